"""Logical coordinates on windows of every size, sprites brought to real pixels, areas cut from areas."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage import sprites as sprites_module
from game.stage.area import Area, anchor, column, grid, row, shares
from game.stage.assets import MissingAsset
from game.stage.canvas import Canvas
from game.stage.lru import Lru
from game.stage.shapes import Look, blank, plate, rounded
from game.stage.sprites import Sprites, bled, contain_part, cover_part, cuts, nine_sliced
from game.stage.text import Scribe
from game.stage.theme import HOUSE, contrast
from tests.stage.rig import canvas_of, rgba

SIZES = [(960, 540), (1280, 720), (1280, 800), (1024, 768), (1920, 1080), (2560, 1440), (3440, 1440), (1366, 768)]


def on_surface(w: int, h: int) -> Canvas:
    sprites = Sprites()
    return Canvas(pygame.Surface((w, h)), sprites, Scribe(sprites))


@pytest.mark.parametrize("size", SIZES)
def test_the_picture_is_1080_high_and_at_least_1920_wide_and_lies_in_the_window(size: tuple[int, int]) -> None:
    canvas = on_surface(*size)
    window = pygame.Rect((0, 0), size)
    assert canvas.area.h == 1080
    assert canvas.area.w >= 1920
    assert window.contains(canvas.rect(canvas.area))


@pytest.mark.parametrize("size", SIZES)
def test_the_bleed_covers_the_whole_window(size: tuple[int, int]) -> None:
    canvas = on_surface(*size)
    assert canvas.rect(canvas.bleed) == pygame.Rect((0, 0), size)


@given(st.integers(960, 5000), st.integers(540, 3000), st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_pixel_leads_to_a_point_and_back(w: int, h: int, x: int, y: int) -> None:
    canvas = on_surface(w, h) if (w, h) == (960, 540) else MAPPED
    canvas.target(_bare(w, h))
    pixel = (x % w, y % h)
    assert canvas.at(canvas.logical(pixel)) == pixel


class _Bare:
    """Only the size of a surface, for mapping tests on huge windows."""

    def __init__(self, w: int, h: int) -> None:
        self.size = (w, h)

    def get_size(self) -> tuple[int, int]:
        return self.size


def _bare(w: int, h: int) -> pygame.Surface:
    bare: object = _Bare(w, h)
    return bare  # type: ignore[return-value]  # only get_size is asked


MAPPED = on_surface(960, 540)


def test_areas_that_touch_still_touch_in_pixels() -> None:
    canvas = on_surface(1366, 768)
    cells = grid(canvas.area, 7, 5, gap=0)
    rects = [canvas.rect(cell) for cell in cells]
    assert all(rects[n].right == rects[n + 1].left for n in range(34) if n % 7 != 6)


def test_a_moving_sprite_keeps_its_size_in_pixels() -> None:
    canvas = on_surface(1366, 768)
    first = canvas.picture("no/such/picture", (100, 140))
    assert first is canvas.picture("no/such/picture", (100, 140))
    assert first.get_size() == (canvas.px(100), canvas.px(140))


def test_a_resize_changes_the_mapping_and_nothing_else() -> None:
    canvas = on_surface(1280, 720)
    for size in SIZES * 6:
        canvas.target(pygame.Surface(size))
        assert canvas.logical(canvas.at((960, 540))) == pytest.approx((960, 540), abs=1 / canvas.scale)


def test_a_missing_sprite_is_an_error_naming_the_id() -> None:
    with pytest.raises(MissingAsset, match="crown/good/nothing"):
        Sprites(strict=True).get("crown/good/nothing", (10, 10))


def test_a_missing_sprite_is_reported_once_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    sprites = Sprites()
    for _ in range(3):
        assert sprites.get("crown/good/nothing", (10, 12)).get_size() == (10, 12)
        sprites.clear()
    assert sprites.missing == {"crown/good/nothing"}
    assert caplog.text.count("crown/good/nothing") == 1


def test_covering_crops_and_containing_leaves_margins() -> None:
    assert cover_part((200, 100), (50, 50)) == pygame.Rect(50, 0, 100, 100)
    assert contain_part((200, 100), (50, 50)) == pygame.Rect(0, 12, 50, 25)


def test_a_panel_squeezed_too_small_shares_its_borders() -> None:
    assert cuts(60, 20, 40, 1.0) == (30, 10)
    assert cuts(60, 20, 400, 0.5) == (30, 10)


def test_the_corners_of_a_panel_keep_their_shape() -> None:
    master = blank(30, 30, (0, 0, 255, 255))
    master.fill((255, 0, 0), (0, 0, 10, 10))
    panel = nine_sliced(master, (10, 10, 10, 10), (100, 60), (10, 10), (10, 10))
    assert rgba(panel, (9, 9))[:3] == (255, 0, 0)
    assert rgba(panel, (12, 9))[:3] == (0, 0, 255)
    assert panel.get_size() == (100, 60)


def test_clear_pixels_take_the_colour_of_the_edge() -> None:
    picture = blank(20, 20)
    picture.fill((200, 100, 50, 255), (5, 5, 10, 10))
    grown = bled(picture)
    assert rgba(grown, (4, 10))[:3] == (200, 100, 50)
    assert grown.get_at((4, 10)).a == 0
    assert rgba(grown, (10, 10)) == (200, 100, 50, 255)


def test_tones_and_fits_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    sprites = Sprites()

    def nowhere(*names: object) -> None:
        raise MissingAsset("no")

    monkeypatch.setattr(sprites_module, "find", nowhere)
    pictures = [sprites.get("x", (40, 30), fit, tone) for fit in ("fill", "cover") for tone in ("", "grey", "dim")]
    assert len({id(picture) for picture in pictures}) == 6
    assert sprites.get("x", (40, 30), "cover", "grey") in pictures


def test_a_store_forgets_the_oldest_and_keeps_to_its_budget() -> None:
    store: Lru[int] = Lru(10, lambda value: value)
    for name in ("four", "five", "four again"):
        store.get(name, lambda: 5)
    assert store.weight <= 10
    assert store.get("huge", lambda: 50) == 50
    assert len(store) == 1


def test_a_plate_is_round_and_its_shadow_fades_to_nothing_at_the_edge() -> None:
    picture, margin = plate(120, 80, Look(((250, 240, 220), (230, 210, 180)), 20, ((2, (0, 0, 0)),), shadow=10), 1.0)
    w, h = picture.get_size()
    assert (w, h) == (120 + 2 * margin, 80 + 2 * margin)
    assert picture.get_at((margin + 60, margin + 40)).a == 255
    rim = [picture.get_at((x, y)).a for x in range(w) for y in (0, h - 1)]
    assert max(rim) <= 8


def test_a_mask_is_white_everywhere() -> None:
    mask = rounded(30, 20, 8)
    assert rgba(mask, (0, 0)) == (255, 255, 255, 0)
    assert rgba(mask, (15, 10)) == (255, 255, 255, 255)


def test_clipping_ends_with_its_block() -> None:
    canvas = canvas_of()
    with canvas.clip(Area(0, 0, 100, 100)):
        canvas.fill((255, 255, 255), canvas.area)
    assert rgba(canvas.surface, canvas.at((200, 200)))[:3] == (0, 0, 0)
    canvas.fill((255, 0, 0), canvas.area)
    assert rgba(canvas.surface, canvas.at((200, 200)))[:3] == (255, 0, 0)


def test_the_ui_scale_is_bounded_and_capped_by_what_fits() -> None:
    assert canvas_of(ui=9).ui == 2.0
    assert canvas_of(ui=0.1).ui == 0.8
    assert canvas_of(ui=2.0).capped((1000, 500), (1500, 600)) == pytest.approx(1.2)


def test_every_text_colour_of_the_house_can_be_read() -> None:
    for ground in HOUSE.paper:
        for colour in (HOUSE.ink, HOUSE.ink_soft, HOUSE.heading, HOUSE.warn, HOUSE.good):
            assert contrast(colour, ground) >= 4.5
    for pair in (HOUSE.dark, HOUSE.button, HOUSE.button_hover, HOUSE.button_down, HOUSE.asked, HOUSE.asked_down):
        assert min(contrast(HOUSE.cream, ground) for ground in pair) >= 4.5
        assert min(contrast(HOUSE.cream_soft, ground) for ground in pair) >= 4.5
    assert min(contrast(HOUSE.off_text, ground) for ground in HOUSE.off) >= 4.5
    assert contrast(HOUSE.focus, HOUSE.focus_ground) >= 3
    assert min(contrast(HOUSE.cream, ground) for ground in HOUSE.asked_hover) >= 4.5


def test_layout_cuts_areas_that_lie_inside_and_do_not_overlap() -> None:
    room = Area(10, 20, 600, 400)
    for parts in (grid(room, 3, 4), shares(room, [1, 2, 3]), shares(room, [2, 1], upright=True)):
        assert all(room.encloses(part) for part in parts)
        assert not any(a.overlaps(b) for n, a in enumerate(parts) for b in parts[n + 1 :])


def test_rows_and_columns_are_placed_as_told() -> None:
    room = Area(0, 0, 100, 100)
    assert row(room, [(20, 10), (30, 10)], gap=10, across="right", down="bottom") == [
        (40, 90, 20, 10),
        (70, 90, 30, 10),
    ]
    assert column(room, [(20, 10), (30, 10)], gap=10, across="middle", down="top") == [
        (40, 0, 20, 10),
        (35, 20, 30, 10),
    ]
    assert anchor(room, (10, 20), "right", "top") == (90, 0, 10, 20)


def test_an_area_is_brought_inside_another() -> None:
    room = Area(0, 0, 100, 100)
    assert Area(90, -5, 20, 20).inside(room) == (80, 0, 20, 20)
    assert Area(5, 5, 200, 20).inside(room).x == 0


def test_nothing_is_scaled_or_rendered_anew_when_a_frame_is_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = canvas_of()

    def paint() -> None:
        canvas.sprite("no/such/picture", Area(100, 100, 90, 120))
        canvas.panel("paper", Area(300, 100, 400, 300))
        canvas.write("The castle stands on the hill.", Area(320, 130, 200, 200), lines=0)

    paint()
    for name in ("smoothscale", "scale"):
        monkeypatch.setattr(pygame.transform, name, lambda *args: pytest.fail("scaled in the frame loop"))
    paint()
