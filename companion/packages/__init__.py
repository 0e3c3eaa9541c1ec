"""Games added as packages: the shelf, the trial of their fitness, adding and removing.

May import the log, the errors, and the built-in games; the code of a package runs in a process of its own first.
"""
