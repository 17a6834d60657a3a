import { box, circle, corners, outline, petal, row } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawPanes } from "../fixtures";
import { person, type Appearance } from "../people";
import { sit, stand } from "../stances";
import { placed } from "../workers";
import { hiredChair } from "./what-is-offered";
import { drawMotorbike } from "./work-rooms";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** The number 18, 20 wide and 20 tall, which is still a number where a picture is mirrored. */
const tokenNumber = (x: number, y: number, size: number): DrawnShape =>
  light(
    placed(box(0, 0, 4, 20, 1), [x, y], size),
    placed(hoop(3.4, 14, 5.6, 4.4), [x, y], size),
    placed(hoop(3.6, 14, 14.2, 5), [x, y], size),
  );

const rider: Appearance = { top: "accent", sleeves: "short", hair: "short", legs: "figure", skin: "deepSkin", shoes: "natural" };

/** Vignettes of how an organisation does what others of its trade do in another way. */
export const inTheirWay: VignetteGroup = {
  "queue-phone": vignette(
    "a phone with the token number and a person who waits at home with tea",
    "software",
    ["people", "phone", "teapot"],
    () => [
      back(circle(44, 44, 38)),
      figure(box(14, 4, 54, 86, 7)),
      light(box(18, 11, 46, 70, 3)),
      tone(box(22, 15, 30, 10, 4), box(30, 67, 30, 8, 4)),
      accent(box(22, 29, 38, 34, 4)),
      tokenNumber(28, 33, 1.3),
      ember(circle(56, 18, 4)),
      tone(box(130, 40, 8, 36, 3), box(104, 66, 32, 8, 3)),
      figure(box(106, 74, 3, 15), box(131, 74, 3, 15)),
      ...sit(121, 66, 5.4, "100 52, 103 58", { face: -1, top: "accent", hair: "bob", legs: "figure", shoes: "light" }, 89, 2),
      light(box(95, 46, 8, 7, 1.4)),
      ember(curve(1.4, "M97 43C95 40 99 38 97 35"), curve(1.4, "M101 43C99 40 103 38 101 35")),
      natural(box(76, 66, 22, 3, 1), box(85, 69, 3, 20)),
      light(outline("M80 66C78 58 92 58 90 66Z")),
    ],
  ),
  "called-number": vignette(
    "a receptionist who taps on a phone below the token number, with one empty chair in the waiting room",
    "software",
    ["people", "phone", "chair"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(16, 10, 44, 28, 3)),
      tokenNumber(28, 13.4, 1.04),
      ...stand(100, 5.4, "84 54, 88 54", { face: -1, top: "accent", hair: "bun", legs: "figure", skin: "deepSkin" }, 104, 6),
      natural(box(72, 62, 66, 5, 1.4)),
      tone(box(76, 67, 58, 22)),
      figure(corners(1.4, "78 44, 84 46, 82 58, 76 56")),
      light(corners(0.6, "79 46, 82.6 47.2, 81.2 55.6, 77.4 54.4")),
      light(box(112, 54, 16, 8, 1)),
      hiredChair(30, 89, 1, accent),
      tone(
        outline("M48 60C42 58 42 66 50 68C52 62 52 60 48 60Z"),
        petal(54, 76, 46, 56, 5),
        petal(54, 76, 62, 54, 5),
        petal(54, 76, 54, 50, 5),
      ),
      ember(corners(1, "49 75, 59 75, 57.4 89, 50.6 89")),
    ],
  ),
  "bike-removal": vignette(
    "a mover who carries a washing machine on an electric cargo bike",
    "removals",
    ["people", "cargo-bike", "washing-machine", "parcel"],
    () => [
      back(box(4, 26, 34, 56), box(42, 12, 40, 70), box(86, 22, 54, 60)),
      tone(row(box(48, 20, 8, 10, 0.6), 3, 11), row(box(94, 30, 9, 10, 0.6), 3, 15), row(box(10, 36, 8, 10, 0.6), 2, 13)),
      ...person("36 48 5.2 16", "58 43, 57 44", "46 84, 40 72", { top: "accent", hair: "tail", legs: "figure", shoes: "light" }),
      figure(
        hoop(3, 22, 77, 12.4),
        hoop(3, 124, 79, 10.4),
        line(3, "22 77, 34 56, 66 58, 72 80, 44 78, 22 77"),
        line(2.6, "58 42, 66 60"),
        line(2.6, "52 42, 60 41"),
        line(3, "72 82, 124 79"),
        line(3, "33 56, 44 78"),
        box(26, 51, 16, 4, 2),
        circle(44, 79, 4),
      ),
      ember(box(44, 60, 12, 8, 2)),
      accent(box(72, 76, 42, 5, 1.4)),
      light(box(76, 34, 34, 42, 2)),
      tone(box(76, 34, 34, 8, 2), circle(93, 59, 11)),
      figure(hoop(2.6, 93, 59, 11), circle(104, 38, 1.8), box(80, 36.6, 10, 2.8, 1)),
      ember(box(74, 48, 38, 3, 1)),
      light(line(1.6, "86 56, 92 53")),
    ],
  ),
  "bike-boxes": vignette(
    "two movers who load a student's boxes, a plant and a lamp onto a cargo bike",
    "removals",
    ["people", "cargo-bike", "parcel", "pot-plant", "lamp"],
    () => [
      back(box(4, 10, 44, 74), box(96, 18, 44, 66)),
      tone(box(14, 44, 20, 40, 1), row(box(12, 18, 10, 14, 0.6), 2, 16), row(box(104, 26, 10, 14, 0.6), 2, 16)),
      ...stand(24, 5, "44 52, 42 56", { top: "accent", hair: "short", legs: "figure", skin: "deepSkin" }, 89, 4),
      natural(box(40, 42, 20, 16, 1)),
      light(box(48, 42, 4, 6)),
      figure(
        hoop(2.6, 128, 80, 10),
        hoop(2.6, 60, 81, 9),
        line(2.8, "60 81, 104 80, 116 62, 128 80"),
        line(2.4, "108 78, 100 52"),
        line(2.4, "96 52, 104 50"),
        box(110, 58, 13, 3.6, 1.6),
      ),
      accent(corners(2, "56 64, 98 64, 94 80, 62 80")),
      natural(box(62, 48, 16, 16, 1)),
      light(box(68, 48, 4, 6)),
      figure(line(1.8, "90 64, 90 40")),
      ember(corners(1, "85 42, 87 32, 93 32, 95 42")),
      tone(petal(82, 60, 76, 48, 4), petal(82, 60, 86, 46, 4)),
      ...stand(116, 4.6, "97 58, 100 60", { face: -1, top: "ember", hair: "bun", legs: "tone" }, 89, 8),
    ],
  ),
  "rider-passbook": vignette(
    "a motorcycle-taxi rider with his own motorcycle who holds his savings book",
    "savings-group cooperative",
    ["people", "motorbike", "ledger-book", "cycle-helmet"],
    () => [
      back(outline("M6 88V36L36 24L66 36V88Z"), outline("M84 60C84 40 96 30 112 30C128 30 138 40 138 60V66H84Z")),
      ...drawMotorbike(92, 89, 1.12, accent),
      ...stand(34, 5.6, "52 50, 46 50", rider, 89, 0),
      ember(corners(1, "42 42, 50 45, 58 42, 58 54, 50 57, 42 54")),
      light(
        line(1.2, "50 46, 50 55"),
        line(1, "44.6 46.4, 48 47.6"),
        line(1, "44.6 49.6, 48 50.8"),
        line(1, "52 47.6, 55.6 46.4"),
      ),
    ],
  ),
  "upright-tuning": vignette(
    "a woman who tunes an old upright piano with its front off",
    "piano-tuner",
    ["people", "hammer"],
    () => [
      drawPanes(104, 8, 34, 34),
      figure(box(8, 10, 84, 80, 2)),
      natural(box(5, 6, 90, 6, 1.4), box(14, 16, 72, 40, 1)),
      ember(outline("M14 16H86V24C70 22 54 34 14 30Z")),
      light(...Array.from({ length: 15 }, (_, index) => line(0.9, `${20 + index * 4.2} 20, ${17 + index * 4.4} 55`))),
      accent(row(box(18, 44, 3.2, 7, 1), 15, 4.4)),
      figure(row(circle(21, 20, 1.2), 15, 4.2)),
      natural(box(8, 58, 84, 9, 1.4)),
      figure(box(5, 67, 91, 4, 1)),
      natural(box(18, 74, 64, 12, 1)),
      light(box(38, 53, 8, 5, 1), box(41, 48, 2, 5)),
      ...stand(
        114,
        5.8,
        "84 30, 86 57",
        { face: -1, top: "accent", hair: "bun", hairRole: "tone", legs: "tone", shoes: "figure" },
        90,
        10,
      ),
      figure(line(2.6, "86 29, 66 20"), line(3.4, "66 17, 66 23")),
      figure(corners(1, "118 78, 140 78, 141 90, 117 90")),
      light(line(1.4, "122 82, 136 82")),
    ],
  ),
};
