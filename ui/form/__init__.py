"""A question's form: fields, keys, rows, and their layout.

May import state and the kit; never Kivy.
"""
