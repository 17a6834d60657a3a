import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  line,
  minus,
  mirrored,
  outline,
  petal,
  sharp,
} from "../recorded-drawing";

/** Wild animals on land and in the sea. */
export const wildlife: MotifGroup = {
  deer: motif("the head of a deer", () => [
    body(
      outline("M48 40C58 40 62 46 62 54C62 68 56 92 48 92C40 92 34 68 34 54C34 46 38 40 48 40Z"),
      mirrored(petal(36, 52, 14, 40, 12)),
    ),
    cut(mirrored(circle(41, 58, 3)), box(44, 80, 8, 4, 2)),
    body(
      mirrored(curve(6.5, "M43 42C40 32 18 32 16 8")),
      mirrored(curve(6, "M22 28C14 26 8 22 6 16")),
      mirrored(curve(6, "M33 33C34 24 32 16 30 10")),
    ),
  ]),
  fox: motif("the head of a fox", () => [
    body(outline("M8 8L34 26H62L88 8C92 30 90 46 84 58L48 90L12 58C6 46 4 30 8 8Z")),
    cut(
      mirrored(outline("M17 56C28 52 40 60 43 78L34 74Z")),
      mirrored(petal(28, 44, 40, 50, 7)),
      mirrored(sharp("15 18,26 27,16 36")),
    ),
    accent(circle(48, 84, 7)),
    cut(minus(circle(48, 84, 11), circle(48, 84, 7))),
  ]),
  bear: motif("the head of a bear", () => [
    body(
      circle(18, 21, 13),
      circle(78, 21, 13),
      outline(
        "M48 12C70 12 82 24 85 40C87 50 95 56 91 68C86 80 72 80 66 88" +
          "C61 95 35 95 30 88C24 80 10 80 5 68C1 56 9 50 11 40C14 24 26 12 48 12Z",
      ),
    ),
    cut(
      outline("M48 52C58 52 64 60 66 70C68 82 58 86 48 86C38 86 28 82 30 70C32 60 38 52 48 52Z"),
      mirrored(ellipse(29, 45, 6.5, 4.5, 18)),
    ),
    body(corners(4, "37 58,59 58,51 70,45 70"), box(45.5, 66, 5, 12)),
  ]),
  hedgehog: motif("a hedgehog", () => [
    body(
      corners(2, "22 62,12 48,22 46,16 30,30 32,28 14,43 22,48 6,58 20,70 10,72 26,86 24,82 40,95 46,84 56,92 68,80 76,24 76"),
      outline("M40 52C26 50 12 58 3 72C2 76 4 78 8 78H82C84 70 66 52 40 52Z"),
      box(28, 74, 9, 14, 3),
      box(64, 74, 9, 14, 3),
    ),
    cut(curve(4.4, "M48 76C52 62 46 52 34 50C27 49 22 51 18 54"), circle(24, 64, 3.4)),
  ]),
  elephant: motif("an elephant", () => [
    body(
      outline(
        "M34 26C50 18 76 22 86 38C92 48 92 60 92 70V86C92 88 91 89 89 89H78C76 89 75 88 75 86V72H56V86",
        "C56 88 55 89 53 89H42C40 89 39 88 39 86V66C32 64 26 62 22 58C20 66 20 74 22 82C18 86 10 86 6 82",
        "C4 66 4 46 14 34C20 27 27 25 34 26Z",
      ),
    ),
    cut(curve(4.6, "M52 24C60 36 58 52 46 56C40 56 36 50 36 44"), circle(23, 42, 3.4)),
  ]),
  giraffe: motif("a giraffe", () => [
    body(
      outline("M44 92C46 70 44 48 40 36C30 38 20 38 12 34C9 30 10 25 14 23L32 16L50 14C60 18 64 26 66 38", "C68 58 76 76 86 92Z"),
      line(6, "42 18,40 6"),
      line(6, "52 18,54 6"),
      outline("M58 20C64 12 72 12 78 16C74 24 66 28 60 28Z"),
    ),
    cut(
      circle(35, 25, 3.4),
      corners(3, "50 38,60 36,62 48,53 52"),
      corners(3, "54 60,66 58,70 70,56 72"),
      corners(3, "52 80,64 79,66 92,52 92"),
    ),
  ]),
  whale: motif("a whale", () => [
    body(
      outline(
        "M4 56C6 40 20 34 36 34C58 34 62 56 74 52C78 50 78 42 76 36C70 36 62 32 60 22C70 20 78 24 80 30",
        "C82 24 88 18 96 20C96 30 90 36 84 38C88 62 74 84 42 84C16 84 2 74 4 56Z",
      ),
    ),
    cut(circle(22, 54, 4), curve(4.5, "M2 68C14 72 26 72 36 66")),
    accent(curve(6, "M34 26V16C34 10 28 8 24 10"), curve(6, "M34 16C34 10 40 8 44 10")),
  ]),
  seahorse: motif("a sea horse", () => [
    body(
      outline(
        "M20 24L36 22C38 10 54 4 64 14C70 20 68 28 64 34C72 44 74 56 68 68C62 78 52 80 50 86",
        "C48 93 58 95 60 88L68 90C66 102 42 102 40 86C40 76 48 70 46 58C44 48 36 44 38 34L20 32",
        "C16 31 16 25 20 24Z",
      ),
      corners(2, "50 10,54 -2,62 8,70 0,70 12"),
      corners(2, "68 44,84 46,78 54,84 62,70 62"),
    ),
    cut(circle(50, 22, 3.2), curve(4.2, "M50 42C54 50 55 58 52 66")),
  ]),
  jellyfish: motif("a jellyfish", () => [
    body(
      outline(
        "M10 46C10 20 26 6 48 6C70 6 86 20 86 46C80 54 72 46 67 46C60 46 58 54 48 54C38 54 36 46 29 46",
        "C24 46 16 54 10 46Z",
      ),
    ),
    body(
      curve(5.5, "M24 60C18 70 30 76 24 90"),
      curve(5.5, "M40 64C34 74 46 80 40 93"),
      curve(5.5, "M56 64C50 74 62 80 56 93"),
      curve(5.5, "M72 60C66 70 78 76 72 90"),
    ),
    cut(curve(4.6, "M24 34C26 26 32 20 40 18")),
  ]),
  turtle: motif("a sea turtle", () => [
    body(
      ellipse(50, 48, 28, 23),
      circle(13, 48, 11),
      box(18, 43, 12, 10),
      outline("M34 32C30 18 34 8 48 4C50 16 50 24 46 32Z"),
      outline("M34 64C30 78 34 88 48 92C50 80 50 72 46 64Z"),
      outline("M72 36C80 30 88 28 94 30C92 38 86 44 78 46Z"),
      outline("M72 60C80 66 88 68 94 66C92 58 86 52 78 50Z"),
    ),
    cut(corners(1, "42 40,58 40,64 48,58 56,42 56,36 48"), circle(11, 44, 2.6)),
  ]),
};
