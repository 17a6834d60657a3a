import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  around,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  drop,
  ellipse,
  hoop,
  inlay,
  join,
  minus,
  mirrored,
  outline,
  over,
  petal,
  sharp,
  star,
} from "../recorded-drawing";

/** Feasts, weddings and farewells. */
export const occasions: MotifGroup = {
  gift: motif("a gift with a bow", () => [
    body(box(6, 30, 84, 20, 3), box(12, 54, 72, 36, 3)),
    cut(box(40, 26, 16, 70)),
    body(box(44, 30, 8, 60)),
    accent(mirrored(minus(outline("M46 25C40 6 18 2 16 14C14 24 30 26 46 25Z"), petal(24, 15, 38, 20, 6)))),
  ]),
  balloon: motif("balloons", () => [
    body(ellipse(62, 34, 24, 29), sharp("62 60,69 70,55 70"), curve(4.6, "M62 68C62 80 52 84 48 94")),
    over(join(ellipse(30, 42, 22, 27), sharp("30 66,37 76,23 76")), 4),
    body(curve(4.6, "M30 74C30 84 38 88 38 94")),
    cut(curve(4.5, "M17 40C17 33 21 27 27 25")),
  ]),
  "string-lights": motif("a string of lights", () => [
    body(curve(5, "M3 18C28 46 68 46 93 18")),
    body(box(15.5, 30, 9, 10, 1), box(43.5, 38, 9, 10, 1), box(71.5, 30, 9, 10, 1)),
    body(ellipse(20, 53, 11, 14), ellipse(76, 53, 11, 14)),
    accent(ellipse(48, 63, 11, 14)),
  ]),
  bouquet: motif("a bouquet", () => [
    body(corners(3, "20 58,76 58,57 76,64 96,32 96,39 76")),
    cut(box(36, 73.5, 24, 5)),
    over(circle(20, 42, 16), 4),
    over(circle(76, 42, 16), 4),
    cut(circle(20, 42, 5), circle(76, 42, 5)),
    inlay(around(circle(48, 17, 10), 5, 48, 29), 4),
    cut(circle(48, 29, 5)),
  ]),
  "disco-ball": motif("a mirror ball", () => [
    body(circle(48, 56, 37), box(45.4, 2, 5.2, 20)),
    cut(curve(4.4, "M12 46C34 38 62 38 84 46"), curve(4.4, "M12 66C34 74 62 74 84 66"), bar(4.4, "48 16,48 96")),
  ]),
  "crystal-ball": motif("a crystal ball", () => [
    body(circle(48, 40, 35), outline("M22 84H74L84 96H12Z")),
    cut(curve(4.8, "M26 42C26 30 33 22 43 19"), star(56, 46, 11, 4.6, 4)),
  ]),
  candle: motif("a candle", () => [
    body(box(32, 42, 32, 42, 3), box(14, 84, 68, 8, 4), box(45.5, 35, 5, 10, 2)),
    cut(box(39.5, 52, 5, 24, 2.5)),
    accent(drop(48, 22, 10, 2)),
  ]),
  candlestick: motif("a candlestick", () => [
    body(
      box(40, 26, 16, 32, 2),
      outline("M28 62H68C66 70 58 70 54 72V82H42V72C38 70 30 70 28 62Z"),
      outline("M22 92C24 84 36 82 48 82C60 82 72 84 74 92Z"),
    ),
    accent(outline("M48 2C56 10 57 15 54 20C52 23 44 23 42 20C39 15 42 10 48 2Z")),
  ]),
  urn: motif("an urn", () => [
    body(
      box(36, 4, 24, 9, 4),
      box(26, 16, 44, 9, 3),
      outline("M30 29H66C84 40 86 60 60 76H36C10 60 12 40 30 29Z"),
      box(30, 80, 36, 10, 3),
    ),
    cut(petal(48, 66, 48, 38, 12)),
  ]),
  gravestone: motif("a gravestone", () => [
    body(outline("M22 78V34C22 16 32 6 48 6C64 6 74 16 74 34V78Z"), box(10, 82, 76, 10, 3)),
    cut(
      curve(4.8, "M48 62V32"),
      petal(48, 46, 34, 38, 9),
      petal(48, 46, 62, 38, 9),
      petal(48, 58, 34, 51, 9),
      petal(48, 58, 62, 51, 9),
      petal(48, 34, 48, 18, 9),
    ),
  ]),
  wreath: motif("a wreath", () => [
    body(hoop(5, 48, 48, 31), around(join(petal(48, 17, 68, 8, 12), petal(50, 19, 70, 27, 12)), 10)),
    accent(join(petal(48, 86, 26, 78, 15), petal(48, 86, 70, 78, 15), circle(48, 86, 5))),
  ]),
};
