"""Games that were added as packages: which there are, whether they are fit for the table, adding and removing.

May import the log, the errors, and the built-in games; the code of a package runs in a process of its own first.
"""
