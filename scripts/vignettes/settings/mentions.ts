import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { line } from "#/studio/motifs/strokes";
import { type SettingGroup, setting, slot } from "../setting-drawing";
import { accent, back, figure, light, natural, tone } from "../vignette-drawing";
import { pendant, potPlant } from "../wares";

/** Quiet views of a thing that an organisation mentions, such as the coffee of its tagline. */
export const mentions: SettingGroup = {
  "laid-table": setting("% on a table between two chairs", ["food"], ["mentions"], ["chair"], () => [
    back(box(10, 6, 124, 80, 2)),
    ...pendant(72, 23, 26, accent),
    tone(line(3, "13 42,18 66,16 88"), line(3.4, "17 66,38 66"), line(3, "37 66,38 88")),
    tone(line(3, "131 42,126 66,128 88"), line(3.4, "127 66,106 66"), line(3, "107 66,106 88")),
    slot(52, 34, 40, 32, "middle", ["figure", "light", "accent"]),
    natural(ellipse(72, 67, 46, 3.2)),
    figure(corners(1, "69 69.6,75 69.6,76 85,68 85"), ellipse(72, 87, 20, 2.6)),
  ]),
  "beside-a-lamp": setting("% on a sideboard beside a lamp", ["portable"], ["mentions"], ["lamp"], () => [
    back(box(4, 4, 136, 80, 2)),
    light(box(92, 12, 30, 24, 1)),
    tone(outline("M94.4 33.6V28L102 21L108 27L113 22L119.6 29V33.6Z")),
    slot(30, 26, 48, 39, "middle", ["figure", "light", "accent"]),
    accent(corners(2, "100 42,120 42,125 54,95 54")),
    tone(box(109, 54, 2.4, 10), ellipse(110.2, 64.4, 8, 1.8)),
    natural(box(8, 65, 128, 4, 1)),
    figure(box(11, 69, 122, 15, 1), box(16, 84, 4, 5), box(124, 84, 4, 5)),
    light(box(40, 75, 8, 2, 1), box(96, 75, 8, 2, 1)),
  ]),
  "quiet-room": setting("% in a quiet room", ["furnishing", "instrument"], ["mentions"], ["pot-plant", "window"], () => [
    back(box(4, 4, 136, 80, 2)),
    light(box(8, 12, 34, 42, 1)),
    tone(box(10, 14, 14, 18), box(26, 14, 14, 18), box(10, 34, 14, 18), box(26, 34, 14, 18)),
    natural(box(6, 54, 38, 3, 1)),
    slot(48, 14, 62, 74, "middle", ["figure", "light", "accent"]),
    ...potPlant(126, 88, 34, tone, accent),
    figure(box(4, 84, 136, 2)),
  ]),
  "framed-picture": setting(
    "a picture of % above a sideboard",
    ["small", "portrait", "sea", "garment", "vehicle", "plant"],
    ["mentions"],
    ["picture-frame", "pot-plant"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      figure(line(1, "72 4,56 9"), line(1, "72 4,88 9")),
      natural(box(40, 8, 64, 50, 1)),
      light(box(43.6, 11.6, 56.8, 42.8)),
      slot(49, 15, 46, 36, "centred", ["figure", "light", "accent"]),
      ...potPlant(24, 68, 24, tone, accent),
      accent(outline("M108 68C104 60 110 56 110 50H118C118 56 124 60 120 68Z")),
      figure(line(1.2, "112 50,109 38"), line(1.2, "114 50,115 34"), line(1.2, "116 50,121 40")),
      tone(circle(109, 37, 3), circle(115, 33, 3), circle(121.4, 39, 3)),
      natural(box(10, 67, 124, 4, 1)),
      figure(box(13, 71, 118, 15, 1)),
      light(box(68, 74, 8, 2, 1)),
    ],
  ),
};
