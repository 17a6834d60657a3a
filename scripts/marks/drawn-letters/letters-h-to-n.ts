import { type DrawnLetter, plants } from "./drawn-letter";
import {
  accent,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  hoop,
  minus,
  mirrored,
  outline,
  petal,
  sharp,
  turned,
} from "../../motifs/recorded-drawing";

export const lettersHToN: readonly DrawnLetter[] = [
  {
    label: "a chair",
    letters: "HНΗ",
    subjects: "chair desk plane chisel saw",
    steps: () => [body(corners(4, "2 -4,20 -4,24 48,72 48,72 28,90 28,90 98,72 98,72 66,24 66,24 98,6 98"))],
  },
  {
    label: "a bridge",
    letters: "HНΗ",
    subjects: "bridge bridge-hands",
    steps: () => [
      body(box(14, 0, 18, 96), box(64, 0, 18, 96), box(-8, 56, 112, 17)),
      body(
        curve(8, "M23 4C30 34 66 34 73 4", "butt"),
        curve(8, "M23 8C18 30 8 46 -8 52", "butt"),
        curve(8, "M73 8C78 30 88 46 104 52", "butt"),
      ),
    ],
  },
  {
    label: "a bed",
    letters: "HНΗ",
    subjects: "bed bunk-bed hospital-bed key reception-bell",
    steps: () => [body(box(0, 2, 18, 92, 4), box(78, 26, 18, 68, 4), box(8, 54, 80, 22)), accent(box(22, 34, 34, 16, 8))],
  },
  {
    label: "a castle",
    letters: "HНΗ",
    subjects: "castle tower gate",
    steps: () => [
      body(box(2, 16, 32, 80), box(62, 16, 32, 80), box(2, 42, 92, 22)),
      body(
        box(-2, 0, 12, 24),
        box(12, 0, 12, 24),
        box(26, 0, 12, 24),
        box(58, 0, 12, 24),
        box(72, 0, 12, 24),
        box(86, 0, 12, 24),
      ),
    ],
  },
  {
    label: "a dumbbell",
    letters: "HНΗ",
    subjects: "dumbbell kettlebell",
    steps: () => [
      body(box(14, 6, 22, 84, 7), box(60, 6, 22, 84, 7), box(14, 38, 68, 20)),
      body(box(-4, 24, 13, 48, 5), box(87, 24, 13, 48, 5)),
    ],
  },
  {
    label: "a candle",
    letters: "IІΙ",
    subjects: "candle candlestick",
    steps: () => [
      body(box(36, 38, 24, 48), box(14, 80, 68, 17, 4), box(24, 38, 48, 13, 3)),
      accent(outline("M48 -6C54 4 62 12 62 21C62 29 56 35 48 35C40 35 34 29 34 21C34 12 42 4 48 -6Z")),
    ],
  },
  {
    label: "a lighthouse",
    letters: "IІΙ",
    subjects: "lighthouse",
    steps: () => [
      body(corners(0, "36 34,60 34,66 96,30 96"), box(10, 84, 76, 14, 3), box(26, 28, 44, 11, 2), box(37, 4, 22, 20, 3)),
      accent(sharp("32 10,32 18,-4 28,-4 0"), sharp("64 10,64 18,100 28,100 0")),
    ],
  },
  {
    label: "a column",
    letters: "IІΙ",
    subjects: "column law-books gavel temple museum town-hall bust",
    steps: () => [
      body(box(10, 0, 76, 17, 2), box(10, 79, 76, 17, 2), box(24, 10, 48, 76)),
      cut(box(36.5, 25, 5.5, 46, 2.7), box(54, 25, 5.5, 46, 2.7)),
    ],
  },
  {
    label: "a spool of thread",
    letters: "IІΙ",
    subjects: "thread-spool needle-thread yarn knitting sewing-machine tailors-dummy loom fabric-roll",
    steps: () => [
      body(box(8, 0, 80, 19, 4), box(8, 77, 80, 19, 4), box(27, 16, 42, 64)),
      cut(bar(5.5, "22 44,74 32"), bar(5.5, "22 62,74 50")),
    ],
  },
  {
    label: "a bone",
    letters: "IІΙ",
    subjects: "dog-bone dog dog-house sheepdog",
    steps: () => [body(box(35, 14, 26, 68), mirrored(circle(31, 15, 17)), mirrored(circle(31, 81, 17)))],
  },
  {
    label: "an umbrella",
    letters: "JЈ",
    subjects: "umbrella rain",
    steps: () => [
      body(
        outline("M0 46C4 16 26 2 48 2C70 2 92 16 96 46C86 38 74 38 64 46C54 38 42 38 32 46C22 38 10 38 0 46Z"),
        box(42, -4, 12, 14, 5),
      ),
      body(curve(16, "M48 40V76C48 100 12 100 12 76")),
    ],
  },
  {
    label: "a hook",
    letters: "JЈ",
    subjects: "fishing-hook fish fishing-boat",
    steps: () => [body(curve(18, "M66 22V62C66 100 10 100 10 62V56", "butt"), sharp("1 60,1 22,34 60"), hoop(12, 66, 12, 14))],
  },
  {
    label: "a twig with a leaf",
    letters: "KКΚ",
    subjects: plants,
    steps: () => [body(box(2, 0, 20, 96), outline("M22 44H40L90 96H63L22 58Z")), accent(petal(30, 46, 90, -2, 40))],
  },
  {
    label: "a boot",
    letters: "L",
    subjects: "hiking-boot shoe shoe-last running-shoe climbing-shoe",
    steps: () => [body(outline("M6 0H44V44C50 52 62 52 74 56C88 60 92 68 92 80H6Z")), body(box(4, 85, 90, 12, 3))],
  },
  {
    label: "an ice skate",
    letters: "L",
    subjects: "ice-skate",
    steps: () => [
      body(outline("M6 0H44V36C50 44 62 44 74 48C88 52 92 58 92 68H6Z"), box(18, 66, 12, 24), box(66, 66, 12, 24)),
      body(curve(9, "M2 92H84C92 92 96 88 98 82", "butt")),
    ],
  },
  {
    label: "a sofa",
    letters: "L",
    subjects: "sofa armchair",
    steps: () => [body(box(2, 2, 30, 78, 12), box(2, 50, 92, 32, 12), box(12, 78, 11, 18, 3), box(73, 78, 11, 18, 3))],
  },
  {
    label: "a sprout",
    letters: "L",
    subjects: plants,
    steps: () => [body(curve(19, "M14 0V64C14 80 22 86 36 86", "butt")), accent(petal(34, 90, 96, 54, 42))],
  },
  {
    label: "a chart that rises",
    letters: "L",
    subjects: "chart-bars chart-line ledger-book calculator coins",
    steps: () => [body(bar(18, "12 0,12 86,96 86")), accent(box(30, 50, 15, 22), box(52, 32, 15, 40), box(74, 12, 15, 60))],
  },
  {
    label: "mountains",
    letters: "MМΜ",
    subjects: "mountain hill skis island ice-axe carabiner",
    steps: () => [
      body(sharp("30 0,51 40,68 14,104 94,80 94,67 62,51 86,31 54,15 94,-9 94")),
      cut(bar(5.5, "6 38,20 30,28 37,38 30,54 36")),
    ],
  },
  {
    label: "a cat",
    letters: "MМΜ",
    subjects: "cat",
    steps: () => [
      body(sharp("2 -2,36 24,60 24,94 -2,94 92,74 92,74 38,48 60,22 38,22 92,2 92")),
      accent(corners(3, "36 68,60 68,48 82")),
    ],
  },
  {
    label: "a bridge of two arches",
    letters: "MМΜ",
    subjects: "bridge train steam-locomotive",
    steps: () => [
      body(box(-4, 6, 104, 16), box(2, 6, 92, 88)),
      cut(
        outline("M18 95V56C18 44 24 36 29.5 36C35 36 41 44 41 56V95Z"),
        outline("M55 95V56C55 44 61 36 66.5 36C72 36 78 44 78 56V95Z"),
      ),
    ],
  },
  {
    label: "a tooth",
    letters: "MМΜ",
    subjects: "tooth toothbrush dental-mirror brace-teeth",
    steps: () => [
      body(
        outline(
          "M48 30C36 4 2 -6 2 34C2 58 10 64 14 86C16 97 32 97 34 86C36 72 40 64 48 64C56 64 60 72 62 86C64 97 80 97 82 86",
          "C86 64 94 58 94 34C94 -6 60 4 48 30Z",
        ),
      ),
    ],
  },
  {
    label: "needle and thread",
    letters: "NΝ",
    subjects: "needle-thread sewing-machine tailors-dummy dress thread-spool button yarn",
    steps: () => [
      body(box(0, 0, 18, 96), box(78, 0, 18, 96)),
      accent(turned(minus(petal(48, -16, 48, 112, 22, 0.4), ellipse(48, 16, 3.4, 12)), -38)),
    ],
  },
  {
    label: "a river",
    letters: "NΝ",
    subjects: "river-bend wave estuary",
    steps: () => [body(box(0, 0, 19, 96), box(77, 0, 19, 96)), accent(curve(18, "M31 0C31 44 65 52 65 96", "butt"))],
  },
  {
    label: "a pencil",
    letters: "NΝ",
    subjects: "pencil crayon pen",
    steps: () => [
      body(box(-4, 0, 18, 96), box(82, 0, 18, 96)),
      accent(turned(minus([...box(38, -8, 20, 80, 2), ...sharp("38 76,58 76,48 104")], bar(4, "30 2,66 2")), -32)),
    ],
  },
  {
    label: "a flash of lightning",
    letters: "NΝ",
    subjects: "lightning plug battery ev-charger light-bulb cable pylon",
    steps: () => [body(box(-2, 0, 18, 96), box(80, 0, 18, 96)), accent(sharp("22 0,46 0,60 43,50 43,74 96,34 55,45 55"))],
  },
  {
    label: "a plant",
    letters: "HНΗ",
    subjects: plants,
    steps: () => [body(box(2, 0, 20, 96), box(74, 0, 20, 96)), accent(petal(25, 70, 71, 26, 36))],
  },
  {
    label: "a plant",
    letters: "NΝ",
    subjects: plants,
    steps: () => [body(box(0, 0, 19, 96), box(77, 0, 19, 96)), accent(petal(22, 4, 74, 92, 36))],
  },
  {
    label: "a plant",
    letters: "MМΜ",
    subjects: plants,
    steps: () => [body(box(-6, 0, 19, 96), box(83, 0, 19, 96)), accent(petal(16, 2, 45, 70, 26), petal(80, 2, 51, 70, 26))],
  },
  {
    label: "an owl",
    letters: "MМΜ",
    subjects: "owl",
    steps: () => [
      body(sharp("2 -2,36 22,60 22,94 -2,94 94,75 94,75 36,48 52,21 36,21 94,2 94")),
      body(circle(35, 62, 10), circle(61, 62, 10)),
      accent(sharp("40 78,56 78,48 90")),
    ],
  },
  {
    label: "a bed",
    letters: "L",
    subjects: "bed bunk-bed hospital-bed key reception-bell",
    steps: () => [body(box(0, 2, 19, 94, 4), box(0, 58, 96, 22, 5), box(78, 66, 18, 30, 4)), accent(box(23, 38, 36, 16, 8))],
  },
  {
    label: "books",
    letters: "HНΗ",
    subjects: "book bookshelf open-book magazine law-books ledger-book archive-box",
    steps: () => [
      body(box(0, 0, 27, 96, 2), box(69, 0, 27, 96, 2), box(31, 38, 34, 20)),
      cut(box(6, 14, 15, 8), box(75, 14, 15, 8)),
    ],
  },
  {
    label: "books",
    letters: "NΝ",
    subjects: "book bookshelf open-book magazine law-books ledger-book archive-box",
    steps: () => [
      body(box(-6, 0, 24, 96, 2), box(78, 0, 24, 96, 2)),
      accent(sharp("22 0,46 0,74 96,50 96")),
      cut(box(-1, 14, 14, 8), box(83, 14, 14, 8)),
    ],
  },
  {
    label: "books",
    letters: "L",
    subjects: "book bookshelf open-book magazine law-books ledger-book archive-box",
    steps: () => [body(box(4, 0, 28, 65, 2)), cut(box(10, 12, 16, 8)), body(box(4, 70, 88, 26, 2)), cut(box(74, 76, 8, 14))],
  },
  {
    label: "a ladder of a pool",
    letters: "HНΗ",
    subjects: "pool-ladder swim-goggles",
    steps: () => [
      body(curve(16, "M26 98V22C26 2 0 2 0 22V30"), curve(16, "M86 98V22C86 2 60 2 60 22V30", "round")),
      body(box(26, 44, 60, 12), box(26, 68, 60, 12)),
    ],
  },
  {
    label: "a note",
    letters: "JЈ",
    subjects: "musical-note music-stand piano violin guitar cello accordion trumpet",
    steps: () => [
      body(box(50, 0, 16, 76), ellipse(38, 78, 30, 20, -14), outline("M62 0H66C70 18 98 24 92 54C86 40 78 36 66 34H62Z")),
    ],
  },
];
