import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, flipped, outline, petal, sharp } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { person } from "../people";
import { stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { awning, flame } from "../wares";

/** A path drawn about the origin at a place in another size, turned by some degrees. */
const put = (path: Path, x: number, y: number, size = 1, degrees = 0): Path => {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size];
  return transform(path, [cos, sin, -sin, cos, x, y]);
};

/** A cormorant that swims to the right, 30 wide and 17 high, with its water line at the height. */
const swimmer = (x: number, y: number, size: number) => [
  figure(put(outline("M-12 0C-10-6 0-7 5-5C6-9 5-13 8-16C10-18 14-17 14-14C14-11 12-8 12-4C12-1 10 1 7 1H-9Z"), x, y, size)),
  ember(put(outline("M13-15.6L20-14L13-12.4Z"), x, y, size)),
  light(put(circle(10.6, -14.4, 1.1), x, y, size)),
];

/** A cormorant on its feet, 38 high, that looks to a side, its wings closed or spread. */
const percher = (x: number, y: number, size: number, face: 1 | -1, spread = false) => {
  const at = (data: string) => put(face === 1 ? outline(data) : flipped(outline(data), 0), x, y, size);
  const dot = (path: Path) => put(face === 1 ? path : flipped(path, 0), x, y, size);
  return [
    ...(spread
      ? [
          figure(
            at("M-4-22C-14-32-22-32-28-28L-24-24L-27-20L-21-18L-23-13L-16-13L-14-8L-4-10Z"),
            at("M4-22C14-32 22-32 28-28L24-24L27-20L21-18L23-13L16-13L14-8L4-10Z"),
          ),
        ]
      : []),
    ember(dot(line(2.2, "-2 -4,-3 0,2 0")), dot(line(2.2, "3 -4,3 0,7 0"))),
    figure(
      at("M-7-8L-13 1L-7 0L0-4C8-4 10-12 8-20C7-25 8-28 9-31C10-35 7-38 4-38C0-38-1-35 1-32C2-28-2-26-5-22C-9-17-9-12-7-8Z"),
    ),
    ...(spread ? [] : [tone(at("M-4-20C-8-16-8-10-7-6C-3-6 1-10 2-16C1-19-1-20-4-20Z"))]),
    ember(at("M7-37L15-35.4L8-33Z")),
    light(dot(circle(5, -35.4, 1.1))),
  ];
};

/** Steep round hills such as stand by the rivers of southern China. */
const karst = (y: number) => [
  back(
    outline(`M2 ${y}C6 ${y - 50} 26 ${y - 54} 32 ${y}Z`),
    outline(`M26 ${y}C34 ${y - 34} 50 ${y - 36} 58 ${y}Z`),
    outline(`M82 ${y}C90 ${y - 58} 112 ${y - 60} 120 ${y}Z`),
    outline(`M112 ${y}C118 ${y - 36} 136 ${y - 38} 142 ${y}Z`),
  ),
];

/** A cob of corn on a stick, 40 long with its husk, its middle at the point. */
const cob = (x: number, y: number, size: number, degrees: number, roast = true) => [
  natural(put(box(-1.3, 12, 2.6, 18, 1.2), x, y, size, degrees)),
  green(put(petal(0, 16, -8, -2, 6), x, y, size, degrees), put(petal(0, 16, 8, -2, 6), x, y, size, degrees)),
  ember(put(outline("M-6 10C-8 0-6-12 0-18C6-12 8 0 6 10C3 14-3 14-6 10Z"), x, y, size, degrees)),
  light(
    ...[-10, -4, 2, 8].map((dy) =>
      put(curve(1.3, `M${dy < -8 ? -2.6 : -4.6} ${dy}Q0 ${dy + 2} ${dy < -8 ? 2.6 : 4.6} ${dy}`), x, y, size, degrees),
    ),
  ),
  ...(roast
    ? [
        figure(
          put(ellipse(-2.4, -1, 1.4, 1), x, y, size, degrees),
          put(ellipse(2.6, -7, 1.3, 1), x, y, size, degrees),
          put(ellipse(2.4, 5, 1.4, 1), x, y, size, degrees),
        ),
      ]
    : []),
];

/** Birds that fish by night, mirrors of metal, and cobs over the coals. */
export const birdsMirrorsAndCobs: VignetteGroup = {
  "cormorants-by-fire": vignette(
    "a master at the bow of a night boat who leads cormorants on cords by the light of a fire basket",
    "cormorant-fishing",
    ["people", "fishing-boat", "bird", "flame"],
    () => [
      back(circle(30, 24, 14), outline("M2 70C24 44 50 52 74 40C100 30 124 46 142 40V72H2Z")),
      water(box(2, 68, 140, 24)),
      ...stand(
        22,
        4.2,
        "34 44, 36 52",
        { top: "tone", nearSleeve: "tone", legs: "figure", hair: "short", shoes: "natural" },
        74,
        4,
      ),
      natural(line(2.2, "31 30,42 78")),
      ...stand(
        72,
        4.5,
        "88 46, 90 50",
        { top: "accent", nearSleeve: "accent", legs: "figure", skirt: "knee", hair: "cap", hairRole: "tone", shoes: "natural" },
        75,
        8,
      ),
      figure(line(2.2, "96 68,112 22,122 24"), line(1.5, "122 24,122 36")),
      ember(flame(122, 44, 17, 24)),
      light(flame(122, 44, 8, 12)),
      figure(outline("M112 40H132L128 52H116Z")),
      ember(box(115, 43, 14, 1.8), box(116.4, 47, 11, 1.8)),
      natural(outline("M4 58C16 66 40 68 60 68C80 68 94 66 106 58L110 58C106 72 98 80 86 81H26C14 80 6 70 2 58Z")),
      figure(curve(2, "M8 66C30 74 80 74 104 66")),
      ember(
        curve(1.4, "M89 48C92 62 88 70 84 74"),
        curve(1.4, "M89 48C98 58 104 64 106 72"),
        curve(1.4, "M89 48C106 56 120 62 126 70"),
      ),
      ...swimmer(76, 88, 0.92),
      ...swimmer(98, 87, 0.92),
      ...swimmer(120, 86, 0.92),
      accent(circle(84, 75, 1.6), circle(106, 74, 1.6), circle(128, 73, 1.6)),
    ],
  ),
  "cormorants-on-raft": vignette(
    "a fisherman with a broad hat and two cormorants on a bamboo raft between steep hills",
    "cormorant-fishing",
    ["people", "bird", "lantern", "bamboo"],
    () => [
      ...karst(74),
      water(box(2, 72, 140, 20)),
      figure(line(2.2, "118 80,118 22,108 22"), line(1.5, "108 22,108 28")),
      ember(box(103, 28, 10, 13, 3)),
      figure(box(104, 27, 8, 2), box(104, 40, 8, 2)),
      natural(line(2.4, "66 12,88 88")),
      ...stand(
        62,
        4.9,
        "74 42, 77 52",
        { top: "accent", nearSleeve: "accent", shorts: "tone", hair: "short", beard: true, shoes: "skin" },
        80,
        4,
      ),
      natural(sharp("48 11, 64 0, 80 11")),
      ...percher(30, 79, 1.06, 1, true),
      ...percher(98, 79, 1, -1),
      natural(outline("M4 72C10 78 18 79 30 79H118C128 79 134 77 139 72L141 75C137 82 128 86 118 86H28C16 86 8 82 2 75Z")),
      figure(box(30, 79, 2.4, 7), box(54, 79, 2.4, 7), box(82, 79, 2.4, 7), box(108, 79, 2.4, 7)),
      light(box(34, 82, 18, 1.4, 0.7), box(60, 82, 18, 1.4, 0.7), box(88, 82, 16, 1.4, 0.7)),
    ],
  ),
  "mirror-polished": vignette(
    "a caster who polishes a large round mirror of metal on a block",
    "metal-mirrors",
    ["people", "mirror"],
    () => [
      back(box(4, 8, 136, 60, 2)),
      figure(box(8, 34, 42, 2.6, 1)),
      natural(circle(17, 24, 8), circle(38, 24, 8), box(15.6, 30, 3, 4), box(36.6, 30, 3, 4)),
      light(circle(17, 24, 5.4), circle(38, 24, 5.4)),
      ...stand(
        44,
        5.4,
        "72 44, 66 56",
        {
          top: "deepSkin",
          sleeves: "none",
          nearSleeve: "deepSkin",
          skin: "deepSkin",
          hair: "short",
          legs: "light",
          beard: true,
          shoes: "light",
        },
        89,
        16,
      ),
      light(corners(2, "35 46, 52 48, 56 78, 32 78")),
      accent(corners(1, "33 72, 56 72, 56.4 77, 32.4 77")),
      natural(box(64, 70, 74, 5, 1.4), box(70, 75, 5, 15), box(126, 75, 5, 15)),
      figure(corners(1, "84 62, 116 62, 120 70, 80 70")),
      natural(circle(98, 42, 26)),
      ember(
        ...Array.from({ length: 16 }, (_, index) =>
          circle(98 + Math.cos(index * 0.3927) * 22.6, 42 + Math.sin(index * 0.3927) * 22.6, 1.7),
        ),
      ),
      figure(circle(98, 42, 19.6)),
      light(circle(98, 42, 18)),
      tone(line(2.6, "92 52,108 32"), line(2, "100 54,111 40")),
      accent(corners(2, "72 40, 86 38, 88 48, 74 50")),
    ],
  ),
  "mirror-looked-into": vignette(
    "a woman who looks into a metal mirror with a handle beside mirrors in brass frames",
    "metal-mirrors",
    ["people", "mirror"],
    () => [
      back(box(4, 8, 136, 60, 2)),
      natural(box(60, 70, 80, 5, 1.4), box(66, 75, 5, 15), box(128, 75, 5, 15)),
      natural(sharp("86 70, 96 58, 106 70"), ellipse(96, 38, 18, 24)),
      ember(circle(96, 12, 3.4), circle(80, 58, 3), circle(112, 58, 3)),
      figure(ellipse(96, 38, 14.4, 20)),
      light(ellipse(96, 38, 13, 18.4)),
      tone(line(2.4, "90 48,102 28"), line(1.8, "97 50,106 36")),
      natural(circle(127, 52, 11), box(125.4, 60, 3.4, 8), box(119, 67, 16, 3, 1)),
      light(circle(127, 52, 8)),
      tone(line(1.8, "124 56,130 48")),
      ...stand(
        30,
        5.3,
        "54 40, 47 52",
        { top: "accent", nearSleeve: "light", skin: "deepSkin", hair: "tail", skirt: "long", shoes: "natural" },
        89,
        4,
      ),
      ember(outline("M24 30C32 32 40 44 40 54L34 56C32 46 27 38 21 34Z")),
      natural(line(3.4, "54 42,57 30"), ellipse(60, 20, 7, 11, 14)),
      light(ellipse(59.4, 20, 4.6, 8.4, 14)),
    ],
  ),
  "cobs-over-coals": vignette(
    "a woman who turns cobs of corn over the coals of a long grill",
    "corn-stand",
    ["people", "corn", "grill", "flame"],
    () => [
      back(box(6, 10, 132, 56, 2)),
      ...stand(
        112,
        5.3,
        "86 55, 92 60",
        { face: -1, top: "accent", nearSleeve: "accent", skin: "deepSkin", hair: "scarf", hairRole: "ember", legs: "figure" },
        103,
        8,
      ),
      figure(corners(2, "4 70, 106 70, 100 84, 10 84"), box(14, 84, 4, 7), box(92, 84, 4, 7)),
      ember(...[14, 27, 40, 53, 66, 79, 92].map((x) => ellipse(x, 74, 5.4, 2.6))),
      tone(box(4, 67, 102, 2.2, 1)),
      ...[18, 38, 58, 78].flatMap((x, index) => cob(x, 50, 0.92, index === 3 ? 18 : -6 + index * 4)),
      natural(box(106, 66, 36, 5, 1), box(110, 71, 4, 20), box(134, 71, 4, 20)),
      ...cob(122, 60, 0.62, -78, false),
    ],
  ),
  "cob-with-chilli": vignette(
    "a vendor at a cart who hands a cob of corn with chilli to a girl",
    "corn-stand",
    ["people", "corn", "chili", "market-stall"],
    () => [
      figure(line(2.4, "58 62,58 14"), line(2.4, "134 62,134 14")),
      ...stand(
        89,
        5,
        "63 49, 76 56",
        { face: -1, top: "light", nearSleeve: "light", hair: "cap", hairRole: "figure", beard: true, legs: "figure" },
        103,
        6,
      ),
      accent(corners(3, "81 50, 95 50, 97 70, 79 70")),
      ...awning(52, 8, 88, 11, 9),
      figure(box(56, 60, 84, 4.4, 1)),
      accent(box(60, 64, 76, 20, 1)),
      light(box(66, 70, 64, 2, 1)),
      figure(circle(78, 84, 8), circle(120, 84, 8)),
      light(circle(78, 84, 4), circle(120, 84, 4)),
      tone(corners(1.4, "115 46, 137 46, 134 60, 118 60")),
      ...cob(121, 42, 0.62, -14, false),
      ...cob(132, 42, 0.62, 12, false),
      light(corners(1, "102 52, 111 52, 110 60, 103 60")),
      ember(ellipse(106.5, 52, 4.6, 1.8)),
      ...person("35 62 3.9 2", "57 50, 56 55", "31 89, 40 89", {
        child: true,
        top: "ember",
        skirt: "knee",
        legs: "light",
        hair: "tail",
        skin: "deepSkin",
        shoes: "figure",
      }),
      ...cob(60, 33, 0.84, 0),
    ],
  ),
};
