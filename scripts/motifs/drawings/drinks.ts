import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  arc,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  hoop,
  inlay,
  join,
  line,
  mirrored,
  moved,
  outline,
  over,
  petal,
  rim,
  sharp,
  slice,
  turned,
} from "../recorded-drawing";

/** Drinks, their plants and their vessels. */
export const drinks: MotifGroup = {
  "coffee-cup": motif("a cup of coffee", () => [
    body(corners(3, "14 34,70 34,70 72 26,14 72 26"), hoop(7.5, 70, 49, 12), box(10, 78, 64, 8, 4)),
    accent(curve(6.5, "M33 26C26 20 40 14 33 7"), curve(6.5, "M51 26C44 20 58 14 51 7")),
  ]),
  "coffee-bean": motif("a coffee bean", () => [
    body(ellipse(48, 48, 30, 43, 35)),
    cut(curve(7, "M74 8C72 34 52 40 46 50C40 60 26 66 22 90")),
  ]),
  teapot: motif("a teapot", () => [
    body(ellipse(46, 58, 32, 28), box(28, 80, 36, 8, 2), curve(9, "M22 66C10 62 14 46 3 40", "butt")),
    body(arc(8, 74, 56, 16, -120, 110)),
    cut(curve(4.5, "M12 50C30 34 62 34 84 50", "butt")),
    body(circle(46, 25, 7)),
  ]),
  "tea-leaf": motif("two tea leaves and a bud", () => [
    body(petal(46, 66, 6, 34, 26), petal(50, 66, 90, 34, 26), curve(7, "M48 92C46 80 48 74 48 62")),
    cut(curve(4, "M46 66C34 58 26 52 16 44"), curve(4, "M50 66C62 58 70 52 80 44")),
    inlay(petal(48, 62, 48, 4, 20), 4),
  ]),
  "tea-glass": motif("a glass of tea", () => [
    body(
      outline(
        "M26 10H70C70 22 62 30 62 42C62 54 72 58 70 72C69 78 64 80 58 80H38C32 80 27 78 26 72",
        "C24 58 34 54 34 42C34 30 26 22 26 10Z",
      ),
    ),
    cut(outline("M34 16H62C61 20 59 23 58 26H38C37 23 35 20 34 16Z")),
    body(outline("M6 84H90C86 91 78 94 68 94H28C18 94 10 91 6 84Z")),
  ]),
  samovar: motif("a samovar", () => [
    body(
      outline("M22 26H74C78 40 74 56 62 66H34C22 56 18 40 22 26Z"),
      corners(2, "38 64,58 64,64 82,32 82"),
      box(22, 82, 52, 10, 3),
      box(30, 15, 36, 8, 2),
      corners(3, "38 0,58 0,62 10.6,34 10.6"),
      mirrored(curve(5.5, "M22 32C8 28 6 46 20 46")),
    ),
    cut(box(40, 44, 16, 5, 2), box(45.5, 44, 5, 13, 2)),
  ]),
  "juice-glass": motif("a glass of juice with a straw", () => [
    body(corners(3, "18 34,78 34,70 93,26 93"), line(6, "48 32,56 8,72 8")),
    cut(corners(2, "26 41,70 41,68.6 50,27.4 50")),
    accent(slice(26, 26, 19, 150, 330)),
  ]),
  "bubble-tea": motif("a cup of bubble tea", () => [
    body(corners(3, "22 34,74 34,66 93,30 93"), outline("M20 28C22 18 32 13 48 13C64 13 74 18 76 28Z"), line(6.5, "50 14,56 1")),
    cut(circle(41, 82, 4.6), circle(54, 82, 4.6), circle(37, 69, 4.6), circle(48, 70, 4.6), circle(59, 69, 4.6)),
  ]),
  "paper-cup": motif("a paper cup with a straw", () => [
    body(corners(3, "20 32,76 32,70 92,26 92"), box(14, 18, 68, 10, 4), line(6, "50 18,56 2")),
    cut(bar(4.6, "16 48,80 48"), bar(4.6, "16 74,80 74"), circle(48, 61, 6)),
  ]),
  "wine-glass": motif("a glass of wine", () => [
    body(outline("M24 6H72C76 34 72 54 51.5 56V82H66C69 82 70 84 70 90H26C26 84 27 82 30 82H44.5V56", "C24 54 20 34 24 6Z")),
    cut(outline("M29.5 11H66.5C67 16 67.5 20 67 26H29C28.5 20 29 16 29.5 11Z")),
  ]),
  grapes: motif("a bunch of grapes", () => [
    body(
      circle(20, 40, 12.5),
      circle(48, 40, 12.5),
      circle(76, 40, 12.5),
      circle(34, 62, 12.5),
      circle(62, 62, 12.5),
      circle(48, 84, 12.5),
    ),
    accent(petal(46, 24, 80, 6, 18), curve(5.5, "M47 24C45 16 41 11 35 8")),
  ]),
  qvevri: motif("a qvevri in the earth", () => [
    body(outline("M34 14H62V22C80 34 82 58 58 90C54 95 42 95 38 90C14 58 16 34 34 22Z"), box(28, 4, 40, 9, 3)),
    cut(curve(4.6, "M16 38C30 46 66 46 80 38"), curve(4.6, "M18 56C34 64 62 64 78 56")),
    accent(box(2, 22, 16, 7, 2), box(78, 22, 16, 7, 2)),
  ]),
  goblet: motif("a goblet", () => [
    body(outline("M22 4H74C78 30 70 50 52 54V78C62 80 70 84 74 92H22C26 84 34 80 44 78V54C26 50 18 30 22 4Z")),
    cut(outline("M29.5 12H66.5C67 16 67 20 66.6 24H29.4C29 20 29 16 29.5 12Z"), box(40, 63, 16, 4.4, 1)),
  ]),
  "champagne-glasses": motif("two glasses of champagne", () => {
    const glass = turned(
      join(outline("M18 6H42L40 42C39 52 34 56 30 56C26 56 21 52 20 42Z"), box(27.5, 54, 5, 28), box(18, 80, 24, 8, 4)),
      14,
      30,
      48,
    );
    return [
      body(mirrored(moved(glass, -6, 4))),
      cut(mirrored(moved(turned(box(18, 20, 24, 4.6), 14, 30, 48), -6, 4))),
      accent(line(5, "48 0,48 9")),
    ];
  }),
  "beer-mug": motif("a mug of beer", () => [
    body(box(14, 30, 50, 60, 6), rim(8, box(50, 44, 34, 32, 12))),
    cut(box(14 + 11, 52, 5, 28, 2.5), box(14 + 22.5, 52, 5, 28, 2.5), box(14 + 34, 52, 5, 28, 2.5)),
    inlay(join(circle(20, 25, 13), circle(39, 18, 14), circle(58, 25, 13), box(10, 26, 58, 12, 6)), 4),
  ]),
  hops: motif("a hop cone", () => [
    body(petal(48, 94, 24, 62, 24), petal(48, 94, 72, 62, 24)),
    over(petal(48, 95, 48, 58, 26), 4),
    over(join(petal(48, 76, 16, 40, 30), petal(48, 76, 80, 40, 30)), 3.6),
    over(petal(48, 76, 48, 32, 30), 4),
    inlay(join(petal(47, 24, 12, 14, 20), petal(49, 24, 84, 14, 20), box(44.5, 4, 7, 22, 3)), 3.6),
  ]),
  barrel: motif("a barrel", () => [
    body(outline("M20 6H76C88 32 88 64 76 90H20C8 64 8 32 20 6Z")),
    cut(box(0, 19, 96, 4.5), box(0, 72.5, 96, 4.5), box(0, 32, 96, 4.5), box(0, 59.5, 96, 4.5)),
    cut(circle(48, 48, 6)),
  ]),
  bottle: motif("a bottle", () => [
    body(corners(3, "38 20,58 20,58 34 10,72 46 14,72 92 6,24 92 6,24 46 14,38 34 10")),
    cut(box(32, 56, 32, 20, 2)),
    accent(box(36, 4, 24, 12, 3)),
  ]),
  cocktail: motif("a cocktail", () => [
    body(corners(2.5, "8 16,88 16,52 54,52 82,68 82 3,68 90,28 90,28 82 3,44 82,44 54")),
    cut(sharp("25 23,71 23,62 32.5,34 32.5")),
    inlay(circle(74, 14, 11), 4),
  ]),
};
