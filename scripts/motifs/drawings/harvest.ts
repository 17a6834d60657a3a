import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  arc,
  around,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  join,
  line,
  outline,
  over,
  petal,
  turned,
  within,
} from "../recorded-drawing";

/** What is harvested, and animals and things of fields, shores and gardens. */
export const harvest: MotifGroup = {
  seaweed: motif("seaweed", () => [
    body(curve(9, "M48 92C40 76 56 66 48 50C40 34 54 26 48 8")),
    body(petal(48, 74, 22, 52, 11), petal(50, 60, 76, 40, 11), petal(46, 42, 22, 20, 10), petal(50, 28, 70, 8, 9)),
    accent(curve(7, "M26 92C16 84 24 76 14 66")),
    accent(curve(7, "M70 92C80 82 72 74 84 62")),
  ]),
  "egg-carton": motif("eggs in a carton", () => [
    body(corners(4, "4 50,92 50,84 84,12 84")),
    cut(box(20, 62, 56, 5, 2.5)),
    accent(within(ellipse(22, 36, 12, 17), box(0, 0, 96, 46))),
    accent(within(ellipse(74, 36, 12, 17), box(0, 0, 96, 46))),
    accent(within(ellipse(48, 32, 12, 18), box(0, 0, 96, 46))),
  ]),
  "lotus-root": motif("slices of lotus root", () => [
    body(circle(40, 44, 36)),
    cut(circle(40, 44, 5), around(ellipse(40, 23, 5, 7.5), 7, 40, 44)),
    over(circle(76, 74, 18), 4),
    cut(circle(76, 74, 3), around(circle(76, 64, 3), 5, 76, 74)),
  ]),
  onion: motif("an onion", () => [
    body(outline("M48 26C72 30 90 44 88 62C86 78 68 86 48 86C28 86 10 78 8 62C6 44 24 30 48 26Z")),
    cut(curve(4.4, "M42 32C26 44 22 62 32 80"), curve(4.4, "M54 32C70 44 74 62 64 80")),
    accent(outline("M48 22C42 16 38 10 38 2L46 8L52 0L54 8L62 6C58 12 54 16 48 22Z")),
  ]),
  orange: motif("an orange and a slice", () => [
    body(circle(38, 40, 34)),
    accent(petal(38, 6, 66, 2, 9)),
    over(outline("M34 62H94C94 80 82 92 64 92C46 92 34 80 34 62Z"), 4),
    cut(line(4.4, "64 68,64 86"), line(4.4, "58 68,48 80"), line(4.4, "70 68,80 80")),
  ]),
  garlic: motif("a bulb of garlic", () => [
    body(
      outline(
        "M44 4H52C52 20 58 28 68 36C82 46 88 56 84 70C80 84 66 90 48 90C30 90 16 84 12 70C8 56 14 46 28 36C38 28 44 20 44 4Z",
      ),
    ),
    cut(curve(4.4, "M46 30C34 44 30 58 36 84"), curve(4.4, "M50 30C62 44 66 58 60 84")),
  ]),
  corn: motif("a cob of corn", () => [
    accent(outline("M48 4C60 10 64 24 64 42C64 58 58 70 48 76C38 70 32 58 32 42C32 24 36 10 48 4Z")),
    body(outline("M28 34C14 44 10 66 22 80C30 90 40 92 46 92C46 82 30 70 28 34Z")),
    body(outline("M68 34C82 44 86 66 74 80C66 90 56 92 50 92C50 82 66 70 68 34Z")),
  ]),
  pineapple: motif("a pineapple", () => [
    body(ellipse(48, 64, 25, 29)),
    cut(bar(4.4, "30 44,66 86"), bar(4.4, "66 44,30 86")),
    accent(
      outline("M48 32C42 26 30 24 22 14C32 12 38 14 42 18C42 12 44 6 48 2C52 6 54 12 54 18C58 14 64 12 74 14C66 24 54 26 48 32Z"),
    ),
  ]),
  banana: motif("bananas", () => [
    body(outline("M66 6H76L76 20C86 50 70 82 30 90C22 92 18 86 24 80C50 70 64 48 66 20Z")),
    body(outline("M60 22C58 42 42 58 20 62C12 64 8 70 14 76C20 78 56 70 60 22Z")),
  ]),
  cherries: motif("cherries", () => [
    body(circle(26, 70, 20), circle(70, 66, 20)),
    cut(arc(4.4, 26, 70, 12, 190, 250), arc(4.4, 70, 66, 12, 190, 250)),
    body(curve(5, "M30 50C34 34 44 18 58 8"), curve(5, "M66 47C66 34 62 20 58 8")),
    accent(petal(60, 12, 92, 22, 10)),
  ]),
  "cocoa-pod": motif("a cocoa pod", () => [
    body(turned(outline("M48 2C70 12 78 34 76 54C74 76 62 90 48 94C34 90 22 76 20 54C18 34 26 12 48 2Z"), 24)),
    cut(turned(outline("M48 18C60 24 64 40 63 54C62 68 56 78 48 82C40 78 34 68 33 54C32 40 36 24 48 18Z"), 24)),
    accent(turned(join(ellipse(48, 31, 7.5, 6), ellipse(48, 50, 9, 6.5), ellipse(48, 69, 7.5, 6)), 24)),
  ]),
  "hay-bale": motif("a bale of hay", () => [
    body(box(4, 26, 88, 50, 8)),
    cut(box(26, 26, 4.6, 50), box(65, 26, 4.6, 50)),
    cut(box(36, 36, 22, 4.4, 2.2), box(40, 49, 20, 4.4, 2.2), box(35, 62, 16, 4.4, 2.2), box(10, 42, 10, 4.4, 2.2)),
    cut(box(75, 42, 10, 4.4, 2.2), box(10, 58, 10, 4.4, 2.2), box(75, 58, 10, 4.4, 2.2)),
  ]),
  bonsai: motif("a bonsai", () => [
    body(curve(9, "M48 72C64 62 34 52 46 38")),
    body(line(6, "50 56,68 46")),
    body(ellipse(40, 22, 28, 15), ellipse(72, 42, 18, 10)),
    accent(corners(3, "20 74,76 74,68 92,28 92")),
  ]),
  "cotton-boll": motif("a cotton boll", () => [
    body(circle(32, 32, 19), circle(64, 32, 19), circle(28, 54, 18), circle(68, 54, 18), circle(48, 44, 20)),
    cut(curve(4.4, "M48 20V40"), curve(4.4, "M48 42C42 50 36 52 26 50"), curve(4.4, "M48 42C54 50 60 52 70 50")),
    accent(outline("M48 96L44 80C34 84 24 80 20 70C32 66 42 68 48 76C54 68 64 66 76 70C72 80 62 84 52 80Z")),
  ]),
  bamboo: motif("bamboo", () => [
    body(box(20, 4, 15, 24, 2), box(20, 33, 15, 28, 2), box(20, 66, 15, 26, 2)),
    body(box(48, 16, 15, 30, 2), box(48, 51, 15, 41, 2)),
    accent(petal(64, 30, 92, 10, 9)),
    accent(petal(66, 48, 92, 46, 8)),
  ]),
  lavender: motif("a bunch of lavender", () => [
    body(curve(4.6, "M48 92C48 70 48 60 48 50"), curve(4.6, "M44 90C38 70 30 62 26 54"), curve(4.6, "M52 90C58 70 66 62 70 54")),
    accent(ellipse(48, 38, 6, 9), ellipse(48, 20, 5.4, 8)),
    accent(ellipse(24, 44, 6, 9, -20), ellipse(18, 27, 5.4, 8, -20)),
    accent(ellipse(72, 44, 6, 9, 20), ellipse(78, 27, 5.4, 8, 20)),
    body(box(38, 70, 20, 9, 3)),
  ]),
  goose: motif("a goose", () => [
    body(
      outline(
        "M16 20C16 10 24 4 32 4C42 4 48 12 46 22C44 32 40 38 42 46C56 40 76 42 94 48",
        "C92 66 78 78 58 78C38 78 26 66 28 48C30 38 34 32 32 26L6 28C4 24 8 20 16 20Z",
      ),
    ),
    cut(circle(31, 15, 3)),
    cut(curve(4.4, "M46 58C56 66 70 64 80 56")),
    accent(line(5, "50 80,50 92,42 92")),
    accent(line(5, "62 80,62 92,54 92")),
  ]),
  donkey: motif("a donkey", () => [
    body(
      outline(
        "M22 6C28 12 32 20 33 28C42 36 46 42 60 42H80C88 42 92 48 92 56V92H82V68C74 72 64 72 54 70",
        "V92H44V66C36 60 32 54 30 50L14 56C8 56 4 50 8 44L20 26C16 20 18 12 22 6Z",
      ),
    ),
    body(outline("M34 4C36 10 38 16 36 24L30 24C28 16 30 8 34 4Z")),
    cut(circle(22, 36, 2.8)),
    cut(bar(4.4, "68 68,68 78")),
  ]),
  snail: motif("a snail", () => [
    body(circle(56, 46, 32)),
    cut(arc(4.6, 56, 46, 20, 60, 330), arc(4.6, 60, 46, 8, 120, 340)),
    over(outline("M92 90H22C8 90 4 78 6 62C8 52 20 52 22 62C24 72 30 76 40 76H78C88 76 94 82 92 90Z"), 4),
    body(line(4.6, "10 56,4 40"), line(4.6, "18 54,20 38"), circle(4, 38, 3.4), circle(20, 36, 3.4)),
  ]),
  "lobster-pot": motif("a lobster pot", () => [
    body(outline("M6 80V48C6 24 24 12 48 12C72 12 90 24 90 48V80Z")),
    cut(
      outline(
        "M14 66V48C14 38 20 30 28 26V66ZM33 66V23.6C37 21 42 20.4 45.6 20.2V66Z",
        "M50.4 66V20.2C54 20.4 59 21 63 23.6V66ZM68 66V26C76 30 82 38 82 48V66Z",
      ),
    ),
    body(box(10, 42, 76, 5)),
    accent(circle(48, 48, 11)),
  ]),
  "fishing-rod": motif("a fishing rod", () => [
    body(line(6, "10 90,84 6")),
    body(line(9, "10 90,26 72")),
    body(circle(42, 68, 10)),
    cut(circle(42, 68, 3.4)),
    body(curve(4.5, "M84 6C90 24 88 40 86 58V70C86 80 70 80 70 70")),
  ]),
};
