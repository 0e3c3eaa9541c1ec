"""Wi-Fi without a radio: three simulated ones (mac80211_hwsim) are the box's, a phone's and a router's.

The box loses its cable and opens its own network; a phone in it enters a wrong password of the router's network, comes
back, and enters the right one.
"""

from __future__ import annotations

import base64
import shlex
import time
from pathlib import Path

from tests.trials.box.shell import Shell
from tests.trials.box.trial import Trial
from tests.trials.box.trouble import Wrong, until

NETWORK, WRONG, RIGHT = "Home of Ana", "not the password", "the right one"
FOLDER = "/run/wifi"
OPENS_S, JOINS_S, IN_S = 900.0, 900.0, 300.0
SHARED, PHONE, ROUTER = "10.42.0.1:8642", "10.42.0.77/24", "192.168.77.1/24"  # the first is NetworkManager's choice
OWN, CHOSEN = "companion-own", "companion-wifi"
RELEASE = "/opt/table-companion/current"
PYTHON = f"env PYTHONPATH={RELEASE} {RELEASE}/.venv/bin/python"
INSIDE = Path(__file__).with_name("inside.py")

# The last two radios move into name spaces of their own; NetworkManager keeps the first.
RADIOS = f"""
mkdir -p {FOLDER} && modprobe mac80211_hwsim radios=3 && udevadm settle
set -- $(ls /sys/class/ieee80211 | sort -V | tail -n 2)
for name in phone router; do
    ip netns add $name
    iw phy $1 set netns name $name
    link=$(ip netns exec $name iw dev | sed -n 's/.*Interface //p')
    ip -n $name link set $link name radio && ip -n $name link set radio up && ip -n $name link set lo up
    shift
done
ip -n router addr add {ROUTER} dev radio && ip -n phone addr add {PHONE} dev radio
"""
AS_ROUTER = f"""network={{
ssid="{NETWORK}"
mode=2
frequency=2437
key_mgmt=WPA-PSK
psk="{RIGHT}"
}}
"""
SERVES = f"""
ip netns exec router wpa_supplicant -B -D nl80211 -i radio -c {FOLDER}/router
ip netns exec router dnsmasq --port=0 --interface=radio --bind-interfaces --dhcp-range=192.168.77.10,192.168.77.20 \
    --pid-file={FOLDER}/dnsmasq.pid --dhcp-leasefile={FOLDER}/leases
"""


def wifi(trial: Trial) -> None:
    """From no cable to the box's own network, and to the router's."""
    shell = trial.running.shell
    code, said = shell.tried(RADIOS, OPENS_S)
    if code:
        raise Wrong(f"no simulated radios: {said.strip()}")
    put(shell, "router", AS_ROUTER)
    put(shell, "inside.py", INSIDE.read_text())
    shell.run(SERVES)
    began_s = time.monotonic()
    shell.run("nmcli device set eth0 managed no; ip link set eth0 down")
    until("the companion's own network", lambda: own_key(shell), OPENS_S)
    trial.report.saw("wifi", "the cable is off: it opened its own network", time.monotonic() - began_s)
    trial.keep("wifi-own", trial.panel.picture())
    try:
        told(trial, WRONG, OWN)
        told(trial, RIGHT, CHOSEN)
    finally:
        shell.tried("ip link set eth0 up; nmcli device set eth0 managed yes")


def told(trial: Trial, password: str, leads_to: str) -> None:
    """A phone joins and enters that password; the box ends up in that connection."""
    shell, began_s = trial.running.shell, time.monotonic()
    get_in(shell)
    phone = f"{PYTHON} {FOLDER}/inside.py wifi {SHARED}"
    said = shell.run(f"ip netns exec phone {phone} {shlex.quote(NETWORK)} {shlex.quote(password)}", JOINS_S)
    until("the companion leaves its own network to try", lambda: OWN not in active(shell), IN_S)
    until(f"the box is in {leads_to}", lambda: leads_to in active(shell), JOINS_S)
    trial.keep(f"wifi-{leads_to}", trial.panel.picture())
    trial.report.saw("wifi", f"phone: {said!r}; told {password!r}, so {leads_to}", time.monotonic() - began_s)


def get_in(shell: Shell) -> None:
    """Connect the phone to the companion's network with the key on its screen."""
    name = shell.run(f"nmcli -g 802-11-wireless.ssid connection show {OWN}").strip()
    put(shell, "phone", f'network={{\nssid="{name}"\npsk={own_key(shell)}\n}}\n')
    shell.tried(f"kill $(cat {FOLDER}/phone.pid)")
    shell.run(f"ip netns exec phone wpa_supplicant -B -D nl80211 -i radio -c {FOLDER}/phone -P {FOLDER}/phone.pid")
    until("the phone is in", lambda: "Connected" in shell.tried("ip netns exec phone iw dev radio link")[1], IN_S)


def own_key(shell: Shell) -> str:
    """The key of the box's own network, once it is open."""
    if OWN not in active(shell):
        return ""
    return shell.tried(f"nmcli -s -g 802-11-wireless-security.psk connection show {OWN}")[1].strip()


def active(shell: Shell) -> list[str]:
    """The connections that are up, without those still being tried."""
    rows = shell.tried("nmcli -g NAME,STATE connection show --active")[1].splitlines()
    return [name for name, _, state in (row.rpartition(":") for row in rows) if state == "activated"]


def put(shell: Shell, name: str, text: str) -> None:
    """Write a file in the machine's memory."""
    shell.run(f"echo {base64.b64encode(text.encode()).decode()} | base64 -d > {FOLDER}/{name}")
