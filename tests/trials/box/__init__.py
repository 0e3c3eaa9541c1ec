"""Trials of the box as one machine: an image of its card in QEMU, played from outside. `deploy/try-image` calls it;
pytest collects nothing here."""
