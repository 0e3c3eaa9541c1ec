"""Games that were played: records in and out, their digests, statistics, catalogues as files, recordings of hardware.

May import views and the log; knows no game in progress.
"""
