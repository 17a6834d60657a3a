import { box, circle, corners, ellipse, outline, petal, row, slice, turned } from "#/studio/motifs/outlines";
import { bar, curve, hoop, line, rim } from "#/studio/motifs/strokes";
import { drawCarton, drawJoints, drawLamp, drawPanes, drawPlant, drawTree } from "../fixtures";
import { bookRow, chartBars, hangingLamp, table, textLines } from "../furniture";
import { fluff } from "../people";
import { drawLorry, drawVan } from "../vehicles";
import { accent, back, figure, light, tone, type DrawnShape, vignette, type VignetteGroup } from "../vignette-drawing";
import { bottle, jar, pendant, pine, steam } from "../wares";

/** A wooden chair seen from the side, its seat at a height. */
const sideSeat = (x: number, seat: number, face: 1 | -1): DrawnShape[] => [
  figure(
    line(2.6, `${x - 8 * face} ${seat - 22},${x - 7 * face} ${seat},${x - 8 * face} 87`),
    line(2.6, `${x + 8 * face} ${seat},${x + 8 * face} 87`),
  ),
  tone(box(x - 9, seat - 1, 18, 4, 1.6)),
];

/** A ladder that leans, from its foot to its head. */
const ladder = (x: number, floor: number, top: number, slant: number): DrawnShape => {
  const steps = Math.floor((floor - top) / 8);
  const at = (y: number) => x + (slant * (floor - y)) / (floor - top);
  return figure(
    line(2.2, `${at(floor)} ${floor},${at(top)} ${top}`),
    line(2.2, `${at(floor) + 11} ${floor},${at(top) + 11} ${top}`),
    ...Array.from({ length: steps }, (_, index) => floor - 5 - index * 8).map((y) => line(2, `${at(y)} ${y},${at(y) + 11} ${y}`)),
  );
};

/** A sack that stands on the floor, with a mark on its front. */
const sack = (x: number, floor: number, size: number, paint: typeof tone): DrawnShape[] => [
  paint(
    outline(
      `M${x - 10 * size} ${floor}C${x - 13 * size} ${floor - 9 * size} ${x - 11 * size} ${floor - 20 * size} ${x - 8 * size} ${floor - 25 * size}` +
        `L${x - 10 * size} ${floor - 29 * size}H${x + 10 * size}L${x + 8 * size} ${floor - 25 * size}` +
        `C${x + 11 * size} ${floor - 20 * size} ${x + 13 * size} ${floor - 9 * size} ${x + 10 * size} ${floor}Z`,
    ),
  ),
  light(line(1.6, `${x - 6 * size} ${floor - 25 * size},${x + 6 * size} ${floor - 25 * size}`)),
];

/** The places where organisations work, without people. */
export const places: VignetteGroup = {
  "removal-van": vignette(
    "a removal van with furniture and boxes before a house",
    "removals",
    ["van", "house", "container", "lamp", "chair"],
    () => [
      back(corners(2, "4 84,4 38,30 14,56 38,56 84")),
      tone(box(14, 46, 12, 14, 1), box(34, 46, 12, 14, 1)),
      tone(box(56, 14, 60, 62, 2)),
      light(box(60, 19, 34, 53, 1)),
      figure(box(54, 72, 86, 6, 1), outline("M116 32H128C131 32 133 33 134 36L140 54V76H116Z")),
      light(outline("M121 37H128L133 52H121Z")),
      accent(box(64, 52, 14, 20, 1)),
      tone(box(79, 44, 13, 28, 1)),
      figure(box(66, 34, 10, 18, 1)),
      light(box(84, 44, 3, 8)),
      figure(circle(74, 80, 8), circle(126, 80, 8)),
      light(circle(74, 80, 3.6), circle(126, 80, 3.6)),
      figure(corners(0.6, "56 76,30 88,34 90,62 78")),
      ...drawCarton(4, 68, 20, 20),
      ...drawCarton(7, 52, 15, 16),
      figure(box(36, 52, 2.4, 28)),
      accent(outline("M29 54L33 40H42L46 54Z")),
    ],
  ),
  "book-window": vignette(
    "a bookshop window in the evening with a lamp",
    "bookshop",
    ["book", "shop-front", "lamp", "bookshelf", "armchair"],
    () => [
      back(box(2, 4, 140, 84, 2)),
      tone(box(8, 12, 128, 76, 2)),
      figure(box(4, 6, 136, 12, 2), box(8, 78, 128, 10, 1), box(100, 18, 3, 70)),
      light(box(14, 22, 82, 54, 1)),
      light(box(107, 24, 24, 62, 1)),
      figure(box(14, 40, 82, 2), box(14, 74, 82, 3)),
      tone(
        bookRow(
          17,
          40,
          [
            [4, 13],
            [5, 15],
            [3.4, 12],
            [5, 14],
          ],
          0.8,
        ),
        bookRow(
          74,
          40,
          [
            [5, 13],
            [4, 15],
            [6, 12],
          ],
          0.8,
        ),
      ),
      accent(
        bookRow(
          37,
          40,
          [
            [4, 12],
            [5, 14],
          ],
          0.8,
        ),
      ),
      figure(
        bookRow(
          49,
          40,
          [
            [4, 15],
            [3, 13],
            [5, 12],
            [4, 14],
          ],
          0.8,
        ),
      ),
      figure(corners(0.6, "22 74,26 56,40 56,36 74")),
      accent(corners(0.6, "26 74,40 74,44 58,30 58")),
      tone(box(48, 68, 24, 6, 1), box(50, 62, 21, 6, 1)),
      figure(box(47, 57, 22, 5, 1)),
      figure(box(82, 54, 2, 20), box(77, 72, 12, 2, 1)),
      accent(outline("M75 56L79 45H87L91 56Z")),
      figure(box(111, 58, 4, 3, 1)),
      accent(
        bookRow(
          112,
          50,
          [
            [4, 14],
            [5, 16],
            [4, 13],
          ],
          0.6,
        ),
      ),
      tone(box(110, 50, 18, 2)),
    ],
  ),
  "library-under-tree": vignette(
    "a small library in a village square under a tree",
    "library community-centre",
    ["tree", "book", "house", "park-bench"],
    () => [
      back(corners(2, "4 84,4 40,22 24,40 40,40 84"), corners(2, "104 84,104 34,122 18,140 34,140 84")),
      figure(corners(2, "68 88,72 46,80 46,84 88")),
      tone(fluff(76, 26, 24, 12, 0.8), fluff(48, 32, 14, 9), fluff(104, 32, 14, 9)),
      figure(line(3, "75 56,60 40"), line(3, "78 54,92 40")),
      figure(box(16, 46, 44, 42, 1)),
      accent(corners(1, "10 48,38 32,66 48")),
      light(box(20, 52, 36, 34, 1)),
      figure(box(20, 67, 36, 2.4), box(20, 84, 36, 4)),
      accent(
        bookRow(
          23,
          67,
          [
            [4, 11],
            [3, 12],
          ],
          0.5,
        ),
        bookRow(
          44,
          84,
          [
            [4, 12],
            [3, 10],
          ],
          0.5,
        ),
      ),
      tone(
        bookRow(
          31,
          67,
          [
            [5, 10],
            [4, 12],
            [3, 9],
          ],
          0.5,
        ),
        bookRow(
          23,
          84,
          [
            [5, 12],
            [4, 11],
          ],
          0.5,
        ),
      ),
      figure(
        bookRow(
          46,
          67,
          [
            [4, 11],
            [4, 12],
          ],
          0.5,
        ),
        bookRow(
          34,
          84,
          [
            [4, 12],
            [4, 10],
          ],
          0.5,
        ),
      ),
      figure(box(92, 70, 44, 4, 1.4), box(97, 74, 3, 14), box(128, 74, 3, 14)),
      tone(box(92, 56, 44, 3.4, 1.4), box(92, 62, 44, 3.4, 1.4), box(98, 54, 2.6, 16), box(128, 54, 2.6, 16)),
      accent(box(106, 66, 16, 4, 1)),
      light(box(108, 63, 13, 3, 1)),
    ],
  ),
  "portrait-set": vignette(
    "a camera before a backdrop with lights",
    "photographer camera-shop",
    ["camera", "tripod", "lamp", "chair"],
    () => [
      back(box(42, 8, 66, 66, 2), outline("M42 70H108L118 88H34Z")),
      figure(box(38, 6, 74, 4, 2)),
      figure(line(2, "18 88,26 40"), line(2, "34 88,26 40"), line(2, "26 88,26 38")),
      accent(outline("M10 12L42 22L34 42L8 36Z")),
      light(corners(1, "13 16,38 24,32 38,12 33")),
      tone(box(66, 60, 22, 4, 2)),
      figure(line(2.4, "70 64,66 87"), line(2.4, "84 64,88 87"), line(2, "68 76,86 76")),
      figure(line(2.4, "116 52,104 88"), line(2.4, "116 52,128 88"), line(2.4, "116 52,117 86")),
      figure(box(102, 30, 30, 22, 3), box(110, 25, 12, 7, 1.6)),
      light(circle(104, 41, 9)),
      tone(circle(104, 41, 6.4)),
      figure(circle(104, 41, 3)),
      accent(box(124, 34, 5, 4, 1)),
      tone(box(4, 84, 136, 5, 2)),
    ],
  ),
  "oak-stairs": vignette(
    "a wooden staircase with a banister in a bright hall",
    "joiner carpenter renovation",
    ["stairs", "window"],
    () => [
      drawPanes(10, 6, 46, 44),
      tone(corners(0, "30 88,30 78,46 78,46 68,62 68,62 58,78 58,78 48,94 48,94 38,110 38,110 28,142 28,142 88")),
      accent(...[0, 1, 2, 3, 4, 5].map((step) => box(27 + step * 16, 76 - step * 10, step === 5 ? 36 : 18, 3.4, 1))),
      light(line(1.4, "60 84,132 36"), line(1.4, "78 86,138 46"), line(1.4, "100 86,138 60")),
      figure(...[0, 1, 2, 3, 4].map((step) => box(36 + step * 16, 44 - step * 10, 2.4, 33, 0.8))),
      figure(line(4, "26 52,114 -0"), box(22, 44, 7, 44, 2), circle(25.5, 42, 5)),
      figure(box(2, 86, 140, 4, 1)),
    ],
  ),
  "stair-fitting": vignette(
    "a joiner's bench with a stair tread, plane and shavings",
    "joiner carpenter",
    ["plane", "saw", "chisel", "mallet"],
    () => [
      back(box(8, 6, 128, 44, 4)),
      figure(box(12, 14, 120, 3, 1)),
      tone(box(24, 17, 5, 10, 1), box(40, 17, 5, 10, 1), box(56, 17, 5, 10, 1)),
      figure(
        corners(0.6, "25 27,28 27,27.6 42,25.4 42"),
        corners(0.6, "41 27,44 27,43.4 44,41.4 44"),
        corners(0.6, "56.4 27,60.6 27,59.6 40,57.4 40"),
      ),
      figure(outline("M76 18H92V24H84L118 40V46L76 26Z")),
      tone(box(120, 17, 3, 22), box(114, 36, 15, 9, 2)),
      accent(box(10, 52, 112, 9, 1)),
      light(line(1.4, "18 55,70 55"), line(1.4, "40 58,110 58")),
      figure(outline("M74 52V42C74 39 76 38 78 38H84L88 34C90 32 93 34 92 37L90 40H104C107 40 108 42 108 45V52Z")),
      tone(curve(3, "M66 50C58 50 56 40 62 38C68 37 69 44 64 44"), curve(3, "M54 50C48 50 46 44 50 42")),
      figure(box(4, 62, 136, 7, 2), box(12, 69, 8, 20), box(122, 69, 8, 20)),
      tone(box(20, 76, 102, 5, 1)),
      accent(curve(2.4, "M36 88C32 88 31 83 34 82"), curve(2.4, "M96 88C92 88 91 83 95 82")),
    ],
  ),
  "roof-house": vignette(
    "a house with new tiles, a ladder and a scaffold",
    "roofer renovation scaffolding",
    ["roof", "house", "roof-tiles", "ladder", "scaffold"],
    () => [
      back(circle(28, 24, 20)),
      tone(box(22, 50, 100, 38)),
      accent(corners(1, "12 52,40 10,104 10,132 52")),
      figure(box(92, 4, 11, 24, 1)),
      figure(...[20, 30, 40].map((y, index) => box(33 - index * 6.7, y, 78 + index * 13.4, 1.4))),
      figure(box(10, 50, 124, 4, 1)),
      light(box(34, 60, 18, 18, 1), box(88, 60, 18, 18, 1)),
      figure(box(64, 60, 14, 28, 1)),
      figure(box(4, 40, 2.6, 48), box(22, 54, 2.6, 34), box(2, 62, 24, 3, 1)),
      ladder(112, 88, 30, -14),
      tone(box(44, 4, 18, 3, 1), box(46, 7, 14, 3, 1)),
    ],
  ),
  "heat-pump-wall": vignette(
    "a heat pump beside a house wall with plants",
    "heating-engineer plumber",
    ["heat-pump", "house", "window", "pot-plant"],
    () => [
      back(circle(120, 20, 16)),
      tone(box(2, 4, 92, 82, 1)),
      light(box(14, 14, 30, 34, 1)),
      figure(box(28, 14, 2.4, 34), box(14, 30, 30, 2.4), box(11, 48, 36, 3.4, 1)),
      light(drawJoints(54, 10, 36, 4, 12, 6)),
      figure(box(62, 50, 4, 14), curve(3, "M64 52C64 40 78 44 78 56")),
      figure(box(48, 54, 62, 30, 3), box(54, 84, 8, 4), box(96, 84, 8, 4)),
      light(circle(72, 69, 12.4)),
      tone(petal(72, 69, 72, 58, 6), petal(72, 69, 81.4, 74.6, 6), petal(72, 69, 62.6, 74.6, 6)),
      figure(circle(72, 69, 2.6)),
      light(row(box(92, 60, 13, 2), 4, 0, 5)),
      accent(box(92, 80, 13, 2, 1)),
      ...drawTree(128, 88, 12),
      ...drawPlant(26, 88, 1.1),
    ],
  ),
  "fuse-and-cable": vignette(
    "hands that wire a socket in a wall",
    "electrician renovation",
    ["hand", "cable", "screwdriver", "plug"],
    () => [
      back(box(10, 4, 124, 84, 4)),
      tone(curve(3, "M72 4V24")),
      light(box(44, 24, 58, 50, 4)),
      figure(rim(2.4, box(44, 24, 58, 50, 4))),
      tone(circle(73, 49, 17)),
      figure(circle(66, 49, 3), circle(80, 49, 3), box(71, 33, 4, 5, 1), box(71, 60, 4, 5, 1)),
      accent(curve(2.4, "M72 24C74 30 90 28 92 38C93 44 88 48 82 49")),
      figure(curve(2.4, "M72 24C68 30 54 30 54 40C54 46 60 49 65 49")),
      figure(line(2.4, "82 51,98 62")),
      accent(line(6, "100 63,114 72")),
      { role: "skin", path: outline("M106 62C112 58 122 64 126 70L134 80L124 90C116 88 106 82 102 76C100 72 106 70 110 72Z") },
      figure(outline("M124 92L138 76L144 82V92Z")),
      { role: "deepSkin", path: outline("M58 52C52 52 46 56 40 60L28 66L34 80C44 78 52 72 56 66C60 64 64 58 58 52Z") },
      figure(outline("M0 70L28 62L36 82L0 92Z")),
      figure(box(10, 86, 124, 4, 1)),
    ],
  ),
  "tap-water": vignette(
    "water that runs from a tap into a basin, with pipes below",
    "plumber heating-engineer",
    ["faucet", "drop", "pipe", "wrench"],
    () => [
      back(box(14, 4, 116, 52, 4)),
      tone(drawJoints(14, 6, 116, 3, 20, 16)),
      figure(
        outline("M64 54V26C64 14 76 8 86 12C94 15 96 22 96 30H88C88 24 86 20 82 20C76 19 73 22 73 28V54Z"),
        box(58, 18, 10, 4, 2),
        box(56, 14, 4, 12, 2),
      ),
      accent(box(90, 31, 4, 22, 2)),
      light(outline("M28 52H116C116 66 108 72 98 72H46C36 72 28 66 28 52Z")),
      figure(rim(2.4, outline("M28 52H116C116 66 108 72 98 72H46C36 72 28 66 28 52Z")), box(22, 50, 100, 4, 2)),
      figure(curve(5, "M72 73V82C72 88 88 88 88 82C88 78 92 77 98 77H142", "butt")),
      accent(box(67, 74, 10, 4, 1), box(108, 73, 5, 8, 1)),
      figure(line(4, "12 88,44 82")),
      figure(outline("M42 78C46 74 54 75 55 80L49 80L48 84L54 86C50 90 43 89 41 85Z")),
      tone(box(2, 72, 16, 17, 2), curve(2, "M4 72C4 64 16 64 16 72")),
    ],
  ),
  "half-painted-room": vignette(
    "a half painted room with a ladder and tins",
    "painter-decorator renovation",
    ["ladder", "paint-roller", "bucket", "window"],
    () => [
      back(box(4, 4, 136, 82, 1)),
      accent(outline("M4 4H92C90 20 96 30 90 44C86 58 92 70 86 86H4Z")),
      light(box(100, 14, 30, 38, 1)),
      figure(rim(2.4, box(100, 14, 30, 38, 1)), box(114, 14, 2.4, 38), box(100, 32, 30, 2.4)),
      figure(line(2.6, "36 16,22 88"), line(2.6, "44 16,62 88"), box(32, 14, 16, 3.4, 1)),
      light(line(2.2, "33.6 28,46.6 28"), line(2.2, "31 42,50 42"), line(2.2, "28 56,54 56"), line(2.2, "25.6 70,57 70")),
      figure(line(2.4, "96 86,88 44"), line(2, "88 44,78 40,78 34")),
      tone(box(66, 28, 26, 8, 3)),
      figure(box(104, 68, 24, 20, 2)),
      accent(ellipse(116, 69, 11, 3)),
      tone(box(78, 74, 20, 14, 2)),
      light(box(80, 78, 16, 5, 1)),
      tone(outline("M2 90C20 84 60 90 142 87V91H2Z")),
    ],
  ),
  "clean-room": vignette(
    "a bright clean room with a bucket, a mop and a plant",
    "cleaning property-management",
    ["bucket", "broom", "window", "pot-plant"],
    () => [
      ...[14, 54].flatMap((x) => [
        back(box(x, 6, 36, 56, 2)),
        tone(rim(2.4, box(x, 6, 36, 56, 2))),
        tone(box(x + 17, 6, 2.4, 56)),
      ]),
      tone(box(2, 82, 140, 7, 2)),
      figure(line(2.8, "118 8,104 74")),
      figure(outline("M94 74H114L120 86H88Z")),
      accent(box(94, 71, 20, 4, 1.6)),
      accent(corners(2, "52 60,84 60,80 87,56 87")),
      figure(curve(2, "M53 62C52 38 84 38 83 62")),
      light(circle(60, 58, 5), circle(68, 56, 6), circle(77, 58, 5)),
      tone(box(57, 66, 22, 3)),
      ...drawPlant(26, 86, 1.4),
    ],
  ),
  "roastery-sacks": vignette(
    "a coffee roastery with sacks, scoop and roaster",
    "coffee-roastery wholesale",
    ["coffee-bean", "flour-sack"],
    () => [
      back(box(4, 6, 136, 70, 3)),
      figure(box(4, 24, 56, 3, 1)),
      tone(box(8, 12, 10, 12, 1), box(36, 12, 10, 12, 1)),
      accent(box(22, 10, 10, 14, 1)),
      figure(box(104, 4, 6, 24), outline("M88 22H126L116 38H98Z")),
      tone(box(84, 38, 50, 36, 10)),
      figure(circle(98, 56, 14)),
      light(circle(98, 56, 10)),
      accent(ellipse(95, 53, 3.6, 2.4, 40), ellipse(101, 56, 3.6, 2.4, -30), ellipse(96, 60, 3.6, 2.4, 10)),
      figure(box(114, 46, 14, 3, 1), box(114, 53, 14, 3, 1), box(90, 74, 6, 14), box(122, 74, 6, 14)),
      figure(corners(1, "84 66,98 72,96 78,74 78,72 74")),
      ...sack(18, 88, 1.35, tone),
      ...sack(68, 88, 1.15, tone),
      ...sack(43, 88, 1.5, figure),
      accent(ellipse(42, 66, 6, 4, 35), ellipse(18, 70, 5, 3.4, 35), ellipse(68, 72, 4.6, 3, 35)),
      light(line(1.2, "38 64,46 68"), line(1.2, "15 68.4,21 71.6"), line(1.2, "63 70.6,69 73.4")),
    ],
  ),
  "olive-crates": vignette(
    "crates of olives and a bottle of oil under a branch",
    "olive-grove delicatessen",
    ["olive", "oil-bottle", "branch", "leaf"],
    () => [
      back(circle(72, 40, 36)),
      figure(curve(3, "M2 10C40 4 80 18 134 8")),
      tone(
        petal(20, 9, 10, 24, 6),
        petal(40, 9, 44, 28, 6),
        petal(62, 12, 54, 30, 6),
        petal(84, 13, 92, 30, 6),
        petal(106, 12, 98, 30, 6),
        petal(124, 9, 134, 24, 6),
      ),
      accent(ellipse(30, 18, 4, 5.4), ellipse(70, 22, 4, 5.4), ellipse(114, 19, 4, 5.4)),
      figure(ellipse(50, 17, 3.6, 5), ellipse(92, 20, 3.6, 5)),
      tone(bottle(112, 86, 54, 22)),
      light(box(104, 58, 16, 16, 1)),
      figure(box(108, 30, 8, 5, 1), ellipse(112, 66, 3, 4)),
      figure(...[14, 24, 34, 44, 54, 64].map((x, i) => ellipse(x + 6, 52 - (i % 2) * 3, 5.4, 4.4, 20))),
      accent(...[20, 40, 60].map((x) => ellipse(x + 6, 47, 5, 4, -20))),
      tone(box(10, 54, 76, 10, 1), box(10, 66, 76, 9, 1), box(10, 77, 76, 10, 1)),
      figure(box(14, 54, 4, 33), box(78, 54, 4, 33), box(2, 86, 140, 4, 1)),
    ],
  ),
  "hives-meadow": vignette("beehives in a flowering meadow", "honey climate-action", ["beehive", "flower", "bee", "hill"], () => [
    back(outline("M2 56C20 22 52 18 70 44C92 12 124 14 142 48V88H2Z")),
    ...drawTree(130, 84, 13),
    ...[26, 70].flatMap((x) => [
      accent(box(x - 15, 36, 30, 15, 1)),
      light(box(x - 15, 52, 30, 15, 1)),
      tone(box(x - 15, 52, 30, 15, 1)),
      accent(box(x - 15, 68, 30, 13, 1)),
      figure(
        box(x - 18, 31, 36, 5, 1),
        box(x - 12, 81, 4, 7),
        box(x + 8, 81, 4, 7),
        box(x - 6, 75, 12, 3, 1),
        box(x - 4, 42, 8, 2.4, 1),
        box(x - 4, 58, 8, 2.4, 1),
      ),
    ]),
    tone(outline("M2 86C30 82 100 84 142 84V91H2Z")),
    ...[8, 48, 94, 106, 120].flatMap((x, i) => [
      figure(line(1.4, `${x} 87,${x} ${74 - (i % 2) * 4}`)),
      accent(circle(x, 72 - (i % 2) * 4, 3.4)),
    ]),
    ...[
      [48, 24],
      [98, 40],
      [92, 16],
    ].flatMap(([x = 0, y = 0]) => [
      tone(ellipse(x - 1, y - 4.6, 2.8, 4.4, -24), ellipse(x + 2.4, y - 4.2, 2.4, 3.8, 30)),
      accent(ellipse(x, y, 5.6, 3.6, -8)),
      figure(box(x - 2.4, y - 3.4, 1.8, 6.8, 0.8), box(x + 1, y - 3.4, 1.8, 6.8, 0.8)),
    ]),
  ]),
};
