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
  line,
  minus,
  mirrored,
  outline,
  over,
  petal,
  row,
  sharp,
  sized,
  slice,
  smooth,
  star,
  turned,
} from "../recorded-drawing";

/** Fruit, vegetables, meat, fish, dairy and stores. */
export const larder: MotifGroup = {
  carrot: motif("a carrot", () => [
    body(outline("M8 90C4 86 8 74 18 56C28 38 42 26 56 40C70 54 58 68 40 78C22 88 12 94 8 90Z")),
    cut(line(4.5, "32 36,42 46"), line(4.5, "22 62,32 70"), line(4.5, "54 68,46 60")),
    accent(petal(60, 36, 58, 4, 14), petal(62, 36, 86, 10, 16), petal(61, 37, 92, 38, 14)),
  ]),
  tomato: motif("a tomato", () => [
    body(outline("M48 26C76 16 92 34 92 54C92 76 74 90 48 90C22 90 4 76 4 54C4 34 20 16 48 26Z")),
    inlay(join(star(48, 28, 23, 8, 5), line(6, "48 26,52 8")), 3.6),
  ]),
  apple: motif("half an apple", () => [
    body(
      outline(
        "M48 28C56 20 86 18 88 48C90 72 72 92 58 92C54 92 52 90 48 90C44 90 42 92 38 92C24 92 6 72 8 48",
        "C10 18 40 20 48 28Z",
      ),
      line(6.5, "48 30,48 8"),
      petal(48, 16, 74, 4, 14),
    ),
    cut(mirrored(outline("M44 38C34 32 20 34 19 50C18 66 30 80 44 80Z"))),
    body(mirrored(petal(38, 48, 33, 66, 10))),
  ]),
  lemon: motif(
    "a slice of lemon",
    () => [
      body(circle(48, 48, 42)),
      cut(hoop(5, 48, 48, 33.5), ...[0, 60, 120].map((angle) => turned(bar(5, "12 48,84 48"), angle))),
      cut(circle(48, 48, 4)),
    ],
    82,
  ),
  olive: motif("a twig with olives", () => [
    body(curve(5.5, "M6 14C30 14 60 26 84 60"), petal(24, 16, 56, 2, 14), petal(48, 26, 88, 18, 16), petal(66, 38, 94, 40, 12)),
    accent(ellipse(34, 46, 12, 17, 20), ellipse(56, 70, 13, 18, 10)),
  ]),
  chili: motif("a chili pepper", () => [
    body(outline("M22 30C18 60 34 82 84 86C88 86 90 82 86 80C62 72 52 56 52 30C46 24 30 22 22 30Z")),
    cut(curve(4.5, "M31 40C32 56 40 68 52 76")),
    accent(outline("M18 26C18 18 26 14 34 14C34 8 36 6 40 4L46 8C42 10 42 12 42 15C50 16 56 20 56 27", "C46 20 28 18 18 26Z")),
  ]),
  mushroom: motif("a mushroom", () => [
    body(
      outline("M6 50C6 24 26 8 48 8C70 8 90 24 90 50C90 54 88 56 84 56H12C8 56 6 54 6 50Z"),
      outline("M36 60H60C60 72 62 78 64 84C65 88 63 90 60 90H36C33 90 31 88 32 84C34 78 36 72 36 60Z"),
    ),
    cut(circle(34, 34, 8), circle(58, 24, 6), circle(67, 43, 6)),
  ]),
  pear: motif("a pear", () => [
    body(
      outline(
        "M48 22C58 22 60 34 64 44C68 54 78 58 78 72C78 86 64 92 48 92C32 92 18 86 18 72C18 58 28 54 32 44",
        "C36 34 38 22 48 22Z",
      ),
    ),
    cut(curve(4.6, "M30 74C31 66 36 62 39 57")),
    accent(petal(50, 17, 76, 6, 14), curve(5, "M48 18C47 12 45 8 42 4")),
  ]),
  pumpkin: motif("a pumpkin", () => [
    body(ellipse(26, 58, 22, 28), ellipse(70, 58, 22, 28)),
    over(ellipse(48, 58, 15, 31), 4),
    accent(corners(2, "43 24,45 12,54 6,58 12,53 16,53 24")),
  ]),
  avocado: motif("half an avocado", () => [
    body(
      outline(
        "M48 4C62 4 66 22 72 36C78 48 82 56 80 68C78 84 64 93 48 93C32 93 18 84 16 68C14 56 18 48 24 36",
        "C30 22 34 4 48 4Z",
      ),
    ),
    cut(
      outline(
        "M48 14C56 14 60 28 65 40C70 50 73 57 71 67C69 78 59 84 48 84C37 84 27 78 25 67C23 57 26 50 31 40",
        "C36 28 40 14 48 14Z",
      ),
    ),
    accent(circle(48, 62, 16)),
  ]),
  strawberry: motif("a strawberry", () => [
    body(outline("M48 94C30 86 12 62 14 42C15 30 26 26 36 28C44 29 52 29 60 28C70 26 81 30 82 42C84 62 66 86 48 94", "Z")),
    cut(row(ellipse(30, 48, 3, 4.4), 3, 18), row(ellipse(39, 64, 3, 4.4), 2, 18)),
    accent(corners(2, "48 34,38 26,22 28,32 16,28 6,44 12,48 3,52 12,68 6,64 16,74 28,58 26")),
  ]),
  pomegranate: motif("a pomegranate", () => [
    body(circle(48, 56, 37), corners(2, "36 24,33 4,42 11,48 3,54 11,63 4,60 24")),
    cut(ellipse(50, 58, 21, 23)),
    accent(
      circle(44, 47, 5.4),
      circle(57, 49, 5.4),
      circle(40, 60, 5.4),
      circle(53, 62, 5.4),
      circle(61, 71, 4.4),
      circle(46, 73, 4.4),
    ),
  ]),
  fish: motif("a fish", () => [
    body(
      outline("M4 50C14 30 32 22 48 22C62 22 70 32 78 42L92 28C90 42 90 58 92 72L78 58C70 68 62 78 48 78", "C32 78 14 70 4 50Z"),
    ),
    cut(circle(24, 45, 4.2), curve(4.5, "M40 18C34 38 34 62 40 82")),
    cut(curve(4, "M54 40C58 44 58 50 54 56"), curve(4, "M66 42C69 46 69 52 66 56")),
  ]),
  crab: motif("a crab", () => [
    body(
      ellipse(48, 60, 27, 20),
      mirrored(
        join(
          curve(6.5, "M26 52C16 48 12 42 14 34"),
          minus(circle(16, 22, 14), sharp("18 20,8 -2,34 2,26 8")),
          curve(6, "M26 66C16 66 10 70 6 76"),
          curve(6, "M30 74C22 78 18 82 16 88"),
        ),
      ),
    ),
    body(mirrored(join(circle(40, 34, 5.5), bar(4.5, "40 34,41 46")))),
    cut(curve(4.5, "M36 64C42 70 54 70 60 64")),
  ]),
  shrimp: motif("a shrimp", () => [
    body(outline("M90 30C70 10 28 12 14 40C4 62 18 86 44 90L36 78C30 68 34 56 46 52C58 48 78 52 90 30Z")),
    cut(line(4.2, "26 26,38 44"), line(4.2, "12 50,32 56"), line(4.2, "18 76,34 68"), circle(72, 30, 3.8)),
    body(curve(4.6, "M80 22C84 14 82 8 76 3"), curve(4.6, "M86 26C93 20 94 12 92 6")),
    accent(corners(3, "48 84,70 74,62 86,72 96")),
  ]),
  oyster: motif("an open oyster", () => [
    body(
      outline(
        "M48 46C30 46 12 40 8 28C14 22 16 14 24 12C30 6 38 8 42 4C48 8 56 2 62 6C70 6 76 12 80 18",
        "C86 22 90 26 88 32C82 42 66 46 48 46Z",
      ),
    ),
    cut(line(4.4, "48 40,34 16"), line(4.4, "48 40,62 16"), line(4.4, "46 40,18 26"), line(4.4, "50 40,78 26")),
    body(outline("M4 56C20 46 76 46 92 56C92 76 74 90 48 90C22 90 4 76 4 56Z")),
    cut(ellipse(48, 62, 30, 9.4)),
    // The flesh: a round body would be a pearl, which oysters to eat have none of.
    accent(outline("M27 63C31 56 42 60 49 56.5C57 53 70 57 70 62.5C67 68 57 66 49 68C41 70 30 70 27 63Z")),
  ]),
  "meat-cut": motif("a cut of meat", () => [
    body(outline("M8 52C6 26 26 8 50 8C76 8 92 24 90 46C88 66 74 66 66 74C58 82 52 90 36 88C18 86 10 72 8 52Z")),
    cut(
      minus(
        sized(outline("M8 52C6 26 26 8 50 8C76 8 92 24 90 46C88 66 74 66 66 74C58 82 52 90 36 88C18 86 10 72 8 52Z"), 0.78),
        sized(outline("M8 52C6 26 26 8 50 8C76 8 92 24 90 46C88 66 74 66 66 74C58 82 52 90 36 88C18 86 10 72 8 52Z"), 0.66),
      ),
    ),
    cut(circle(58, 36, 9)),
    accent(circle(58, 36, 4.8)),
  ]),
  cheese: motif("a wedge of cheese", () => [
    body(corners(2, "6 42,70 12,90 24,90 42"), corners(2, "6 47,90 47,90 82,6 82")),
    cut(circle(28, 65, 7), circle(56, 58, 5), circle(70, 72, 7), circle(62, 32, 5)),
  ]),
  "cheese-wheel": motif("a wheel of cheese", () => [
    body(outline("M6 36V66C6 78 26 86 48 86C70 86 90 78 90 66V36Z"), ellipse(48, 34, 42, 20)),
    cut(sharp("48 34,96 26,96 62,48 78")),
    body(corners(2, "55 38,88 32,90 60,55 72")),
    cut(circle(70, 50, 4.6), circle(28, 34, 5), circle(22, 62, 5)),
  ]),
  egg: motif("a fried egg", () => [
    body(smooth("46 8,66 14,84 26,86 46,80 62,70 76,54 88,36 84,20 78,10 60,14 42,20 24")),
    inlay(circle(47, 46, 18), 5),
  ]),
  "milk-churn": motif("a milk churn", () => [
    body(
      box(32, 6, 32, 9, 3),
      corners(4, "36 19,60 19,60 28,74 44,74 90,22 90,22 44,36 28"),
      mirrored(curve(6, "M33 26C20 22 16 32 22 42")),
    ),
    cut(box(14, 52, 68, 4.5), box(14, 76, 68, 4.5)),
  ]),
  "milk-bottle": motif("a bottle of milk", () => [
    body(
      box(34, 4, 28, 10, 3),
      outline("M37 18H59V30C59 38 70 42 70 56V86C70 90 67 93 63 93H33C29 93 26 90 26 86V56C26 42 37 38 37 30Z"),
    ),
    cut(outline("M34 58C40 53 44 63 50 58C55 54 58 58 62 58V84H34Z")),
  ]),
  honeycomb: motif("a honeycomb", () => [
    body(corners(2, "28.95 10.80,45.58 20.40,45.58 39.60,28.95 49.20,12.32 39.60,12.32 20.40")),
    body(corners(2, "67.05 10.80,83.68 20.40,83.68 39.60,67.05 49.20,50.42 39.60,50.42 20.40")),
    accent(corners(2, "48.00 43.80,64.63 53.40,64.63 72.60,48.00 82.20,31.37 72.60,31.37 53.40")),
    body(corners(2, "9.89 43.80,26.52 53.40,26.52 72.60,9.89 82.20,-6.73 72.60,-6.73 53.40")),
    cut(corners(1, "28.95 21.00,36.74 25.50,36.74 34.50,28.95 39.00,21.15 34.50,21.15 25.50")),
  ]),
  "honey-jar": motif("a jar of honey", () => [
    body(outline("M22 34H74C84 42 88 52 88 62C88 74 84 84 76 90H20C12 84 8 74 8 62C8 52 12 42 22 34Z"), box(18, 8, 60, 12, 4)),
    accent(
      outline(
        "M16 24H80V32C80 42 72 44 72 36C72 32 66 32 66 37V50C66 58 56 58 56 50V40C56 35 49 35 49 40V43",
        "C49 50 40 50 40 43V37C40 32 33 32 33 36C33 42 16 42 16 32Z",
      ),
    ),
  ]),
  wheat: motif("an ear of wheat", () => [
    body(
      petal(48, 4, 48, 30, 17, 0.6),
      mirrored(join(petal(45, 48, 24, 22, 16), petal(45, 67, 20, 43, 16), petal(45, 86, 20, 63, 16))),
    ),
    body(box(45.5, 40, 5, 54, 2.5)),
  ]),
  rice: motif("a bowl of rice", () => [
    body(slice(48, 48, 40, 0, 180), box(32, 82, 32, 8, 2)),
    accent(
      ...[0].map(() =>
        minus(
          outline("M14 42C16 24 30 12 48 12C66 12 80 24 82 42Z"),
          petal(28, 34, 40, 28, 6),
          petal(44, 24, 56, 26, 6),
          petal(56, 36, 67, 31, 6),
        ),
      ),
    ),
  ]),
  "flour-sack": motif("a sack of flour", () => [
    body(
      outline("M28 26C14 40 8 58 10 76C12 88 18 92 28 92H68C78 92 84 88 86 76C88 58 82 40 68 26Z"),
      corners(4, "26 4,70 4,64 18,32 18"),
    ),
    cut(line(4.6, "48 44,48 80"), mirrored(petal(46, 58, 32, 48, 9)), mirrored(petal(46, 72, 32, 62, 9))),
  ]),
  "oil-bottle": motif("a bottle of oil", () => [
    body(
      outline("M40 20H52V34C52 42 66 46 66 60V86C66 90 63 93 59 93H33C29 93 26 90 26 86V60C26 46 40 42 40 34Z"),
      box(38, 8, 16, 9, 3),
    ),
    cut(drop(46, 72, 10, 50)),
    accent(curve(5, "M66 34C72 26 80 22 88 22"), petal(74, 24, 74, 6, 11), petal(78, 28, 92, 38, 11)),
  ]),
  "preserve-jar": motif("a jar of preserves", () => [
    body(
      box(22, 6, 52, 15, 4),
      outline("M26 26H70C78 32 82 38 82 46V82C82 88 78 92 72 92H24C18 92 14 88 14 82V46C14 38 18 32 26 26Z"),
    ),
    cut(box(25, 48, 46, 28, 3)),
    accent(circle(41, 62, 8), circle(58, 62, 6)),
  ]),
  "spice-mortar": motif("star anise", () => [
    body(around(outline("M48 44C38 34 38 16 48 4C58 16 58 34 48 44Z"), 8), circle(48, 48, 10)),
    cut(around(ellipse(48, 21, 3, 6.5), 8)),
  ]),
  "salt-shaker": motif("a salt shaker", () => [
    body(corners(4, "30 42,66 42,74 92,22 92"), outline("M28 38C28 20 36 8 48 8C60 8 68 20 68 38Z")),
    cut(circle(48, 17, 2.9), circle(39, 27, 2.9), circle(57, 27, 2.9), circle(48, 29, 2.9)),
    cut(corners(2, "40 56,56 56,60 78,36 78")),
  ]),
  "star-anise": motif("a star of anise", () => [
    body(around(petal(48, 44, 48, 2, 21, 0.45), 8)),
    cut(around(ellipse(48, 23, 3.2, 6), 8), circle(48, 48, 5)),
  ]),
  "wicker-basket": motif("a wicker basket", () => [
    body(curve(7, "M16 40C16 -6 80 -6 80 40"), corners(5, "8 46,88 46,78 92,18 92"), box(3, 38, 90, 11, 4)),
    cut(row(box(22, 56, 12, 5, 1), 3, 20), row(box(32, 68, 12, 5, 1), 2, 20), row(box(26, 80, 12, 5, 1), 3, 16)),
  ]),
};
