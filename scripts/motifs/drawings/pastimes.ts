import { motif, type MotifGroup } from "../motif-drawing";
import { accent, bar, body, box, circle, curve, cut, hoop, join, line, outline, over, sharp, turned } from "../recorded-drawing";

/** Music, games, sport and what stands on playgrounds and camp sites. */
export const pastimes: MotifGroup = {
  "grand-piano": motif("a grand piano", () => [
    body(outline("M4 46H92V58H4Z"), line(5.5, "14 60,12 90"), line(5.5, "54 60,56 90"), line(5.5, "86 60,88 90")),
    body(outline("M24 42C20 24 34 8 60 6C76 4 88 10 92 20L30 42Z")),
    body(line(4.6, "62 44,56 30")),
    cut(box(10, 49.6, 26, 4.6, 1)),
    accent(box(24, 70, 18, 6, 2)),
    body(line(5, "33 78,33 90")),
  ]),
  saxophone: motif("a saxophone", () => [
    body(curve(12, "M62 22L50 66C47 78 38 86 28 82C20 78 20 70 22 62", "butt")),
    body(curve(7, "M62 24C64 12 74 8 84 12")),
    body(line(8, "80 10,92 16")),
    body(outline("M6 44L36 52L29 70L16 66Z")),
    cut(circle(58, 36, 3.2), circle(54.6, 48, 3.2), circle(51, 60, 3.2)),
  ]),
  flute: motif("a flute", () => [
    body(turned(box(2, 41, 22, 13, 3), -38, 48, 48), turned(box(28, 41, 66, 13, 3), -38, 48, 48)),
    cut(turned(join(circle(40, 47.5, 3.2), circle(51, 47.5, 3.2), circle(62, 47.5, 3.2), circle(73, 47.5, 3.2)), -38, 48, 48)),
    accent(turned(box(8, 30, 11, 7, 3), -38, 48, 48)),
  ]),
  gong: motif("a gong on its stand", () => [
    body(line(6, "10 90,10 8"), line(6, "86 90,86 8"), line(7, "4 10,92 10"), line(6, "2 90,20 90"), line(6, "76 90,94 90")),
    body(line(4.5, "34 12,38 28"), line(4.5, "62 12,58 28")),
    body(circle(48, 50, 27)),
    cut(hoop(4.4, 48, 50, 17)),
    accent(circle(48, 50, 7)),
  ]),
  "archery-bow": motif("a bow and an arrow", () => [
    body(curve(7, "M30 6C74 14 74 82 30 90")),
    body(line(4.5, "30 8,30 88")),
    over(line(5, "8 48,84 48"), 3.6),
    body(sharp("78 38,96 48,78 58")),
    body(line(5, "8 40,16 48,8 56")),
  ]),
  shuttlecock: motif("a shuttlecock", () => [
    body(turned(outline("M32 56L18 8C28 2 68 2 78 8L64 56Z"), 30)),
    cut(turned(join(line(4.2, "40 52,34 8"), line(4.2, "56 52,62 8"), box(22, 26, 52, 4.4)), 30)),
    accent(turned(outline("M32 62H64C66 78 58 88 48 88C38 88 30 78 32 62Z"), 30)),
  ]),
  "table-tennis-bat": motif("a table tennis bat and a ball", () => [
    body(turned(circle(44, 36, 32), 35)),
    cut(turned(box(10, 57, 68, 4.8), 35)),
    body(turned(box(36, 64, 16, 34, 5), 35)),
    accent(circle(80, 78, 11)),
  ]),
  "roller-skate": motif("a roller skate", () => [
    body(outline("M20 6H50V34C60 42 84 40 88 56V64H20Z")),
    body(box(14, 67, 76, 7, 3)),
    accent(circle(28, 85, 9)),
    accent(circle(74, 85, 9)),
    cut(line(4.4, "38 16,50 16"), line(4.4, "38 27,50 27")),
  ]),
  sledge: motif("a sledge", () => [
    body(box(12, 34, 62, 8, 3), line(5.5, "24 42,24 66"), line(5.5, "60 42,60 66")),
    body(curve(6.5, "M6 68H72C86 68 92 58 90 48C88 40 78 40 78 50")),
    accent(curve(5, "M76 36C82 26 88 20 94 18")),
  ]),
  doll: motif("a doll", () => [
    body(circle(48, 24, 18)),
    body(
      outline("M38 46H58L78 82H18Z"),
      line(8, "40 50,20 62"),
      line(8, "56 50,76 62"),
      line(8, "40 84,40 92"),
      line(8, "56 84,56 92"),
    ),
    cut(circle(41, 26, 3), circle(55, 26, 3)),
    cut(outline("M28 68H68L70.6 72.8H25.4Z")),
    accent(outline("M48 6L36 0V14ZM48 6L60 0V14Z")),
  ]),
  caravan: motif("a caravan", () => [
    body(outline("M6 72V36C6 24 14 18 24 18H66C78 18 84 26 84 38V72Z"), line(6, "82 70,96 70")),
    cut(box(16, 32, 24, 16, 3), box(52, 32, 18, 40, 2)),
    over(circle(34, 76, 11), 4),
    cut(circle(34, 76, 4)),
    body(box(56, 36, 10, 32, 1)),
  ]),
  yurt: motif("a yurt", () => [
    body(outline("M8 46L38 20H58L88 46Z"), box(38, 8, 20, 8, 3), outline("M8 51H88V88H8Z")),
    cut(box(40, 60, 16, 28, 1)),
    cut(bar(4.4, "12 56,32 84"), bar(4.4, "32 56,12 84"), bar(4.4, "64 56,84 84"), bar(4.4, "84 56,64 84")),
    accent(box(44, 64, 8, 24)),
  ]),
  "playground-slide": motif("a playground slide", () => [
    body(line(6, "14 14,14 90"), line(6, "36 14,36 90"), bar(5, "14 34,36 34"), bar(5, "14 52,36 52"), bar(5, "14 70,36 70")),
    body(box(8, 14, 34, 8, 2)),
    accent(curve(9, "M42 22C58 26 56 80 92 86")),
  ]),
};
