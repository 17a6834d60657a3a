import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  heart,
  join,
  line,
  mirrored,
  outline,
  over,
  petal,
  row,
} from "../recorded-drawing";

/** Parts of the body. */
export const anatomy: MotifGroup = {
  tooth: motif("a tooth", () => [
    body(
      outline(
        "M28 8C38 8 42 13 48 13C54 13 58 8 68 8C82 8 88 20 86 34C84 46 78 52 76 64C74 78 72 90 66 90",
        "C58 90 60 62 48 62C36 62 38 90 30 90C24 90 22 78 20 64C18 52 12 46 10 34C8 20 14 8 28 8Z",
      ),
    ),
    cut(curve(5.5, "M22 34C21 26 24 20 31 20")),
  ]),
  eye: motif("an eye", () => [
    body(petal(2, 48, 94, 48, 56)),
    cut(circle(48, 48, 21)),
    accent(circle(48, 48, 15.5)),
    cut(circle(54, 42, 5)),
  ]),
  ear: motif("an ear", () => [
    body(
      outline(
        "M48 4C70 4 84 20 84 40C84 58 68 62 64 76C61 86 54 92 44 92C30 92 22 82 22 70H22",
        "C18 60 14 50 14 38C14 18 28 4 48 4Z",
      ),
    ),
    cut(
      curve(6, "M29 40C28 26 36 18 48 18C61 18 69 27 69 38C69 50 56 54 50 64C47 70 47 76 41 76"),
      curve(6, "M43 44C40 36 46 32 50 34C56 36 56 44 51 47"),
    ),
  ]),
  heart: motif("a heart", () => [body(heart(6, 10, 84, 78)), cut(curve(6, "M20 36C20 28 26 24 32 24"))]),
  hand: motif("an open hand", () => [
    body(line(12.5, "31 50,27 20"), line(12.5, "46.5 48,46 11"), line(12.5, "62 48,65 17"), line(12.5, "75 56,82 33")),
    body(outline("M25 48H81C82 62 80 76 70 86C66 90 60 92 54 92C42 92 36 86 30 78L10 58C6 52 14 46 20 50L27 56Z")),
    cut(curve(5, "M36 78C38 70 42 64 52 60")),
  ]),
  "open-hands": motif("two open hands", () => [
    body(
      mirrored(
        outline("M42 92V78C42 68 38 64 34 60L26 50C20 45 12 51 17 57L17 28C17 19 4 19 4 28V60C4 66 8 70 12 74", "L22 84V92Z"),
      ),
    ),
    cut(mirrored(curve(4.5, "M18 55L28 68"))),
    accent(circle(48, 32, 15)),
  ]),
  foot: motif("a bare foot", () => [
    body(outline("M34 42C44 32 70 34 72 48C73 60 64 64 62 72C60 82 54 92 42 92C30 92 26 82 28 72C30 62 26 52 34 42", "Z")),
    body(ellipse(30, 22, 9.5, 11.5, -12), circle(47, 17, 6.5), circle(60, 20, 5.8), circle(70.5, 26, 5.2), circle(79, 35, 4.8)),
  ]),
  footprints: motif("footprints", () => [
    body(ellipse(26, 36, 16, 22, -6), ellipse(31, 78, 12, 13)),
    body(ellipse(70, 22, 16, 22, 6), ellipse(65, 64, 12, 13)),
  ]),
  spine: motif("a spine", () => [
    body(
      ...[0, 1, 2, 3, 4].map((step) => {
        const [half, y] = [9 + step * 2, 4 + step * 18];
        return join(
          box(48 - half, y, 2 * half, 13.5, 4.5),
          mirrored(
            corners(2, `${48 - half + 3} ${y + 3},${38 - half} ${y - 1},${34 - half} ${y + 6},${48 - half + 3} ${y + 11}`),
          ),
        );
      }),
    ),
    cut(row(circle(48, 10.8, 2.6), 5, 0, 18)),
  ]),
  knee: motif("a knee joint", () => [
    body(
      outline("M34 2H60C60 18 60 26 66 34C70 42 66 50 58 50H36C28 50 26 42 28 34C32 26 34 18 34 2Z"),
      outline("M32 58H64C70 58 70 66 66 72C60 80 60 86 60 96H38C38 86 36 80 30 72C26 66 26 58 32 58Z"),
    ),
    accent(ellipse(80, 46, 8, 12)),
    cut(line(4.4, "47 44,47 36")),
  ]),
  lungs: motif("a pair of lungs", () => [
    body(mirrored(outline("M40 30C40 24 36 22 32 24C16 34 6 56 6 74C6 84 10 88 18 86C28 84 40 80 40 70Z"))),
    over(join(box(44, 6, 8, 38, 3), mirrored(curve(7, "M48 40C44 48 38 52 28 54"))), 4),
  ]),
  brain: motif("a brain", () => [
    body(
      mirrored(
        outline(
          "M45.5 16C45.5 10 36 6 30 14C20 12 14 20 17 28C8 32 8 44 13 48C6 54 8 66 17 68C16 78 26 84 32 80",
          "C38 88 45.5 84 45.5 78Z",
        ),
      ),
    ),
    cut(
      mirrored(curve(4.5, "M48 34C40 36 36 32 34 26")),
      mirrored(curve(4.5, "M10 49C18 46 24 48 28 54")),
      mirrored(curve(4.5, "M48 62C40 60 34 64 33 70")),
    ),
  ]),
};
