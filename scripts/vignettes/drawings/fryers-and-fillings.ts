import { box, circle, corners, ellipse, outline, row, turned } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  meat,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import type { Paint } from "../hosts";
import { counter, pendant, steam } from "../wares";

/** A ring of dough seen from the front, glazed in a colour and strewn; its hole shows what is behind it. */
const donut = (x: number, y: number, radius: number, glaze: Paint, hole: Paint, strewn: Paint = light): DrawnShape[] => [
  natural(circle(x, y, radius)),
  glaze(
    circle(x, y - radius * 0.06, radius * 0.84),
    ...[20, 65, 110, 160].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return circle(x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72, radius * 0.2);
    }),
  ),
  hole(circle(x, y, radius * 0.32)),
  ...(radius < 7
    ? []
    : [
        strewn(
          ...[10, 70, 130, 200, 255, 310].map((degrees) => {
            const angle = (degrees * Math.PI) / 180;
            const [dx, dy] = [Math.cos(angle) * radius * 0.58, Math.sin(angle) * radius * 0.58];
            return turned(box(x + dx - radius * 0.13, y + dy - 0.7, radius * 0.26, 1.4, 0.7), degrees + 50, x + dx, y + dy);
          }),
        ),
      ]),
];

/** A bagel seen from the front, with seeds on it. */
const bagel = (x: number, y: number, radius: number, hole: Paint): DrawnShape[] => [
  natural(circle(x, y, radius)),
  hole(circle(x, y, radius * 0.3)),
  light(
    ...[30, 80, 140, 190, 240, 300, 345].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return ellipse(x + Math.cos(angle) * radius * 0.64, y + Math.sin(angle) * radius * 0.64, 1, 0.7, degrees);
    }),
  ),
];

/** Doughs, breads and fillings that are fried, folded and handed over. */
export const fryersAndFillings: VignetteGroup = {
  "glazed-rings": vignette("a baker who dips a ring of dough in glaze beside racks of donuts", "donut-shop", ["people"], () => [
    back(box(4, 6, 136, 60, 2)),
    figure(box(6, 28, 62, 2.4, 1), box(6, 54, 62, 2.4, 1)),
    ...donut(18, 17.6, 10.4, accent, back),
    ...donut(42, 17.6, 10.4, ember, back),
    ...donut(60, 20.4, 7.6, light, back, accent),
    ...donut(15, 46.4, 7.6, light, back, ember),
    ...donut(33, 43.6, 10.4, accent, back),
    ...donut(56, 43.6, 10.4, ember, back),
    ...stand(
      100,
      5.4,
      "114 48, 84 62",
      { top: "light", nearSleeve: "light", hair: "cap", hairRole: "accent", skin: "deepSkin" },
      104,
      4,
    ),
    accent(corners(3, "95 56, 106 56, 108 74, 93 74")),
    ...donut(122, 45, 10.4, ember, back),
    figure(outline("M106 58H138C137 66 132 68 122 68C112 68 107 66 106 58Z")),
    ember(ellipse(122, 58, 16, 2.6)),
    ...counter(4, 67, 136),
    ...donut(16, 78.6, 9, ember, tone),
    ...donut(38, 78.6, 9, light, tone, accent),
    ...donut(60, 78.6, 9, ember, tone),
    ...donut(82, 78.6, 9, light, tone, accent),
    ...donut(104, 78.6, 9, ember, tone),
    ...donut(126, 78.6, 9, light, tone, accent),
  ]),
  "bagel-kettle": vignette(
    "a baker who lifts bagels from the boiling kettle, with bagels on pegs and in a basket",
    "bagel-shop",
    ["people", "loaf", "wicker-basket"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(88, 14, 48, 2.4, 1), ...[97, 113, 129].map((x) => box(x - 1.2, 14, 2.4, 10))),
      ...[97, 113, 129].flatMap((x) => [...bagel(x, 27, 8, figure), ...bagel(x, 43, 8, figure)]),
      ...stand(58, 5.4, "44 46, 76 60", { face: -1, top: "light", nearSleeve: "light", hair: "short", beard: true }, 104, 4),
      accent(corners(3, "53 56, 64 56, 66 74, 51 74")),
      figure(line(2.2, "46 47, 34 42"), ellipse(22, 41, 15, 2.8)),
      ...bagel(15, 34, 7, back),
      ...bagel(29, 34, 7, back),
      steam(22, 25, 12, 3, 7, light),
      ...counter(4, 67, 136),
      figure(outline("M4 52H42C42 64 38 68 23 68C8 68 4 64 4 52Z")),
      light(ellipse(23, 52, 19, 3)),
      natural(ellipse(15, 51.6, 5, 1.6), ellipse(30, 52.2, 5, 1.6)),
      ...bagel(92, 62, 9, figure),
      ...bagel(127, 62, 9, figure),
      ...bagel(104, 57, 9, figure),
      ...bagel(117, 60, 10, figure),
      natural(corners(2, "80 67, 138 67, 133 86, 85 86")),
      figure(line(1.5, "82 73, 136 73"), line(1.5, "84 79.6, 134 79.6")),
    ],
  ),
  "filled-rolls": vignette(
    "a shop assistant who fills a long roll at a counter with bowls of salad and tomatoes",
    "sandwich-bar",
    ["people", "loaf", "tomato", "cheese"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(84, 30, 52, 2.4, 1)),
      natural(...[93, 105, 117, 129].map((x) => ellipse(x, 26, 5.6, 4.2))),
      natural(...[99, 111, 123].map((x) => ellipse(x, 20, 5.6, 4))),
      pendant(20, 20, 16),
      ...stand(68, 5.4, "50 50, 84 54", { face: -1, top: "light", nearSleeve: "light", hair: "cap", hairRole: "accent" }, 103, 4),
      accent(corners(3, "63 55, 74 55, 76 74, 61 74")),
      green(ellipse(46, 51, 7, 2.6, -8)),
      // The roll, open towards the viewer.
      natural(outline("M8 66C4 58 12 55 20 55H66C76 55 80 60 76 66Z")),
      green(outline("M8 61C12 55 18 60 23 56C28 60 34 55 39 58C45 55 50 60 56 56C61 60 68 55 75 61L74 65H10Z")),
      ember(...[18, 30, 42, 54, 66].map((x) => ellipse(x, 61, 5, 2.6))),
      light(...[24, 36, 48, 60].map((x) => corners(0.6, `${x - 5} 60, ${x + 5} 60, ${x} 66`))),
      meat(row(ellipse(16, 64.6, 5.6, 2), 6, 10.4)),
      natural(box(6, 63.6, 72, 7.4, 3.6)),
      figure(box(2, 70, 140, 4.4, 1)),
      tone(box(6, 74, 132, 15, 1)),
      light(...[10, 54, 98].map((x) => box(x, 78, 36, 2, 1))),
      figure(
        outline("M84 60H104C103 67 100 70 94 70C88 70 85 67 84 60Z"),
        outline("M110 60H136C135 67 131 70 123 70C115 70 111 67 110 60Z"),
      ),
      green(circle(88, 58.6, 3.4), circle(94, 57, 4), circle(100, 58.6, 3.4)),
      ember(circle(115, 58.4, 3.6), circle(123, 57, 4), circle(131, 58.4, 3.6)),
    ],
  ),
  "crepe-spread": vignette(
    "a cook who spreads batter on a round hot plate beside folded pancakes",
    "creperie",
    ["people", "pancakes", "strawberry"],
    () => [
      back(box(4, 20, 136, 46, 2)),
      accent(...[4, 38, 72, 106].map((x) => box(x, 6, 17, 13, 1))),
      light(...[21, 55, 89, 123].map((x) => box(x, 6, 17, 13, 1))),
      figure(box(3, 5, 138, 2.6, 1), box(6, 19, 2.4, 50), box(135, 19, 2.4, 50)),
      ...stand(82, 5.4, "62 48, 98 56", { face: -1, top: "tone", nearSleeve: "tone", hair: "bun" }, 103, 8),
      light(corners(3, "77 55, 88 55, 90 74, 75 74")),
      figure(box(8, 59, 64, 8, 2), ellipse(40, 58.6, 34, 7)),
      natural(ellipse(40, 57.6, 29, 5.4)),
      ember(ellipse(30, 57, 5, 1.2), ellipse(48, 59, 6, 1.2), ellipse(44, 55.4, 4, 0.9)),
      figure(line(2, "62 48, 48 55"), line(2.6, "42 53, 53 57.6")),
      steam(24, 48, 14, 3, 8, light),
      figure(box(2, 66, 140, 4.6, 1)),
      tone(box(6, 70.6, 132, 18.4, 1)),
      light(...[12, 36, 60, 84, 108].map((x) => corners(0.8, `${x} 71, ${x + 18} 71, ${x + 9} 80`))),
      light(ellipse(116, 64.6, 22, 3)),
      natural(corners(1.4, "96 64, 122 64, 108 46"), corners(1.4, "108 64, 137 64, 124 45")),
      ember(curve(1.3, "M108 46C106 53 104 58 102 64"), curve(1.3, "M124 45C122 52 118 58 116 64")),
      ember(circle(112, 60.6, 3.4), circle(120, 61, 3.4), circle(128, 60.8, 3.4)),
      light(circle(116, 56.4, 3.4)),
    ],
  ),
  "waffle-iron": vignette(
    "a seller who opens a waffle iron beside large waffles with cream and cherries",
    "creperie",
    ["people", "cherries"],
    () => {
      const waffle = (x: number, y: number, size: number) => [
        natural(box(x, y, size, size, size * 0.14)),
        ember(row(row(box(x + size * 0.1, y + size * 0.1, size * 0.17, size * 0.17, 0.6), 4, size * 0.21), 4, 0, size * 0.21)),
      ];
      return [
        back(box(4, 8, 136, 58, 2)),
        pendant(72, 18, 14),
        pendant(116, 18, 14),
        ...stand(
          64,
          5.4,
          "44 46, 80 56",
          { face: -1, top: "accent", nearSleeve: "accent", hair: "curls", skin: "deepSkin" },
          103,
          6,
        ),
        light(corners(3, "59 55, 70 55, 72 74, 57 74")),
        figure(box(8, 54, 36, 12, 2)),
        figure(turned(box(8, 46, 36, 8, 2), -52, 10, 52)),
        natural(box(10, 51, 32, 4, 1)),
        ember(row(box(12.4, 51, 3, 2.4, 0.6), 6, 5)),
        figure(line(2.4, "33 26, 44 46")),
        steam(46, 40, 12, 2, 6, light),
        figure(box(2, 66, 140, 4.6, 1)),
        tone(box(6, 70.6, 132, 18.4, 1)),
        light(...[12, 56, 100].map((x) => box(x, 76, 32, 2, 1))),
        light(ellipse(112, 64.6, 29, 3)),
        ...waffle(86, 36, 27),
        ...waffle(113, 40, 23),
        light(circle(105, 58, 6), circle(114, 55, 7), circle(122, 59, 5.4)),
        meat(circle(106, 51.6, 3.2), circle(119, 49.6, 3.2), circle(127, 60.6, 3.2)),
      ];
    },
  ),
  "spit-carved": vignette(
    "a cook who carves meat from a tall upright spit into a flat bread",
    "kebab-shop",
    ["people", "loaf", "flame"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(88, 28, 48, 2.4, 1)),
      natural(ellipse(98, 25.6, 8, 2.6), ellipse(98, 21.4, 8, 2.6), ellipse(124, 25.6, 8, 2.6), ellipse(124, 21.4, 8, 2.6)),
      figure(box(6, 10, 8, 58, 1.4), box(6, 8, 36, 4, 1.4), box(10, 62, 44, 5, 1.4)),
      ember(...[17, 29, 41, 53].map((y) => box(14, y, 4, 8, 1.6))),
      figure(line(2, "37 10, 37 64")),
      meat(
        outline(
          "M20 16C26 13 48 13 54 16C54 24 51 34 47 44C45 50 43 56 41 59C39 60 35 60 33 59C31 56 29 50 27 44C23 34 20 24 20 16Z",
        ),
      ),
      natural(
        curve(2, "M22 24C30 27 42 27 52 23"),
        curve(2, "M25 34C32 37 42 37 49 33"),
        curve(2, "M28.6 44C34 47 40 47 45.4 43"),
        curve(1.8, "M31.6 53C35 55 39 55 42 52"),
      ),
      ember(circle(37, 11, 4.4)),
      ...stand(
        80,
        5.4,
        "60 40, 60 60",
        { face: -1, top: "light", nearSleeve: "light", hair: "short", beard: true, skin: "deepSkin" },
        103,
        5,
      ),
      accent(corners(3, "75 55, 86 55, 88 74, 73 74")),
      tone(line(2.6, "60 40, 46 52")),
      natural(ellipse(52, 61.6, 10, 3)),
      meat(ellipse(48, 59.6, 4, 1.8), ellipse(54, 59.4, 4, 1.8)),
      ...counter(2, 67, 140),
      light(ellipse(117, 65.6, 22, 2.6)),
      // A filled flat bread.
      green(circle(102, 54, 4), circle(110, 50.6, 4.4), circle(119, 50, 4.4), circle(127, 53, 4)),
      meat(ellipse(106, 53, 5, 3), ellipse(115, 51.4, 5, 3), ellipse(124, 54.6, 4.6, 3)),
      ember(circle(113, 49.4, 2.6)),
      natural(outline("M96 56C104 52 126 52 135 57C134 63 126 66 116 66C106 66 98 63 96 56Z")),
      light(...[12, 56, 100].map((x) => box(x, 76, 32, 2, 1))),
    ],
  ),
  "copper-bowls": vignette(
    "a waiter who brings copper bowls of curry to a guest with a large flat bread and rice",
    "curry-house",
    ["people", "bowl", "rice", "chili"],
    () => [
      back(
        outline("M6 66V34C6 20 14 14 24 8C34 14 42 20 42 34V66Z"),
        outline("M52 66V34C52 20 60 14 70 8C80 14 88 20 88 34V66Z"),
      ),
      back(outline("M98 66V34C98 20 106 14 116 8C126 14 134 20 134 34V66Z")),
      ...stand(26, 4.9, "44 58, 40 60", { top: "tone", nearSleeve: "tone", hair: "curls" }, 98, 6),
      ...stand(
        114,
        5.3,
        "98 48, 94 46",
        {
          face: -1,
          top: "light",
          nearSleeve: "light",
          hair: "short",
          beard: true,
          skin: "deepSkin",
          legs: "figure",
          shoes: "natural",
        },
        89,
        3,
      ),
      accent(corners(2, "108 38, 121 38, 122 62, 107 62")),
      figure(box(78, 48, 28, 2.4, 1)),
      ember(outline("M80 40H92C92 45 90 48 86 48C82 48 80 45 80 40Z")),
      green(ellipse(86, 40, 6, 1.6)),
      light(ellipse(57, 62, 19, 2.4)),
      ...[60, 56, 52].flatMap((y) => [
        natural(
          outline(
            `M38 ${y}C42 ${y - 6} 56 ${y - 6} 68 ${y - 3}C75 ${y - 2} 77 ${y} 74 ${y + 1.4}C62 ${y + 3.6} 42 ${y + 4} 38 ${y}Z`,
          ),
        ),
        ember(ellipse(48, y - 1, 3, 1.1), ellipse(58, y - 0.6, 3.4, 1.2), ellipse(68, y - 0.4, 2, 0.8)),
      ]),
      ...[12, 84].flatMap((x) => [
        natural(outline(`M${x - 3} 54H${x + 21}C${x + 20} 61 ${x + 15} 64 ${x + 9} 64C${x + 3} 64 ${x - 2} 61 ${x - 3} 54Z`)),
        (x === 12 ? ember : green)(ellipse(x + 9, 54, 12, 2.6)),
        light(curve(1.4, `M${x + 4} 54C${x + 7} 52.6 ${x + 10} 55.4 ${x + 14} 53.6`)),
      ]),
      figure(box(2, 63, 104, 4.6, 1), box(10, 67, 4, 22), box(92, 67, 4, 22)),
      accent(...[6, 26, 46, 66, 86].map((x) => corners(0.4, `${x} 67.6, ${x + 16} 67.6, ${x + 8} 76`))),
    ],
  ),
  "ham-and-tapas": vignette(
    "a barman who carves a ham on its stand, with small dishes of olives and prawns along the bar",
    "tapas-bar",
    ["people", "olive", "shrimp", "wine-glass"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(4, 8, 136, 2.6, 1)),
      ...[88, 108, 128].flatMap((x) => [
        figure(line(1.4, `${x} 10, ${x} 15`)),
        meat(
          outline(
            `M${x - 1.6} 14H${x + 1.6}C${x + 2} 20 ${x + 9} 24 ${x + 8} 34C${x + 7} ` +
              `41 ${x - 6} 42 ${x - 8} 34C${x - 9} 26 ${x - 2} 20 ${x - 1.6} 14Z`,
          ),
        ),
        light(curve(1.4, `M${x - 4} 30C${x - 2} 35 ${x + 2} 35 ${x + 4} 31`)),
      ]),
      ...stand(62, 5.4, "42 48, 76 58", { face: -1, top: "light", nearSleeve: "light", hair: "short", beard: true }, 103, 6),
      figure(corners(3, "57 55, 68 55, 70 74, 55 74")),
      // The ham on its stand.
      natural(box(4, 63, 44, 4, 1), box(8, 44, 3.4, 20, 1)),
      meat(outline("M6 43C8 38 14 38 18 42C26 42 36 44 42 50C46 56 42 62 34 62C24 62 16 54 10 48C6 48 5 46 6 43Z")),
      light(outline("M24 46C32 46 38 50 40 54C36 55 28 51 24 46Z")),
      tone(line(2, "43 48, 27 43")),
      figure(box(2, 66, 140, 4.6, 1)),
      tone(box(6, 70.6, 132, 18.4, 1)),
      light(row(box(11, 75, 11, 10, 1), 10, 12.6)),
      accent(
        ...Array.from({ length: 10 }, (_, index) =>
          corners(
            0.4,
            `${16.5 + index * 12.6} 76, ${20.5 + index * 12.6} 80, ${16.5 + index * 12.6} 84, ${12.5 + index * 12.6} 80`,
          ),
        ),
      ),
      ember(
        outline("M74 60H92C91 64 88 66 83 66C78 66 75 64 74 60Z"),
        outline("M98 60H118C117 64 114 66 108 66C102 66 99 64 98 60Z"),
      ),
      green(circle(78, 58.6, 2.8), circle(83, 57.4, 2.8), circle(88, 58.6, 2.8)),
      meat(curve(2.6, "M101 59C101 54 107 54 107 59"), curve(2.6, "M109 59C109 54 115 54 115 59")),
      light(outline("M122 46H136C137 54 133 58 130 58.4V63L134 66H124L128 63V58.4C125 58 121 54 122 46Z")),
      meat(outline("M122.6 50H135.4C135 55 132 57 129 57C126 57 123 55 122.6 50Z")),
    ],
  ),
  "bamboo-steamers": vignette(
    "a cook who lifts the lid of a bamboo steamer full of dumplings",
    "dim-sum",
    ["people", "dumplings", "teapot"],
    () => {
      const dumpling = (x: number, y: number) => [
        light(
          outline(
            `M${x - 6} ${y}C${x - 7} ${y - 6} ${x - 2} ${y - 8} ${x} ${y - 10}C${x + 2} ${y - 8} ${x + 7} ${y - 6} ${x + 6} ${y}Z`,
          ),
        ),
        tone(
          curve(1.1, `M${x} ${y - 9}C${x - 2} ${y - 7} ${x - 3} ${y - 5} ${x - 3} ${y - 3}`),
          curve(1.1, `M${x} ${y - 9}C${x + 2} ${y - 7} ${x + 3} ${y - 5} ${x + 3} ${y - 3}`),
        ),
      ];
      const steamer = (x: number, y: number, width: number) => [
        natural(box(x, y, width, 10, 1.4)),
        figure(box(x, y + 6.4, width, 1.5), box(x, y + 2, width, 1.3)),
      ];
      return [
        back(box(4, 8, 136, 58, 2)),
        accent(circle(118, 22, 9), circle(134, 22, 0)),
        ember(circle(96, 18, 7)),
        figure(line(1.4, "118 8, 118 14"), line(1.4, "96 8, 96 12"), line(1.6, "118 31, 118 36"), line(1.6, "96 25, 96 30")),
        ...stand(76, 5.4, "55 41, 92 56", { face: -1, top: "light", nearSleeve: "light", hair: "short" }, 103, 5),
        accent(corners(3, "71 55, 82 55, 84 74, 69 74")),
        // The lid.
        natural(turned(outline("M12 36C14 28 52 28 54 36V40H12Z"), 12, 33, 36)),
        figure(turned(box(12, 37, 42, 1.5), 12, 33, 36), turned(line(2, "30 30, 36 30"), 12, 33, 36)),
        steam(26, 45, 7, 3, 9, light),
        ...dumpling(20, 57),
        ...dumpling(33, 57),
        ...dumpling(46, 57),
        ...steamer(8, 56, 50),
        ...steamer(92, 56, 44),
        ...steamer(92, 45.6, 44),
        natural(outline("M92 45.6C94 38 134 38 136 45.6Z")),
        figure(box(111, 38.6, 6, 2.4, 1)),
        figure(box(2, 66, 140, 4.6, 1)),
        tone(box(6, 70.6, 132, 18.4, 1)),
        light(...[12, 56, 100].map((x) => box(x, 76, 32, 2, 1))),
      ];
    },
  ),
  "dumplings-folded": vignette(
    "two cooks who roll out dough and fold dumplings by hand",
    "dim-sum",
    ["people", "dumplings", "rolling-pin"],
    () => [
      back(box(4, 8, 136, 58, 2)),
      tone(box(14, 14, 34, 30, 1)),
      light(box(16.4, 16.4, 13.6, 25.2), box(32, 16.4, 13.6, 25.2)),
      figure(box(92, 28, 44, 2.4, 1)),
      accent(box(98, 14, 10, 14, 2)),
      natural(box(112, 17, 10, 11, 2)),
      light(box(126, 14, 8, 14, 2)),
      ...stand(30, 5.2, "54 58, 46 60", { top: "accent", nearSleeve: "accent", hair: "scarf", hairRole: "figure" }, 102, 10),
      light(corners(3, "26 52, 38 52, 41 74, 24 74")),
      ...stand(112, 5.2, "94 56, 92 58", { face: -1, top: "ember", nearSleeve: "ember", hair: "bun", hairRole: "tone" }, 102, 8),
      light(corners(3, "105 52, 117 52, 119 74, 102 74")),
      natural(box(2, 60, 140, 20, 1)),
      figure(box(2, 79, 140, 3.6, 1), box(10, 82, 4, 7), box(130, 82, 4, 7)),
      light(ellipse(47, 64.4, 23, 3.4)),
      figure(box(30, 60.4, 32, 5.4, 2.7), box(24, 61.9, 44, 2.2, 1)),
      light(outline("M81 56C83 48 99 48 101 56C99 62 83 62 81 56Z")),
      meat(ellipse(91, 54.6, 3.6, 2)),
      ...[16, 38.4, 60.8, 83.2, 105.6, 128].flatMap((x) => [
        light(outline(`M${x - 10} 77C${x - 10} 65 ${x + 10} 65 ${x + 10} 77C${x + 7} 79 ${x - 7} 79 ${x - 10} 77Z`)),
        tone(
          ...[-5, -1.7, 1.7, 5].map((dx) =>
            line(1.2, `${x + dx} ${70.4 + Math.abs(dx) * 0.16}, ${x + dx * 0.9} ${73.4 + Math.abs(dx) * 0.1}`),
          ),
        ),
      ]),
    ],
  ),
};
