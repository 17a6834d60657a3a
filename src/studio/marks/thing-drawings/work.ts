import type { ThingDrawing } from "#/studio/marks/thing-drawings/thing-drawing";
import { accent, body, cut } from "#/studio/motifs/draw-motif";
import { around, box, circle, corners, drop, ellipse, mirrored, outline, slice, turned, upended } from "#/studio/motifs/outlines";
import { arc, line } from "#/studio/motifs/strokes";

/** Tools and goods of trades. */
export const workDrawings: readonly ThingDrawing[] = [
  {
    label: "a speech bubble",
    place: [24, 12, 47, 54],
    subjects: "speech-bubble megaphone billboard phone",
    steps: () => [body(box(4, 4, 88, 70, 18), corners(2, "20 66,20 94,50 70"))],
  },
  {
    label: "a box",
    place: [24, 39, 47, 47],
    subjects: "parcel forklift archive-box",
    steps: () => [body(box(8, 30, 80, 62, 5), mirrored(corners(2, "8 36,-6 14,34 2,45 20")))],
  },
  {
    label: "a lorry",
    place: [12, 20, 40, 45],
    subjects: "truck van cargo-bike tow-truck ambulance pallet",
    steps: () => [
      body(box(0, 10, 64, 62, 5), corners(5, "60 28,82 28,98 50,98 72,60 72")),
      cut(corners(2, "70 35,80 35,90 50,70 50"), circle(22, 76, 15), circle(76, 76, 15)),
      body(circle(22, 76, 10), circle(76, 76, 10)),
    ],
  },
  {
    label: "a book",
    isStock: true,
    place: [27, 12, 47, 54],
    subjects: "book school-bag bookshelf open-book law-books ledger-book scroll pencil blackboard abacus",
    steps: () => [body(box(10, 4, 78, 88, 9)), cut(box(22, 74, 66, 8, 4))],
  },
  {
    label: "a cream jar",
    place: [29, 43, 38, 42],
    subjects: "cream-jar lipstick nail-polish",
    steps: () => [body(outline("M4 38H92V78C92 87 87 92 78 92H18C9 92 4 87 4 78Z")), accent(box(4, 10, 88, 23, 6))],
  },
  {
    label: "a sheet of paper",
    isStock: true,
    place: [25, 39, 46, 46],
    subjects: "paper-stack newspaper magazine squeegee-frame ink-roller printing-press typewriter pen ink-pot",
    steps: () => [body(corners(6, "12 2,56 2,56 30,84 30,84 94,12 94")), body(corners(3, "62 2,84 24,62 24"))],
  },
  {
    label: "a camera",
    place: [32, 39, 32, 34],
    isOpen: true,
    subjects: "camera lens tripod film-roll",
    steps: () => [body(box(2, 22, 92, 68, 13), corners(4, "28 24,36 8,60 8,68 24")), cut(circle(48, 56, 27))],
  },
  {
    label: "a ticket",
    isStock: true,
    place: [28, 26, 40, 45],
    subjects: "ticket film-reel theatre-masks curtain puppet",
    steps: () => [body(box(2, 14, 92, 68, 6)), cut(circle(2, 48, 11), circle(94, 48, 11))],
  },
  {
    label: "a clapperboard",
    place: [27, 39, 43, 47],
    subjects: "clapper movie-camera television",
    steps: () => [
      body(box(4, 36, 88, 58, 6), turned(box(4, 10, 88, 19, 3), -10, 4, 29), box(4, 26, 14, 14)),
      cut(turned(corners(0, "36 8,48 8,40 22,28 22"), -10, 4, 29), turned(corners(0, "66 8,78 8,70 22,58 22"), -10, 4, 29)),
    ],
  },
  {
    label: "a bucket",
    place: [27, 37, 43, 47],
    subjects: "bucket paint-roller brush broom sponge",
    steps: () => [body(corners(5, "10 34,86 34,76 94,20 94"), arc(8, 48, 34, 30, 180, 360))],
  },
  {
    label: "a hard hat",
    place: [31, 32, 34, 34],
    subjects: "hard-hat brick crane trowel scaffold excavator concrete-mixer wrecking-ball",
    steps: () => [
      body(slice(48, 70, 46, 180, 360), box(34, 17, 28, 14, 5)),
      cut(box(20, 20, 5, 51), box(71, 20, 5, 51)),
      body(outline("M2 75L94 75L94 81C94 87 90 90 84 90L12 90C6 90 2 87 2 81Z")),
    ],
  },
  {
    label: "a gear wheel",
    isStock: true,
    place: [27, 24, 43, 47],
    subjects: "gear bolt-nut lathe wrench factory screwdriver pliers spark-plug tyre caliper welding-mask",
    steps: () => [body(circle(48, 48, 38), around(corners(3, "39 1,57 1,61 16,35 16"), 8))],
  },
  {
    label: "a light bulb",
    place: [27, 14, 43, 43],
    subjects: "light-bulb plug cable pylon",
    steps: () => [
      body(circle(48, 36, 34), corners(4, "28 56,68 56,64 74,32 74")),
      body(box(33, 78, 30, 7, 3)),
      body(box(38, 88, 20, 7, 3)),
    ],
  },
  {
    label: "a pin on a map",
    isStock: true,
    place: [27, 16, 43, 43],
    subjects: "map signpost path globe compass",
    steps: () => [body(upended(drop(48, 59, 36, -4)))],
  },
  {
    label: "a disc that sounds",
    place: [13, 26, 43, 45],
    subjects: "ear hearing-aid microphone headphones radio-set antenna loudspeaker",
    steps: () => [body(circle(34, 48, 34)), accent(arc(8, 34, 48, 45, -42, 42), arc(8, 34, 48, 59, -42, 42))],
  },
  {
    label: "a window of a program",
    isStock: true,
    place: [26, 31, 45, 52],
    subjects: "laptop computer cursor code-brackets terminal keyboard server network database-stack chip version-branch",
    steps: () => [body(box(2, 6, 92, 84, 11)), cut(box(2, 23, 92, 5), circle(14, 15, 4.4), circle(28, 15, 4.4))],
  },
  {
    label: "a watch",
    place: [28, 26, 40, 45],
    subjects: "watch clock long-case-clock hourglass",
    steps: () => [body(circle(48, 48, 34)), body(corners(3, "32 -2,64 -2,66 14,30 14"), corners(3, "30 82,66 82,64 98,32 98"))],
  },
  {
    label: "a spool of thread",
    place: [27, 23, 43, 49],
    subjects: "thread-spool needle-thread yarn knitting sewing-machine tailors-dummy loom fabric-roll",
    steps: () => [body(box(8, 2, 80, 14, 5)), body(box(18, 20, 60, 56, 3)), body(box(8, 80, 80, 14, 5))],
  },
  {
    label: "a comb",
    place: [28, 7, 40, 40],
    subjects: "comb hairdryer razor barber-pole",
    steps: () => [
      body(
        box(0, 2, 96, 50, 12),
        box(0, 36, 16, 56, 5),
        box(80, 36, 16, 56, 5),
        box(26, 44, 10, 46, 4),
        box(43, 44, 10, 46, 4),
        box(60, 44, 10, 46, 4),
      ),
    ],
  },
  {
    label: "a hand mirror",
    place: [27, 14, 43, 43],
    subjects: "mirror perfume-bottle",
    steps: () => [body(circle(48, 35, 34)), body(box(41, 72, 14, 24, 6))],
  },
  {
    label: "a mortar",
    place: [30, 38, 36, 38],
    subjects: "mortar-pestle pill medicine-bottle syringe",
    steps: () => [body(outline("M4 34H92C92 60 80 76 66 80V92H30V80C16 76 4 60 4 34Z")), accent(line(12, "50 26,74 2"))],
  },
  {
    label: "a flask",
    place: [30, 48, 36, 38],
    subjects: "flask test-tube microscope petri-dish dna",
    steps: () => [body(corners(7, "36 8,60 8,60 34,94 94,2 94,36 34"), box(28, 2, 40, 11, 4))],
  },
  {
    label: "a boat",
    place: [31, 53, 34, 34],
    subjects: "sailing-boat fishing-boat ship ferry harbour-crane",
    steps: () => [
      body(corners(7, "-4 48,100 48,82 94,14 94")),
      accent(corners(3, "45 0,45 42,8 42"), corners(3, "53 10,53 42,84 42")),
    ],
  },
  {
    label: "a note",
    place: [18, 54, 34, 32],
    subjects: "musical-note music-stand piano metronome organ-pipes accordion violin cello guitar",
    steps: () => [body(ellipse(34, 70, 36, 28), box(58, 0, 12, 72), outline("M58 0C66 22 98 24 92 56C86 42 78 40 62 38Z"))],
  },
];
