import { box, circle, corners, outline, row } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawHammer, drawPanes, drawPlant } from "../fixtures";
import { laptop, textLines } from "../furniture";
import { person } from "../people";
import { type SettingGroup, setting, slot, slotRow } from "../setting-drawing";
import { stand } from "../stances";
import { accent, back, figure, light, natural, tone } from "../vignette-drawing";
import { pendant, potPlant } from "../wares";

const dark = ["figure", "light", "accent"] as const;
const warm = ["accent", "light", "figure"] as const;
const wooden = ["natural", "light", "figure"] as const;
const mid = ["tone", "light", "accent"] as const;

/** A board on two brackets. */
const board = (x: number, y: number, width: number) =>
  figure(box(x, y, width, 2.6, 0.8), line(1.8, `${x + 4} ${y + 2}, ${x + 4} ${y + 6}`), line(1.8, `${x + width - 4} ${y + 2}, ${x + width - 4} ${y + 6}`));

/** Rooms in which a thing is made, sold, repaired, shown or talked about. */
export const indoors: SettingGroup = {
  "maker-bench": setting(
    "a maker at a workbench with %",
    ["small", "portable", "food", "instrument"],
    ["makes", "repairs"],
    ["people"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      board(6, 25, 30),
      board(6, 46, 22),
      slotRow(8, 25, 11, 14, 2, 14, [warm, mid]),
      slot(10, 32, 14, 14, "middle", wooden),
      board(106, 22, 32),
      slotRow(108, 22, 12, 14, 2, 14.5, [mid, warm]),
      ...pendant(84, 17, 20, accent),
      ...person("48 70 7.2 10 6", "76 55, 80 51", "", { top: "accent", hair: "bun", nearSleeve: "accent", skin: "deepSkin" }),
      light(corners(2, "43 42,54 41,58 50,58 68,40 68,40 52")),
      slot(74, 27, 44, 36, "left", dark),
      ...person("48 70 7.2 10 6", "76 55", "", { top: "accent", skin: "deepSkin" }).slice(-2),
      natural(box(4, 62.6, 136, 5, 1.2)),
      figure(box(10, 67.6, 124, 18, 1)),
      tone(row(box(16, 71, 34, 11, 1), 3, 39)),
      light(row(box(29, 75.2, 8, 2.4, 1.2), 3, 39)),
      tone(line(2, "126 52,123 42"), line(2, "130 52,131 39"), line(2, "133 52,137 43")),
      accent(circle(122.6, 41, 2.2), circle(137, 42, 2)),
      figure(corners(1, "122 50,137 50,135.6 62.6,123.4 62.6")),
    ],
  ),
  "shop-counter": setting(
    "a shop assistant who shows a customer %",
    ["small", "portable", "food", "instrument"],
    ["sells", "lends"],
    ["people"],
    () => [
      back(box(50, 4, 90, 80, 2)),
      board(52, 22, 86),
      board(119, 41, 19),
      slotRow(55, 22, 13, 14, 3, 15, [mid, warm, wooden]),
      slot(122, 8, 13, 14, "middle", warm),
      slot(122, 27, 13, 14, "middle", mid),
      ...person("110 62 6.3 4", "94 50, 92 52", "", { face: -1, top: "accent", hair: "tail", hairRole: "tone" }),
      light(corners(2, "104 40,114 40,117 48,117 62,101 62,101 48")),
      slot(57, 26, 37, 31, "right", dark),
      ...person("110 62 6.3 4", "94 50", "", { face: -1, top: "accent" }).slice(-2),
      natural(box(52, 56.6, 88, 4.6, 1)),
      figure(box(56, 61.2, 82, 25, 1)),
      tone(row(box(61, 65, 22, 17, 1), 3, 25)),
      ...stand(28, 5.7, "50 50, 52 47", { top: "tone", hair: "short", legs: "figure", shoes: "accent" }, 89, 2),
      accent(corners(1.4, "12 62,28 62,30 80,10 80")),
      figure(curve(1.6, "M15 62C15 55 25 55 25 62")),
    ],
  ),
  "repair-stand": setting(
    "a repairer at work on %",
    ["portable", "instrument", "furnishing"],
    ["repairs", "lends", "makes"],
    ["people", "hammer"],
    () => [
      back(box(4, 4, 136, 62, 2)),
      figure(box(102, 8, 34, 2.4, 1)),
      drawHammer(108, 27, 0, 0.8),
      figure(line(2.2, "119 12,119 26"), circle(119, 13, 3.4)),
      accent(line(3, "130 12,130 18")),
      figure(line(1.6, "130 18,130 28")),
      ...pendant(50, 13, 20, accent),
      ...stand(
        114,
        5.6,
        "88 52, 90 44",
        { face: -1, top: "accent", hair: "short", legs: "figure", nearSleeve: "accent", shoes: "tone" },
        90,
        12,
      ),
      slot(16, 20, 74, 51, "right", dark),
      ...stand(114, 5.6, "88 52, 90 44", { face: -1, top: "accent" }, 90, 12).slice(-2),
      natural(box(8, 71, 92, 4.4, 1)),
      figure(box(14, 75.4, 5, 14, 0.8), box(89, 75.4, 5, 14, 0.8), box(14, 82, 80, 2.6, 0.8)),
      tone(box(38, 75.4, 30, 6.6, 0.8)),
    ],
  ),
  "wall-screen": setting(
    "two people at a table who look at % on a large screen",
    ["small", "portable", "food", "garment", "instrument", "furnishing", "vehicle", "waterside", "animal", "sea", "plant", "building", "portrait"],
    ["advises"],
    ["people"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      figure(box(34, 6, 76, 47, 2.4)),
      light(box(36.6, 8.6, 70.8, 41.8, 1)),
      slot(39, 12, 38, 35, "centred", ["figure", "light", "accent"]),
      tone(textLines(82, 14, [20, 14, 18], 5, 2.2)),
      accent(box(82, 32, 21, 6, 3)),
      tone(textLines(82, 42, [16], 5, 2.2)),
      ...person("16 70 6.4 3", "36 60, 32 62", "", { top: "accent", hair: "bob" }),
      ...person("129 70 6.4 3", "107 56, 111 61", "", { face: -1, top: "tone", hair: "short", skin: "deepSkin" }),
      natural(box(6, 64, 132, 4.6, 1.4)),
      figure(box(18, 68.6, 5, 20, 0.8), box(121, 68.6, 5, 20, 0.8)),
      ...laptop(60, 64, 22, "figure"),
      accent(box(91, 58, 6, 6, 1)),
    ],
  ),
  "window-table": setting(
    "% on a table by a window",
    ["small", "portable", "food", "instrument", "sea"],
    ["makes", "sells", "shows", "grows"],
    ["pot-plant", "window"],
    () => [
      drawPanes(8, 4, 84, 58, 2, 2),
      figure(box(5, 60, 90, 3.4, 1)),
      ...drawPlant(124, 70.6, 1.7),
      slot(4, 45, 26, 26, "middle", warm),
      slot(32, 12, 62, 59, "middle", dark),
      slot(95, 49, 19, 22, "middle", mid),
      natural(box(0, 70, 144, 6, 1)),
      tone(box(4, 76, 136, 14, 1)),
      accent(outline("M20 70H104L108 88C100 92 96 86 88 88C78 92 72 86 62 88C52 92 46 86 36 88C28 91 24 88 16 88Z")),
      light(outline("M19 79.4H106L106.6 82.4H18.2Z")),
    ],
  ),
  exhibition: setting(
    "a visitor in an exhibition who looks at %",
    ["small", "portable", "garment", "instrument", "sea", "furnishing"],
    ["shows"],
    ["people", "picture-frame"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(6, 12, 30, 34, 0.8)),
      light(box(8.4, 14.4, 25.2, 29.2)),
      slot(11, 18, 20, 22, "centred", ["accent", "light", "figure"]),
      figure(box(6, 50, 30, 22, 0.8)),
      light(box(8.4, 52.4, 25.2, 17.2)),
      slot(11, 54.4, 20, 13, "centred", ["tone", "light", "accent"]),
      ...pendant(70, 12, 14, accent),
      slot(42, 20, 54, 40, "middle", dark),
      light(box(47, 60, 44, 4, 0.6)),
      tone(box(50, 64, 38, 25, 0.6)),
      ...stand(116, 5.6, "108 55, 105 56", { face: -1, top: "accent", hair: "bob", legs: "figure", skirt: "knee" }, 89, 0),
    ],
  ),
  "shelf-wall": setting(
    "a wall of shelves with %",
    ["small", "portable", "instrument", "sea", "food"],
    ["makes", "repairs", "sells", "lends"],
    ["pot-plant"],
    () => [
      back(box(6, 5, 132, 80, 1.4)),
      slot(13, 13, 33, 31, "middle", warm),
      slot(53, 11, 38, 33, "middle", dark),
      slot(98, 13, 33, 31, "middle", mid),
      slot(12, 52, 35, 31, "middle", dark),
      slot(55, 52, 34, 31, "middle", warm),
      ...potPlant(108, 83, 24, tone, figure),
      slot(117, 66, 16, 17, "middle", dark),
      natural(box(4, 4, 136, 3.4, 0.8), box(4, 44, 136, 3.8, 0.8), box(4, 83, 136, 4.4, 0.8)),
      natural(box(4, 4, 3.6, 86, 0.8), box(48, 6, 3, 79), box(93, 6, 3, 79), box(136.4, 4, 3.6, 86, 0.8)),
      figure(box(4, 87, 136, 2.4)),
    ],
  ),
  "workshop-floor": setting(
    "a worker in a hall beside %",
    ["furnishing", "vehicle"],
    ["makes", "sells", "lends", "repairs", "shows"],
    ["people"],
    () => [
      back(row(outline("M6 74V28C6 12 38 12 38 28V74Z"), 4, 35)),
      figure(box(4, 5, 136, 3.4, 1)),
      tone(line(1.8, "58 8,58 14")),
      slot(6, 19, 92, 68, "middle", dark),
      ...stand(119, 5.7, "106 48, 104 50", { face: -1, top: "accent", hair: "short", legs: "figure", shoes: "tone", skin: "deepSkin" }, 90, 0),
      natural(corners(1, "99 42,108 40,112 56,103 58")),
      light(corners(0.6, "101 44.6,107 43.2,109.6 54,103.8 55.2")),
      ...stand(119, 5.7, "106 48", { face: -1, top: "accent", skin: "deepSkin" }, 90, 0).slice(-2),
    ],
  ),
  "pattern-book": setting(
    "two people at a desk with a board that shows %",
    ["furnishing", "vehicle", "waterside", "animal", "plant", "building", "sea", "garment", "portrait"],
    ["advises", "makes", "sells", "lends"],
    ["people"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      natural(line(2.4, "60 20,46 89"), line(2.4, "86 20,100 89")),
      natural(box(38, 5, 70, 52, 1)),
      light(box(40.4, 7.4, 65.2, 47.2, 0.6)),
      slot(44, 10, 58, 42, "centred", dark),
      natural(box(44, 56, 58, 3, 1)),
      ...stand(122, 5.6, "104 40 -1, 106 36", { face: -1, top: "accent", hair: "bun", legs: "figure", shoes: "tone" }, 89, 2),
      ...stand(22, 5.8, "33 54, 36 38", { top: "tone", hair: "short", legs: "figure", shoes: "accent", skin: "deepSkin" }, 90, 0),
    ],
  ),
};

