import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, join, moved, outline, row, sharp, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line, rim, within } from "#/studio/motifs/strokes";
import { person } from "../people";
import { stand } from "../stances";
import { drawVan } from "../vehicles";
import {
  accent,
  back,
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
import { placed } from "../workers";

/** A doll in a dress that sits on a shelf. */
export const sittingDoll = (x: number, base: number, size: number, dress: typeof accent, locks: typeof accent) => {
  const put = (path: Path) => placed(path, [x, base], size);
  return [
    locks(put(join(circle(0, -18, 6), box(-6, -18, 3, 9, 1.4), box(3, -18, 3, 9, 1.4)))),
    skin(put(join(circle(0, -17, 4.6), line(2.4, "-3 -2,-4 3"), line(2.4, "3 -2,4 3")))),
    locks(put(outline("M-5-18C-4-23 4-23 5-18C2-20-2-20-5-18Z"))),
    dress(put(outline("M-3-12H3L8 0H-8Z"))),
    skin(put(join(line(2, "-3.6 -10,-7 -5"), line(2, "3.6 -10,7 -5")))),
    figure(put(join(circle(-1.7, -16.6, 0.8), circle(1.7, -16.6, 0.8)))),
  ];
};

/** A teddy bear that sits, with both ears or only one. */
export const teddy = (x: number, base: number, size: number, ears: 1 | 2 = 2, fur = natural) => {
  const put = (path: Path) => placed(path, [x, base], size);
  return [
    fur(put(join(circle(-5, -24, 3), ...(ears === 2 ? [circle(5, -24, 3)] : [])))),
    fur(put(join(ellipse(0, -8, 7.6, 8.6), circle(0, -19, 7)))),
    fur(
      put(join(ellipse(-8, -2.6, 4.6, 3), ellipse(8, -2.6, 4.6, 3), ellipse(-8, -11, 2.8, 5, 34), ellipse(8, -11, 2.8, 5, -34))),
    ),
    light(put(join(ellipse(0, -16.8, 3.4, 2.6), ellipse(0, -7.6, 4.4, 5)))),
    figure(put(join(circle(-2.8, -21, 0.9), circle(2.8, -21, 0.9), ellipse(0, -17.8, 1.2, 0.9)))),
  ];
};

/** A gull that stands and looks to the right. */
const gull = (x: number, base: number, size: number) => {
  const put = (path: Path) => placed(path, [x, base], size);
  return [
    ember(put(join(line(1.4, "-1 -5,-1 0,2 0"), line(1.4, "4 -5,4 0,7 0"), sharp("12 -20,18 -18.4,12 -16.6")))),
    light(put(outline("M-14-9C-8-6-4-4 2-4C9-4 11-9 10-13C12-15 14-17 13-20C12-24 6-24 5-20C5-16 2-14-4-13Z"))),
    tone(put(outline("M-17-10C-10-14-2-15 4-12C2-8-6-7-17-10Z"))),
    figure(put(circle(9.6, -20, 0.9))),
  ];
};

/** Goose barnacles in a cluster that grows from the point, their necks thick, their plates pale. */
export const cluster = (x: number, y: number, degrees: number) => {
  const grow = (path: Path, lean: number) => turned(moved(path, x, y), degrees + lean, x, y);
  const leans = [-44, -22, 0, 22, 44];
  return [
    natural(...leans.map((lean) => grow(outline("M-.8 0L-1.6-10.6H1.6L.8 0Z"), lean))),
    light(...leans.map((lean) => grow(outline("M-2-10.6C-2.4-13-.8-14.4 0-16C.8-14.4 2.4-13 2-10.6Z"), lean))),
  ];
};

/** The net of a cage from edge to edge. */
export const netting = [0, 1].flatMap((turn) =>
  Array.from({ length: 13 }, (_, index) => {
    const [low, high] = [-72 + index * 18, 12 + index * 18];
    const strand = line(0.7, turn === 0 ? `${low} 88,${high} 4` : `${low} 4,${high} 88`);
    return within(strand, box(4, 4, 136, 84));
  }),
);

/** Bellows, opened between two ends. */
const bellows = (x: number, y: number, width: number, height: number, folds: number) => {
  const step = width / folds;
  const edge = (top: boolean) =>
    Array.from({ length: folds * 2 + 1 }, (_, index) => {
      const at = x + (index * step) / 2;
      return `${at} ${(top ? y : y + height) + (index % 2 === 0 ? 0 : top ? 3 : -3)}`;
    });
  return [
    accent(sharp([...edge(true), ...edge(false).toReversed()].join(","))),
    light(
      ...Array.from({ length: folds - 1 }, (_, index) =>
        line(1, `${x + (index + 1) * step} ${y + 1.4},${x + (index + 1) * step} ${y + height - 1.4}`),
      ),
    ),
  ];
};

/** Help for animals, dolls and instruments, and a few that dare more. */
export const rescuesAndRepairs: VignetteGroup = {
  "dog-on-stretcher": vignette(
    "two helpers of an animal ambulance who carry a dog on a stretcher to their van, a gull waiting in a crate",
    "animal-ambulance",
    ["people", "dog", "van"],
    () => [
      back(outline("M4 86V46C20 40 34 48 50 40C70 30 100 44 140 34V86Z")),
      ...drawVan([91, 88, 1.06], "tone"),
      ember(box(98, 29.6, 12, 5, 2)),
      light(ellipse(87, 55, 4.6, 3.6), circle(81.4, 50.4, 1.9), circle(85, 47, 2), circle(89.4, 47, 2), circle(92.8, 50.4, 1.9)),
      ...stand(70, 5, "59 60, 62 64", { face: -1, top: "accent", hair: "bun", legs: "figure", shoes: "light" }, 90, 4),
      figure(line(2.6, "18 63,64 63")),
      light(box(22, 58, 40, 4.6, 2)),
      natural(
        outline(
          "M26 58C24 51 30 47 38 48C44 49 47 48 49 44C50 39.6 56 38.6 58.6 42L62.4 45.4C63.6 47.4 62 49.2 59 49.2",
          "L55 50C54.4 53 55 55.6 56.4 58Z",
        ),
        curve(2.6, "M27 55C22 56 20 53 19 49"),
      ),
      figure(outline("M52 40.4C48.6 41 47.4 46 49 49C51.6 49 53.4 45.4 54 42Z"), circle(57, 43.4, 0.9), circle(62, 45.8, 1.1)),
      light(box(40, 52, 4, 6.4, 1)),
      ember(box(41.2, 54.2, 1.6, 2, 0.3)),
      ...stand(12, 5, "22 60, 20 64", { top: "accent", hair: "short", legs: "figure", shoes: "tone", skin: "deepSkin" }, 90, 4),
      natural(box(83, 70, 26, 20, 1.4)),
      figure(box(85.4, 72.4, 21.2, 15.2, 1)),
      ...gull(95, 87, 0.62),
      natural(row(box(89.6, 72, 1.2, 16), 4, 4.2)),
    ],
  ),
  "teddy-sewn": vignette(
    "a doll doctor who sews an ear on a teddy bear, dolls waiting on the shelf",
    "doll-repair",
    ["people", "teddy-bear", "needle-thread"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(88, 37, 50, 2.6, 0.8)),
      ...sittingDoll(97, 36, 0.94, tone, figure),
      ...teddy(114, 37, 0.8, 2, tone),
      ...sittingDoll(130, 36, 0.94, accent, natural),
      ...stand(34, 5.6, "66 44, 64 56", { top: "accent", hair: "bun", legs: "figure" }, 104, 12),
      figure(hoop(1.2, 43.6, 29.4, 2.6), line(1.2, "46 29,49 28")),
      ...teddy(74, 66, 1.12, 1),
      natural(circle(69.4, 38.6, 3.2)),
      figure(line(1, "68 41,61 36")),
      accent(curve(0.9, "M61 36C54 40 58 48 52 52")),
      figure(box(12, 66, 128, 4.4, 1), box(18, 70, 5, 20), box(129, 70, 5, 20)),
      ember(box(98, 58, 8, 6, 0.8)),
      natural(box(97, 56.4, 10, 2, 0.6), box(97, 64, 10, 2, 0.6)),
      tone(box(112, 57, 8, 7, 0.8)),
      natural(box(111, 55.4, 10, 2, 0.6), box(111, 64, 10, 2, 0.6)),
      light(ellipse(130, 63, 6, 3), circle(126, 60, 2.6), circle(131, 59.4, 3), circle(134, 61.4, 2.4)),
    ],
  ),
  "bellows-opened": vignette(
    "a repairer at a bench with an accordion whose bellows are opened",
    "accordion-repair",
    ["people", "accordion", "screwdriver"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(78, 30, 58, 2.6, 0.8)),
      accent(box(82, 14, 6, 16, 1), box(99, 14, 6, 16, 1)),
      ...bellows(88, 15, 11, 14, 3),
      figure(box(112, 20, 7, 10, 1), box(127, 20, 7, 10, 1)),
      tone(...[119.6, 122.4, 125.2].map((x) => box(x, 21, 1.6, 8))),
      ...stand(30, 5.6, "58 50, 62 60", { top: "tone", hair: "short", beard: true, legs: "figure", hairRole: "figure" }, 104, 14),
      natural(corners(2, "58 38,74 38,74 66,58 66")),
      figure(
        ...[41, 45.4, 49.8, 54.2, 58.6, 63].flatMap((y) => [
          circle(62.4, y, 1.3),
          circle(66.4, y + 1, 1.3),
          circle(70.4, y, 1.3),
        ]),
      ),
      ...bellows(74, 39, 40, 26, 9),
      figure(corners(2, "114 38,130 38,130 66,114 66")),
      light(...[40, 44.4, 48.8, 53.2, 57.6].map((y) => box(120, y, 9, 3.6, 0.6))),
      figure(box(12, 66, 128, 4.4, 1), box(18, 70, 5, 20), box(129, 70, 5, 20)),
      natural(box(30, 72, 92, 14, 1)),
      figure(row(box(34, 75, 24, 8, 1), 3, 29)),
      light(row(box(43, 78, 6, 1.6, 0.6), 3, 29)),
      ember(line(3, "36 64,44 63")),
      light(line(1.6, "44 63,54 61.6")),
    ],
  ),
  "goose-barnacles": vignette(
    "a gatherer on a rope who scrapes goose barnacles from a wet rock above the waves",
    "goose-barnacles",
    ["people", "rope", "wave"],
    () => [
      back(circle(34, 26, 16)),
      water(outline("M2 66C10 60 16 60 22 66C28 72 36 72 42 65C50 57 58 62 66 70H142V90H2Z")),
      figure(outline("M142 4L118 8L108 22L104 38L94 50L90 64L80 74L74 90H142Z")),
      tone(outline("M142 34L132 38L128 56L120 64L118 78L110 90H142Z")),
      ...cluster(106, 54, -30),
      ...cluster(96, 74, -24),
      ...cluster(118, 36, -34),
      ...cluster(108, 78, -10),
      natural(curve(2, "M124 8C112 12 92 20 74 44")),
      ...person("60 56 5.2 -8 10", "88 50, 76 42", "76 80 -36, 88 68 -44", {
        top: "accent",
        hair: "cap",
        hairRole: "ember",
        legs: "accent",
        shoes: "figure",
      }),
      natural(line(2.2, "60 55,67 56")),
      tone(ellipse(55, 64, 6, 7.6)),
      figure(box(50, 55.4, 10, 2.4, 1)),
      light(...[61, 65, 69].flatMap((y) => [51.6, 55, 58.4].map((x) => circle(x, y, 1)))),
      light(line(3, "88 50,96 47.4")),
      light(curve(2.2, "M6 72C12 67 16 67 22 72C28 77 34 77 40 72"), curve(2, "M10 83C18 78 24 84 32 81C40 78 46 84 56 81")),
      water(circle(62, 62, 1.8), circle(68, 66, 1.4), circle(50, 56, 1.4)),
    ],
  ),
  "batting-cage": vignette(
    "a batter in a netted cage who waits for the ball of a pitching machine",
    "batting-cage",
    ["people"],
    () => [
      back(box(4, 4, 136, 84, 2)),
      tone(...netting),
      figure(box(4, 4, 136, 3, 1), box(4, 4, 3, 86, 1), box(137, 4, 3, 86, 1), box(70, 4, 2.4, 84)),
      // The pitching machine.
      figure(line(3, "118 60,106 89"), line(3, "118 60,130 89"), line(2.4, "118 60,118 89"), box(108, 46, 22, 16, 2)),
      accent(circle(108, 40, 8), circle(108, 60, 8)),
      light(circle(108, 40, 3), circle(108, 60, 3)),
      natural(line(3, "116 50,134 38")),
      light(circle(130, 37, 3), circle(123, 41.6, 3)),
      // The ball and the batter.
      light(circle(82, 47, 3.6)),
      ember(curve(0.8, "M80.4 44.4C82 46 82 48 80.4 49.6"), line(1, "88 46,94 46"), line(1, "88 49,97 49")),
      natural(line(3, "32 38,24 22"), line(4.6, "28 30,21 14")),
      ...person("44 52 5.3 12 -8", "34 40, 36 37", "32 89, 58 89", {
        top: "accent",
        hair: "cap",
        hairRole: "figure",
        legs: "figure",
        shoes: "accent",
      }),
      light(sharp("64 87,76 87,79 90,61 90")),
    ],
  ),
  "sign-lettered": vignette(
    "a sign painter who letters a painted board by hand, with pots of paint on a stool",
    "sign-maker",
    ["people", "brush", "shop-sign"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(line(3, "66 8,58 90"), line(3, "126 8,134 90")),
      accent(box(54, 10, 84, 58, 2)),
      light(rim(1.6, box(58, 14, 76, 50, 1))),
      // A bird among flowers.
      light(ellipse(82, 50, 9, 6.4, -18), circle(90, 42, 4), sharp("93 41,97 42.6,93 44")),
      figure(
        circle(91, 41.4, 0.8),
        curve(2.2, "M75 53C68 54 65 60 62 60"),
        outline("M80 47C86 46 89 50 86 54C82 56 78 52 80 47Z"),
      ),
      green(ellipse(104, 56, 6, 2.6, -24), ellipse(116, 54, 6, 2.6, 24)),
      ember(circle(110, 46, 3.4), circle(105, 50, 3.4), circle(115, 50, 3.4), circle(110, 54, 3.4)),
      light(circle(110, 50, 2.6)),
      light(
        curve(3, "M92 30C92 20 100 20 100 26V32C100 36 106 36 108 32V24"),
        curve(3, "M114 24C112 34 122 36 124 30C125 26 120 24 118 27"),
      ),
      natural(line(1.8, "74 30,87 31")),
      figure(line(2.6, "86 31,92 31")),
      ...stand(36, 5.6, "77 31, 60 52", { top: "tone", hair: "short", beard: true, skin: "deepSkin", legs: "figure" }, 89, 6),
      ember(box(58, 46, 9, 9, 1)),
      figure(curve(1.2, "M58 47C58 42 67 42 67 47")),
      natural(box(84, 74, 30, 3.4, 1), line(2.4, "88 76,86 90"), line(2.4, "110 76,112 90")),
      tone(box(87, 66, 7, 8, 1)),
      ember(box(96, 66, 7, 8, 1)),
      green(box(105, 66, 7, 8, 1)),
    ],
  ),
};
