import { box, circle, corners, join, outline, turned } from "#/studio/motifs/outlines";
import { hoop, line } from "#/studio/motifs/strokes";
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
  deepSkin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** The bars of a week plan, each by its left end, its row and its length in days. */
const shifts = [
  [0, 0, 2],
  [3, 0, 2],
  [1, 1, 3],
  [0, 2, 1],
  [2, 2, 3],
  [0, 3, 3],
  [4, 3, 1],
] as const;
const bar = (x: number, y: number, day: number, height: number, [from, at, length]: (typeof shifts)[number]) =>
  box(x + from * day + 1, y + at * height + 2, length * day - 2, height - 4, 2.4);

/** Shifts that are planned for those who serve, and things that are brought to the recycling station. */
export const weekPlansAndSkips: VignetteGroup = {
  "week-plan": vignette(
    "a waiter with a phone beside a large week plan with coloured bars for the shifts",
    "shift-planning",
    ["people", "calendar", "phone"],
    () => [
      back(circle(116, 36, 24)),
      figure(box(4, 8, 98, 80, 4)),
      light(box(8, 22, 90, 62, 2)),
      accent(...[0, 1, 2, 3, 4].map((day) => box(27 + day * 14, 12, 10, 6, 2))),
      tone(...[0, 1, 2, 3].map((day) => box(37.6 + day * 14, 24, 1.4, 58))),
      skin(circle(16, 31, 4.6), circle(16, 60, 4.6)),
      deepSkin(circle(16, 45.5, 4.6), circle(16, 74.5, 4.6)),
      accent(...shifts.filter(([, at]) => at === 0).map((one) => bar(25, 24, 14, 14.4, one))),
      ember(...shifts.filter(([, at]) => at === 1).map((one) => bar(25, 24, 14, 14.4, one))),
      green(...shifts.filter(([, at]) => at === 2).map((one) => bar(25, 24, 14, 14.4, one))),
      figure(...shifts.filter(([, at]) => at === 3).map((one) => bar(25, 24, 14, 14.4, one))),
      ...stand(
        124,
        5.2,
        "110 44, 112 47",
        { face: -1, top: "light", nearSleeve: "light", legs: "figure", hair: "short", skin: "deepSkin", shoes: "natural" },
        89,
        4,
      ),
      accent(corners(2, "115 50, 130 50, 132 72, 114 72")),
      figure(turned(box(105, 36, 5.4, 11, 1.2), -14, 108, 42)),
    ],
  ),
  "shifts-on-phone": vignette(
    "a waitress with a tray beside a large phone that shows her shifts and a clock",
    "shift-planning",
    ["people", "phone", "clock", "calendar"],
    () => [
      back(circle(38, 40, 30)),
      figure(box(80, 4, 54, 85, 7)),
      light(box(84, 12, 46, 70, 2), box(100, 6.6, 14, 2.2, 1.1)),
      accent(circle(107, 28, 12)),
      light(circle(107, 28, 9)),
      figure(line(2, "107 21,107 28,112 31")),
      tone(...[44, 57, 70].map((y) => box(88, y, 38, 10, 3))),
      ember(box(90, 46, 18, 6, 3)),
      green(box(102, 59, 22, 6, 3)),
      accent(box(90, 72, 26, 6, 3)),
      ...stand(
        36,
        5.2,
        "58 40, 50 56",
        { top: "light", nearSleeve: "light", legs: "figure", hair: "bun", hairRole: "natural", shoes: "natural" },
        89,
        3,
      ),
      accent(outline("M31 52H45L48 74H29Z")),
      natural(box(48, 37, 26, 2.6, 1.3)),
      ember(box(52, 29, 6, 8, 1.2)),
      tone(box(62, 31, 7, 6, 1.2)),
    ],
  ),
  "recycling-station": vignette(
    "a woman who lifts an old chair into a large skip at a recycling station while an attendant points the way",
    "recycling waste-collection",
    ["people", "chair"],
    () => [
      back(box(84, 26, 56, 40, 2), box(4, 34, 60, 32, 2)),
      natural(turned(box(112, 36, 4, 30, 1), 24, 114, 62)),
      figure(hoop(4.6, 122, 56, 8)),
      light(turned(box(96, 44, 15, 18, 1.4), 10, 103, 56)),
      accent(outline("M66 56H140L134 86H74Z")),
      figure(box(63, 54, 79, 4, 1.4), ...[82, 98, 114, 128].map((x) => box(x - 1.2, 60, 2.4, 25))),
      figure(circle(82, 87, 4), circle(126, 87, 4)),
      ...stand(
        14,
        4.9,
        "34 44, 22 58",
        {
          top: "ember",
          nearSleeve: "ember",
          legs: "figure",
          hair: "cap",
          hairRole: "accent",
          skin: "deepSkin",
          shoes: "natural",
        },
        89,
        0,
      ),
      light(box(8, 48, 12, 2)),
      ...stand(
        46,
        5.1,
        "69 40, 68 45",
        { top: "tone", nearSleeve: "tone", legs: "figure", hair: "tail", hairRole: "natural", shoes: "natural" },
        89,
        6,
      ),
      natural(
        turned(
          join(box(67, 14, 4, 38, 1), box(67, 31, 23, 4.4, 1), box(86, 33, 4, 19, 1), box(65.6, 14, 6.8, 9, 1.4)),
          22,
          69,
          40,
        ),
      ),
    ],
  ),
};
