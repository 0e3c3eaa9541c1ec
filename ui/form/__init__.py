"""A question's form: fields, keys, rows and how they find room.

May import state and the kit; never Kivy.
"""
