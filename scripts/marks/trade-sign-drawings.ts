import type { NameSignDrawing } from "./name-sign-drawings";
import {
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  drop,
  ellipse,
  line,
  minus,
  mirrored,
  outline,
} from "../motifs/recorded-drawing";

/** What trades are known by, as signs without room for a letter, and what puns in their names mean. */
export const tradeSignDrawings: readonly NameSignDrawing[] = [
  {
    id: "curl",
    label: "a curl of hair",
    kin: "",
    paint: () => [body(curve(15, "M14 4C12 44 18 88 52 88C76 88 88 72 84 54C80 36 58 32 49 46C43 57 50 66 60 64"))],
  },
  {
    id: "folding-seat",
    label: "a folding seat",
    kin: "",
    paint: () => [
      body(
        box(80, 0, 14, 96, 3),
        box(58, 2, 17, 46, 7),
        box(2, 54, 74, 16, 8),
        corners(3, "84 92,40 68,58 68,84 80"),
        curve(9, "M8 42C10 24 24 10 46 8"),
      ),
    ],
  },
  {
    id: "coil-spring",
    label: "a spring",
    kin: "coil-spring",
    paint: () => [body(box(16, 0, 64, 12, 4), box(16, 84, 64, 12, 4), line(11, "24 12,74 22,22 36,74 50,22 64,74 76,30 86"))],
  },
  {
    id: "flat-sign",
    label: "a flat sign of music",
    kin: "",
    paint: () => [
      body(box(18, 0, 16, 94, 4), outline("M28 52C40 38 80 34 80 58C80 76 54 82 30 96L20 88L32 78Z")),
      cut(outline("M34 62C42 50 62 48 62 60C62 70 48 74 34 80Z")),
    ],
  },
  {
    id: "sharp-sign",
    label: "a sharp sign of music",
    kin: "",
    paint: () => [
      body(
        box(26, 8, 12, 88, 2),
        box(58, 0, 12, 88, 2),
        corners(2, "12 36,84 20,84 35,12 51"),
        corners(2, "12 68,84 52,84 67,12 83"),
      ),
    ],
  },
  {
    id: "pistachio",
    label: "a pistachio",
    kin: "",
    paint: () => [
      body(outline("M48 96C18 96 4 70 10 44C14 26 26 10 48 0C70 10 82 26 86 44C92 70 78 96 48 96Z")),
      cut(outline("M48 90C34 78 20 56 24 32C26 18 36 6 48 -8C60 6 70 18 72 32C76 56 62 78 48 90Z")),
      body(ellipse(48, 46, 15, 31)),
    ],
  },
  {
    id: "reed-pipe",
    label: "a pipe with a flared bell",
    kin: "",
    paint: () => [
      body(outline("M18 0L75 52C83 58 92 60 104 59L59 104C60 92 58 83 52 75L0 18Z"), line(9, "9 9,-6 -6")),
      cut(circle(27, 27, 5), circle(43, 43, 5), circle(59, 59, 5)),
    ],
  },
  {
    id: "steelpan",
    label: "a steelpan",
    kin: "",
    paint: () => [
      body(outline("M0 34V66C0 82 24 92 48 92C72 92 96 82 96 66V34Z")),
      cut(ellipse(48, 40, 54, 30)),
      body(ellipse(48, 34, 50, 27)),
      cut(ellipse(48, 20, 16, 6.5), mirrored(ellipse(18, 33, 12, 8)), ellipse(48, 47, 16, 7)),
      body(mirrored(line(8, "32 1,8 -16")), mirrored(circle(33, 2, 7))),
    ],
  },
  {
    id: "bullseye",
    label: "a target with an arrow",
    kin: "target",
    paint: () => [
      body(minus(circle(44, 52, 44), circle(44, 52, 32)), minus(circle(44, 52, 22), circle(44, 52, 9))),
      cut(line(20, "46 50,100 -4")),
      body(line(8, "44 52,84 12"), corners(2, "74 22,74 8,88 -6,89 7,102 8,88 22")),
    ],
  },
  {
    id: "tap",
    label: "a tap with a drop",
    kin: "faucet",
    paint: () => [
      body(
        outline("M0 28H20V34H34V22H60V34C80 34 94 46 94 66H74C74 58 68 54 60 54H20V60H0Z"),
        box(42, 8, 10, 18),
        box(24, 0, 46, 12, 5),
        drop(84, 88, 9, 70),
      ),
    ],
  },
];
