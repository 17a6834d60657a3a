import { motifNatures } from "#/studio/vignettes/setting";
import { box, circle, corners, ellipse, outline, row } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { garland } from "../furniture";
import { onlooker } from "../figures";
import { person } from "../people";
import { type SettingGroup, setting, slot, slotRow } from "../setting-drawing";
import { stand } from "../stances";
import { accent, back, figure, light, natural, tone, water } from "../vignette-drawing";
import { awning, pine, tree } from "../wares";

const dark = ["figure", "light", "accent"] as const;
const warm = ["accent", "light", "figure"] as const;
const mid = ["tone", "light", "accent"] as const;
const pale = ["light", "figure", "accent"] as const;

/** A slatted crate with its upper edge at a height. */
const crate = (x: number, y: number, width: number, height: number) => [
  natural(box(x, y, width, height, 0.8)),
  figure(box(x + 2, y + height / 3 - 0.6, width - 4, 1.6, 0.8), box(x + 2, y + (height * 2) / 3 - 0.6, width - 4, 1.6, 0.8)),
];

/** Wave crests in a row. */
const waves = (x: number, y: number, count: number, step: number) =>
  row(curve(1.6, `M${x} ${y}q3.5-3 7 0q3.5 3 7 0`), count, step);

/** Places outdoors where a thing is sold, taken along, grown, or simply is. */
export const outdoors: SettingGroup = {
  "market-stand": setting(
    "a market stand with %",
    ["small", "portable", "food", "sea"],
    ["sells", "makes", "grows"],
    ["people", "market-stall"],
    () => [
      natural(box(10, 16, 3, 74), box(131, 16, 3, 74)),
      back(box(13, 20, 118, 44)),
      ...person("72 66 6 0", "63 57, 82 57", "", { top: "accent", hair: "bun", skin: "deepSkin" }),
      light(corners(2, "67 44,77 44,80 50,80 62,64 62,64 50")),
      slot(15, 29, 41, 30, "middle", dark),
      slot(89, 29, 41, 30, "middle", dark),
      natural(box(6, 58.6, 132, 4.6, 1)),
      tone(box(10, 63.2, 124, 26, 0.8)),
      slotRow(17, 75, 15, 11, 3, 16, [warm, dark, warm]),
      slotRow(80, 75, 15, 11, 3, 16, [dark, warm, dark]),
      ...crate(14, 73, 54, 16),
      ...crate(77, 73, 54, 16),
      ...awning(4, 5, 136, 17, 9),
    ],
  ),
  "cargo-bike": setting(
    "a cargo bike that brings %",
    ["small", "portable", "food", "sea"],
    ["sells", "lends", "grows"],
    ["people", "cargo-bike", "bicycle"],
    () => [
      back(outline("M4 84V44H22V30H44V44H58V22H84V44H100V34H122V44H140V84Z")),
      slotRow(9, 41, 19, 22, 3, 20.5, [mid, dark, mid]),
      accent(corners(2, "4 39,72 39,67 73,10 73")),
      slot(22, 43, 33, 26, "centred", pale),
      figure(hoop(3, 118, 77, 11), hoop(3, 38, 80, 8.4)),
      figure(line(3, "66 72,92 76,118 77"), line(3, "92 76,104 50"), line(3, "104 56,118 77"), line(2.6, "72 38,78 52,92 76")),
      figure(line(3, "99 49,110 49"), line(2.6, "70 35,80 34")),
      ...person("104 44 5.4 16", "80 34, 78 34", "90 79, 96 72", {
        face: -1,
        top: "tone",
        hair: "cap",
        hairRole: "accent",
        legs: "figure",
        shoes: "accent",
      }),
    ],
  ),
  hillside: setting(
    "% in the hills",
    ["animal", "plant", "building", "vehicle"],
    ["grows", "makes", "sells", "lends", "shows", "advises", "repairs", "mentions"],
    ["hill", "pine", "path"],
    () => [
      accent(circle(116, 22, 11)),
      back(
        outline(
          "M-160 130V52C-110 30 -70 60 -30 54C0 40 30 34 52 48C72 28 102 32 116 46C150 36 170 50 200 40C240 30 270 50 304 50V130Z",
        ),
      ),
      ...pine(10, 64, 20, tone),
      ...pine(20, 63, 15, tone),
      ...pine(133, 63, 18, tone),
      tone(outline("M-160 130V72C-90 84 -40 82 0 74C30 68 50 72 72 76C100 80 122 74 144 70C200 64 250 80 304 72V130Z")),
      light(outline("M98 130C110 92 94 84 104 79C108 76.8 114 76.6 118 75.8C114 79 108 86 124 130Z")),
      slot(22, 12, 76, 70, "middle", dark),
      figure(
        curve(1.8, "M9 92C9 87 7 85 5 83M9 92C9 86 10 83 9 81M9 92C9 87 11 85 14 84"),
        curve(1.8, "M133 91C133 86 131 84 129 82M133 91C133 85 134 82 133 80M133 91C133 86 135 84 138 83"),
      ),
    ],
  ),
  waterside: setting(
    "% on the water",
    ["waterside"],
    ["makes", "lends", "repairs", "shows", "sells", "advises", "mentions"],
    ["sun", "mountain"],
    () => [
      accent(circle(28, 20, 10)),
      back(
        outline(
          "M-160 70V44C-120 52 -60 40 -20 54C14 50 24 38 36 42C50 26 66 36 78 48C96 36 112 40 124 50C170 40 240 56 304 46V70Z",
        ),
      ),
      water(box(-160, 64, 464, 66)),
      slot(22, 8, 92, 67, "middle", dark),
      water(
        outline(
          "M-160 130V75C-100 70 -50 78 0 74C12 70 20 70 32 73C46 76 58 70 72 73",
          "C88 76 100 70 114 73C126 76 134 71 144 72C200 77 250 70 304 74V130Z",
        ),
      ),
      light(waves(26, 81, 2, 46), waves(48, 89, 2, 44)),
      figure(curve(2, "M6 100V66M12 100V72M18 100V76")),
      natural(ellipse(6, 62, 1.9, 6), ellipse(12, 68, 1.9, 6), ellipse(18, 74, 1.7, 5)),
      natural(box(120, 74, 90, 4.4, 0.8), box(124, 78, 3.4, 22), box(137, 78, 3.4, 22)),
    ],
  ),
  "low-tide": setting(
    "a harvester at low tide with %",
    ["sea"],
    ["grows", "sells", "makes", "shows", "lends", "repairs", "advises"],
    ["people"],
    () => [
      back(
        outline(
          "M-160 50V40C-100 30 -50 46 0 44C20 36 30 26 46 34C58 40 70 42 84 42C104 34 124 38 144 44C200 34 250 44 304 40V50Z",
        ),
      ),
      water(box(-160, 48, 464, 22)),
      light(waves(54, 53, 3, 30), waves(70, 58, 2, 32)),
      natural(outline("M-160 130V60C-100 66 -50 68 0 64C24 57 60 60 84 60C110 60 130 58 144 62C200 68 250 60 304 64V130Z")),
      tone(ellipse(112, 68, 20, 2), ellipse(50, 92, 26, 2.2)),
      ...stand(
        27,
        5.6,
        "44 56, 46 54",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", shoes: "figure" },
        90,
        16,
      ),
      accent(corners(1, "35 55,59 55,57 69,37 69")),
      slot(34, 41, 26, 15, "middle", dark),
      accent(corners(1, "35 55,59 55,57 69,37 69")),
      light(box(38.4, 59, 17.4, 1.8, 0.9), box(38.8, 63.4, 16.6, 1.8, 0.9)),
      ...stand(27, 5.6, "38 58", { top: "accent" }, 90, 16).slice(-2),
      slot(66, 34, 70, 56, "middle", dark),
    ],
  ),
  "street-parade": setting("people in a procession with %", ["instrument", "portable"], ["celebrates"], ["people"], () => [
    back(outline("M4 84V34H26V22L36 12L46 22V84ZM50 84V38H94V84ZM98 84V26L110 14L122 26V34H140V84Z")),
    ...garland(2, 5, 74, 7, 7, 8, "flags"),
    ...garland(72, 7, 142, 4, 7, 8, "flags"),
    ...stand(22, 6.2, "35 57, 62 50", { top: "accent", hair: "curls", legs: "figure", shoes: "tone" }, 90, 0),
    slot(32, 29, 33, 32, "left", dark),
    ...stand(22, 6.2, "35 57", { top: "accent" }, 90, 0).slice(-2),
    ...stand(90, 6.2, "103 57, 130 50", { top: "tone", hair: "bob", legs: "figure", skin: "deepSkin", shoes: "accent" }, 90, 0),
    slot(100, 29, 33, 32, "left", warm),
    ...stand(90, 6.2, "103 57", { top: "tone", skin: "deepSkin" }, 90, 0).slice(-2),
  ]),
  "open-air-stage": setting(
    "a stage in the open with a picture of %",
    motifNatures.filter((nature) => nature !== "portrait"),
    ["celebrates"],
    ["people"],
    () => [
      back(outline("M-160 130V60C-90 40 -40 58 0 50C40 36 110 36 144 50C190 60 250 42 304 58V130Z")),
      ...tree(6, 84, 46),
      ...tree(138, 84, 46),
      figure(box(18, 6, 4, 66), box(122, 6, 4, 66)),
      accent(box(26, 8, 92, 56, 1)),
      light(box(30, 12, 84, 48, 1)),
      slot(34, 15, 76, 42, "centred", dark),
      ...garland(16, 6, 72, 5, 5, 8, "flags"),
      ...garland(72, 5, 128, 6, 5, 8, "flags"),
      natural(corners(1, "12 65,132 65,136 72,8 72")),
      figure(box(10, 72, 124, 17)),
      ...onlooker(22, 80, 5, "accent", "bun"),
      ...onlooker(50, 82, 5, "tone", "short"),
      ...onlooker(78, 81, 5, "accent", "bob"),
      ...onlooker(104, 82, 5, "tone", "short", "tone"),
      ...onlooker(126, 80, 5, "accent", "ponytail"),
    ],
  ),
};
