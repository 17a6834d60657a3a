import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  drop,
  join,
  line,
  mirrored,
  outline,
  row,
  turned,
} from "../recorded-drawing";

/** Tools and machines of kitchens, bars and cellars. */
export const kitchen: MotifGroup = {
  "fork-knife": motif("a fork and a knife", () => [
    body(
      row(box(14, 6, 6.5, 32, 3.2), 3, 12),
      outline("M14 32H44.5V38C44.5 48 38 54 29 54C20 54 14 48 14 38Z"),
      box(25, 48, 8.5, 44, 4),
    ),
    body(outline("M64 92C60 92 58 90 58 87V10C58 5 64 4 69 9C78 18 82 34 80 54C80 56 78 58 76 58H68V87", "C68 90 67 92 64 92Z")),
  ]),
  "cooking-pot": motif("a cooking pot", () => [
    body(
      corners(3, "16 42,80 42,80 76 14,70 88 14,26 88 14,16 76 14"),
      box(4, 48, 88, 9, 4),
      outline("M18 37C20 26 32 20 48 20C64 20 76 26 78 37Z"),
      box(41, 9, 14, 9, 4),
    ),
  ]),
  "chef-hat": motif("a chef's hat", () => [
    body(circle(25, 36, 20), circle(71, 36, 20), circle(48, 27, 23), box(24, 36, 48, 36)),
    cut(line(4.5, "38 52,38 66"), line(4.5, "58 52,58 66")),
    body(box(24, 76.5, 48, 15, 3)),
  ]),
  "rolling-pin": motif("a rolling pin", () => [
    body(turned(join(box(16, 34, 64, 28, 8), box(-10, 42, 22, 12, 6), box(84, 42, 22, 12, 6)), -42)),
    body(turned(box(8, 45, 80, 6), -42)),
  ]),
  whisk: motif("a whisk", () => [
    body(
      turned(
        join(
          box(43, 58, 10, 46, 5),
          curve(4.6, "M48 62C26 48 26 -4 48 -4C70 -4 70 48 48 62Z"),
          curve(4.6, "M48 62C38 44 38 4 48 -4"),
          curve(4.6, "M48 62C58 44 58 4 48 -4"),
        ),
        40,
      ),
    ),
  ]),
  "kitchen-knife": motif("a kitchen knife", () => [
    body(turned(outline("M40 58V-8C56 4 60 30 58 58Z"), 40)),
    accent(turned(box(40, 64, 15, 42, 6), 40)),
    cut(turned(join(circle(47.5, 75, 3.2), circle(47.5, 92, 3.2)), 40)),
  ]),
  "coffee-mill": motif("a coffee mill", () => [
    body(
      box(16, 52, 64, 36, 4),
      box(10, 86, 76, 8, 3),
      outline("M26 48C28 34 36 28 48 28C60 28 68 34 70 48Z"),
      box(44.5, 14, 7, 16),
    ),
    body(curve(6, "M48 14C60 8 70 10 78 16")),
    accent(circle(82, 12, 8)),
    cut(box(30, 62, 36, 16, 2)),
    body(circle(48, 70, 4)),
  ]),
  "copper-still": motif("a copper still", () => [
    body(
      outline(
        "M6 74C6 58 16 52 22 44C26 38 22 28 34 20C44 28 42 38 46 44C52 52 62 58 62 74C62 84 52 90 34 90",
        "C16 90 6 84 6 74Z",
      ),
      curve(7, "M34 22C34 6 44 4 54 10L84 34V48"),
      box(72, 50, 22, 40, 3),
    ),
    cut(bar(4.6, "72 60,94 60"), bar(4.6, "72 71,94 71"), curve(4.6, "M15 70C17 63 21 60 26 55")),
  ]),
  "brew-kettle": motif("a brewing tank", () => [
    body(
      outline("M26 20C30 12 38 8 48 8C58 8 66 12 70 20V64L54 82H42L26 64Z"),
      mirrored(line(6.5, "27 56,22 93")),
      box(43, 80, 10, 12, 1),
      line(5, "72 30,86 30,86 62"),
    ),
    cut(circle(48, 32, 8.6), bar(4.6, "26 52,70 52")),
    accent(circle(48, 32, 4.6)),
  ]),
  "cocktail-shaker": motif("a cocktail shaker", () => [
    body(corners(3, "24 36,72 36,64 93,32 93"), outline("M25 31C26 22 32 16 40 14H56C64 16 70 22 71 31Z"), box(39, 2, 18, 9, 4)),
    cut(corners(2, "33 48,40 48,43 82,39 82")),
  ]),
  grill: motif("a grill", () => [
    body(outline("M8 44H88C88 64 72 74 48 74C24 74 8 64 8 44Z"), mirrored(line(6.5, "34 70,24 93")), box(4, 34, 88, 7, 3.5)),
    accent(curve(5.5, "M28 26C22 18 34 14 28 3"), curve(5.5, "M48 26C42 18 54 14 48 3"), curve(5.5, "M68 26C62 18 74 14 68 3")),
    cut(curve(4.6, "M22 56C26 62 32 65 40 66")),
  ]),
  "pizza-oven": motif("a stone oven", () => [
    body(outline("M6 88V56C6 32 24 16 48 16C72 16 90 32 90 56V88Z"), box(58, 2, 14, 26, 2)),
    cut(outline("M24 76C24 56 34 46 48 46C62 46 72 56 72 76Z"), box(6, 80.5, 84, 4)),
    accent(drop(48, 66, 8, 50)),
  ]),
  cooker: motif("a cooker", () => [
    body(box(10, 24, 76, 68, 4), box(10, 12, 76, 8, 3), box(20, 1, 20, 6.6, 2), box(56, 1, 20, 6.6, 2)),
    cut(box(20, 48, 56, 34, 3), row(circle(24, 36, 4.2), 4, 16)),
    body(box(26, 54, 44, 6, 2)),
  ]),
};
