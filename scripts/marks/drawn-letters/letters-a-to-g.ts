import { type DrawnLetter, plants } from "./drawn-letter";
import {
  accent,
  arc,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  heart,
  line,
  minus,
  outline,
  petal,
  sharp,
  turned,
} from "../../motifs/recorded-drawing";

export const lettersAToG: readonly DrawnLetter[] = [
  {
    label: "a tent",
    letters: "AАΑΛ",
    subjects: "tent campfire hut backpack",
    steps: () => [
      body(corners(3, "48 6,98 92,-2 92"), bar(9, "44 22,58 -4"), bar(9, "52 22,38 -4")),
      cut(sharp("48 46,68 93,28 93")),
    ],
  },
  {
    label: "a mountain",
    letters: "AАΑΛΔ",
    subjects: "mountain skis ice-axe hill carabiner climbing-shoe hiking-boot",
    steps: () => [
      body(corners(3, "48 0,100 92,-4 92")),
      cut(sharp("48 56,68 93,28 93"), bar(5.5, "14 40,34 33,42 42,54 32,62 41,82 34")),
    ],
  },
  {
    label: "a house",
    letters: "AАΑ",
    subjects: "house roof apartment barn roof-tiles dog-house insulation-roll key bed",
    steps: () => [body(bar(19, "14 96,14 42,48 13,82 42,82 96"), box(14, 62, 68, 17))],
  },
  {
    label: "a pair of compasses",
    letters: "AАΑ",
    subjects: "drafting-compass blueprint set-square compass swatch-fan",
    steps: () => [
      body(circle(48, 10, 14), sharp("36 16,52 24,16 98,6 98"), sharp("60 16,44 24,80 98,90 98"), arc(14, 48, -6, 70, 62, 118)),
    ],
  },
  {
    label: "a stepladder",
    letters: "AАΑ",
    subjects: "ladder scaffold paint-roller brush trowel",
    steps: () => [body(bar(16, "8 98,48 4,88 98"), box(28, 44, 40, 11), box(18, 68, 60, 12))],
  },
  {
    label: "a butterfly",
    letters: "BВΒ",
    subjects: "butterfly",
    steps: () => [
      body(box(4, 14, 17, 80, 8), curve(7, "M12 18C14 6 20 0 28 -2")),
      accent(
        outline("M25 16C40 -2 74 -6 86 12C96 30 80 46 56 46H25Z"),
        outline("M25 51H54C76 51 88 64 82 80C74 98 44 98 25 78Z"),
      ),
    ],
  },
  {
    label: "a heart",
    letters: "BВΒ",
    subjects: "heart stethoscope heart-monitor hospital-bed swaddled-baby wedding-cake",
    steps: () => [body(box(2, 4, 19, 88)), accent(turned(heart(14, 6, 88, 84), 90, 58, 48))],
  },
  {
    label: "a horseshoe",
    letters: "CСϹ",
    subjects: "horseshoe horse",
    steps: () => [
      body(arc(25, 48, 48, 35, 42, 318, "butt")),
      cut(...[75, 127, 180, 233, 285].map((degrees) => turned(box(78.5, 45, 10, 6), degrees))),
    ],
  },
  {
    label: "a croissant",
    letters: "CСϹ",
    subjects: "croissant loaf pretzel bonbon",
    steps: () => [
      body(minus(circle(46, 48, 46), circle(68, 48, 28))),
      cut(...[126, 180, 234].map((degrees) => turned(line(5, "58 48,110 48"), degrees, 56, 48))),
    ],
  },
  {
    label: "a spanner",
    letters: "CСϹ",
    subjects: "wrench bolt-nut pliers spark-plug tow-truck",
    steps: () => [
      body(circle(52, 44, 44), turned(box(-14, 32, 40, 26, 4), -45, 52, 44)),
      cut(corners(0, "40 21,66 21,78 21,120 21,120 67,66 67,40 67,27 44")),
    ],
  },
  {
    label: "a speech bubble",
    letters: "CСϹ",
    subjects: "speech-bubble megaphone billboard phone",
    steps: () => [body(arc(20, 50, 42, 33, 42, 318, "butt"), sharp("14 54,6 96,48 84"))],
  },
  {
    label: "a clock",
    letters: "CСϹ",
    subjects: "clock watch stopwatch long-case-clock hourglass",
    steps: () => [body(arc(17, 48, 48, 38, 38, 322, "butt")), body(bar(10, "48 22,48 50,74 50"))],
  },
  {
    label: "a lens",
    letters: "CСϹ",
    subjects: "lens camera eye spectacles movie-camera",
    steps: () => [body(arc(18, 48, 48, 37, 45, 315, "butt")), accent(circle(52, 48, 16))],
  },
  {
    label: "a twig with a leaf",
    letters: "CСϹ",
    subjects: plants,
    steps: () => [body(arc(19, 48, 52, 36, 40, 276, "butt")), accent(petal(52, 26, 96, -2, 40))],
  },
  {
    label: "a source of sound",
    letters: "D",
    subjects: "loudspeaker ear hearing-aid microphone antenna radio-set headphones",
    steps: () => [
      body(box(0, 2, 19, 92)),
      body(arc(17, 25, 48, 37.5, -90, 90, "butt")),
      accent(outline("M25 31C35 31 42 38 42 48C42 58 35 65 25 65Z")),
    ],
  },
  {
    label: "a fork",
    letters: "EЕΕ",
    subjects: "fork-knife serving-tray rake",
    steps: () => [
      body(box(34, 4, 66, 18, 9), box(34, 39, 66, 18, 9), box(34, 74, 66, 18, 9), box(34, 4, 22, 88, 10), box(-8, 39, 60, 18, 9)),
    ],
  },
  {
    label: "a plant",
    letters: "EЕΕ",
    subjects: plants,
    steps: () => [
      body(box(4, 2, 18, 94)),
      accent(petal(27, 25, 92, 9, 27), petal(27, 58, 86, 42, 27), petal(27, 91, 92, 75, 27)),
    ],
  },
  {
    label: "a plant",
    letters: "F",
    subjects: plants,
    steps: () => [body(box(4, 2, 18, 94)), accent(petal(27, 29, 94, 10, 31), petal(27, 68, 86, 49, 31))],
  },
  {
    label: "flags",
    letters: "F",
    subjects: "flag finish-line golf-flag orienteering-flag",
    steps: () => [
      body(box(4, 0, 16, 98, 3)),
      body(corners(2, "24 2,94 2,80 18,94 34,24 34"), corners(2, "24 42,78 42,66 57,78 72,24 72")),
    ],
  },
  {
    label: "a key",
    letters: "F",
    subjects: "key lock door",
    steps: () => [body(box(22, 0, 18, 60), box(22, 0, 56, 17), box(22, 28, 44, 16), circle(31, 76, 26)), cut(circle(31, 76, 10))],
  },
  {
    label: "a tap",
    letters: "F",
    subjects: "faucet pipe bathtub drop",
    steps: () => [
      body(box(4, 0, 74, 17, 4), box(22, 0, 20, 96), outline("M22 36H60C80 36 88 48 88 66H69C69 58 66 54 58 54H22Z")),
      accent(outline("M78.5 70C84 78 88 83 88 88C88 94 84 98 78.5 98C73 98 69 94 69 88C69 83 73 78 78.5 70Z")),
    ],
  },
  {
    label: "a twig with a leaf",
    letters: "G",
    subjects: plants,
    steps: () => [body(arc(19, 48, 50, 37, 22, 318, "butt")), accent(petal(42, 53, 96, 41, 29))],
  },
  {
    label: "a rocket",
    letters: "AАΑΛ",
    subjects: "rocket satellite telescope planet",
    steps: () => [
      body(outline("M48 -6C66 8 74 30 74 50L92 78V98L66 84H58V72H38V84H30L4 98V78L22 50C22 30 30 8 48 -6Z")),
      cut(circle(48, 38, 11)),
      accent(sharp("40 78,56 78,48 100")),
    ],
  },
  {
    label: "an easel",
    letters: "AАΑ",
    subjects: "easel palette-board picture-frame",
    steps: () => [body(bar(14, "14 98,48 0,82 98")), cut(box(4, 32, 88, 40)), body(box(9, 36, 78, 32, 2))],
  },
  {
    label: "a loop that returns",
    letters: "G",
    subjects: "recycling-loop recycling-bin",
    steps: () => [body(arc(19, 48, 50, 37, 0, 312, "butt"), sharp("60 52,85 24,110 52"))],
  },
  {
    label: "a dress",
    letters: "AАΑ",
    subjects: "dress wedding-dress tailors-dummy",
    steps: () => [body(outline("M28 -2H39C41 12 55 12 57 -2H68L66 34H30Z"), sharp("30 40,66 40,98 96,70 96,48 60,26 96,-2 96"))],
  },
  {
    label: "a cell of a honeycomb",
    letters: "CСϹ",
    subjects: "honeycomb beehive bee honey-jar",
    steps: () => [
      body(bar(19, "84 26,48 6,11 27,11 69,48 90,84 70")),
      accent(outline("M52 26C58 36 66 44 66 53C66 61 60 67 52 67C44 67 38 61 38 53C38 44 46 36 52 26Z")),
    ],
  },
];
