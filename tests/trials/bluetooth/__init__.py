"""Bluetooth dice in a virtual machine: a real BlueZ and a kernel's virtual controller, with played dice behind it."""
