"""The companion's self-signed certificate, for the page over TLS.

A browser warns once, and people compare the fingerprint in the warning with the one on the touchscreen. The private
key never leaves the file, which only this user may read.
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.log.disk import atomic_file

FILE = "certificate.pem"  # in the data folder: the certificate, then its key
LIFETIME = timedelta(days=390)  # some browsers refuse more than 398
RENEW_BEFORE = timedelta(days=30)  # before its expiry
SLACK = timedelta(days=2)  # for a phone's slow clock


@dataclass(frozen=True, kw_only=True)
class Certificate:
    file: Path
    fingerprint: str  # SHA-256, "AB:CD:...", as browsers show it
    names: frozenset[str]
    ends: datetime

    def is_valid_for(self, names: frozenset[str], now: datetime) -> bool:
        """Whether the certificate covers all these names and is not due for renewal."""
        return self.names >= names and self.is_lasting(now)

    def is_lasting(self, now: datetime) -> bool:
        return now < self.ends - RENEW_BEFORE


class Tls:
    """A server's TLS context, with a certificate that follows the server's names and addresses."""

    def __init__(self, folder: Path, names: Iterable[str], utc_now: Callable[[], datetime]) -> None:
        self._folder, self._utc_now = folder, utc_now
        self.certificate = ensure_certificate(folder, names, utc_now())
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.certificate.file)

    def follow(self, names: Iterable[str]) -> str:
        """Use a certificate for these names for all new connections; its fingerprint."""
        if not self.certificate.is_valid_for(frozenset(names), self._utc_now()):
            self.certificate = ensure_certificate(self._folder, names, self._utc_now())
            self.context.load_cert_chain(self.certificate.file)
        return self.certificate.fingerprint


def ensure_certificate(folder: Path, names: Iterable[str], now: datetime) -> Certificate:
    """The certificate in this folder for these host names and addresses, or a new one if none is valid for them.

    A new certificate inherits the names of the old one, unless that is due for renewal: a companion that moves between
    two homes has one certificate, and causes one warning in every browser.
    """
    wanted = frozenset(names)
    old = _read(folder / FILE)
    if old and old.is_valid_for(wanted, now):
        return old
    inherited = old.names if old and old.is_lasting(now) else frozenset()
    pem = _new_pem(wanted | inherited, now)
    atomic_file.write(folder / FILE, pem, synced=False).replace(folder / FILE)  # after a power cut there is a new one
    made = _read(folder / FILE)
    assert made is not None
    return made


def _new_pem(names: frozenset[str], now: datetime) -> bytes:
    """A new key and its certificate, as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "table-companion")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SLACK)
        .not_valid_after(now + LIFETIME - SLACK)
        .add_extension(x509.SubjectAlternativeName([_name(name) for name in sorted(names)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return certificate.public_bytes(Encoding.PEM) + secret


def _name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _read(file: Path) -> Certificate | None:
    """The certificate in this file; None if it is missing, damaged, or readable by other users."""
    try:
        if file.stat().st_mode & 0o077:
            return None  # the private key may have leaked
        pem = file.read_bytes()
        certificate = x509.load_pem_x509_certificate(pem)
        key = load_pem_private_key(pem[pem.index(b"-----BEGIN PRIVATE") :], None)
        if key.public_key() != certificate.public_key():
            return None
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return None
    return Certificate(
        file=file,
        fingerprint=certificate.fingerprint(hashes.SHA256()).hex(":").upper(),
        names=frozenset(str(name.value) for name in names),
        ends=certificate.not_valid_after_utc,
    )
