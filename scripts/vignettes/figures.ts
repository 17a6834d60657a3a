import { transform } from "#/studio/marks/geometry/transform";
import { reverse, type Path, type Point } from "#/studio/marks/geometry/path";
import { corners, ellipse, outline } from "#/studio/motifs/outlines";
import { arc, curve } from "#/studio/motifs/strokes";
import { type VignetteRole, type DrawnShape, toHairRole } from "./vignette-drawing";

/** Shapes of a role that is chosen at run time. */
export const paintIn = (role: VignetteRole, ...paths: readonly Path[]): DrawnShape => ({ role, path: paths.flat() });

export type Hair = "short" | "bob" | "long" | "bun" | "ponytail" | "afro" | "scarf" | "bald";

/**
 * A person. Lengths are in head radii, points on the grid of the vignette. `hands` and `feet` say where
 * they are, and elbows and knees follow. In profile the first hand or foot is the one behind.
 */
export type FigureOptions = {
  /** Looks left, to the viewer or right; `away` is seen from behind. */
  readonly turn?: -1 | 0 | 1;
  readonly away?: boolean;
  /** How far the neck is from above the hips, in head radii. */
  readonly lean?: number;
  /** Degrees by which the head is turned clockwise. */
  readonly nod?: number;
  readonly hands?: readonly [Point | undefined, (Point | undefined)?];
  readonly feet?: readonly [Point, Point?];
  readonly top?: VignetteRole;
  readonly bottom?: VignetteRole;
  readonly shoes?: VignetteRole;
  readonly face?: VignetteRole;
  readonly sleeves?: "short" | "long";
  readonly sleeve?: VignetteRole;
  readonly skirt?: "knee" | "long";
  readonly hair?: Hair;
  readonly hairRole?: VignetteRole;
  readonly beard?: boolean;
  /** Painted between body and the arm in front, such as a held thing. */
  readonly held?: readonly DrawnShape[];
  /** Where the body of a bust ends, such as at a table top. */
  readonly to?: number;
};

/** Bumps of curls along a circle about a point, from one angle to another, clockwise from the right. */
function traceCurls([x, y]: Point, radius: number, from: number, to: number, count: number): string {
  const at = (share: number, distance: number): string => {
    const angle = ((from + (to - from) * share) * Math.PI) / 180;
    return `${(x + Math.cos(angle) * distance).toFixed(2)} ${(y + Math.sin(angle) * distance).toFixed(2)}`;
  };
  const bumps = Array.from({ length: count }, (_, index) =>
    [at((index + 0.05) / count, radius * 1.24), at((index + 0.95) / count, radius * 1.24), at((index + 1) / count, radius)].join(
      " ",
    ),
  );
  return `M${at(0, radius)}C${bumps.join("C")}`;
}

/** Outlines of hair about a head of radius 1 that looks to the viewer, and one that looks right. */
const hairOutlines: Readonly<Record<Exclude<Hair, "bald">, { readonly front: string; readonly side: string }>> = {
  short: {
    front:
      "M-1.02 .1C-1.18 -.95 -.85 -1.5 .05 -1.5C.9 -1.5 1.18 -.95 1.02 .1L.88 -.1" +
      "C.88 -.5 .74 -.74 .5 -.9C.1 -.62 -.45 -.56 -.78 -.64C-.84 -.45 -.88 -.3 -.88 -.1Z",
    side:
      "M.85 -.5C.75 -1.4 -.5 -1.5 -1 -.75C-1.25 -.2 -1.05 .45 -.8 .75" +
      "C-.55 .7 -.5 .3 -.3 .1C-.1 -.2 -.15 -.4 .05 -.45C.4 -.4 .65 -.4 .85 -.5Z",
  },
  bob: {
    front:
      "M-1 1.02C-1.45 .2 -1.38 -1.5 .05 -1.5C1.42 -1.5 1.45 .2 1 1.02C.86 .98 .8 .86 .78 .7" +
      "C.92 .2 .86 -.4 .36 -1C.1 -.62 -.45 -.36 -.8 -.3C-.88 .1 -.88 .4 -.78 .7C-.8 .86 -.86 .98 -1 1.02Z",
    side: "M.88 -.5C.75 -1.5 -.7 -1.6 -1.15 -.7C-1.4 0 -1.3 .7 -1.15 1.1L-.1 1.1C.05 .6 -.1 .1 .05 -.35C.4 -.35 .65 -.4 .88 -.5Z",
  },
  long: {
    front:
      "M-1.35 2.3C-1.3 1 -1.4 -1.5 0 -1.5C1.4 -1.5 1.3 1 1.35 2.3L.85 2.2" +
      "C.95 1 .85 -.3 .5 -.7C0 -.4 -.5 -.4 -.65 -.4C-.9 .2 -.9 1.2 -.85 2.2Z",
    side: "M.88 -.5C.75 -1.5 -.7 -1.6 -1.15 -.7C-1.5 .3 -1.6 1.5 -1.55 2.6L-.4 2.4C-.1 1.5 -.1 .2 .05 -.35C.4 -.35 .65 -.4 .88 -.5Z",
  },
  bun: {
    front:
      "M-.95 -.1C-1.1 -1 -.7 -1.4 -.35 -1.4C-.9 -2.4 .9 -2.4 .35 -1.4C.7 -1.4 1.1 -1 .95 -.1C.8 -.6 .4 -.8 0 -.8C-.4 -.8 -.8 -.6 -.95 -.1Z",
    side:
      "M.85 -.5C.75 -1.35 0 -1.5 -.6 -1.2C-1.1 -2.1 -2.1 -1.2 -1.3 -.5C-1.2 0 -1.05 .45 -.8 .7" +
      "C-.6 .6 -.5 .2 -.3 0C-.1 -.3 0 -.45 .15 -.5C.4 -.45 .65 -.45 .85 -.5Z",
  },
  ponytail: {
    front: "M-1 0C-1.2 -1.35 -.5 -1.5 0 -1.45C.5 -1.5 1.2 -1.35 1 0C.9 -.5 .5 -.8 0 -.85C-.5 -.8 -.9 -.5 -1 0Z",
    side:
      "M.85 -.5C.75 -1.4 -.4 -1.55 -.95 -.85C-2 -1 -2.1 .8 -1.75 1.7C-1.4 1.1 -1.4 .4 -1.05 .1" +
      "C-1 .4 -.95 .6 -.8 .7C-.6 .6 -.5 .2 -.3 0C-.1 -.3 0 -.45 .15 -.5C.4 -.45 .65 -.45 .85 -.5Z",
  },
  afro: {
    front:
      traceCurls([0, -0.4], 1.3, 158, 382, 9) +
      "C1 .3 .9 .1 .86 -.1C.8 -.5 .5 -.74 .1 -.7C-.4 -.62 -.76 -.5 -.86 -.1C-.9 .1 -1 .3 -1.2 .1Z",
    side: `${traceCurls([-0.3, -0.45], 1.22, 100, 340, 9)}C.6 -.5 .4 -.55 .1 -.5C-.1 -.4 -.1 -.2 -.25 .1C-.45 .3 -.4 .6 -.5 .75Z`,
  },
  scarf: {
    front:
      "M0 -1.4C-1.2 -1.4 -1.3 -.4 -1.2 .3C-1.25 1.1 -1.5 1.6 -1.7 2C-.8 2.6 .8 2.6 1.7 2C1.5 1.6 1.25 1.1 1.2 .3C1.3 -.4 1.2 -1.4 0 -1.4Z",
    side:
      "M.8 -.65C.5 -1.45 -.9 -1.55 -1.2 -.5C-1.4 .5 -1.5 1.4 -1.7 2C-.8 2.6 .6 2.5 1.1 2" +
      "C.8 1.7 .55 1.35 .5 1.05C0 .9 -.1 .3 .1 -.3C.3 -.55 .6 -.5 .8 -.65Z",
  },
};

const awayOutlines: Partial<Record<Hair, string>> = {
  bob: "M-.95 .9C-1.35 .2 -1.32 -1.45 0 -1.45C1.32 -1.45 1.35 .2 .95 .9C.6 1.3 .3 1.05 0 1.2C-.3 1.05 -.6 1.3 -.95 .9Z",
  long: "M-1.35 2.4C-1.3 .8 -1.4 -1.45 0 -1.45C1.4 -1.45 1.3 .8 1.35 2.4C.6 2.7 -.6 2.7 -1.35 2.4Z",
  bun: "M-1 .2C-1.15 -.8 -.8 -1.35 -.35 -1.4C-.9 -2.4 .9 -2.4 .35 -1.4C.8 -1.35 1.15 -.8 1 .2C.6 1 -.6 1 -1 .2Z",
  ponytail:
    "M-1 .2C-1.15 -1 -.7 -1.45 0 -1.45C.7 -1.45 1.15 -1 1 .2C.9 .6 .6 .8 .45 .85" +
    "C.5 1.6 .4 2.2 0 2.7C-.4 2.2 -.5 1.6 -.45 .85C-.6 .8 -.9 .6 -1 .2Z",
  afro: `${traceCurls([0, -0.3], 1.34, 130, 410, 11)}C.5 1 -.5 1 -.86 .72Z`,
  scarf:
    "M0 -1.4C-1.2 -1.4 -1.3 -.4 -1.2 .3C-1.25 1.1 -1.5 1.6 -1.7 2C-.8 2.6 .8 2.6 1.7 2C1.5 1.6 1.25 1.1 1.2 .3C1.3 -.4 1.2 -1.4 0 -1.4Z",
};
const shortAway =
  "M-.98 .1C-1.15 -1 -.7 -1.45 0 -1.45C.7 -1.45 1.15 -1 .98 .1C.9 .5 .6 .55 .5 .9C.2 .78 -.2 .78 -.5 .9C-.6 .55 -.9 .5 -.98 .1Z";
/** Ears at the sides of a head seen from the front or behind, and the one of a head in profile. */
const ears = "M-.9 -.2C-1.3 -.3 -1.3 .5 -.9 .45ZM.9 -.2C1.3 -.3 1.3 .5 .9 .45Z";
const nearEar = "M-.08 -.18C-.5 -.4 -.66 .1 -.36 .42C-.2 .52 -.06 .4 -.06 .2Z";
/** Hair that leaves the ears free. */
const hasFreeEars = (hair: Hair): boolean => ["short", "bun", "ponytail", "bald"].includes(hair);
const profile =
  "M-.6 .6C-1 .1 -.95 -1.05 .05 -1.08C.7 -1.1 .9 -.65 .9 -.25L1.14 .16" +
  "C1.14 .28 1 .3 .94 .32C.98 .8 .9 1.05 .5 1.1C.1 1.12 -.35 .95 -.6 .6Z";

/** Places an outline that was drawn about the origin in radii. */
function place(data: string, [x, y]: Point, r: number, flip: boolean, degrees = 0): Path {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r];
  const path = transform(outline(data), flip ? [-c, -s, -s, c, x, y] : [c, s, -s, c, x, y]);
  return flip ? path.map(reverse) : path;
}

export type HeadOptions = Pick<FigureOptions, "turn" | "away" | "nod" | "hair" | "hairRole" | "face" | "beard">;

/** A head about a point, without a neck. */
export function head(x: number, y: number, r: number, options: HeadOptions = {}): DrawnShape[] {
  const { turn = 0, away = false, nod = 0, hair = "short", hairRole = "figure", face = "skin", beard = false } = options;
  const at: Point = [x, y];
  const flip = turn < 0;
  const growth = toHairRole(hairRole, hair);
  if (away) {
    const back = hair === "bald" ? face : growth;
    const sides = hasFreeEars(hair) ? [paintIn(face, place(ears, at, r, false))] : [];
    return [
      ...sides,
      paintIn(face, ellipse(x, y, 0.95 * r, 1.1 * r)),
      paintIn(back, place(awayOutlines[hair] ?? shortAway, at, r, flip)),
    ];
  }
  const shape = turn === 0 ? ellipse(x, y, 0.94 * r, 1.12 * r) : place(profile, at, r, flip, nod);
  const chin =
    turn === 0
      ? "M-.95 0C-.95 1.6 .95 1.6 .95 0C.75 .55 .4 .5 0 .5C-.4 .5 -.75 .55 -.95 0Z"
      : "M.97 .42C1.1 1.1 .9 1.4 .4 1.35C-.1 1.3 -.45 .9 -.5 .1C-.2 .4 .1 .55 .4 .45C.6 .4 .8 .4 .97 .42Z";
  const style = hair === "bald" ? undefined : hairOutlines[hair][turn === 0 ? "front" : "side"];
  const covered = hair === "scarf" && turn === 0 ? [paintIn(face, ellipse(x, y + 0.05 * r, 0.78 * r, 0.95 * r))] : [];
  const sides = hasFreeEars(hair) && turn === 0 ? [paintIn(face, place(ears, at, r, false))] : [];
  const ear = hasFreeEars(hair) && hair !== "bald" && turn !== 0 ? [paintIn(face, place(nearEar, at, r, flip, nod))] : [];
  return [
    ...sides,
    paintIn(face, shape),
    ...(beard ? [paintIn(toHairRole(hairRole, "beard"), place(chin, at, r, flip, nod))] : []),
    ...(style === undefined ? [] : [paintIn(growth, place(style, at, r, flip, turn === 0 ? 0 : nod))]),
    ...covered,
    ...ear,
  ];
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** A tapered limb with a round start, joint and end: each point with its radius. */
export function limb(a: Point, ra: number, b: Point, rb: number, c: Point, rc: number): Path {
  const unit = ([x1, y1]: Point, [x2, y2]: Point): Point => {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [(x2 - x1) / length, (y2 - y1) / length];
  };
  const [first, second] = [unit(a, b), unit(b, c)];
  const turn = first[0] * second[1] - first[1] * second[0];
  const beside = ([x, y]: Point, [dx, dy]: Point, side: number): Point => [x - dy * side, y + dx * side];
  const straight = first[0] * second[0] + first[1] * second[1];
  const shorter = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1]));
  const joint = (side: number): readonly (readonly [Point, number])[] => {
    const [p, q] = [beside(b, first, side * rb), beside(b, second, side * rb)];
    if (Math.abs(turn) < 0.12 && straight > 0) return [[mix(p, q, 0.5), rb]];
    // Where both offset lines meet, which is far away where a limb is folded.
    const along = ((q[0] - p[0]) * second[1] - (q[1] - p[1]) * second[0]) / (turn || 0.001);
    const at = (share: number): Point => [p[0] + first[0] * share, p[1] + first[1] * share];
    if (along < 0) return [[at(Math.max(along, -0.85 * shorter)), rb * 0.4]];
    if (straight > -0.3) return [[at(along), rb * 1.2]];
    return [
      [at(rb), rb],
      [[q[0] - second[0] * rb, q[1] - second[1] * rb], rb],
    ];
  };
  const start = (side: number) => beside([a[0] - first[0] * ra, a[1] - first[1] * ra], first, side * ra);
  const end = (side: number) => beside([c[0] + second[0] * rc, c[1] + second[1] * rc], second, side * rc);
  const points: readonly (readonly [Point, number])[] = [
    [start(1), ra],
    ...joint(1),
    [end(1), rc],
    [end(-1), rc],
    ...joint(-1).toReversed(),
    [start(-1), ra],
  ];
  return corners(1, points.map(([[x, y], radius]) => `${x} ${y} ${radius}`).join(","));
}

/** The joint between two bones that reach from one point to another, on the side that scores higher. */
function bend([x1, y1]: Point, [x2, y2]: Point, upper: number, lower: number, score: (at: Point) => number): [Point, Point] {
  const distance = Math.hypot(x2 - x1, y2 - y1) || 0.01;
  const reach = Math.min(distance, (upper + lower) * 0.995);
  const [dx, dy] = [(x2 - x1) / distance, (y2 - y1) / distance];
  const near = Math.max(reach, Math.abs(upper - lower) + 0.01);
  const along = (upper * upper - lower * lower + near * near) / (2 * near);
  const off = Math.sqrt(Math.max(0, upper * upper - along * along));
  const base: Point = [x1 + dx * along, y1 + dy * along];
  const options: [Point, Point] = [
    [base[0] - dy * off, base[1] + dx * off],
    [base[0] + dy * off, base[1] - dx * off],
  ];
  const joint = score(options[0]) > score(options[1]) ? options[0] : options[1];
  return [joint, [x1 + dx * reach, y1 + dy * reach]];
}

const torsos = {
  front: "M-.6 -.1C-1 .2 -1.95 .25 -2.05 1.2L-1.55 3.4L-1.65 5.2L1.65 5.2L1.55 3.4L2.05 1.2C1.95 .25 1 .2 .6 -.1Z",
  side: "M-.55 -.1C-1.3 .2 -1.6 1 -1.5 2.2L-1.25 3.6L-1.35 5.2L1.25 5.2L1.2 3.6C1.6 2.5 1.6 .8 .5 -.1Z",
} as const;

/** A shoe whose sole is on the point. */
function shoe([x, y]: Point, r: number, side: number, isProfile: boolean): Path {
  const data = isProfile ? "M-.62 0L-.62 -.95L.45 -.95C.6 -.6 1.5 -.6 1.6 0Z" : "M-.55 0L-.55 -.9L.5 -.9C.6 -.5 1.05 -.5 1.1 0Z";
  return place(data, [x, y], r, side < 0);
}

/** How one body is laid out between neck and hips. */
type Frame = { readonly neck: Point; readonly hip: Point; readonly r: number };

/** A person by the place of the neck and the hips; without `feet` it ends at the hips. */
function body({ neck, hip, r }: Frame, options: FigureOptions): DrawnShape[] {
  const { turn = 0, away = false, top = "accent", bottom = "figure", shoes = "figure", face = "skin" } = options;
  const { sleeves = "short", sleeve = top, skirt, hands = [], feet, held = [] } = options;
  const angle = Math.atan2(neck[0] - hip[0], hip[1] - neck[1]);
  const degrees = (angle * 180) / Math.PI;
  const at = (x: number, y: number): Point => [
    neck[0] + (x * Math.cos(angle) - y * Math.sin(angle)) * r,
    neck[1] + (x * Math.sin(angle) + y * Math.cos(angle)) * r,
  ];
  const flip = turn < 0;
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]) / (5 * r);
  const torso = transform(place(torsos[turn === 0 ? "front" : "side"], [0, 0], r, flip), [1, 0, 0, length, 0, 0]);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const placedTorso = transform(torso, [cos, sin, -sin, cos, neck[0], neck[1]]);

  const arm = (index: 0 | 1): DrawnShape[] => {
    const side = turn === 0 ? (index === 0 ? -1 : 1) : turn;
    const shoulder = turn === 0 ? at(side * 1.42, 0.95) : at(index === 0 ? turn * 0.5 : -turn * 0.1, 1.05);
    const target = hands[index] ?? at(turn === 0 ? side * 2 : turn * (index === 0 ? 0.9 : 0.1), 5.9);
    const [elbow, hand] = bend(shoulder, target, 2.75 * r, 2.55 * r, ([x, y]) =>
      turn === 0 ? 0.35 * side * x + y : -turn * x + 0.9 * y,
    );
    const whole = limb(shoulder, 0.6 * r, elbow, 0.5 * r, hand, 0.53 * r);
    const cuff = mix(elbow, hand, 0.85);
    const cloth =
      sleeves === "long"
        ? limb(shoulder, 0.72 * r, elbow, 0.62 * r, cuff, 0.5 * r)
        : limb(shoulder, 0.74 * r, mix(shoulder, elbow, 0.4), 0.72 * r, mix(shoulder, elbow, 0.72), 0.68 * r);
    return [paintIn(face, whole), paintIn(sleeve, cloth)];
  };

  const leg = (index: 0 | 1, foot: Point): DrawnShape[] => {
    const side = turn === 0 ? (index === 0 ? -1 : 1) : turn;
    const start: Point = turn === 0 ? [hip[0] + side * 0.78 * r, hip[1]] : [hip[0], hip[1]];
    const ankle: Point = [foot[0], foot[1] - 0.55 * r];
    const [knee, end] = bend(start, ankle, 3.16 * r, 3.03 * r, ([x, y]) =>
      turn === 0 ? side * x - 0.4 * y : turn * x - 0.4 * y,
    );
    const cloth = skirt === undefined ? bottom : face;
    const thick = skirt === undefined ? 1 : 0.8;
    return [
      paintIn(shoes, shoe([end[0], end[1] + 0.55 * r], r, side, turn !== 0)),
      paintIn(cloth, limb(start, 0.95 * r, knee, 0.76 * r * thick, [end[0], end[1] - 0.2 * r], 0.5 * r * thick)),
    ];
  };
  const [firstFoot, secondFoot = firstFoot] = feet ?? [];
  const legs = firstFoot === undefined || secondFoot === undefined ? [] : [...leg(0, firstFoot), ...leg(1, secondFoot)];
  const hem = skirt === "long" ? 5.6 : 3.3;
  const wide = skirt === "long" ? 2.5 : 2.2;
  const [hx, hy] = hip;
  const below =
    feet === undefined
      ? []
      : skirt === undefined
        ? turn === 0
          ? [
              paintIn(
                bottom,
                corners(
                  0.5 * r,
                  points(
                    [hx - 1.68 * r, hy - 0.6 * r],
                    [hx + 1.68 * r, hy - 0.6 * r],
                    [hx + 1.6 * r, hy + 0.9 * r],
                    [hx - 1.6 * r, hy + 0.9 * r],
                  ),
                ),
              ),
            ]
          : [paintIn(bottom, ellipse(hx - turn * 0.1 * r, hy, 1.3 * r, 1.05 * r))]
        : [
            paintIn(
              bottom,
              corners(
                0.4 * r,
                points(
                  [hx - 1.35 * r, hy - 1 * r],
                  [hx + 1.35 * r, hy - 1 * r],
                  [hx + wide * r, hy + hem * r],
                  [hx - wide * r, hy + hem * r],
                ),
              ),
            ),
          ];
  const crown = at(turn * 0.25, -1.35);
  const chin = at(turn * 0.12, -0.6);
  const throat = limb(at(0, 0.1), 0.52 * r, mix(at(0, 0.1), chin, 0.5), 0.5 * r, chin, 0.5 * r);
  const trunk = paintIn(top, placedTorso);
  const headShapes = head(crown[0], crown[1], r, { ...options, nod: (options.nod ?? 0) + (turn === 0 ? 0 : degrees * 0.5) });
  if (away) return [...arm(0), ...arm(1), ...legs, ...below, trunk, paintIn(face, throat), ...held, ...headShapes];
  if (turn === 0) return [...legs, ...below, trunk, paintIn(face, throat), ...headShapes, ...held, ...arm(0), ...arm(1)];
  return [...arm(0), ...legs, ...below, trunk, paintIn(face, throat), ...headShapes, ...held, ...arm(1)];
}

const points = (...list: readonly Point[]) => list.map(([x, y]) => `${x} ${y}`).join(",");

/** A person who stands on the floor, about 14 head radii tall. */
export function standing(x: number, floor: number, r: number, options: FigureOptions = {}): DrawnShape[] {
  const { turn = 0, lean = 0 } = options;
  const apart = turn === 0 ? -0.9 * r : 0.7 * r;
  const feet: readonly [Point, Point?] = options.feet ?? [
    [x + apart, floor],
    [x - apart, floor],
  ];
  return body({ neck: [x + lean * r, floor - 11.7 * r], hip: [x, floor - 6.7 * r], r }, { ...options, feet });
}

/** A person who sits on a seat at a height, with the feet on the floor or where they are put. */
export function seated(x: number, seat: number, floor: number, r: number, options: FigureOptions = {}): DrawnShape[] {
  const { turn = 1, lean = 0 } = options;
  const feet: readonly [Point, Point?] = options.feet ?? [
    [x + turn * 3.9 * r, floor],
    [x + turn * 3.2 * r, floor],
  ];
  return body({ neck: [x + lean * r, seat - 5.7 * r], hip: [x, seat - 0.8 * r], r }, { ...options, turn, feet });
}

/** A person behind something, from the head to the hips, by the place of the neck. */
export function bust(x: number, neck: number, r: number, options: FigureOptions = {}): DrawnShape[] {
  return body({ neck: [x, neck], hip: [x - (options.lean ?? 0) * r, (options.to ?? neck + 5.2 * r) - 0.2 * r], r }, options);
}

/** Headphones of a person whose neck is at the point, to be painted after the person. */
export function headphones(
  x: number,
  neck: number,
  r: number,
  turn: -1 | 0 | 1,
  band: VignetteRole = "figure",
  cups: VignetteRole = "accent",
): DrawnShape[] {
  const [cx, cy] = [x + turn * 0.25 * r, neck - 1.35 * r];
  if (turn === 0) {
    return [
      paintIn(band, arc(0.36 * r, cx, cy, 1.28 * r, 180, 360)),
      paintIn(
        cups,
        ellipse(cx - 1.15 * r, cy + 0.1 * r, 0.42 * r, 0.68 * r),
        ellipse(cx + 1.15 * r, cy + 0.1 * r, 0.42 * r, 0.68 * r),
      ),
    ];
  }
  const ear = cx - turn * 0.2 * r;
  return [
    paintIn(
      band,
      curve(
        0.36 * r,
        `M${ear} ${cy}C${ear - turn * 0.1 * r} ${cy - 0.8 * r} ${ear} ${cy - 1.2 * r} ${ear + turn * 0.25 * r} ${cy - 1.5 * r}`,
      ),
    ),
    paintIn(cups, ellipse(ear, cy + 0.12 * r, 0.52 * r, 0.72 * r)),
  ];
}

/** A person anywhere, by neck, hips and feet. */
export const posed = (neck: Point, hip: Point, r: number, options: FigureOptions = {}): DrawnShape[] =>
  body({ neck, hip, r }, options);

/** Backs of heads and shoulders of people who look away from the viewer. */
export function onlooker(
  x: number,
  y: number,
  r: number,
  top: VignetteRole,
  hair: Hair = "short",
  hairRole: VignetteRole = "figure",
): DrawnShape[] {
  return [
    paintIn(top, place("M-.7 1.1C-1.2 1.5 -2.5 1.5 -2.7 2.8L-2.7 4.6L2.7 4.6L2.7 2.8C2.5 1.5 1.2 1.5 .7 1.1Z", [x, y], r, false)),
    paintIn(
      "skin",
      outline(`M${x - 0.6 * r} ${y + 0.5 * r}h${1.2 * r}v${1.1 * r}c0 ${0.5 * r} ${-1.2 * r} ${0.5 * r} ${-1.2 * r} 0Z`),
    ),
    ...head(x, y, r, { away: true, hair, hairRole }),
  ];
}
