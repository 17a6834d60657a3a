import { box, circle, corners, ellipse, moved, outline, petal, row } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import { drawHen } from "../livestock";
import { kneel, stand } from "../stances";
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
  water,
  fitToGrid,
} from "../vignette-drawing";
import { flame, pine, steam } from "../wares";

/** A banana leaf that lies on a table, with rice and helpings of curry on it. */
const leafMeal = (x: number, y: number): DrawnShape[] => [
  green(
    outline(
      `M${x - 17} ${y}C${x - 14} ${y - 9} ${x + 8} ${y - 9} ${x + 17} ${y}C${x + 8} ${y + 8} ${x - 14} ${y + 8} ${x - 17} ${y}Z`,
    ),
  ),
  light(outline(`M${x - 7} ${y + 2.6}C${x - 7} ${y - 8} ${x + 5} ${y - 8} ${x + 6} ${y + 2.6}Z`)),
  ember(ellipse(x - 10.6, y - 1.4, 3.2, 2), ellipse(x - 3, y + 4.4, 2.8, 1.4)),
  meat(ellipse(x + 9.6, y - 2, 2.8, 1.8)),
  natural(ellipse(x + 8.6, y + 2.6, 3, 1.6)),
];

/** A bird that sits or stands, its belly on the height, looking to the left. */
const eider = (x: number, y: number, size: number, isDrake: boolean): DrawnShape[] => {
  const put = (data: string) =>
    moved(outline(data.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Number(number) * size))), x, y);
  const body = put("M-15-2C-15-9-8-12 0-11C8-10 13-10 18-13C19-7 15 0 8 0H-8C-12 0-15-1-15-2Z");
  const neckAndHead = put("M-15-4C-17-10-17-12-19-14L-29-15C-30-17-28-18-26-19L-20-23C-16-26-8-25-7-20C-6-15-5-12-3-9L-6-3Z");
  return isDrake
    ? [
        figure(body),
        light(put("M-15-4C-15-10-8-13 0-12C6-11 8-10 10-10C4-6-4-4-10-3Z"), neckAndHead),
        figure(put("M-20-20C-16-26-8-25-7-21C-10-22-15-21-20-20Z")),
        green(put("M-9-19C-7-18-6-16-5.4-14C-7-14-9-16-9-19Z")),
        figure(moved(circle(0, 0, 1), x - 15.6 * size, y - 18.6 * size)),
      ]
    : [
        natural(body, neckAndHead),
        figure(
          put("M-6-8C-2-9 3-8 7-7C3-5-3-5-6-8Z"),
          put("M-4-4C0-5 6-4 10-3C6-1.4-2-1.4-4-4Z"),
          moved(circle(0, 0, 1), x - 15.6 * size, y - 18.6 * size),
        ),
      ];
};

const egg = (x: number, y: number, size = 1) => ellipse(x, y, 3.2 * size, 4 * size);

/** Feasts from banana leaves, rice with ribs, and what is gathered from nests. */
export const feastsAndNests: VignetteGroup = {
  "banana-leaf-row": vignette(
    "a row of guests who eat from banana leaves, and a server who ladles curry from a bucket",
    "catering",
    ["people", "leaf", "bucket"],
    () => [
      back(box(4, 8, 136, 54, 2)),
      accent(...[8, 30, 52, 74, 96, 118].map((x) => corners(1, `${x} 8, ${x + 18} 8, ${x + 9} 18`))),
      ...stand(18, 4.7, "26 57, 30 58", { top: "accent", hair: "short", skin: "deepSkin", beard: true }, 101, 6),
      ...stand(52, 4.7, "58 57, 64 58", { top: "light", nearSleeve: "light", hair: "bun", skin: "deepSkin" }, 101, 6),
      ...stand(84, 4.7, "92 57, 96 58", { top: "tone", hair: "short", skin: "deepSkin" }, 101, 6),
      natural(box(2, 56, 106, 17, 1)),
      figure(box(2, 72, 106, 3, 1), box(8, 75, 4, 14), box(98, 75, 4, 14)),
      ...leafMeal(22, 64),
      ...leafMeal(57, 64),
      ...leafMeal(91, 64),
      ...stand(
        126,
        5.2,
        "114 66, 108 50",
        {
          face: -1,
          top: "light",
          nearSleeve: "light",
          hair: "short",
          legs: "light",
          skirt: "long",
          skin: "deepSkin",
          shoes: "natural",
        },
        89,
        4,
      ),
      accent(line(2.4, "116 76, 135 76")),
      tone(corners(1.4, "105 68, 124 68, 121.6 86, 107.4 86")),
      ember(ellipse(114.5, 68.4, 9, 2.4)),
      figure(arc(1.6, 114.5, 69, 9.4, 180, 360)),
      figure(line(1.8, "110 46, 99 57"), ellipse(98, 58, 4, 2.6)),
      ember(ellipse(98, 57.4, 3, 1.4)),
    ],
  ),
  "feast-cauldrons": vignette(
    "cooks who stir huge cauldrons over wood fires for a feast, beside a stack of banana leaves",
    "catering",
    ["people", "cooking-pot", "leaf", "flame"],
    () => [
      back(box(4, 12, 136, 62, 2)),
      tone(corners(1, "2 14, 72 4, 142 14, 142 20, 2 20")),
      figure(box(8, 20, 3, 69), box(133, 20, 3, 69)),
      ...stand(
        44,
        5.2,
        "58 44, 62 40",
        { top: "light", nearSleeve: "light", hair: "short", skin: "deepSkin", beard: true },
        102,
        10,
      ),
      ...stand(
        106,
        5.2,
        "92 44, 88 40",
        { face: -1, top: "accent", hair: "bun", skin: "deepSkin", nearSleeve: "accent" },
        102,
        10,
      ),
      natural(line(2.6, "66 30, 40 68"), line(2.6, "84 30, 106 68")),
      ember(ellipse(37, 64, 25, 5), ellipse(107, 64, 25, 5)),
      light(...[26, 36, 46].map((x) => ellipse(x, 63.4, 4, 1.6))),
      green(...[98, 108, 118].map((x) => ellipse(x, 63.6, 3, 1.4))),
      figure(
        outline("M10 63C10 82 24 84 37 84C50 84 64 82 64 63C60 69 14 69 10 63Z"),
        outline("M80 63C80 82 94 84 107 84C120 84 134 82 134 63C130 69 84 69 80 63Z"),
      ),
      tone(
        arc(2.4, 10, 70, 4, 90, 270),
        arc(2.4, 64, 70, 4, -90, 90),
        arc(2.4, 80, 70, 4, 90, 270),
        arc(2.4, 134, 70, 4, -90, 90),
      ),
      natural(line(3, "22 89, 50 86"), line(3, "24 86, 52 89"), line(3, "92 89, 120 86"), line(3, "94 86, 122 89")),
      ember(flame(30, 88, 7, 8), flame(44, 88, 7, 8), flame(100, 88, 7, 8), flame(114, 88, 7, 8)),
      steam(28, 56, 16, 2, 8, light),
      steam(118, 56, 16, 2, 8, light),
      green(petal(62, 86, 84, 80, 5), petal(62, 88, 84, 84, 5), petal(62, 89.4, 84, 88.4, 4)),
    ],
  ),
  "ribs-and-fan": vignette(
    "a cook who fans the charcoal under pork ribs, beside a plate of broken rice with a fried egg",
    "broken-rice",
    ["people", "grill", "rice", "egg", "meat-cut"],
    () => [
      back(box(4, 24, 136, 46, 2)),
      accent(corners(1, "2 12, 70 12, 76 24, 0 24")),
      light(...[10, 30, 50].map((x) => corners(0.6, `${x} 12, ${x + 9} 12, ${x + 10} 24, ${x - 1} 24`))),
      figure(box(4, 24, 2.4, 65), box(70, 24, 2.4, 65)),
      light(curve(1.8, "M18 52C13 46 23 42 18 34"), curve(1.8, "M28 50C23 44 33 40 28 32")),
      ...stand(52, 4.9, "42 56, 66 54", { face: -1, top: "ember", hair: "bun", nearSleeve: "ember", sleeves: "short" }, 100, 4),
      // A fan of palm leaf.
      natural(ellipse(34, 49, 8.6, 7, -30)),
      figure(line(2, "43 57, 36 51")),
      figure(box(6, 66, 60, 12, 1.4), box(12, 78, 4, 11), box(56, 78, 4, 11)),
      ember(row(ellipse(12, 70, 3.4, 1.7), 8, 7)),
      tone(box(6, 64, 60, 1.6, 0.6)),
      meat(
        ...[8, 28, 48].map((x) =>
          outline(`M${x} 64C${x - 1} 57 ${x + 5} 56 ${x + 10} 57C${x + 16} 56 ${x + 18} 60 ${x + 17} 64Z`),
        ),
      ),
      light(...[12, 17, 32, 37, 52, 57].map((x) => line(1.5, `${x} 59, ${x - 1} 63`))),
      natural(box(76, 76, 66, 4, 1), box(82, 80, 4, 9), box(132, 80, 4, 9)),
      light(ellipse(109, 73, 31, 5)),
      tone(ellipse(109, 72, 25, 3.4)),
      light(outline("M90 72C90 56 102 50 110 50C118 50 126 58 126 72Z")),
      light(outline("M97 56C93 50 102 45 108 47C114 44 122 48 120 54C118 60 102 61 97 56Z")),
      tone(curve(1.2, "M97 56C100 61 118 60 120 54")),
      ember(ellipse(108, 51.6, 4.4, 3.2)),
      meat(outline("M113 72C112 64 118 59 125 61C132 60 136 66 134 72Z")),
      light(line(1.6, "119 64, 117 69"), line(1.6, "125 64, 124 70"), line(1.6, "130 65, 130 70")),
      green(ellipse(86, 71, 4.6, 2.6, -10), ellipse(91, 68.6, 4.6, 2.6, -10)),
      light(ellipse(86, 71, 2.6, 1.3, -10), ellipse(91, 68.6, 2.6, 1.3, -10)),
      ember(circle(98, 71, 2.6)),
    ],
  ),
  "egg-nests": vignette(
    "two women who gather eggs from the nests of a hen house under pines",
    "egg-farm",
    ["people", "egg", "egg-carton", "rooster", "wicker-basket", "pine"],
    () =>
      fitToGrid([
        back(outline("M2 84V52C30 40 60 50 90 42C112 38 130 44 142 48V84Z")),
        ...pine(84, 84, 66, tone),
        ...pine(134, 84, 60, tone),
        figure(corners(1, "0 28, 30 10, 60 28, 58 32, 2 32")),
        natural(box(4, 32, 52, 56, 1)),
        figure(box(8, 38, 20, 17, 1), box(32, 38, 20, 17, 1), box(8, 62, 20, 17, 1), box(32, 62, 20, 17, 1)),
        ember(
          ...[18, 42].flatMap((x) =>
            [55, 79].map((y) => outline(`M${x - 10} ${y}C${x - 9} ${y - 6} ${x + 9} ${y - 6} ${x + 10} ${y}Z`)),
          ),
        ),
        ...drawHen([16, 54, 1.06], light),
        light(egg(14, 74), egg(21, 74.6), egg(38, 50.6), egg(45, 51)),
        ...drawHen([42, 78, 1.06, "left"], light),
        ...stand(
          70,
          5,
          "76 56, 49 50",
          { face: -1, top: "accent", hair: "scarf", hairRole: "light", legs: "figure", nearSleeve: "accent", shoes: "tone" },
          89,
          4,
        ),
        natural(corners(2, "66 60, 88 60, 85 72, 69 72")),
        figure(arc(1.8, 77, 61, 9, 180, 360)),
        light(egg(71.4, 58.6), egg(77, 57.6), egg(82.6, 58.6)),
        natural(corners(2, "66 61, 88 61, 85 72, 69 72")),
        ...stand(
          126,
          5,
          "108 56, 104 58",
          { face: -1, top: "ember", hair: "tail", legs: "figure", skirt: "knee", skin: "deepSkin", nearSleeve: "ember" },
          89,
          2,
        ),
        tone(box(95, 58, 24, 3.4, 1), box(95, 65, 24, 3.4, 1)),
        light(row(egg(98.6, 55.4, 0.86), 4, 5.6), row(egg(98.6, 62.8, 0.8), 4, 5.6)),
        tone(box(95, 58, 24, 3.6, 1), box(95, 65, 24, 3.6, 1)),
        ...drawHen([98, 90, 1.1, "left"], light),
      ]),
  ),
  "eider-nest": vignette(
    "a woman who gathers down from the nest of an eider duck by the shore",
    "eiderdown",
    ["people", "duck", "egg", "feather", "wave"],
    () => [
      back(outline("M2 52L22 34L36 44L58 22L84 46L104 36L142 52Z")),
      water(box(2, 52, 140, 16, 1)),
      light(curve(1.6, "M60 58C64 56 66 60 70 58"), curve(1.6, "M100 62C104 60 106 64 110 62")),
      green(outline("M0 90V70C20 62 40 68 62 68C90 68 118 64 144 68V90Z")),
      ...eider(118, 62, 0.8, true),
      ...kneel(
        32,
        5.2,
        "57 76, 54 79",
        { top: "accent", hair: "tail", hairRole: "tone", legs: "figure", nearSleeve: "accent", shoes: "natural" },
        89,
        24,
      ),
      light(outline("M52 88C48 78 54 66 66 68C74 64 84 64 92 68C104 66 130 70 134 78C140 82 138 89 132 89H56Z")),
      green(egg(68, 76, 1.2), egg(77, 77, 1.2), egg(86, 77, 1.2)),
      ...eider(114, 82, 1.1, false),
      light(
        outline(
          "M54 84C56 80 61 80 64 82C67 79 73 79 76 82C79 79 85 79 88 82C91 79 97 79 100 82C103 79 109 79 112 82",
          "C115 79 121 79 124 82C128 80 134 82 135 86C135 89 133 90 130 90H58C54 90 52 88 54 84Z",
        ),
      ),
      light(circle(58, 75, 4), circle(61, 71, 3.6), circle(55, 70, 3.4)),
      // The sack for the down.
      light(outline("M4 89C0 74 6 68 10 66L20 66C24 70 28 76 24 89Z")),
      figure(line(2, "8 67, 21 67")),
    ],
  ),
  "down-quilt": vignette(
    "two people who hold up a quilt filled with down over a basket of down",
    "eiderdown",
    ["people", "feather", "wicker-basket"],
    () => [
      back(box(4, 8, 136, 74, 2)),
      ...stand(
        18,
        5.2,
        "38 36, 40 38",
        { top: "ember", hair: "bun", hairRole: "tone", legs: "figure", skirt: "knee", nearSleeve: "ember", shoes: "natural" },
        89,
        2,
      ),
      ...stand(
        126,
        5.2,
        "106 36, 104 38",
        { face: -1, top: "tone", hair: "short", beard: true, legs: "figure", nearSleeve: "tone", shoes: "natural" },
        89,
        2,
      ),
      accent(
        outline(
          "M37 33C48 40 60 37 72 39C84 37 96 40 107 33C110 46 106 58 109 73C98 76 86 73 72 75C58 73 46 76 35 73C38 58 34 46 37 33Z",
        ),
      ),
      light(
        curve(1.5, "M54 38C56 50 52 62 54 74"),
        curve(1.5, "M72 39C74 50 70 62 72 75"),
        curve(1.5, "M90 38C92 50 88 62 90 74"),
        curve(1.5, "M36 46C50 50 94 50 108 46"),
        curve(1.5, "M36 60C50 64 94 64 108 60"),
      ),
      light(circle(58, 73, 6), circle(67, 68, 7), circle(78, 69, 7), circle(87, 73, 6), circle(72, 74, 7)),
      natural(corners(2, "50 75, 95 75, 91 89, 54 89")),
      figure(line(1.5, "51 80, 94 80"), line(1.5, "53 85, 92 85")),
    ],
  ),
};
