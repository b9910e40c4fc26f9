# SPDX-License-Identifier: GPL-3.0-or-later
# Lines of text as lines of a C string.
s/\\/\\\\/g
s/"/\\"/g
s/^/"/
s/$/\\n"/
