"""Three files beside the drawn ones: `PYTHONPATH=build/art python -m common.extras`, after `python build/art common`.

sprites/common/panel/insets.toml tells every nine-slice's borders; sprites/common/icon/icon.ico holds the program icon
for Windows, icon.svg the same for desktops that draw it at any size.
"""

from __future__ import annotations

import struct

from common.arcade import ARCADE_INSETS, PLATE_INSETS
from common.controls import CONTROLS
from common.emblem import IN_ICO, SIZES, icon
from common.honours import BANNER_INSETS
from common.panels import PANELS, Insets
from render import SPRITES

HEAD = """# Nine-slice borders that keep their shape: left, top, right, bottom in pixels of the master, two a logical
# unit. A panel's picture has no outer shadow: its edge is the control's edge. Least sizes are the sums of the borders.
"""


def insets() -> str:
    """The text of insets.toml."""
    every: dict[str, Insets] = {name: panel.insets for name, panel in (PANELS | CONTROLS).items()}
    every |= {"arcade": ARCADE_INSETS, "plate": PLATE_INSETS, "plate_lit": PLATE_INSETS, "banner": BANNER_INSETS}
    return HEAD + "".join(f"{name} = [{', '.join(str(2 * side) for side in sides)}]\n" for name, sides in every.items())


def packed(pictures: dict[int, bytes]) -> bytes:
    """An .ico file of PNG pictures by their size in pixels."""
    head, rows, offset = struct.pack("<HHH", 0, 1, len(pictures)), b"", 6 + 16 * len(pictures)
    for size, content in pictures.items():
        rows += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return head + rows + b"".join(pictures.values())


def main() -> None:
    """Write the files."""
    common = SPRITES / "common"
    (common / "panel" / "insets.toml").write_text(insets(), encoding="utf-8")
    pictures = {size: (common / "icon" / f"icon_{size}.png").read_bytes() for size in IN_ICO}
    (common / "icon" / "icon.ico").write_bytes(packed(pictures))
    (common / "icon" / "icon.svg").write_text(icon(SIZES[-1])[0] + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
