"""The thirteen locations as drawn on the board: picture, name, spaces, and what is printed there."""

from __future__ import annotations

from collections.abc import Sequence

from game.alrashid.rules.board import GUILD_ROWS, GUILDS, LAND_ROWS, LANDS, PALACES, Site
from game.alrashid.scenes import theme
from game.alrashid.scenes.grid import LAND_PICTURE, TILE, TILE_PITCH, WARE, WARE_PITCH
from game.alrashid.scenes.lexicon import said, title
from game.alrashid.scenes.plates import panel, picture, site_sign
from game.alrashid.scenes.stock import printed
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.lettering import either, inscribe
from game.stage.places import Place

EDGES = {"open": theme.RED_SHADOW, "focus": theme.PALE_GOLD}
"""The edge of the letters of a name, where its ribbon is no calm ground."""

LETTERS = 0.8
"""How large names are set, of their usual size."""

NAMES = {"open": "done", "done": "done", "now": "focus"}
PALACE_FRAMES = {"open": "frame", "done": "veil", "now": "target_focus"}
SERVICES = {Site.INTRIGUE: "spy", Site.MILITARY: "land"}
FAVORS = {
    Site.INTRIGUE: "alrashid/icon/crescent",
    Site.MILITARY: "alrashid/icon/land",
    Site.LORE: "alrashid/token/note",
    Site.TRADE: "alrashid/icon/swap",
    Site.POLITICS: "alrashid/token/influence",
}


def draw_site(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A location without the things on it; "done" when nothing is left to do there, "now" while it is resolved."""
    site = Site[face[1].upper()]
    if site in LANDS:
        _land(canvas, place.area, site, face[0])
    else:
        _palace(canvas, place.area, site, face[0], int(face[2]))


def _land(canvas: Canvas, area: Area, land: Site, state: str) -> None:
    done = state == "done"
    unit = area.w / LAND_PICTURE[0]
    canvas.sprite(f"alrashid/land/{land}", area)
    if state != "open":
        canvas.sprite(f"alrashid/land/{land}_{'done' if done else 'focus'}", area)
    middle, top = area.centre[0], area.y + 12 * unit
    for number, ware in enumerate(printed(land)):
        x = middle + (number - 2.5) * WARE_PITCH * unit
        spot = Area(x - WARE * unit / 2, top + (100 - WARE / 2) * unit, WARE * unit, WARE * unit)
        canvas.sprite(f"alrashid/ware/{ware}_gone", spot, "contain")
    if LAND_ROWS[land].note:
        canvas.sprite(
            "alrashid/token/note", Area(middle - 121 * unit, top + 36 * unit, 46 * unit, 36 * unit), "contain", alpha=60
        )
    carpet = Area(middle - 139.5 * unit, top + (186 - 14) * unit, 279 * unit, 30 * unit)
    canvas.sprite(f"alrashid/place/carpet_land{'_dim' if done else ''}", carpet)
    draw_name(canvas, Area(middle - 125 * unit, top - 11 * unit, 250 * unit, 30 * unit), land, NAMES[state])


def _palace(canvas: Canvas, area: Area, palace: Site, state: str, rows: int) -> None:
    done = state == "done"
    canvas.sprite(f"alrashid/palace/{palace}", area)
    if palace in GUILDS:
        _fees(canvas, Area(area.x + 8, area.y + 117, area.w - 16, 26), palace)
    else:
        _benevolence(canvas, Area(area.x + 8, area.y + 117, area.w - 16, 26))
    for number in range(4 * rows):
        x = area.x + 9.5 + number % 4 * TILE_PITCH[0]
        spot = Area(x, area.y + 145 + number // 4 * TILE_PITCH[1], *TILE)
        canvas.sprite(f"alrashid/title_frame/sold_{palace}", spot, alpha=130)
    carpet = Area(area.centre[0] - 102, area.y + 259 - 14, 204, 30)
    canvas.sprite(f"alrashid/place/carpet_palace{'_dim' if done else ''}", carpet.inset(4, 0))
    panel(canvas, PALACE_FRAMES[state], area.inset(1))
    draw_name(canvas, Area(area.x + 6, area.y + 86, area.w - 12, 29), palace, NAMES[state])


def draw_name(canvas: Canvas, area: Area, site: Site, state: str) -> None:
    """The ribbon with the name of a location: open, focus, done, or as a rule a tablet of stone."""
    text = title("site", site)
    sign = 26 if site in PALACES else 0
    brush = canvas.at_ui(LETTERS)
    wide = brush.measure(text, "name")[0] + 46 + sign
    ribbon = anchor(area, (min(area.w, wide), area.h))
    panel(canvas, f"name_{state or 'done'}", ribbon)
    dark = state != "open"
    room = ribbon.inset(15, 2)
    if sign:
        site_sign(canvas, site, room.left_part(24), 22, light=not dark)
    colour = theme.IVORY if state == "open" else theme.INK if state == "focus" else theme.STONE
    inscribe(
        brush,
        text,
        room.less(left=sign, bottom=1),
        "name",
        colour,
        shadow=EDGES.get(state),
    )


def _fees(canvas: Canvas, area: Area, guild: Site) -> None:
    """What the service costs by rank, and what the favor costs."""
    row = GUILD_ROWS[GUILDS.index(guild)]
    brush = canvas.at_ui(1)
    fees = "·".join(map(str, row.service)) if len(set(row.service)) > 1 else str(row.service[0])
    left, right = area.left_part(area.w * 0.72), area.right_part(area.w * 0.27)
    sign = f"alrashid/icon/{row.recruits}" if row.recruits is not None else f"alrashid/icon/{SERVICES[guild]}"
    picture(canvas, sign, left.left_part(24), 25)
    inscribe(brush, fees, left.less(left=27), "label", theme.INK, across="left")
    picture(canvas, FAVORS[guild], right.left_part(26), 24)
    inscribe(brush, str(row.favor), right.less(left=30), "label", theme.INK, across="left")


def _benevolence(canvas: Canvas, area: Area) -> None:
    picture(canvas, "alrashid/ware/any", area.left_part(30), 25)
    words = either(
        canvas.at_ui(1),
        [f"{said('table.any_ware')}, {said('table.free')}", said("table.any_ware")],
        area.less(left=34),
        "small",
    )
    inscribe(canvas.at_ui(1), words, area.less(left=34), "small", theme.INK, across="left")
