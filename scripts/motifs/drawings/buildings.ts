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
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  row,
  sharp,
  slice,
  turned,
} from "../recorded-drawing";

/** Buildings, parts of them, and places. */
export const buildings: MotifGroup = {
  house: motif("a house", () => [
    body(corners(3, "48 6,92 46,82 54,82 88,14 88,14 54,4 46"), box(68, 10, 12, 24, 1.5)),
    cut(corners(2, "40 98,40 62 8,56 62 8,56 98")),
  ]),
  roof: motif("a tiled roof", () => [
    body(corners(2, "18 10,78 10,92 44,4 44"), box(66, 2, 12, 14, 1), corners(2, "12 49,84 49,84 86,12 86")),
    cut(bar(4.5, "-4 27,100 27"), box(30, 58, 14, 16, 1), box(52, 58, 14, 16, 1)),
    cut(
      bar(4.5, "36 8,34 27"),
      bar(4.5, "58 8,60 27"),
      bar(4.5, "22 27,18 46"),
      bar(4.5, "48 27,48 46"),
      bar(4.5, "74 27,78 46"),
    ),
  ]),
  apartment: motif("an apartment building", () => [
    body(box(18, 6, 60, 86, 3)),
    cut(row(row(box(27, 16, 10, 11, 1), 3, 16), 3, 0, 19), corners(1, "41 92,41 74,55 74,55 98,41 98")),
  ]),
  skyscraper: motif("skyscrapers", () => [
    body(
      corners(1, "36 92,36 22,48 10,60 22,60 92"),
      box(45.5, 2, 5, 14),
      box(10, 46, 22, 46, 1),
      corners(1, "64 92,64 34,86 44,86 92"),
    ),
    cut(bar(4.5, "44 32,44 84"), bar(4.5, "52 32,52 84"), bar(4.5, "21 54,21 84"), bar(4.5, "75 52,75 84")),
  ]),
  factory: motif("a factory", () => [
    body(corners(1.5, "6 88,6 48,30 34,30 48,54 34,54 48,66 41,69 6,83 6,88 88")),
    cut(box(18, 60, 12, 13, 1), box(38, 60, 12, 13, 1), box(58, 60, 12, 13, 1)),
  ]),
  barn: motif("a barn", () => [
    body(corners(2, "48 6,76 20,92 50,84 54,84 90,12 90,12 54,4 50,20 20")),
    cut(box(28, 54, 40, 42), corners(2, "42 26,54 26,54 40,42 40")),
    body(bar(4.5, "28 54,68 90"), bar(4.5, "68 54,28 90"), box(28, 54, 5, 36), box(63, 54, 5, 36)),
  ]),
  windmill: motif("a windmill", () => [
    body(corners(2, "36 60,60 60,69 92,27 92"), corners(1, "38 44,58 44,60 62,36 62")),
    cut(corners(1, "42 96,42 80 6,54 80 6,54 96")),
    over(around(turned(corners(1.5, "44 38,44 22,40 18,40 -10,56 -10,56 18,52 22,52 38"), 45, 48, 38), 4, 48, 38), 3.6),
  ]),
  lighthouse: motif("a lighthouse", () => [
    body(corners(1, "36 34,60 34,68 92,28 92"), box(28, 27, 40, 8, 2), corners(2, "48 0,64 11,32 11"), box(40, 10, 16, 20)),
    cut(bar(6, "20 62,76 50"), bar(6, "20 80,76 68")),
    accent(sharp("68 18,94 8,94 32,68 24"), sharp("28 18,2 8,2 32,28 24")),
  ]),
  bridge: motif("a suspension bridge", () => [
    body(box(2, 62, 92, 9, 2), box(20, 14, 10, 76, 2), box(66, 14, 10, 76, 2)),
    body(
      curve(6.5, "M25 17C34 46 62 46 71 17", "butt"),
      curve(6.5, "M2 54C12 50 20 36 25 17", "butt"),
      curve(6.5, "M94 54C84 50 76 36 71 17", "butt"),
    ),
    body(box(36, 38, 5, 26), box(45.5, 40, 5, 26), box(55, 38, 5, 26)),
  ]),
  tower: motif("a watch tower", () => [
    body(corners(1, "30 10,38 10,38 18,44 18,44 10,52 10,52 18,58 18,58 10,66 10,66 34,62 40,66 92,30 92,34 40,30 34")),
    cut(corners(1, "43 60,43 50 5,53 50 5,53 60"), corners(1, "42 96,42 78 6,54 78 6,54 96"), box(20, 32, 56, 4.5)),
  ]),
  castle: motif("a castle", () => [
    body(
      box(6, 30, 28, 58),
      box(62, 30, 28, 58),
      box(30, 46, 36, 42),
      row(box(6, 20, 7, 14), 3, 10.5),
      row(box(62, 20, 7, 14), 3, 10.5),
    ),
    body(row(box(36, 38, 6, 14), 3, 9), box(45.5, 8, 5, 34), sharp("50 8,68 14,50 21")),
    cut(corners(1, "38 98,38 68 10,58 68 10,58 98"), box(17, 44, 6, 14, 3), box(73, 44, 6, 14, 3)),
  ]),
  temple: motif("a pagoda", () => [
    body(
      outline("M48 4L54 14C62 22 72 26 84 26C80 34 76 36 72 36H24C20 36 16 34 12 26C24 26 34 22 42 14Z"),
      box(30, 36, 36, 14),
      outline("M30 48H66C72 54 80 56 90 56C86 64 82 66 76 66H20C14 66 10 64 6 56C16 56 24 54 30 48Z"),
      box(24, 66, 48, 26),
    ),
    cut(box(36, 41, 6, 6), box(54, 41, 6, 6), corners(1, "41 96,41 76,55 76,55 96")),
  ]),
  church: motif("a church", () => [
    body(
      corners(1, "36 38,48 22,60 38,60 92,36 92"),
      corners(1, "4 60,32 46,32 92,4 92"),
      corners(1, "92 60,64 46,64 92,92 92"),
      box(45.5, 2, 5, 24),
      box(40, 7, 16, 5),
    ),
    cut(corners(1, "42 96,42 76 6,54 76 6,54 96"), circle(48, 50, 5), box(15, 68, 6, 12, 3), box(75, 68, 6, 12, 3)),
  ]),
  mosque: motif("a mosque", () => [
    body(
      outline("M48 16C52 26 72 32 72 48C72 52 71 54 70 56H26C25 54 24 52 24 48C24 32 44 26 48 16Z"),
      box(45.5, 6, 5, 16, 2.5),
      box(20, 60.5, 56, 31.5, 1),
    ),
    body(mirrored(join(box(3, 34, 10, 58), sharp("8 16,14 32,2 32"), box(1, 46, 14, 6, 1)))),
    cut(outline("M40 96V78C40 71 46 71 48 65C50 71 56 71 56 78V96Z")),
  ]),
  synagogue: motif("a synagogue", () => [
    body(
      outline("M20 38C20 22 34 10 48 10C62 10 76 22 76 38Z"),
      box(14, 42, 68, 50, 1),
      mirrored(join(box(2, 34, 16, 58, 1), slice(10, 34, 8, 180, 360))),
    ),
    cut(sharp("48 46,61 68,35 68"), sharp("48 75.5,35 53.5,61 53.5"), corners(1, "41 98,41 82 7,55 82 7,55 98")),
    cut(box(22, 58, 6, 16, 3), box(68, 58, 6, 16, 3)),
  ]),
  "monastery-arch": motif("a cloister", () => [
    body(box(4, 14, 88, 76, 2), box(2, 6, 92, 10, 2)),
    cut(...[12, 38.6, 65.2].map((x) => outline(`M${x} 90V46C${x} 30 ${x + 18.8} 30 ${x + 18.8} 46V90Z`))),
  ]),
  "school-house": motif("a school house", () => [
    body(corners(1, "30 40,48 24,66 40,66 92,30 92"), box(4, 52, 22, 40, 1), box(70, 52, 22, 40, 1), box(45, 4, 6, 24)),
    body(sharp("50 4,72 11,50 18")),
    cut(circle(48, 48, 7), corners(1, "41 98,41 74,55 74,55 98"), box(10, 62, 10, 12, 1), box(76, 62, 10, 12, 1)),
  ]),
  museum: motif("a museum", () => [
    body(corners(2, "48 6,92 28,92 36,4 36,4 28"), row(box(14, 41, 11, 34, 1), 4, 19), box(4, 80, 88, 11, 2)),
    cut(circle(48, 24, 5)),
  ]),
  "town-hall": motif("a town hall", () => [
    body(corners(2, "48 2,60 20,60 46,36 46,36 20"), box(8, 50, 80, 36, 2), box(2, 86, 92, 8, 2)),
    cut(circle(48, 30, 6.4), outline("M41 86V72C41 62 55 62 55 72V86Z"), box(17, 60, 9, 14, 1), box(70, 60, 9, 14, 1)),
    accent(sharp("50 -12,64 -7,50 -2")),
    body(box(46, -12, 4.4, 18)),
  ]),
  "shop-front": motif("a shop front", () => [
    body(corners(1, "14 6,82 6,92 30,4 30"), row(slice(12.8, 30, 8.8, 0, 180), 5, 17.6), corners(1, "10 46,86 46,86 90,10 90")),
    cut(box(18, 54, 32, 22, 1), corners(1, "60 96,60 54,76 54,76 96"), bar(4.5, "33 4,30 34"), bar(4.5, "63 4,66 34")),
  ]),
  "market-stall": motif("a market stall", () => [
    accent(minus(corners(1, "12 8,84 8,92 32,4 32"), bar(4.5, "29 4,23 36"), bar(4.5, "48 4,48 36"), bar(4.5, "67 4,73 36"))),
    body(box(12, 36, 7, 54), box(77, 36, 7, 54), box(8, 60, 80, 20, 2)),
    body(circle(34, 55, 8), circle(48, 52, 9), circle(62, 55, 8)),
    cut(curve(4.5, "M19 60H77")),
  ]),
  tent: motif("a tent", () => [
    body(corners(2, "48 14,92 84,4 84"), bar(6, "44 6,54 24"), bar(6, "52 6,42 24")),
    cut(sharp("48 46,66 90,30 90")),
  ]),
  hut: motif("an alpine hut", () => [
    body(corners(2, "48 8,94 52,86 60,48 24,10 60,2 52")),
    body(corners(1, "48 30,78 58,78 88,18 88,18 58")),
    cut(corners(1, "30 96,30 64,44 64,44 96"), box(54, 60, 14, 14, 1)),
  ]),
  fountain: motif("a fountain", () => [
    body(box(8, 74, 80, 18, 3), box(42, 56, 12, 20), outline("M22 44H74C72 54 62 58 48 58C34 58 24 54 22 44Z")),
    accent(curve(6, "M48 36V14"), mirrored(curve(6, "M45 16C36 8 28 18 28 34")), mirrored(curve(6, "M16 50C12 54 12 60 12 66"))),
  ]),
  gate: motif("an iron gate", () => [
    body(
      mirrored(join(box(4, 20, 14, 72, 2), circle(11, 14, 8))),
      box(18, 76, 60, 6),
      mirrored(curve(6, "M18 44C34 42 44 36 48 26", "butt")),
    ),
    body(box(26, 42, 5, 50), box(36, 36, 5, 56), box(45.5, 28, 5, 64), box(55, 36, 5, 56), box(65, 42, 5, 50)),
  ]),
  arch: motif("an arch", () => [
    body(minus(join(slice(48, 46, 42, 180, 360), box(6, 45, 84, 45)), join(circle(48, 46, 19), box(29, 46, 38, 50)))),
    cut(...[205, 245, 295, 335].map((angle) => turned(box(62, 43.8, 40, 4.4), angle, 48, 46))),
    cut(box(0, 66, 34, 4.4), box(62, 66, 34, 4.4)),
  ]),
  stairs: motif("a flight of stairs", () => [
    body(corners(1.5, "6 88,6 74,24 74,24 58,42 58,42 42,60 42,60 26,90 26,90 88")),
    accent(line(6, "10 52,46 18")),
  ]),
};
