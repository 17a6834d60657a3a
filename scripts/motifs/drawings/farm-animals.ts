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
  inlay,
  join,
  line,
  mirrored,
  outline,
  over,
  petal,
  turned,
} from "../recorded-drawing";

/** Animals of farms and homes, and what belongs to them. */
export const farmAnimals: MotifGroup = {
  dog: motif("the head of a dog", () => [
    body(
      outline(
        "M48 10C64 10 74 18 74 34C74 50 70 62 66 72C62 84 56 90 48 90C40 90 34 84 30 72C26 62 22 50 22 34",
        "C22 18 32 10 48 10Z",
      ),
    ),
    cut(mirrored(circle(36, 40, 4.2)), curve(4.5, "M48 66V74"), mirrored(curve(4.5, "M48 76C44 80 40 80 37 77"))),
    cut(corners(3, "38 56,58 56,48 68")),
    over(mirrored(outline("M30 12C16 8 4 26 8 50C10 60 20 60 24 50C28 40 28 24 34 14Z")), 4),
  ]),
  sheepdog: motif("a running sheepdog", () => [
    body(
      outline(
        "M4 40C10 42 14 44 18 44C24 38 40 36 54 38C60 36 64 30 68 24L72 14L78 24L88 28C92 30 94 33 94 36",
        "L84 42C80 44 78 50 74 56C70 60 66 60 60 60L40 60C34 62 30 64 26 62C18 58 14 52 12 50",
        "C8 48 5 45 4 40Z",
      ),
      curve(7.5, "M66 56C70 64 78 66 88 72"),
      curve(7.5, "M58 56C58 66 64 74 62 84"),
      curve(7.5, "M28 56C26 66 18 72 8 76"),
      curve(7.5, "M36 56C38 66 32 74 36 86"),
    ),
    cut(circle(79, 32, 2.8)),
    cut(curve(4.4, "M48 36C50 46 56 54 62 60")),
  ]),
  "dog-bone": motif("a bone", () => [
    body(turned(join(box(20, 38, 56, 20), mirrored(join(circle(18, 36, 14), circle(18, 60, 14)))), -38)),
  ]),
  "dog-house": motif("a kennel", () => [
    body(corners(3, "48 4,94 42,86 50,48 20,10 50,2 42"), corners(3, "48 28,82 54,82 92,14 92,14 54")),
    cut(outline("M32 92V70C32 60 38 54 48 54C58 54 64 60 64 70V92Z")),
  ]),
  paw: motif("a paw", () => [
    body(
      outline(
        "M48 46C60 46 64 56 72 62C84 70 80 88 66 88C58 88 55 85 48 85C41 85 38 88 30 88C16 88 12 70 24 62",
        "C32 56 36 46 48 46Z",
      ),
    ),
    body(mirrored(ellipse(34, 24, 9.5, 14, -8)), mirrored(ellipse(13, 45, 8.5, 13, -22))),
  ]),
  cat: motif("the head of a cat", () => [
    body(
      outline(
        "M12 8C24 12 34 20 38 24C44 22 52 22 58 24C62 20 72 12 84 8C88 24 88 38 86 52C84 74 68 86 48 86",
        "C28 86 12 74 10 52C8 38 8 24 12 8Z",
      ),
    ),
    cut(mirrored(petal(24, 48, 40, 50, 10)), corners(1.5, "42 61,54 61,48 68"), mirrored(curve(4, "M48 70C46 77 38 77 36 73"))),
    cut(mirrored(line(4, "4 60,22 64")), mirrored(line(4, "8 76,24 72"))),
  ]),
  "fish-bowl": motif("a fish in a bowl", () => [
    body(outline("M26 10H70V18C84 26 91 40 91 54C91 70 82 82 72 90H24C14 82 5 70 5 54C5 40 12 26 26 18Z")),
    cut(
      outline(
        "M16 44C26 38 34 48 46 43C58 38 66 48 80 43C82 48 83 52 83 55C82 66 76 76 68 82H28",
        "C20 76 14 66 13 55C13 51 14 47 16 44Z",
      ),
    ),
    accent(outline("M28 63C36 53 50 53 58 61L70 54V72L58 65C50 73 36 73 28 63Z")),
  ]),
  rabbit: motif("a rabbit", () => [
    body(
      ellipse(38, 24, 8, 22, -8),
      ellipse(56, 24, 8, 22, 10),
      circle(44, 50, 19),
      outline("M42 52C62 48 84 58 84 78C84 88 76 91 66 91H28C22 91 20 86 26 82C32 78 34 70 32 64Z"),
      circle(86, 76, 8),
    ),
    cut(circle(37, 47, 3.6), curve(4.6, "M74 90C62 88 58 76 66 68")),
  ]),
  mouse: motif("a mouse", () => [
    body(
      outline("M4 70C14 50 26 42 42 42C66 42 82 54 82 74C82 78 80 80 76 80H12C6 80 2 76 4 70Z"),
      circle(38, 34, 14),
      curve(5.5, "M78 76C94 76 94 58 86 50"),
    ),
    cut(circle(38, 34, 6), circle(21, 62, 3.4), curve(4.4, "M62 80C52 74 54 60 64 58")),
  ]),
  horse: motif("the head of a horse", () => [
    body(
      outline(
        "M52 4L56 16C74 22 88 44 86 92H34C34 78 44 70 48 58C40 64 34 64 28 62L22 72C14 74 8 66 8 58",
        "C12 44 26 34 32 22C36 16 42 12 46 12Z",
      ),
    ),
    cut(circle(41, 31, 4), curve(5, "M58 26C72 40 76 62 75 96")),
  ]),
  horseshoe: motif("a horseshoe", () => [
    body(
      curve(17, "M28 84C10 64 10 16 48 16C86 16 86 64 68 84", "butt"),
      corners(2, "14 78,40 78,40 92,14 92"),
      corners(2, "56 78,82 78,82 92,56 92"),
    ),
    cut(circle(48, 16, 3.2), mirrored(circle(29, 23, 3.2)), mirrored(circle(19, 42, 3.2)), mirrored(circle(21, 61, 3.2))),
  ]),
  cow: motif("the head of a cow", () => [
    body(
      outline("M30 28C36 24 60 24 66 28C70 40 68 52 64 62H32C28 52 26 40 30 28Z"),
      mirrored(outline("M26 34C18 30 10 30 4 36C8 46 18 48 28 46Z")),
    ),
    body(mirrored(curve(7, "M30 26C22 24 18 16 20 8"))),
    accent(box(28, 66, 40, 24, 12)),
    cut(mirrored(circle(38, 44, 4)), mirrored(circle(40, 78, 4))),
  ]),
  sheep: motif("a sheep", () => [
    body(
      circle(34, 32, 15),
      circle(54, 28, 16),
      circle(74, 36, 15),
      circle(80, 54, 13),
      circle(66, 64, 14),
      circle(44, 66, 14),
      circle(28, 54, 13),
      box(30, 32, 48, 36, 10),
    ),
    body(box(38, 70, 8, 22, 3), box(64, 70, 8, 22, 3)),
    inlay(join(outline("M10 40C14 34 28 34 32 40C32 54 28 66 21 66C14 66 10 54 10 40Z"), outline("M12 40L2 48L12 50Z")), 4),
  ]),
  goat: motif("the head of a goat", () => [
    body(
      outline("M34 34H62C66 46 62 62 57 76H39C34 62 30 46 34 34Z"),
      mirrored(outline("M35 40C24 36 14 38 6 46C14 52 26 52 35 50Z")),
      mirrored(curve(8, "M40 36C36 22 28 12 16 6")),
    ),
    accent(corners(3, "41 80,55 80,48 97")),
    cut(mirrored(circle(41, 50, 3.4)), mirrored(circle(44, 69, 2.8))),
  ]),
  pig: motif("the head of a pig", () => [
    body(
      outline(
        "M12 14C24 12 32 16 38 20C44 18 52 18 58 20C64 16 72 12 84 14C86 26 82 34 80 38C84 44 86 50 86 56",
        "C86 74 70 86 48 86C26 86 10 74 10 56C10 50 12 44 16 38C14 34 10 26 12 14Z",
      ),
    ),
    cut(mirrored(circle(31, 45, 4.2))),
    inlay(ellipse(48, 64, 16, 11), 4),
    cut(mirrored(ellipse(42, 64, 2.8, 4.5))),
  ]),
};
