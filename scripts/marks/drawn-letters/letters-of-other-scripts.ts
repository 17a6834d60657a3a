import { type DrawnLetter, plants } from "./drawn-letter";
import {
  accent,
  arc,
  around,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  outline,
  petal,
  sharp,
} from "../../motifs/recorded-drawing";

export const lettersOfOtherScripts: readonly DrawnLetter[] = [
  {
    label: "a snowflake",
    letters: "Ж",
    subjects: "snowflake heat-pump",
    steps: () => [body(around([...box(41, -4, 14, 52), ...bar(10, "30 0,48 18,66 0")], 6))],
  },
  {
    label: "a house",
    letters: "Д",
    subjects: "house roof apartment barn roof-tiles dog-house hut key bed",
    steps: () => [body(bar(18, "24 80,24 38,48 12,72 38,72 80"), box(0, 72, 96, 18), box(0, 78, 17, 22), box(79, 78, 17, 22))],
  },
  {
    label: "a mountain",
    letters: "Л",
    subjects: "mountain skis ice-axe hill carabiner tent",
    steps: () => [
      body(corners(3, "48 0,100 92,-4 92")),
      cut(sharp("48 56,68 93,28 93"), bar(5.5, "14 40,34 33,42 42,54 32,62 41,82 34")),
    ],
  },
  {
    label: "a temple",
    letters: "ПΠ",
    subjects: "temple column museum town-hall law-books",
    steps: () => [
      body(sharp("48 -6,102 24,-6 24")),
      body(box(2, 29, 92, 16), box(6, 40, 26, 58), box(64, 40, 26, 58)),
      cut(box(16.5, 54, 5, 44), box(74.5, 54, 5, 44)),
    ],
  },
  {
    label: "a table",
    letters: "ПΠ",
    subjects: "desk chair plane chisel saw fork-knife",
    steps: () => [body(box(-4, 8, 104, 20, 4), box(10, 20, 18, 76), box(68, 20, 18, 76))],
  },
  {
    label: "a gate",
    letters: "ПΠ",
    subjects: "gate arch door barn",
    steps: () => [body(outline("M2 96V48C2 20 22 0 48 0C74 0 94 20 94 48V96H74V50C74 32 64 20 48 20C32 20 22 32 22 50V96Z"))],
  },
  {
    label: "a fork",
    letters: "ШΨ",
    subjects: "fork-knife serving-tray rake",
    steps: () => [body(box(4, 0, 18, 56, 9), box(39, 0, 18, 100, 9), box(74, 0, 18, 56, 9), box(4, 38, 88, 22, 11))],
  },
  {
    label: "a comb",
    letters: "ШЩ",
    subjects: "comb hairdryer razor scissors",
    steps: () => [body(box(0, 52, 96, 42, 12), box(0, 2, 20, 72, 8), box(38, 2, 20, 72, 8), box(76, 2, 20, 72, 8))],
  },
  {
    label: "headphones",
    letters: "Ω",
    subjects: "headphones loudspeaker radio-set vinyl-record microphone",
    steps: () => [body(arc(16, 48, 46, 38, 160, 380, "butt"), box(0, 46, 30, 46, 10), box(66, 46, 30, 46, 10))],
  },
  {
    label: "a cactus",
    letters: "Ψ",
    subjects: "cactus",
    steps: () => [
      body(box(37, -2, 22, 98, 11), curve(18, "M10 24V40C10 58 22 62 48 62"), curve(18, "M86 16V32C86 48 74 52 48 52")),
    ],
  },
  {
    label: "a bowl",
    letters: "ن",
    subjects: "bowl soup-bowl rice noodle-bowl cooking-pot spice-mortar",
    steps: () => [
      body(curve(20, "M8 34V44C8 76 26 84 48 84C70 84 88 76 88 44V34", "butt"), box(30, 80, 36, 16, 3)),
      accent(circle(48, 34, 13)),
    ],
  },
  {
    label: "a sprout",
    letters: "ن",
    subjects: plants,
    steps: () => [body(curve(20, "M8 30V44C8 76 26 86 48 86C70 86 88 76 88 44V30", "butt")), accent(petal(34, 58, 66, 4, 34))],
  },
  {
    label: "a boat",
    letters: "ب",
    subjects: "sailing-boat fishing-boat kayak ship ferry",
    steps: () => [
      body(outline("M-6 20H16C18 36 26 42 48 42C70 42 78 36 80 20H102C102 54 82 66 48 66C14 66 -6 54 -6 20Z")),
      accent(circle(48, 84, 11)),
    ],
  },
  {
    label: "notes",
    letters: "ПΠ",
    subjects: "musical-note music-stand piano violin guitar cello accordion trumpet metronome",
    steps: () => [
      body(
        box(20, 0, 76, 19),
        box(20, 0, 15, 80),
        box(81, 0, 15, 80),
        ellipse(17, 82, 20, 14, -14),
        ellipse(78, 82, 20, 14, -14),
      ),
    ],
  },
  {
    label: "books",
    letters: "И",
    subjects: "book bookshelf open-book magazine law-books ledger-book archive-box",
    steps: () => [
      body(box(-6, 0, 24, 96, 2), box(78, 0, 24, 96, 2)),
      accent(sharp("50 0,74 0,46 96,22 96")),
      cut(box(-1, 14, 14, 8), box(83, 14, 14, 8)),
    ],
  },
];
