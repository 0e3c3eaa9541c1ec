"""The box itself, tried as one machine: an image of its card in QEMU, played from outside. `deploy/try-image` calls it.

Nothing here is collected by pytest; `tests/deploy/test_try_image.py` looks at what needs no machine.
"""
