import { box, circle, corners, ellipse, outline, row, sharp } from "#/studio/motifs/outlines";
import { arc, line } from "#/studio/motifs/strokes";
import { drawHills, drawTree } from "../fixtures";
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
  skin,
  tone,
  vignette,
  water,
  type DrawnShape,
  type VignetteGroup,
} from "../vignette-drawing";
import { pine } from "../wares";

/** A bowling pin that stands on a height. */
const pin = (x: number, base: number, height: number): DrawnShape[] => {
  const at = (share: number) => base - height * share;
  const half = height * 0.17;
  return [
    light(
      outline(
        `M${x - half * 0.6} ${base}C${x - half * 1.6} ${at(0.3)} ${x - half * 1.2} ${at(0.5)} ${x - half * 0.5} ${at(0.64)}`,
        `C${x - half} ${at(0.86)} ${x - half * 0.7} ${at(1)} ${x} ${at(1)}`,
        `C${x + half * 0.7} ${at(1)} ${x + half} ${at(0.86)} ${x + half * 0.5} ${at(0.64)}`,
        `C${x + half * 1.2} ${at(0.5)} ${x + half * 1.6} ${at(0.3)} ${x + half * 0.6} ${base}Z`,
      ),
    ),
    accent(box(x - half * 0.62, at(0.7), half * 1.24, height * 0.08, 0.4)),
  ];
};

/** Balls that lie closely side by side in rows, as wide as a pit. */
const pitBalls = (y: number, from: number, count: number, step: number): DrawnShape[] => {
  const roles = [accent, ember, light, tone];
  return Array.from({ length: count }, (_, index) =>
    (roles[(index * 3 + Math.round(y)) % roles.length] ?? tone)(circle(from + index * step, y, 3.3)),
  );
};

/** Sports and games that need a hall, a slope or a pitch of their own. */
export const hallsAndSlopes: VignetteGroup = {
  "ski-lesson": vignette(
    "a ski instructor who skis ahead of two children down a slope below a chairlift",
    "ski-school",
    ["people", "skis", "mountain", "pine", "snowflake"],
    () => [
      back(corners(2, "2 66, 34 18, 54 44, 84 8, 122 52, 142 36, 142 80, 2 80")),
      light(corners(0.6, "34 18, 42 28, 37 32, 32 29, 26 32"), corners(0.6, "84 8, 95 21, 88 26, 82 22, 74 25")),
      ...pine(20, 62, 26),
      ...pine(33, 64, 18),
      ...pine(134, 80, 26),
      light(outline("M2 60C30 56 60 66 96 72C116 75 130 78 142 78V91H2Z")),
      figure(
        line(1.2, "2 8, 142 24"),
        line(1.2, "124 22, 124 34"),
        line(1.2, "44 13, 44 24"),
        line(1.6, "118 32, 118 39, 129 39"),
      ),
      figure(line(1.6, "38 22, 38 29, 49 29")),
      accent(box(118, 34, 11, 2.6, 1), box(38, 24, 11, 2.6, 1)),
      ...person("92 57 4.7 22 -14", "100 52, 112 54", "86 85 8, 98 87 6", {
        top: "accent",
        legs: "figure",
        shoes: "figure",
        hair: "cap",
        hairRole: "figure",
      }),
      figure(
        line(1.8, "70 83, 112 89.4"),
        line(1.8, "84 85.4, 122 90.4"),
        line(1.2, "100 52, 76 76"),
        line(1.2, "112 54, 92 80"),
      ),
      ...person("54 62 3 18 -12", "62 62, 64 60", "51 80 8, 58 81 6", {
        child: true,
        top: "ember",
        legs: "figure",
        shoes: "figure",
        hair: "cap",
        hairRole: "accent",
      }),
      figure(line(1.6, "42 79.4, 66 83.6"), line(1.6, "46 83, 70 83.4")),
      ...person("24 57 2.8 18 -12", "32 57, 33 55", "21 74 4, 28 75 4", {
        child: true,
        top: "tone",
        legs: "figure",
        shoes: "figure",
        hair: "cap",
        hairRole: "ember",
      }),
      figure(line(1.6, "13 74, 36 77"), line(1.6, "16 77, 39 76.4")),
    ],
  ),
  "beam-gymnast": vignette(
    "a gymnast on one leg on the balance beam beside her coach, with rings that hang from above",
    "gymnastics-club",
    ["people"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      figure(line(1.2, "18 6, 18 34"), line(1.2, "32 6, 32 34")),
      natural(arc(2.2, 18, 38, 4, 0, 360), arc(2.2, 32, 38, 4, 0, 360)),
      tone(box(2, 84, 140, 6, 2)),
      figure(
        line(3, "46 70, 40 86"),
        line(3, "46 70, 52 86"),
        line(3, "116 70, 110 86"),
        line(3, "116 70, 122 86"),
        box(36, 84, 20, 3, 1),
        box(106, 84, 20, 3, 1),
      ),
      ...stand(22, 4.8, "42 46, 40 52", { top: "figure", legs: "tone", shoes: "figure", sleeves: "short", hair: "short" }, 87, 4),
      natural(box(32, 65, 98, 6, 1.6)),
      ...person("82 36 4.2 24 -16", "68 10 -1, 112 12 1", "80 65, 54 34 78", {
        top: "accent",
        sleeves: "none",
        legs: "skin",
        shoes: "skin",
        hair: "bun",
      }),
      accent(corners(1.6, "77 34, 87 34, 85 42, 78 41")),
    ],
  ),
  "bowling-lane": vignette(
    "a bowler who rolls a ball down the lane at ten pins while a friend waits at the ball rack",
    "bowling-alley",
    ["people"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      figure(box(92, 12, 46, 34, 2)),
      tone(box(94, 32, 42, 14, 1)),
      natural(outline("M2 90L2 84L92 58H138L142 84V90Z")),
      figure(line(1, "92 58, 138 58")),
      ...[100, 108, 116, 124, 132].flatMap((x) => pin(x, 52, 15)),
      ...[104, 112, 120, 128].flatMap((x) => pin(x, 55, 16)),
      ...[112, 120].flatMap((x) => pin(x, 58, 17)),
      ...person("44 58 5.4 38 -24", "80 78, 16 32 -1", "58 87, 18 88 26", {
        top: "accent",
        sleeves: "short",
        legs: "figure",
        shoes: "light",
        hair: "tail",
      }),
      figure(circle(84, 80, 7)),
      light(circle(82.4, 77, 0.9), circle(85.4, 76.6, 0.9), circle(84.6, 79.4, 0.9)),
    ],
  ),
  "pool-shot": vignette(
    "a player who bends over a billiard table to strike with the cue while another chalks hers",
    "billiard-hall",
    ["people"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      figure(line(1.4, "56 4, 56 14"), line(1.4, "104 4, 104 14")),
      accent(corners(1, "40 22, 46 13, 114 13, 120 22")),
      light(box(44, 22, 72, 1.8, 0.8)),
      ...stand(128, 4.7, "122 50, 119 44", { face: -1, top: "tone", legs: "figure", hair: "bob", skin: "deepSkin" }, 89, 2),
      natural(line(1.8, "119 42, 122 88")),
      ...person("26 52 5.2 66 -44", "38 51, 74 55", "18 89, 36 89", {
        top: "accent",
        sleeves: "short",
        legs: "figure",
        hair: "short",
      }),
      natural(line(1.8, "20 50, 88 55.4")),
      skin(circle(38, 51.4, 3), circle(74, 55.4, 2.8)),
      figure(box(50, 70, 7, 19, 1), box(102, 70, 7, 19, 1)),
      green(box(44, 57, 74, 6, 1)),
      natural(box(40, 60, 80, 10, 2)),
      figure(ellipse(44, 61.6, 3, 1.8), ellipse(80, 61.6, 3, 1.8), ellipse(116, 61.6, 3, 1.8)),
      light(circle(92, 54.6, 2.8)),
      ember(circle(102, 54.6, 2.8)),
      accent(circle(108, 54.6, 2.8)),
    ],
  ),
  "cricket-drive": vignette(
    "a batter in pads who drives the ball before the stumps and a wicketkeeper on a village ground",
    "cricket-club",
    ["people", "tree"],
    () => [
      ...[drawHills(48)],
      ...drawTree(14, 66, 11),
      ...drawTree(42, 64, 9),
      light(box(100, 46, 32, 16)),
      accent(sharp("96 46, 116 34, 136 46")),
      figure(box(104, 51, 6, 6), box(122, 51, 6, 6), box(112, 51, 7, 11)),
      green(box(2, 62, 140, 29, 1)),
      natural(outline("M2 84L142 80V90H2Z")),
      light(row(box(24, 62, 2.2, 26, 0.8), 3, 4)),
      light(box(23.4, 60.6, 11.4, 1.8, 0.8)),
      ...person("70 53 5.2 20 6", "88 60 1, 90 54 1", "62 88, 86 88", {
        top: "light",
        sleeves: "long",
        nearSleeve: "accent",
        legs: "light",
        shoes: "figure",
        hair: "cap",
        hairRole: "figure",
      }),
      tone(corners(1.6, "58 67, 66 66, 66 86, 57 86"), corners(1.6, "79 66, 87 67, 88 86, 80 86")),
      natural(corners(1.2, "91 60, 95 58, 112 80, 106 84")),
      figure(line(2.2, "87 54, 93 60")),
      skin(circle(88, 58, 2.6), circle(90.4, 56, 2.4)),
      ember(circle(122, 77, 3)),
    ],
  ),
  "ball-pit": vignette(
    "children who slide into a ball pit below a padded climbing frame with a net",
    "indoor-playground",
    ["people", "playground-slide"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      ember(box(10, 18, 4, 70, 2), box(58, 18, 4, 70, 2)),
      accent(box(8, 38, 56, 5, 2), box(8, 14, 56, 5, 2)),
      figure(
        ...[20, 29, 38, 47].map((x) => line(0.9, `${x} 43, ${x} 84`)),
        ...[50, 58, 66, 74].map((y) => line(0.9, `14 ${y}, 58 ${y}`)),
      ),
      ...stand(30, 2.2, "22 27, 39 27", { child: true, top: "tone", legs: "figure", hair: "curls", skin: "deepSkin" }, 38, 2),
      tone(outline("M60 38C72 40 80 52 90 62C96 68 104 72 116 72L116 79C100 79 92 74 86 68C76 58 70 46 60 45Z")),
      ...person("83 50 3 -14", "76 34, 92 34 -1", "95 61 30, 97 62 30", {
        child: true,
        top: "accent",
        legs: "figure",
        hair: "tail",
      }),
      ...stand(124, 3, "114 67 1, 117 70 1", { child: true, top: "ember", face: -1, legs: "figure", hair: "short" }, 88, 2),
      ...pitBalls(76, 72, 12, 6),
      ...pitBalls(81, 69, 12, 6.2),
      ...pitBalls(86, 72, 11, 6.2),
      water(box(64, 80, 5, 10, 1)),
      accent(box(62, 86, 80, 5, 2)),
    ],
  ),
  "bouncy-castle": vignette(
    "children who jump on an inflatable castle with round towers",
    "indoor-playground party-supplies bouncy-castle",
    ["people", "castle"],
    () => [
      back(circle(122, 20, 10)),
      green(box(2, 84, 140, 6, 1)),
      tone(box(26, 30, 92, 40, 4)),
      light(...[34, 50, 66, 82, 98].map((x) => box(x, 32, 10, 34, 4))),
      accent(box(14, 26, 15, 58, 6), box(115, 26, 15, 58, 6)),
      ember(corners(3, "12 28, 21.5 8, 31 28"), corners(3, "113 28, 122.5 8, 132 28")),
      ...person("54 44 3.2 4", "42 26 -1, 66 26", "48 62 30, 60 62 20", {
        child: true,
        top: "accent",
        legs: "figure",
        shoes: "light",
        hair: "tail",
      }),
      ...person("90 50 3.2 -4", "103 30 -1, 76 32", "84 68 20, 96 66 -10", {
        child: true,
        face: -1,
        top: "ember",
        legs: "figure",
        shoes: "light",
        hair: "curls",
        skin: "deepSkin",
      }),
      ember(box(12, 70, 120, 16, 6)),
      light(...[24, 44, 64, 84, 104].map((x) => box(x, 71, 3, 14, 1.4))),
    ],
  ),
};
