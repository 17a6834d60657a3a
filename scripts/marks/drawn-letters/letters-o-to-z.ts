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
  hoop,
  line,
  mirrored,
  outline,
  petal,
  sharp,
  turned,
  within,
} from "../../motifs/recorded-drawing";

const oLetters = "OОΟ";

export const lettersOToZ: readonly DrawnLetter[] = [
  {
    label: "a wheel",
    letters: oLetters,
    subjects: "wheel tyre bicycle cargo-bike unicycle",
    steps: () => [body(hoop(14, 48, 48, 40), around(box(44.5, 10, 7, 38), 5), circle(48, 48, 12))],
  },
  {
    label: "a steering wheel",
    letters: oLetters,
    subjects: "steering-wheel car classic-car taxi bus traffic-light",
    steps: () => [
      body(within(circle(48, 48, 47), box(0, 0, 96, 84))),
      cut(
        arc(18, 48, 48, 24, 186, 354, "butt"),
        outline("M61 60H78C76 66 72 70 67 72H57Z"),
        outline("M35 60H18C20 66 24 70 29 72H39Z"),
      ),
    ],
  },
  {
    label: "the sun",
    letters: oLetters,
    subjects: "sun sunrise solar-panel",
    steps: () => [body(hoop(17, 48, 48, 26), around(corners(2, "48 -6,58 18,38 18"), 8))],
  },
  {
    label: "a clock",
    letters: oLetters,
    subjects: "clock watch stopwatch long-case-clock",
    steps: () => [body(hoop(15, 48, 48, 38.5), bar(9, "48 22,48 50,66 62"))],
  },
  {
    label: "a ring with a stone",
    letters: oLetters,
    subjects: "ring-jewel gem necklace interlocking-rings",
    steps: () => [body(hoop(16, 48, 62, 30)), accent(corners(1, "30 -4,66 -4,76 10,48 38,20 10"))],
  },
  {
    label: "a record",
    letters: oLetters,
    subjects: "vinyl-record turntable loudspeaker mixing-desk",
    steps: () => [
      body(circle(48, 48, 46)),
      cut(arc(5.5, 48, 48, 32, 195, 255), arc(5.5, 48, 48, 32, 15, 75), circle(48, 48, 17)),
      accent(circle(48, 48, 6.5)),
    ],
  },
  {
    label: "a lifebuoy",
    letters: oLetters,
    subjects: "life-buoy anchor ship-wheel swim-goggles pool-ladder ferry",
    steps: () => [body(hoop(25, 48, 48, 34)), cut(around(turned(box(43, -2, 10, 32), 45), 4))],
  },
  {
    label: "a fruit",
    letters: oLetters,
    subjects: "apple lemon tomato fruit-tree olive pomegranate pumpkin",
    steps: () => [body(hoop(21, 48, 60, 33)), accent(petal(46, 20, 84, -10, 28))],
  },
  {
    label: "a key",
    letters: "PРΡ",
    subjects: "key lock door",
    steps: () => [
      body(circle(48, 30, 31), box(17, 24, 19, 74), box(30, 62, 26, 13), box(30, 82, 18, 16)),
      cut(circle(48, 30, 12)),
    ],
  },
  {
    label: "a pencil",
    letters: "PРΡ",
    subjects: "pencil pen crayon",
    steps: () => [
      body(
        box(6, 0, 22, 70),
        sharp("6 76,28 76,17 100"),
        bar(18, "20 9,52 9,52 9"),
        arc(18, 52, 31, 22, -90, 90, "butt"),
        box(20, 44, 33, 18),
      ),
    ],
  },
  {
    label: "a leaf on its stem",
    letters: "PРΡ",
    isSecond: true,
    subjects: plants,
    steps: () => [body(box(6, 2, 19, 96)), accent(outline("M29 62V30C29 10 46 2 92 2C94 44 78 62 46 62Z"))],
  },
  {
    label: "a magnifier",
    letters: "Q",
    subjects: "magnifier microscope",
    steps: () => [body(hoop(17, 42, 42, 35), bar(20, "64 64,98 98"))],
  },
  {
    label: "a cat",
    letters: "Q",
    subjects: "cat",
    steps: () => [
      body(hoop(18, 46, 54, 33), sharp("10 44,10 2,42 22"), sharp("82 44,82 2,50 22"), curve(14, "M72 80C80 92 88 92 100 88")),
    ],
  },
  {
    label: "a speech bubble",
    letters: "Q",
    subjects: "speech-bubble megaphone billboard phone",
    steps: () => [body(hoop(19, 48, 44, 34.5), sharp("56 80,86 58,94 98"))],
  },
  {
    label: "a twig with a leaf",
    letters: "R",
    isSecond: true,
    subjects: plants,
    steps: () => [
      body(box(4, 0, 19, 96), box(14, 0, 36, 18), box(14, 41, 36, 17), arc(18, 48, 29.2, 20, -90, 90, "butt")),
      accent(outline("M34 61C70 58 90 70 92 98C60 100 40 88 34 61Z")),
    ],
  },
  {
    label: "stairs",
    letters: "R",
    subjects: "stairs ladder",
    steps: () => [
      body(box(2, 0, 19, 96), box(12, 0, 36, 17), box(12, 37, 36, 17), arc(17, 46, 27, 18.5, -90, 90, "butt")),
      body(corners(0, "30 50,52 50,52 66,70 66,70 82,92 82,92 98,54 98,54 82,38 82,38 66,30 66")),
    ],
  },
  {
    label: "an umbrella",
    letters: "TТΤ",
    subjects: "umbrella rain shield",
    steps: () => [
      body(outline("M0 46C4 16 26 2 48 2C70 2 92 16 96 46C86 38 74 38 64 46C54 38 42 38 32 46C22 38 10 38 0 46Z")),
      body(box(39, 40, 18, 56)),
    ],
  },
  {
    label: "a mushroom",
    letters: "TТΤ",
    subjects: "mushroom",
    steps: () => [
      body(outline("M2 48C2 18 24 2 48 2C72 2 94 18 94 48Z"), outline("M36 44H60C60 66 62 78 66 96H30C34 78 36 66 36 44Z")),
      cut(circle(34, 24, 6), circle(62, 30, 6)),
    ],
  },
  {
    label: "a hammer",
    letters: "TТΤ",
    subjects: "hammer mallet anvil",
    steps: () => [body(outline("M0 4H62C78 4 88 12 96 30C84 26 76 28 62 28V32H34V30H0Z"), box(37, 26, 22, 70, 3))],
  },
  {
    label: "a plant",
    letters: "TТΤ",
    subjects: plants,
    steps: () => [body(box(38, 36, 20, 60)), accent(petal(46, 31, -8, 16, 34), petal(50, 31, 104, 16, 34))],
  },
  {
    label: "a signpost",
    letters: "TТΤ",
    subjects: "signpost map",
    steps: () => [body(corners(2, "2 4,76 4,98 19,76 34,2 34"), box(38, 26, 20, 70))],
  },
  {
    label: "a pickaxe",
    letters: "TТΤ",
    subjects: "pickaxe mine-cart ice-axe",
    steps: () => [
      body(outline("M-2 42C8 14 28 2 48 2C68 2 88 14 98 42C84 30 70 25 58 24H38C26 25 12 30 -2 42Z"), box(38, 12, 20, 86, 3)),
    ],
  },
  {
    label: "a pair of scales",
    letters: "TТΤ",
    subjects: "scales gavel law-books",
    steps: () => [
      body(box(2, 6, 92, 15, 3), box(40, 0, 16, 90), box(24, 84, 48, 13, 3)),
      body(mirrored(outline("M-4 48H34C34 64 26 72 15 72C4 72 -4 64 -4 48Z")), mirrored(bar(6, "15 14,15 52"))),
    ],
  },
  {
    label: "a shirt",
    letters: "TТΤ",
    subjects: "shirt hoodie clothes-hanger washing-machine clothes-iron",
    steps: () => [body(corners(3, "28 4,38 4,48 14,58 4,68 4,100 20,90 46,70 40,70 96,26 96,26 40,6 46,-4 20"))],
  },
  {
    label: "a cup",
    letters: "U",
    subjects: "coffee-cup tea-glass coffee-bean teapot paper-cup coffee-mill",
    steps: () => [
      body(
        curve(19, "M11 2V54C11 78 22 86 38 86C54 86 65 78 65 54V2", "butt"),
        curve(13, "M64 20H76C96 20 96 58 76 58H64", "butt"),
      ),
    ],
  },
  {
    label: "a horseshoe",
    letters: "U",
    subjects: "horseshoe horse",
    steps: () => [
      body(curve(24, "M22 4C10 26 10 84 48 84C86 84 86 26 74 4", "butt")),
      cut(
        ...[
          [20, 26],
          [21, 54],
          [76, 26],
          [75, 54],
        ].map(([x = 0, y = 0]) => circle(x, y, 6)),
      ),
    ],
  },
  {
    label: "a tulip",
    letters: "U",
    subjects: "tulip flower lotus bouquet",
    steps: () => [
      body(
        outline(
          "M2 6C16 8 24 18 24 34V50C24 66 34 76 48 76C62 76 72 66 72 50V34C72 18 80 8 94 6V50C94 78 74 96 48 96C22 96 2 78 2 50Z",
        ),
      ),
      accent(petal(48, 72, 48, 0, 34)),
    ],
  },
  {
    label: "a cornet of ice cream",
    letters: "V",
    subjects: "ice-cream ice-lolly paper-cone",
    steps: () => [body(bar(19, "4 34,48 100,92 34")), accent(circle(48, 24, 27))],
  },
  {
    label: "two leaves",
    letters: "V",
    subjects: plants,
    steps: () => [
      body(outline("M44 96C8 82 -4 46 4 2C40 14 56 52 44 96Z")),
      accent(outline("M52 96C88 82 100 46 92 2C64 12 50 44 52 96Z")),
    ],
  },
  {
    label: "a rabbit",
    letters: "V",
    subjects: "rabbit",
    steps: () => [
      body(circle(48, 70, 26), turned(ellipse(48, 28, 13, 36), -26, 48, 66), turned(ellipse(48, 28, 13, 36), 26, 48, 66)),
      cut(circle(38, 68, 4.2), circle(58, 68, 4.2)),
    ],
  },
  {
    label: "a plant",
    letters: "W",
    subjects: `${plants} lotus flower tulip bouquet yoga-pose yoga-mat`,
    steps: () => [
      body(outline("M30 92C2 78 -8 44 -4 8C22 18 38 52 30 92Z"), outline("M66 92C94 78 104 44 100 8C74 18 58 52 66 92Z")),
      accent(petal(48, 96, 48, 10, 34)),
    ],
  },
  {
    label: "a pair of scissors",
    letters: "XХΧ",
    subjects: "scissors comb hairdryer razor",
    steps: () => [body(bar(17, "18 -2,66 74"), bar(17, "78 -2,30 74"), hoop(11, 20, 78, 18), hoop(11, 76, 78, 18))],
  },
  {
    label: "an hourglass",
    letters: "XХΧ",
    subjects: "hourglass",
    steps: () => [body(bar(17, "14 8,82 92"), bar(17, "82 8,14 92"), box(4, -2, 88, 15, 3), box(4, 87, 88, 15, 3))],
  },
  {
    label: "a plaster",
    letters: "XХΧ",
    subjects: "bandage pill cross-plus syringe",
    steps: () => [
      body(turned(box(-12, 34, 120, 28, 14), 45)),
      cut(turned(box(-16, 29.5, 128, 37, 18), -45)),
      body(turned(box(-12, 34, 120, 28, 14), -45)),
    ],
  },
  {
    label: "four leaves",
    letters: "XХΧ",
    subjects: plants,
    steps: () => [
      body(
        mirrored(outline("M44 46C20 54 -6 30 0 4C26 -2 42 20 44 46Z")),
        mirrored(outline("M44 54C20 48 4 64 8 92C30 96 44 78 44 54Z")),
      ),
    ],
  },
  {
    label: "crossed paddles",
    letters: "XХΧ",
    subjects: "kayak",
    steps: () => [
      body(
        bar(12, "10 86,86 10"),
        bar(12, "86 86,10 10"),
        turned(ellipse(16, 16, 12, 22), -45, 16, 16),
        turned(ellipse(80, 16, 12, 22), 45, 80, 16),
      ),
    ],
  },
  {
    label: "a sprout",
    letters: "YУΥ",
    subjects: plants,
    steps: () => [
      body(box(38, 62, 20, 36)),
      accent(outline("M46 58C14 60 -2 40 -2 2C30 2 48 22 46 58Z"), outline("M50 58C82 60 98 40 98 2C66 2 48 22 50 58Z")),
    ],
  },
  {
    label: "a glass",
    letters: "YУΥ",
    subjects: "cocktail wine-glass goblet cocktail-shaker champagne-glasses grapes",
    steps: () => [body(bar(16, "8 2,48 50,88 2"), box(40, 46, 16, 46), box(20, 84, 56, 14, 4)), accent(sharp("32 6,64 6,48 26"))],
  },
  {
    label: "a tuning fork",
    letters: "YУΥ",
    subjects: "metronome music-stand musical-note piano violin cello harp",
    steps: () => [body(curve(18, "M20 0V34C20 64 76 64 76 34V0", "butt"), box(39, 54, 18, 44, 6))],
  },
  {
    label: "a network",
    letters: "YУΥ",
    subjects: "version-branch network code-brackets terminal server circuit-board",
    steps: () => [
      body(bar(13, "18 20,48 52,48 84"), bar(13, "78 20,48 52"), circle(18, 18, 18), circle(78, 18, 18), circle(48, 82, 18)),
    ],
  },
  {
    label: "a flash of lightning",
    letters: "ZΖ",
    subjects: "lightning plug battery ev-charger light-bulb cable pylon",
    steps: () => [body(sharp("10 0,92 0,58 36,90 36,4 98,40 52,8 52"))],
  },
  {
    label: "a swan",
    letters: "SЅ",
    subjects: "duck",
    steps: () => [
      body(curve(17, "M68 20C58 2 26 2 26 26C26 46 66 44 66 66", "butt"), circle(62, 18, 11), sharp("66 8,94 22,68 28")),
      body(outline("M57.5 62H74.5C82 84 66 98 42 98C18 98 2 84 -2 58C14 72 36 76 48 72C55 70 57.5 66 57.5 62Z")),
    ],
  },
  {
    label: "a twig with a leaf",
    letters: "SЅ",
    subjects: plants,
    steps: () => [body(curve(19, "M46 12H34C2 12 2 48 34 48H52C86 48 86 86 52 86H4", "butt")), accent(petal(50, 22, 98, -6, 40))],
  },
  {
    label: "a plant",
    letters: "ZΖ",
    subjects: plants,
    steps: () => [body(box(4, 0, 88, 19), box(4, 77, 88, 19)), accent(petal(10, 74, 86, 22, 40))],
  },
  {
    label: "a cup from above",
    letters: oLetters,
    subjects: "coffee-cup coffee-bean tea-glass coffee-mill teapot paper-cup",
    steps: () => [body(hoop(14, 44, 48, 37), box(80, 40, 26, 16, 6)), accent(circle(44, 48, 24))],
  },
  {
    label: "a T-square",
    letters: "TТΤ",
    subjects: "set-square blueprint drafting-compass swatch-fan",
    steps: () => [body(box(0, 0, 96, 21, 3), box(35, 14, 26, 84, 3)), cut(...[34, 50, 66, 82].map((y) => box(50, y, 12, 5.5)))],
  },
  {
    label: "a mortar",
    letters: "U",
    subjects: "mortar-pestle pill medicine-bottle spice-mortar",
    steps: () => [
      body(curve(20, "M12 20V44C12 70 26 78 48 78C70 78 84 70 84 44V20", "butt"), box(24, 76, 48, 20, 3)),
      accent(line(15, "46 50,68 2")),
    ],
  },
  {
    label: "a microphone",
    letters: "U",
    subjects: "microphone mixing-desk radio-set loudspeaker",
    steps: () => [
      body(curve(16, "M10 26V42C10 88 86 88 86 42V26", "butt"), box(40, 74, 16, 20), box(22, 86, 52, 13, 3)),
      accent(box(31, -6, 34, 64, 17)),
    ],
  },
  {
    label: "a dog",
    letters: "U",
    subjects: "dog sheepdog",
    steps: () => [
      body(curve(19, "M22 6V54C22 94 74 94 74 54V6", "butt"), mirrored(outline("M31 -2C14 -6 -8 4 -6 34C-5 52 8 56 14 44Z"))),
      accent(ellipse(48, 54, 12, 9)),
    ],
  },
  {
    label: "a spanner",
    letters: "YУΥ",
    subjects: "wrench bolt-nut pliers spark-plug tow-truck",
    steps: () => [body(circle(48, 36, 38), box(37, 60, 22, 44, 4)), cut(corners(0, "30 -8,66 -8,66 34,48 46,30 34"))],
  },
  {
    label: "a microphone",
    letters: "YУΥ",
    subjects: "microphone mixing-desk radio-set",
    steps: () => [body(curve(16, "M8 12V30C8 74 88 74 88 30V12", "butt"), box(39, 58, 18, 40)), accent(box(33, -8, 30, 56, 15))],
  },
];
