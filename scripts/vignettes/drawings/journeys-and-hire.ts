import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawHills, drawWheel } from "../fixtures";
import { type Appearance, fluff, limb, person } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { pine } from "../wares";

/** A motorhome with a bed over its cab, which looks to the right, 98 long. */
const motorhome = (x: number, base: number): DrawnShape[] => [
  light(
    outline(
      `M${x} ${base - 9}V${base - 67}C${x} ${base - 70} ${x + 2} ${base - 72} ${x + 5} ${base - 72}H${x + 72}`,
      `C${x + 81} ${base - 72} ${x + 85} ${base - 64} ${x + 85} ${base - 54}H${x + 77}L${x + 85} ${base - 36}`,
      `L${x + 94} ${base - 33}C${x + 97} ${base - 32} ${x + 98} ${base - 29} ${x + 98} ${base - 26}V${base - 9}Z`,
    ),
  ),
  accent(box(x, base - 28, 98, 11), box(x, base - 60, 56, 2.6)),
  tone(box(x + 37, base - 56, 16, 46, 2)),
  figure(
    box(x + 9, base - 54, 22, 16, 2.4),
    box(x + 40, base - 52, 10, 13, 1.6),
    box(x + 58, base - 66, 16, 8, 2),
    outline(`M${x + 60} ${base - 51}H${x + 75}L${x + 82} ${base - 36}H${x + 60}Z`),
    box(x - 1, base - 12, 100, 4, 1.4),
    circle(x + 50, base - 33, 1),
  ),
  ember(box(x + 94, base - 27, 4.4, 5, 1)),
  ...drawWheel(x + 20, base - 9, 9),
  ...drawWheel(x + 79, base - 9, 9),
];

/** A skier on a slope that falls to the right by some degrees, at the place of the rear ski's binding. */
const skiPair = (x: number, y: number, length: number, slope: number): DrawnShape =>
  figure(
    line(2, `${x - length * 0.45} ${y - slope * length * 0.45}, ${x + length * 0.5} ${y + slope * length * 0.5}`),
    line(1.8, `${x + length * 0.5} ${y + slope * length * 0.5}, ${x + length * 0.6} ${y + slope * length * 0.5 - 2.4}`),
  );

/** A pilgrim in two white cloths. */
const pilgrim = (x: number, size: number, hands: string, look: Appearance = {}): DrawnShape[] =>
  stand(x, size, hands, { top: "light", sleeves: "none", skirt: "long", legs: "skin", shoes: "natural", ...look }, 90, 2);

/** A giraffe that looks to the left, its hooves on the base, 78 tall. */
const giraffe = (x: number, base: number): DrawnShape[] => [
  natural(
    ...[-9, -5, 8, 12].map((dx) => line(2.8, `${x + dx} ${base - 34}, ${x + dx * 1.06} ${base - 1}`)),
    limb([x + 11, base - 40, 8], [x - 8, base - 42, 8.6], [x - 10, base - 44, 8]),
    limb([x - 9, base - 46, 6], [x - 15, base - 60, 3.4], [x - 19, base - 73, 2.8]),
    corners(2, `${x - 17} ${base - 79}, ${x - 30} ${base - 70}, ${x - 29} ${base - 66}, ${x - 17} ${base - 69}`),
    curve(1.4, `M${x + 18} ${base - 42}C${x + 23} ${base - 38} ${x + 21} ${base - 32} ${x + 22} ${base - 28}`),
  ),
  figure(
    line(1.4, `${x - 19} ${base - 78}, ${x - 20} ${base - 83}`),
    line(1.4, `${x - 16} ${base - 77}, ${x - 16} ${base - 82}`),
    circle(x - 21.6, base - 73.6, 1),
    ...(
      [
        [-17, -64, 1.8],
        [-13, -57, 2],
        [-10, -50, 2.4],
        [-8, -41, 3],
        [0, -44, 2.8],
        [1, -37, 2.6],
        [8, -42, 3],
        [14, -39, 2.4],
        [-4, -36, 2],
      ] as const
    ).map(([dx, dy, r]) => circle(x + dx, base + dy, r)),
    ...[-9, -5, 8, 12].map((dx) => box(x + dx * 1.06 - 1.8, base - 3, 3.6, 3, 0.6)),
  ),
];

/** Vehicles and boats that are lent, and journeys that people are taken on. */
export const journeysAndHire: VignetteGroup = {
  "motorhome-keys": vignette(
    "a woman who hands the keys of a motorhome to a couple before their journey",
    "camper-hire",
    ["people", "caravan", "key"],
    () => [
      drawHills(40),
      ...pine(10, 84, 46, green),
      tone(box(2, 86, 140, 5, 1)),
      ...motorhome(4, 88),
      ...stand(98, 4.6, "116 56, 110 62", { top: "accent", hair: "bun", legs: "figure" }, 89, 3),
      ember(circle(118.4, 55, 1.8), line(1.2, "118.6 56, 119.4 61")),
      ...stand(
        134,
        4.7,
        "121 57, 122 62",
        { face: -1, top: "tone", hair: "short", beard: true, legs: "figure", skin: "deepSkin" },
        90,
        3,
      ),
    ],
  ),
  "van-fitting": vignette(
    "a fitter who builds cupboards and a bed into an open van",
    "camper-hire",
    ["people", "van", "drill"],
    () => [
      back(box(4, 6, 136, 80, 2)),
      tone(box(2, 87, 140, 4, 1)),
      accent(
        outline(
          "M14 78V24C14 20 17 18 20 18H98C104 18 107 20 110 24L122 46L134 50C138 51 140 54 140 58V76C140 78 139 79 137 79H16C15 79 14 79 14 78Z",
        ),
      ),
      figure(box(14, 72, 126, 8, 2), outline("M96 25H101C104 25 105 26 107 29L115 46H96Z")),
      figure(box(26, 24, 62, 48, 2)),
      light(box(28, 26, 58, 44, 1)),
      natural(box(30, 28, 54, 11, 1), box(66, 54, 20, 16, 1)),
      figure(box(47, 29, 1.2, 9), box(65, 29, 1.2, 9), circle(44, 36, 0.9), circle(62, 36, 0.9), circle(80, 36, 0.9)),
      tone(box(64, 50, 22, 5, 2)),
      ...drawWheel(22, 80, 9),
      ...drawWheel(112, 80, 9),
      ...stand(40, 5, "62 48, 58 54", { top: "tone", hair: "cap", hairRole: "accent", legs: "figure" }, 90, 8),
      ember(corners(1, "61 43, 71 43, 71 47.4, 65 47.4, 64.4 53, 60.4 53")),
      figure(line(1.4, "71 45, 77 45")),
      skin(circle(62, 49, 2.3)),
      natural(box(84, 84, 30, 2.4, 0.6), box(88, 81, 26, 2.4, 0.6)),
    ],
  ),
  "rowing-boats-lent": vignette(
    "a boatman at a jetty who pushes off a family in a rowing boat beside a swan pedal boat",
    "boat-hire",
    ["people", "wave", "hill", "life-buoy"],
    () => [
      drawHills(34),
      ...pine(18, 56, 30, green),
      ...pine(34, 56, 22, green),
      water(box(2, 54, 140, 37, 1)),
      natural(box(108, 24, 34, 34, 1)),
      accent(corners(1, "103 26, 125 12, 144 24, 144 28, 103 28")),
      figure(box(114, 36, 12, 22, 1)),
      ember(circle(134, 40, 5)),
      light(circle(134, 40, 2.4)),
      light(
        outline("M64 62C66 56 78 55 88 57C92 58 94 62 92 66H66C64 65 63.6 64 64 62Z"),
        curve(3, "M68 60C62 58 66 50 62 46C60 43.6 56 44.6 56 47"),
      ),
      ember(outline("M56.6 45.6L52 49.4L57 49.4Z")),
      light(curve(1.4, "M46 66C50 63 54 69 58 66"), curve(1.4, "M8 62C12 59 16 65 20 62")),
      natural(box(88, 68, 54, 4, 1)),
      figure(box(92, 71, 3.4, 19), box(112, 71, 3.4, 19), box(132, 71, 3.4, 19)),
      ...stand(
        108,
        4.3,
        "92 52, 93 56",
        { face: -1, top: "accent", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin" },
        69,
        12,
      ),
      natural(line(1.6, "112 30, 82 72")),
      ...person("26 73 4.2 -6", "44 62, 43 63", "", { top: "tone", hair: "short", beard: true }),
      ...person("66 74 4 4", "56 68, 58 70", "", { face: -1, top: "ember", hair: "long" }),
      ...person("53 75 2.7 2", "48 68, 58 66", "", { child: true, face: -1, top: "light", hair: "curls" }),
      natural(outline("M6 70C24 76 66 76 86 68C83 80 76 86 66 87H24C14 86 8 80 6 70Z")),
      figure(curve(1.4, "M9 75C30 81 64 80 83 73")),
      figure(line(1.8, "50 58, 30 80, 20 88"), outline("M22 83L15 91L18 93L26 87Z")),
      light(curve(1.4, "M66 89C70 86 74 92 78 89"), curve(1.4, "M34 90C38 87 42 93 46 90")),
    ],
  ),
  "yacht-crew": vignette(
    "a skipper on the stern of a sailing yacht who helps guests with their bags aboard",
    "boat-hire",
    ["people", "sailing-boat", "suitcase", "wave"],
    () => [
      back(circle(26, 24, 12), outline("M2 58C30 42 70 50 104 44C120 42 134 48 142 54V60H2Z")),
      water(box(2, 58, 140, 33, 1)),
      figure(box(42, 4, 2.4, 62), line(2, "43 54, 92 56"), line(0.9, "43 5, 4 62"), line(0.9, "43 5, 102 62")),
      light(outline("M46 10C62 22 78 38 90 53L46 51Z")),
      tone(outline("M40 12L40 58H12C24 46 34 30 40 12Z")),
      light(outline("M2 62H106L102 76C101 80 98 82 94 82H26C14 80 6 72 2 62Z")),
      accent(outline("M4 66H105L104 71H8Z")),
      figure(box(46, 57, 36, 5, 2)),
      light(box(50, 58.4, 8, 2.2, 1), box(62, 58.4, 8, 2.2, 1)),
      natural(box(104, 78, 38, 4, 1), corners(0.6, "98 62, 102 62, 116 78, 110 78")),
      figure(box(110, 81, 3.4, 10), box(132, 81, 3.4, 10)),
      ...stand(88, 3.9, "104 46, 100 44", { top: "figure", hair: "cap", hairRole: "light", legs: "light", beard: true }, 63, 6),
      ...stand(118, 4.2, "106 48, 112 56", { face: -1, top: "ember", hair: "tail", shorts: "figure", sleeves: "short" }, 78, 4),
      accent(box(128, 62, 11, 15, 2)),
      figure(curve(1.6, "M131 62V56H136V62"), circle(131, 77.6, 1.4), circle(136.4, 77.6, 1.4)),
      light(curve(1.4, "M20 88C24 85 28 91 32 88"), curve(1.4, "M62 87C66 84 70 90 74 87")),
    ],
  ),
  "pilgrims-in-white": vignette(
    "pilgrims in white with a guide and her flag before the Kaaba and minarets",
    "hajj-travel",
    ["people", "mosque", "flag"],
    () => [
      back(box(2, 38, 140, 26)),
      light(...[4, 18, 32, 102, 116, 130].map((x) => outline(`M${x} 64V50C${x} 43 ${x + 10} 43 ${x + 10} 50V64Z`))),
      tone(
        ...[22, 122].flatMap((x) => [
          box(x - 3, 14, 6, 50),
          box(x - 4.6, 30, 9.2, 3, 1),
          box(x - 4.6, 16, 9.2, 3, 1),
          outline(`M${x - 3} 14C${x - 3} 9 ${x - 1} 8 ${x} 3C${x + 1} 8 ${x + 3} 9 ${x + 3} 14Z`),
        ]),
      ),
      figure(corners(0.6, "43 6, 101 6, 101 66, 43 66")),
      ember(box(43, 17, 58, 5), box(80, 36, 10, 26, 1)),
      natural(box(2, 63, 140, 28, 1)),
      light(...[38, 46, 54, 62, 70, 78, 92, 100, 106].map((x, n) => box(x, 58 + (n % 3), 5.4, 11, 2.4))),
      skin(...[38, 46, 54, 62, 70, 78, 92, 100, 106].map((x, n) => circle(x + 2.7, 56.6 + (n % 3), 2.2))),
      ...pilgrim(16, 3.4, "28 56, 26 59", { hair: "none", beard: true }),
      ...stand(
        36,
        3.2,
        "44 64, 45 66",
        { top: "light", hair: "scarf", hairRole: "light", skirt: "long", skin: "deepSkin" },
        91,
        2,
      ),
      ...pilgrim(64, 3.2, "73 52, 75 50", { skin: "deepSkin", hair: "none", legs: "deepSkin" }),
      ...pilgrim(106, 3.2, "114 60, 113 62", { hair: "short", beard: true, hairRole: "tone" }),
      ...stand(131, 3.4, "120 52, 126 64", { face: -1, top: "accent", hair: "scarf", hairRole: "tone", skirt: "long" }, 91, 2),
      figure(line(1.2, "120 60, 120 24")),
      accent(outline("M120 24C125 22 129 27 136 24V35C129 38 125 33 120 35Z")),
    ],
  ),
  "game-drive": vignette(
    "guests with field glasses in an open safari car who watch a giraffe on the savanna",
    "safari",
    ["people", "giraffe", "tree", "sun"],
    () => [
      ember(circle(36, 26, 13)),
      back(outline("M2 60C30 50 70 54 142 50V90H2Z")),
      natural(outline("M2 74C40 70 100 72 142 72V91H2Z")),
      figure(line(3, "92 74, 91 44"), line(2, "91 52, 82 40"), line(2, "91 50, 101 40")),
      green(outline("M70 40C74 30 88 27 98 30C108 30 112 36 112 40C100 43 82 43 70 40Z")),
      ...giraffe(124, 90),
      ...person("26 60 4 2", "35 41, 34 42", "", { top: "tone", hair: "cap", hairRole: "natural" }),
      figure(box(32.6, 33.6, 6.4, 3.4, 1)),
      ...person("50 62 4 2", "60 46, 58 50", "", { top: "light", hair: "tail", skin: "skin" }),
      ...person("70 64 4 2", "82 54, 80 55", "", { top: "green", hair: "cap", hairRole: "green", skin: "deepSkin" }),
      figure(
        line(1.8, "7 60, 7 25"),
        line(1.8, "60 60, 60 25"),
        line(1.8, "84 58, 78 28"),
        box(3, 22, 78, 4, 1.6),
        line(1.8, "80 58, 83 51"),
      ),
      accent(outline("M3 80V54C3 52 4 51 6 51H38V58H64V61H84L104 63C108 64 110 66 110 70V80Z")),
      figure(box(2, 76, 110, 5, 1.4), box(40, 62, 1.2, 14), box(64, 64, 1.2, 12)),
      light(circle(106, 69, 2.6)),
      ...drawWheel(24, 81, 9.6),
      ...drawWheel(90, 81, 9.6),
      green(...[8, 54, 112, 134].map((x) => outline(`M${x} 91L${x + 2} 83L${x + 4} 90L${x + 7} 82L${x + 8} 91Z`))),
    ],
  ),
  "chairlift-and-skier": vignette(
    "a skier who comes down a slope under a chairlift with two guests",
    "ski-resort",
    ["people", "skis", "mountain", "pine", "snowflake"],
    () => [
      tone(outline("M2 66L30 22L46 44L72 8L104 52L122 36L142 62V86H2Z")),
      light(outline("M24 31.6L30 22L36 30.4L31 34Z"), outline("M62 22L72 8L82 21L76 26L70 21L66 26Z")),
      ...pine(130, 78, 36, green),
      ...pine(118, 80, 26, green),
      light(outline("M2 60C40 62 96 72 142 84V91H2Z")),
      figure(box(104, 16, 3.4, 60, 1), box(98, 15, 15, 3, 1), line(1.2, "2 42, 142 6")),
      figure(line(1.8, "30 34.6, 30 39, 22 42, 22 60"), line(2.6, "22 46, 22 59, 44 59")),
      ...sit(29, 58, 3.2, "38 52, 38 52", { top: "ember", hair: "cap", hairRole: "figure", legs: "tone" }, 73, -2),
      ...sit(37, 58, 3.2, "45 52, 45 52", { top: "light", hair: "cap", hairRole: "accent", legs: "figure" }, 74, -2),
      figure(line(1.4, "32 75, 52 73"), line(1.4, "40 76.6, 60 74"), line(1.6, "26 52, 46 52")),
      ...person("82 58 5.2 34 -16", "104 52, 100 58", "79 79 12, 86 82 12", {
        top: "accent",
        hair: "cap",
        hairRole: "figure",
        legs: "figure",
        shoes: "figure",
      }),
      skiPair(80, 80.6, 42, 0.2),
      skiPair(90, 84.4, 42, 0.2),
      figure(line(1.3, "105 52, 84 72"), line(1.3, "101 58, 76 76")),
      tone(curve(1.4, "M8 68C24 68 44 71 58 75"), curve(1.4, "M12 76C26 76 44 79 62 83")),
    ],
  ),
  "ski-lesson": vignette(
    "a ski teacher who shows three children in helmets how to brake on the beginners' slope",
    "ski-resort",
    ["people", "skis", "pine", "snowflake"],
    () => {
      const pupil = (x: number, y: number, top: Appearance["top"], hat: NonNullable<Appearance["hairRole"]>) => [
        ...person(`${x} ${y - 22} 3.1 12`, `${x + 10} ${y - 26}, ${x + 11} ${y - 24}`, `${x - 3} ${y}, ${x + 4} ${y + 1}`, {
          child: true,
          top: top ?? "tone",
          hair: "cap",
          hairRole: hat,
          legs: "figure",
          shoes: "figure",
        }),
        figure(line(1.7, `${x - 13} ${y + 2.6}, ${x + 10} ${y - 0.4}`), line(1.7, `${x - 10} ${y + 4}, ${x + 14} ${y + 1.4}`)),
      ];
      return [
        tone(outline("M2 62L34 20L52 40L84 10L118 48L130 38L142 52V84H2Z")),
        light(outline("M27 29L34 20L41 28L36 32Z"), outline("M75 19L84 10L92 19L86 25L81 20Z")),
        ...pine(14, 72, 38, green),
        ...pine(134, 76, 44, green),
        light(outline("M2 68C40 66 100 72 142 80V91H2Z")),
        ember(...[4, 30, 56].map((x) => outline(`M${x + 3} 62L${x + 14} 59.6L${x + 14} 66.6Z`))),
        figure(...[4, 30, 56].map((x) => line(1.2, `${x + 14} 59, ${x + 14} 76`))),
        ...pupil(22, 82, "accent", "figure"),
        ...pupil(50, 83, "light", "ember"),
        ...pupil(78, 84, "ember", "figure"),
        ...stand(
          116,
          4.8,
          "102 50, 103 54",
          { face: -1, top: "accent", hair: "cap", hairRole: "figure", legs: "figure", shoes: "figure" },
          87,
          8,
        ),
        figure(line(1.3, "102 50, 96 88"), line(1.3, "103 54, 108 88")),
        figure(line(1.8, "96 89, 130 85"), line(1.8, "100 91, 136 88")),
      ];
    },
  ),
  "tuk-tuk-ride": vignette(
    "a three-wheeled motor rickshaw with its driver and two passengers in a street",
    "rickshaw",
    ["people", "tree"],
    () => {
      const seated = (x: number, look: Appearance, hands: string) => sit(x, 66, 4.3, hands, look, 80, -2);
      return [
        back(box(2, 22, 26, 62, 1), box(112, 14, 28, 70, 1)),
        light(
          box(7, 30, 6, 10, 1),
          box(17, 30, 6, 10, 1),
          box(118, 24, 6, 10, 1),
          box(129, 24, 6, 10, 1),
          box(118, 44, 6, 10, 1),
        ),
        natural(box(129, 52, 3, 34)),
        green(fluff(130, 46, 11, 9)),
        tone(box(2, 86, 140, 5, 1)),
        figure(outline("M8 56V32C8 19 16 12 29 12H86C95 12 101 22 110 52H8Z")),
        light(outline("M24 66V27C24 24 26 22 29 22H84C89 22 92 28 98 50V70H24Z")),
        figure(line(2.4, "64 70, 64 20")),
        ...seated(32, { top: "ember", hair: "bun", skirt: "long", skin: "deepSkin" }, "44 58, 46 59"),
        ...seated(47, { top: "tone", hair: "short", skin: "deepSkin" }, "57 60, 59 60"),
        ...seated(76, { top: "natural", hair: "short", skin: "deepSkin", beard: true }, "95 55, 94 56"),
        figure(line(2, "92 52, 99 56, 112 80")),
        accent(
          outline(
            "M8 80V52H22C26 58 27 64 27 70H62V74H86C87 64 92 56 102 48L109 49C113 54 116 60 118 66C112 66 103 70 100 81H10C9 81 8 81 8 80Z",
          ),
          outline("M102 76C103 68 110 65 116 66C122 67 126 71 127 77L123 77C121 72 117 70 113 70C109 70 106 72 105 77Z"),
        ),
        figure(box(8, 77, 92, 4.4, 2)),
        light(ellipse(15.6, 40, 3, 6), box(30, 72, 30, 2, 1)),
        ember(circle(114, 59, 3.2)),
        ...drawWheel(32, 80, 9.4),
        ...drawWheel(114, 81, 8.6),
      ];
    },
  ),
};
