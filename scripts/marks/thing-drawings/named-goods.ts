import type { ThingDrawing } from "./thing-drawing";
import { body, box, circle, corners, curve, cut, line, mirrored, outline, petal } from "../../motifs/recorded-drawing";

/** What a brief names in so many words, where the signs of its trade at large would say less. */
export const namedGoodsDrawings: readonly ThingDrawing[] = [
  {
    label: "a fence",
    place: [33, 32, 30, 50],
    subjects: "fence",
    steps: () => [
      body(
        mirrored(corners(2, "0 28,10 14,20 28,20 96,0 96")),
        corners(2, "28 22,48 0,68 22,68 96,28 96"),
        box(-4, 42, 104, 9),
        box(-4, 76, 104, 9),
      ),
    ],
  },
  {
    label: "a cargo bike",
    place: [4, 16, 40, 36],
    subjects: "cargo-bike",
    steps: () => [
      body(
        corners(5, "-10 8,60 8,54 58,-4 58"),
        corners(3, "46 50,94 70,92 80,40 58"),
        line(9, "86 74,74 32"),
        box(60, 26, 30, 9, 4.5),
        line(8, "54 54,66 14,76 10"),
      ),
      cut(circle(14, 78, 22), circle(90, 74, 24)),
      body(circle(14, 78, 17), circle(90, 74, 20)),
      cut(circle(14, 78, 7), circle(90, 74, 10)),
    ],
  },
  {
    label: "a mango",
    place: [38, 36, 42, 42],
    subjects: "mango",
    steps: () => [
      body(
        outline("M62 14C86 16 100 38 94 62C88 86 60 98 34 93C14 89 0 76 3 62C5 48 22 46 31 34C39 23 47 13 62 14Z"),
        petal(64, 14, 18, 4, 17),
        line(6.5, "62 18,70 -2"),
      ),
    ],
  },
  {
    label: "a nappy",
    place: [31, 24, 34, 46],
    subjects: "nappy",
    steps: () => [
      body(
        outline(
          "M0 14C0 11 2 10 4 10H92C94 10 96 11 96 14V44C78 48 68 62 66 84C66 86 65 88 62 88H34C31 88 30 86 30 84C28 62 18 48 0 44Z",
        ),
      ),
      cut(mirrored(box(3, 20, 17, 8, 4))),
    ],
  },
  {
    label: "the bells of a house",
    place: [28, 9, 40, 44],
    subjects: "door-bells",
    steps: () => [
      body(box(12, 0, 72, 96, 9)),
      cut(box(24, 63, 28, 9, 2), circle(66, 67.5, 6), box(24, 79, 28, 9, 2), circle(66, 83.5, 6)),
    ],
  },
  {
    label: "a slip from a queue",
    place: [19, 26, 58, 46],
    subjects: "queue-slip",
    steps: () => [body(corners(1, "8 0,88 0,88 96,75 86,61 96,48 86,35 96,21 86,8 96")), cut(circle(48, 12, 6))],
  },
  {
    label: "the knob of a gear lever",
    place: [28, 7, 40, 44],
    subjects: "gear-lever",
    steps: () => [
      body(circle(48, 29, 33), box(42, 56, 12, 22)),
      body(corners(3, "32 72,64 72,94 98,2 98")),
      cut(corners(1, "-4 84,100 84,100 88.4,-4 88.4")),
    ],
  },
  {
    label: "a chess board",
    isCommon: true,
    place: [20, 22, 56, 52],
    subjects: "chess-board",
    steps: () => [
      body(
        box(15, 15, 66, 66),
        box(0, 0, 16, 16),
        box(32, 0, 16, 16),
        box(64, 0, 16, 16),
        box(0, 32, 16, 16),
        box(0, 64, 16, 16),
        box(80, 16, 16, 16),
        box(80, 48, 16, 16),
        box(80, 80, 16, 16),
        box(16, 80, 16, 16),
        box(48, 80, 16, 16),
      ),
    ],
  },
  {
    label: "a drum",
    place: [30, 42, 36, 36],
    subjects: "drum tabla",
    steps: () => [
      body(box(4, 24, 88, 12, 4), box(10, 34, 76, 54), box(4, 86, 88, 12, 4)),
      cut(box(10, 36, 76, 3.6), box(10, 82.4, 76, 3.6)),
      body(mirrored(line(8, "34 20,10 -2"))),
    ],
  },
  {
    label: "a bead on its string",
    place: [29, 27, 38, 42],
    subjects: "bead",
    steps: () => [
      body(outline("M20 8H76C86 18 92 32 92 48C92 64 86 78 76 88H20C10 78 4 64 4 48C4 32 10 18 20 8Z")),
      cut(mirrored(box(17, 0, 5, 96))),
      body(mirrored(box(-12, 43, 18, 10))),
    ],
  },
  {
    label: "a zip slider",
    place: [29, 46, 38, 42],
    subjects: "zip-slider",
    steps: () => [body(outline("M22 -4H74L66 26H30Z"), box(14, 32, 68, 66, 14), box(41, 18, 14, 24)), cut(box(44, 4, 8, 10, 4))],
  },
  {
    label: "a carrier for a pet",
    place: [28, 38, 40, 42],
    subjects: "pet-carrier",
    steps: () => [
      body(
        outline("M4 2L30 22H66L92 2V82C92 90 88 94 80 94H16C8 94 4 90 4 82Z"),
        curve(8, "M34 24V14C34 10 36 8 40 8H56C60 8 62 10 62 14V24", "butt"),
      ),
      cut(mirrored(box(12, 42, 7, 30, 3))),
    ],
  },
];
