"""Trials of the box as one machine: an image of its card in QEMU, played from outside. `deploy/try-image` calls it.

pytest collects nothing here; `tests/deploy/test_try_image.py` tests the parts that need no machine.
"""
