import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { circle, flipped, moved, outline } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { figure, type DrawnShape, skin, toHairRole } from "./vignette-drawing";

/** Paints paths in one role. */
export type Paint = (...paths: readonly Path[]) => DrawnShape;

/** Outlines on heads of radius 10 about the origin that look to the right. */
const skull = "M-9 -1C-9 -8 -5 -11 0 -11C6 -11 9 -7 9 -2L10.5 2.6C10.7 3.4 9.6 3.8 9 3.8C8.6 8.5 6 11 2 11C-4 11 -9 6 -9 -1Z";
const hairstyles = {
  short: "M-6 6C-12 0 -12 -9 -5 -13C1 -16 10 -14 10 -7C5 -5 1 -6 -2 -8C-2 -4 -3 -2 -4 -1L-5 6Z",
  bob: "M-5 12C-12 12 -13 4 -12 -3C-11 -11 -5 -15 2 -14C8 -13 11 -9 9 -5C4 -5 0 -6 -2 -7C-1 0 0 9 -5 12Z",
  bun: "M-6 5C-9 3 -11 0 -11 -3C-18 -2 -20 -11 -14 -13C-11 -14 -9 -12 -8 -11C-2 -16 10 -15 10 -7C5 -5 1 -6 -2 -8C-2 -4 -4 2 -6 5Z",
  long: "M-15 21C-11 14 -14 4 -12 -4C-11 -11 -5 -15 2 -14C8 -13 11 -9 9 -5C4 -5 0 -6 -2 -7C-2 0 -1 6 -3 12C-4 17 -8 21 -15 21Z",
  curls: "M-7 7C-13 8 -17 1 -13 -4C-17 -10 -11 -17 -6 -15C-2 -20 7 -19 9 -14C14 -13 13 -6 9 -5C5 -5 1 -6 -2 -7C-1 -2 -3 4 -7 7Z",
  tail: "M-5 5C-8 4 -9 2 -10 0C-13 2 -12 8 -15 13C-20 9 -20 -4 -11 -7C-8 -15 10 -16 10 -7C5 -5 1 -6 -2 -8C-2 -4 -3 1 -5 5Z",
  beard:
    "M-6 2C-12 -2 -11 -10 -5 -13C1 -16 10 -14 10 -8C5 -6 1 -6 -2 -8C-2 -4 -3 -2 -3 0C-1 4 3 3 9 5C9 10 6 14 2 14C-3 14 -7 9 -6 2Z",
  bald: "M-7 6C-11 3 -11 -3 -9 -6C-7 -6 -5 -3 -4 1Z",
  scarf: "M-9 12C-14 4 -13 -14 1 -14.5C9 -14 11 -9 10 -6C6 -7 3 -6 2 -3C1 2 4 8 8 11C11 15 8 20 0 20C-8 20 -12 18 -9 12Z",
};
/** The ear of a head whose hair leaves it free. */
const ear = "M-1 -1.6C-5 -4 -6.6 1 -3.8 4.2C-2.2 5.2 -0.8 4 -0.8 2Z";
const stylesWithEars: readonly string[] = ["short", "bun", "tail", "beard"];
const hats = {
  cap: "M-11 -2C-12 -11 -5 -15.5 1 -15C7 -15 10 -11 10.5 -6.5L17 -5C18 -4 17.5 -2.6 16 -2.6Z",
  kerchief: "M-10 -1L-16 3L-17 -4L-10 -5C-9 -12 -5 -14.5 1 -14.5C7 -14.5 10 -10 9.5 -6C3 -8 -4 -6 -10 -1Z",
  toque: "M-9 -5L-11 -14C-16 -16 -14 -25 -7 -24C-4 -29 5 -29 7 -24C14 -25 15 -16 11 -14L9.5 -6C3 -8 -4 -8 -9 -5Z",
  straw:
    "M-19 -4C-12 -8 -10 -8 -9 -10C-7 -18 8 -18 9 -10C10 -8 12 -8 20 -5C21 -3 19 -2 17 -2C6 -6 -5 -5 -16 -1C-19 -1 -20 -3 -19 -4Z",
  helmet: "M-12 -4C-13 -18 10 -19 11.5 -6L17 -4C18 -3 17 -1.6 16 -1.6L-14 -1.6C-15 -2.6 -14 -4 -12 -4Z",
  woolly: "M-12 1C-14 -12 -6 -17 -1 -17C0 -21 5 -21 5 -17C10 -15 11 -10 10.5 -5C3 -8 -5 -5 -12 1Z",
};

/** Outlines from the shoulders down, for a head of radius 10; the shoulders are at 0. */
const torso = "M-18 10C-18 3 -13 -1 -7 -3L7 -3C13 -1 18 3 18 10L16 50L-16 50Z";
const apronFront = "M-10 11L10 11L11.5 26L16 29L16 74L-16 74L-16 29L-11.5 26Z";
const shortApron = "M-10 11L10 11L11.5 26L16 29L16 50L-16 50L-16 29L-11.5 26Z";
const dressFront = "M-17 40L17 40L25 96L-25 96Z";
const trousers = "M-17 50L17 50L19 124L6 124L1 68L-6 124L-19 124Z";
const stride = "M-17 50L17 50C18 70 20 86 34 121L22 125C10 104 4 90 0 70C-3 92 -12 110 -26 126L-36 119C-22 98 -18 76 -17 50Z";

export type Outfit = {
  readonly hair?: keyof typeof hairstyles;
  readonly hairIn?: Paint;
  readonly hat?: keyof typeof hats | undefined;
  readonly hatIn?: Paint;
  readonly top: Paint;
  readonly apron?: Paint;
  /** Without it the figure ends at the hips, behind a counter or a table. */
  readonly legs?: Paint;
  readonly walks?: boolean;
  readonly dress?: boolean;
  /** The elbow and the hand of the arm behind the body and of the one before it, as `x y, x y`. */
  readonly far?: string | undefined;
  readonly near?: string;
  /** Sleeves reach to the hands. */
  readonly isSleeved?: boolean;
  readonly skinIn?: Paint;
};

/** A position: x of the body, y of the middle of the head, its radius, and whether it looks to the left. */
type Place = readonly [x: number, y: number, radius: number, facing?: "left" | undefined];

const placePath = (path: Path, [x, y, radius, facing]: Place, below = 0): Path => {
  const scale = radius / 10;
  return transform(facing === "left" ? flipped(path, 0) : path, [scale, 0, 0, scale, x, y + below * scale]);
};

const placePart = (data: string, place: Place, below = 0): Path => placePath(outline(data), place, below);

/** How far below the middle of the head the shoulders are, for a radius of 10. */
const shouldersBelow = 18;

/** A head with its hair and hat. */
const drawHead = (place: Place, { hair = "short", hairIn = figure, hat, hatIn = figure, skinIn = skin }: Outfit) => [
  skinIn(placePart(skull, place)),
  { role: toHairRole(hairIn().role, hair), path: placePart(hairstyles[hair], place) },
  ...(stylesWithEars.includes(hair) ? [skinIn(placePart(ear, place))] : []),
  ...(hat === undefined ? [] : [hatIn(placePart(hats[hat], place))]),
];

const pointsOf = (points: string) => points.split(",").map((point) => point.trim().split(" ").map(Number));

function drawArm(side: number, points: string, [x, y, radius]: Place, { top, isSleeved, skinIn = skin }: Outfit) {
  const scale = radius / 10;
  const [shoulderX, shoulderY] = [x + side * 13.5 * scale, y + (shouldersBelow + 7) * scale];
  const [[elbowX = 0, elbowY = 0] = [], [handX = 0, handY = 0] = []] = pointsOf(points);
  const hand = circle(handX, handY, 5.2 * scale);
  if (isSleeved === true) {
    const wrist = `${elbowX + (handX - elbowX) * 0.86} ${elbowY + (handY - elbowY) * 0.86}`;
    return [skinIn(hand), top(line(10 * scale, `${shoulderX} ${shoulderY}, ${elbowX} ${elbowY}, ${wrist}`))];
  }
  const cuff = `${elbowX + (handX - elbowX) * 0.12} ${elbowY + (handY - elbowY) * 0.12}`;
  return [
    skinIn(line(7 * scale, `${elbowX} ${elbowY}, ${handX} ${handY}`)),
    skinIn(hand),
    top(line(10.4 * scale, `${shoulderX} ${shoulderY}, ${elbowX} ${elbowY}, ${cuff}`)),
  ];
}

/**
 * A person who stands or, without legs, ends at the hips. The arms are placed on the grid. Feet are
 * 14.8 radii below the middle of the head.
 */
export function drawHost(place: Place, outfit: Outfit): DrawnShape[] {
  const [x, y, radius, facing] = place;
  const { top, apron, legs, walks = false, dress = false, far, near, skinIn = skin } = outfit;
  const side = facing === "left" ? -1 : 1;
  const part = (data: string) => placePart(data, place, shouldersBelow);
  const shoes = walks
    ? ["M22 122L33 118L46 124L46 129L24 129Z", "M-36 118L-26 125L-20 132L-26 134L-40 124Z"]
    : ["M-19 122L-6 122L-4 126C2 127 4 128 4 130L-19 130Z", "M6 122L19 122L21 126C27 127 29 128 29 130L6 130Z"];
  return [
    ...(far === undefined ? [] : drawArm(side, far, place, outfit)),
    skinIn(line(radius * 0.75, `${x} ${y}, ${x} ${y + radius * 1.7}`)),
    ...(legs === undefined
      ? []
      : [
          ...(dress ? [skinIn(part("M-13 90L-4 90L-6 124L-14 124Z"), part("M4 90L13 90L15 124L7 124Z"))] : []),
          figure(...shoes.map(part)),
          legs(part(dress ? dressFront : walks ? stride : trousers)),
        ]),
    top(part(torso)),
    ...(apron === undefined ? [] : [apron(part(legs === undefined ? shortApron : apronFront))]),
    ...drawHead([x + side * radius * 0.15, y, radius, facing], outfit),
    ...(near === undefined ? [] : drawArm(-side, near, place, outfit)),
  ];
}

/** A person who sits seen from the side; the seat is 7.4 radii below the middle of the head. */
export function drawSitter(place: Place, outfit: Outfit, seatLength = 36, drop = 42): DrawnShape[] {
  const [x, y, radius, facing] = place;
  const scale = radius / 10;
  const side = facing === "left" ? -1 : 1;
  const at = (dx: number, dy: number) => `${x + side * dx * scale} ${y + dy * scale}`;
  const { top, legs = figure, far, near, skinIn = skin } = outfit;
  const foot = 68 + drop;
  const shoe = moved(outline("M-8 -4L8 -4L9 0C15 1 18 3 18 6L-8 6Z"), seatLength, foot);
  return [
    ...(far === undefined ? [] : drawArm(side * 0.4, far, place, outfit)),
    skinIn(line(radius * 0.75, `${at(0, 0)}, ${at(-2, 17)}`)),
    figure(placePath(shoe, place)),
    legs(
      curve(
        17 * scale,
        `M${at(0, 66)}L${at(seatLength - 6, 66)}Q${at(seatLength, 66)} ${at(seatLength, 74)}L${at(seatLength, foot - 8)}`,
      ),
    ),
    top(
      placePart("M-17 30C-17 20 -12 16 -4 15L6 15C13 17 15 24 15 34L13 66C13 72 10 74 6 74L-10 74C-16 74 -18 70 -18 64Z", place),
    ),
    ...drawHead(place, outfit),
    ...(near === undefined ? [] : drawArm(-side * 0.2, near, place, outfit)),
  ];
}
