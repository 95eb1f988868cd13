"""One command to play, one to test; both make .venv beside this checkout first, when it is not there.

    python3 build/dev.py play [crown --seed 7 ...]     the program
    python3 build/dev.py test [pytest arguments ...]   the tests
    python3 build/dev.py check [--fix]                 format, lint, types, import contracts
    python3 build/dev.py art [family ...]              paint the pictures anew
    python3 build/dev.py boards                        draw up the maps anew
    python3 build/dev.py music [arguments ...]         make or measure the sounds
    python3 build/dev.py train BOX [arguments ...]     learn from games how strong a position is
    python3 build/dev.py bundle                        dist/caravanserai, a folder that runs without Python

Everything else is passed on to the program: arena, bench, doctor, ..., a saved game, --windowed, --version.
Needs nothing but Python 3.11 and, once, the network.
"""
# This file is read by Pythons of any age, down to 2.7, so that they can say that they are too old.

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Caravanserai needs Python 3.11 or newer and this is %s: start it with a newer one." % sys.version.split()[0]
    )

from workshop import main

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:], help_text=__doc__))
    except KeyboardInterrupt:
        sys.exit(130)
