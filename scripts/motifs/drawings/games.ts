import { motif, type MotifGroup } from "../motif-drawing";
import { accent, body, box, circle, corners, curve, cut, join, outline, over, rim, turned } from "../recorded-drawing";

/** Board games, video games and puzzles. */
export const games: MotifGroup = {
  "chess-knight": motif("a chess knight", () => [
    body(
      outline(
        "M44 6L50 14C70 18 80 36 78 70H28C28 58 38 52 44 42C38 46 32 46 26 44L20 50C14 50 10 46 12 40",
        "L26 22C30 16 36 14 40 14Z",
      ),
      box(22, 74, 58, 7, 3),
      box(16, 84, 70, 8, 3),
    ),
    cut(circle(40, 28, 3.6), curve(4.5, "M54 26C64 36 68 50 67 62")),
  ]),
  "chess-board": motif("a chess board", () => [
    body(box(6, 6, 84, 84, 4)),
    cut(...[0, 1, 2, 3].flatMap((y) => [0, 1].map((x) => box(13 + (2 * x + (y % 2)) * 17.5, 13 + y * 17.5, 17.5, 17.5)))),
  ]),
  dice: motif(
    "a die",
    () => [
      body(box(10, 10, 76, 76, 14)),
      cut(circle(48, 48, 7), circle(29, 29, 7), circle(67, 29, 7), circle(29, 67, 7), circle(67, 67, 7)),
    ],
    76,
  ),
  "playing-cards": motif("two playing cards", () => [
    body(turned(box(12, 10, 46, 66, 6), -14)),
    over(turned(box(36, 16, 48, 70, 6), 10), 4),
    cut(
      turned(join(outline("M60 34C66 42 74 46 74 54C74 62 64 63 61 57L64 67H56L59 57C56 63 46 62 46 54C46 46 54 42 60 34Z")), 10),
    ),
  ]),
  puzzle: motif("a piece of a puzzle", () => [
    body(box(8, 28, 60, 60, 4), circle(38, 20, 12), circle(76, 58, 12), box(32, 24, 12, 8), box(64, 52, 8, 12)),
    cut(circle(12, 58, 10.5), circle(38, 84, 10.5), box(4, 53, 8, 10), box(33, 84, 10, 8)),
  ]),
  maze: motif("a maze", () => [
    body(rim(7, box(10, 10, 76, 76, 1))),
    cut(box(40, 78, 16, 14)),
    body(
      box(24, 24, 48, 7),
      box(24, 24, 7, 48),
      box(24, 65, 24, 7),
      box(65, 24, 7, 48),
      box(39, 38, 7, 20),
      box(39, 38, 18, 7),
      box(50, 51, 20, 7),
    ),
  ]),
  "game-controller": motif("a game controller", () => [
    body(outline("M26 24H70C84 24 92 46 92 64C92 78 80 80 74 72L66 62H30L22 72C16 80 4 78 4 64C4 46 12 24 26 24Z")),
    cut(box(26, 34, 6, 18, 1), box(20, 40, 18, 6, 1), circle(62, 47, 4.2), circle(72, 37, 4.2)),
  ]),
  joystick: motif("a joystick", () => [
    body(corners(7, "16 62,80 62,88 92,8 92"), box(43, 30, 10, 34)),
    cut(box(22, 76, 22, 5, 2), circle(70, 77, 5)),
    accent(circle(48, 20, 17)),
  ]),
};
