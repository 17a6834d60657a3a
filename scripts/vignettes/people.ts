import type { Path, Point } from "#/studio/marks/geometry/path";
import { reverse } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { circle, corners, outline } from "#/studio/motifs/outlines";
import { toHairRole, type VignetteRole, type DrawnShape } from "./vignette-drawing";

/** A place on the grid, with a half width. */
type Joint = readonly [x: number, y: number, radius: number];

/** A limb or trunk through joints, as thick at each as it says, with round ends. */
export function limb(...joints: readonly Joint[]): Path {
  const directions = joints.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = joints[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    return [(x - fromX) / length, (y - fromY) / length];
  });
  const trace = (side: number) =>
    joints.map(([x, y, radius], index) => {
      const before = directions[index - 1] ?? directions[index] ?? [1, 0];
      const after = directions[index] ?? before;
      const [sumX, sumY] = [before[0] + after[0], before[1] + after[1]];
      const length = Math.hypot(sumX, sumY) || 1;
      const reach = (side * radius) / Math.max(0.6, length / 2);
      const cap = index === 0 ? -radius : index === joints.length - 1 ? radius : 0;
      return [
        x + (sumY / length) * reach + after[0] * cap,
        y - (sumX / length) * reach + after[1] * cap,
        radius * (cap === 0 ? 1.4 : 1),
      ] as const;
    });
  return corners(1, [...trace(1), ...trace(-1).toReversed()].map((point) => point.join(" ")).join(","));
}

/** A round shape with bumps, such as curls, a bush or a cloud. */
export function fluff(x: number, y: number, radius: number, bumps: number, height = 1): Path {
  const at = (index: number, distance: number): string => {
    const angle = (Math.PI * 2 * index) / bumps - Math.PI / 2;
    return `${x + Math.cos(angle) * distance} ${y + Math.sin(angle) * distance * height}`;
  };
  const swell = radius * (1 + 2.1 / bumps);
  const edges = Array.from({ length: bumps }, (_, index) =>
    [at(index + 0.05, swell), at(index + 0.95, swell), at(index + 1, radius)].join(" "),
  );
  return outline(`M${at(0, radius)}C${edges.join("C")}Z`);
}

/** Heads look to the right; the unit is the head's radius. */
const headShape = outline(
  "M-0.88 -0.15C-0.9 -0.75 -0.45 -1.12 0.05 -1.12C0.58 -1.12 0.86 -0.72 0.86 -0.25L1.06 0.16C1.1 0.27 1.02 0.32 0.9 0.33",
  "L0.87 0.72C0.85 0.98 0.68 1.08 0.44 1.06C0.16 1.04 -0.02 0.92 -0.12 0.72C-0.58 0.62 -0.86 0.34 -0.88 -0.15Z",
);
const shortHair = outline(
  "M0.82 -0.5C1 -1.1 0.4 -1.42 -0.15 -1.38C-0.85 -1.34 -1.2 -0.75 -1.06 -0.05",
  "C-1 0.28 -0.8 0.52 -0.55 0.5C-0.5 0.2 -0.42 -0.02 -0.14 -0.1C-0.16 -0.38 0.1 -0.55 0.82 -0.5Z",
);
const hairStyles = {
  none: outline("M-0.9 -0.2C-0.78 -0.35 -0.6 -0.3 -0.5 -0.1C-0.4 0.15 -0.4 0.4 -0.5 0.62C-0.85 0.5 -1 0.1 -0.9 -0.2Z"),
  short: shortHair,
  bob: outline(
    "M0.86 -0.4C1.02 -1.05 0.5 -1.46 -0.12 -1.4C-0.95 -1.36 -1.3 -0.6 -1.2 0.2C-1.16 0.62 -1.12 0.9 -0.95 1.06",
    "C-0.6 1.12 -0.2 1 -0.02 0.84C-0.2 0.4 -0.2 0 -0.08 -0.28C0.2 -0.3 0.6 -0.42 0.86 -0.4Z",
  ),
  long: outline(
    "M0.84 -0.44C1 -1.06 0.5 -1.46 -0.12 -1.4C-0.95 -1.36 -1.3 -0.6 -1.24 0.2C-1.2 1.1 -1.5 1.9 -1.3 2.6",
    "C-0.9 2.9 -0.3 2.7 -0.16 2.3C-0.2 1.7 -0.06 1.3 -0.1 0.8C-0.26 0.4 -0.2 0 -0.08 -0.28C0.2 -0.34 0.6 -0.44 0.84 -0.44Z",
  ),
  bun: shortHair,
  tail: shortHair,
  curls: outline(
    "M0.8 -0.42C1.2 -0.62 1.16 -1.1 0.82 -1.2C0.6 -1.62 0.1 -1.6 -0.1 -1.4",
    "C-0.55 -1.62 -1 -1.36 -1.02 -0.98C-1.4 -0.8 -1.44 -0.36 -1.2 -0.14",
    "C-1.36 0.24 -1.12 0.58 -0.84 0.56C-0.66 0.84 -0.3 0.74 -0.3 0.46C-0.26 0.2 -0.34 0 -0.12 -0.16C-0.06 -0.44 0.3 -0.5 0.8 -0.42Z",
  ),
  scarf: outline(
    "M0.62 -0.72C0.86 -1.2 0.3 -1.44 -0.16 -1.38C-0.9 -1.3 -1.24 -0.6 -1.16 0.1C-1.14 0.7 -1.5 1.2 -1.6 1.9",
    "C-0.8 2.4 0.4 2.4 1.1 1.9C1 1.5 0.8 1.2 0.62 0.96C0.3 1.04 0.1 0.7 0.06 0.3C0.02 -0.2 0.26 -0.56 0.62 -0.72Z",
  ),
  cap: outline("M0.8 -0.46C0.94 -1.1 0.4 -1.4 -0.1 -1.36C-0.8 -1.32 -1.16 -0.72 -1.04 -0.1C-0.5 -0.1 0.3 -0.3 0.8 -0.46Z"),
} satisfies Record<string, Path>;
/** Parts of hair that hang behind the head. */
const hairBehind: { readonly [style in keyof typeof hairStyles]?: Path } = {
  bun: circle(-1.02, -1, 0.56),
  tail: outline(
    "M-0.7 -0.85C-1.3 -1.05 -1.9 -0.5 -1.86 0.3C-1.84 0.8 -1.96 1.1 -2.2 1.4C-1.6 1.5 -1.2 1.1 -1.2 0.5C-1.2 0.1 -1.1 -0.1 -0.86 -0.3Z",
  ),
};
const beardShape = outline(
  "M0.9 0.36C0.7 0.28 0.4 0.4 0.1 0.16C-0.06 0 -0.3 0 -0.4 0.2C-0.36 0.7 -0.1 1.3 0.42 1.34C0.86 1.36 1 0.9 0.9 0.36Z",
);
/** The ear of a head whose hair leaves it free. */
const ear = outline("M-0.12 -0.16C-0.52 -0.4 -0.68 0.1 -0.38 0.42C-0.22 0.52 -0.08 0.4 -0.08 0.2Z");
const stylesWithEars: readonly string[] = ["short", "bun", "tail", "cap"];
/** A shoe on the ground, its heel at the origin below the ankle. */
const shoeShape = outline("M-0.72 -0.95L0.5 -0.95C0.7 -0.5 1.6 -0.5 1.66 0.05L-0.72 0.05C-0.86 -0.3 -0.84 -0.6 -0.72 -0.95Z");

export type Hair = keyof typeof hairStyles;

/** Puts a drawing in units of a radius, looking to the right, onto the grid; degrees tip it forwards. */
function place(path: Path, [x, y]: Point, size: number, face: 1 | -1, degrees = 0): Path {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size];
  const placed = transform(path, [cos * face, sin, -sin * face, cos, x, y]);
  return face === 1 ? placed : placed.map(reverse);
}

export type HeadOptions = {
  readonly face?: 1 | -1;
  /** Degrees that the head tips forwards. */
  readonly nod?: number;
  readonly hair?: Hair;
  readonly hairRole?: VignetteRole;
  readonly beard?: boolean;
  readonly skin?: VignetteRole;
};

/** A head in profile round a point. */
export function head(
  at: Point,
  size: number,
  { face = 1, nod = 0, hair = "short", hairRole = "figure", beard = false, skin = "skin" }: HeadOptions = {},
): DrawnShape[] {
  const draw = (role: VignetteRole, path: Path) => ({ role, path: place(path, at, size, face, nod) });
  const behind = hairBehind[hair];
  const growth = toHairRole(hairRole, hair);
  return [
    ...(behind === undefined ? [] : [draw(growth, behind)]),
    draw(skin, headShape),
    ...(beard ? [draw(toHairRole(hairRole, "beard"), beardShape)] : []),
    draw(growth, hairStyles[hair]),
    ...(stylesWithEars.includes(hair) ? [draw(skin, ear)] : []),
  ];
}

/** Where a joint between two bones is that reach from one point to another; it yields to the given side. */
function findJoint([x1, y1]: Point, [x2, y2]: Point, first: number, second: number, side: number): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 0.01;
  const along = Math.max(-first, Math.min(first, (first ** 2 - second ** 2 + length ** 2) / (2 * length)));
  const across = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * side;
  return [x1 + (dx * along - dy * across) / length, y1 + (dy * along + dx * across) / length];
}

export type Appearance = HeadOptions & {
  /** Children have larger heads for their size. */
  readonly child?: boolean;
  /** -1 bends knees backwards. */
  readonly knees?: 1 | -1;
  readonly top?: VignetteRole;
  readonly sleeves?: "long" | "short" | "none";
  /** Role of the near sleeve where it would melt into the trunk. */
  readonly nearSleeve?: VignetteRole;
  readonly legs?: VignetteRole;
  /** Role of shorts over bare legs. */
  readonly shorts?: VignetteRole;
  /** A skirt of the top's role, to the knees or to the ankles. */
  readonly skirt?: "knee" | "long";
  readonly shoes?: VignetteRole;
  /** How wide the body is, 1 on average. */
  readonly build?: number;
};

/** An appearance without gaps. */
type Outfit = Required<Pick<Appearance, "face" | "top" | "sleeves" | "nearSleeve" | "legs" | "shoes" | "skin" | "build">> &
  Appearance;

function completeAppearance(appearance: Appearance): Outfit {
  const { face = 1, top = "figure", sleeves = "long", nearSleeve = top, skin = "skin", build = 1 } = appearance;
  const { legs = appearance.shorts === undefined ? "figure" : skin } = appearance;
  const { shoes = legs === "figure" ? "accent" : "figure" } = appearance;
  return { ...appearance, face, top, sleeves, nearSleeve, legs, shoes, skin, build };
}

const parseNumbers = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);
const parsePoints = (text: string) => (text === "" ? [] : text.split(",").map(parseNumbers));
const printPoints = (points: readonly Point[]) => points.map((point) => point.join(" ")).join(",");

const mix = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

function drawArm(shoulder: Point, hand: readonly number[], s: number, outfit: Outfit, sleeve: VignetteRole): DrawnShape[] {
  const [x = 0, y = 0, side = 1] = hand;
  const elbow = findJoint(shoulder, [x, y], 2.85 * s, 2.75 * s, side * outfit.face);
  const wrist = mix(elbow, [x, y], 0.78);
  const [width, thin] = [0.78 * s * Math.sqrt(outfit.build), 0.46 * s];
  const fingers = [x, y, 0.58 * s] as const;
  if (outfit.sleeves === "long") {
    const cuff = mix(elbow, [x, y], 0.73);
    return [
      { role: outfit.skin, path: limb([...wrist, thin], fingers) },
      { role: sleeve, path: limb([...shoulder, width], [...elbow, width * 0.85], [...cuff, 0.6 * s]) },
    ];
  }
  const isBare = outfit.sleeves === "none";
  const begin = isBare ? shoulder : mix(shoulder, elbow, 0.5);
  const arm = limb([...begin, isBare ? width : width * 0.8], [...elbow, width * 0.8], [...wrist, thin], fingers);
  return [
    { role: outfit.skin, path: arm },
    ...(isBare ? [] : [{ role: sleeve, path: limb([...shoulder, width * 1.08], [...mix(shoulder, elbow, 0.62), width * 1.08]) }]),
  ];
}

type Leg = { readonly shapes: readonly DrawnShape[]; readonly knee: Point; readonly ankle: Point };

function drawLeg(hip: Point, foot: readonly number[], s: number, outfit: Outfit): Leg {
  const { face, build, legs, shoes, shorts, knees = 1 } = outfit;
  const [x = 0, y = 0, degrees = 0] = foot;
  const turn = (degrees * Math.PI) / 180;
  const ankle: Point = [x + Math.sin(turn) * 0.8 * s * face, y - Math.cos(turn) * 0.8 * s];
  const knee = findJoint(hip, ankle, 3.35 * s, 3.3 * s, -knees * face);
  const shapes: DrawnShape[] = [
    { role: shoes, path: place(shoeShape, [x, y], s, face, degrees) },
    { role: legs, path: limb([...hip, 1.12 * s * build], [...knee, 0.84 * s], [...ankle, 0.55 * s]) },
  ];
  if (shorts !== undefined) {
    shapes.push({ role: shorts, path: limb([...hip, 1.2 * s * build], [...mix(hip, knee, 0.7), 1.1 * s * build]) });
  }
  return { shapes, knee, ankle };
}

/** A skirt from the two ends of the waist over both legs. */
function drawSkirt(waist: readonly [Point, Point], legs: readonly Leg[], s: number, { face, top, skirt }: Outfit): DrawnShape[] {
  if (skirt === undefined) return [];
  const [reach, flare] = skirt === "long" ? [0.8, 1.5 * s] : [0, 1.2 * s];
  const hems = legs
    .map(({ knee, ankle }) => mix(knee, ankle, reach))
    .map(([x, y]): Point => [x, y + 0.5 * s])
    .toSorted((a, b) => (a[0] - b[0]) * face);
  const [rear, fore] = [hems[0], hems[hems.length - 1]];
  if (rear === undefined || fore === undefined) return [];
  const outer = printPoints([...waist, [fore[0] + flare * face, fore[1]], [rear[0] - flare * face, rear[1]]]);
  return [{ role: top, path: corners(s * 0.7, outer) }];
}

/**
 * A person in a pose. The pose is text: `x y size` or `x y size lean` or `x y size lean nod`, where
 * x and y are the hip's place, the size is the radius of an adult's head (a standing figure is about
 * 15 of them tall, its hip 7.4 above the soles), and the degrees tip the trunk and then the head
 * forwards. Hands and feet are `x y, x y`, the near one first: a third number of -1 bends an elbow the
 * other way, and one of a foot turns its sole in degrees. Bones have fixed lengths, so that elbows and
 * knees are where they must be.
 *
 * @example person("58 36 5.2 18", "36 24 -1, 82 26 -1", "46 62 16, 68 58 -10", { top: "accent", hair: "curls" })
 */
export function person(pose: string, hands: string, feet: string, appearance: Appearance = {}): DrawnShape[] {
  const [x = 0, y = 0, s = 5, lean = 0, nod = 0] = parseNumbers(pose);
  const outfit = completeAppearance(appearance);
  const { face, build, top, nearSleeve, skin } = outfit;
  const radians = (lean * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians) * s, Math.cos(radians) * s];
  const at = (ahead: number, above: number): Point => [x + (cos * ahead + sin * above) * face, y + sin * ahead - cos * above];
  const trunk = (
    [
      [-1.3, -0.9, 0.8],
      [-1.2, 1.6, 2],
      [-1.6, 4.7, 1.3],
      [1.4, 4.8, 1.2],
      [1.5, 2.2, 2],
      [1.25, -0.9, 0.8],
    ] as const
  ).map(([ahead, above, radius]) => `${at(ahead * build, above).join(" ")} ${radius * s}`);
  const [nearHand, farHand] = parsePoints(hands);
  const [nearLeg, farLeg] = parsePoints(feet).map((foot, index) => drawLeg(at(index === 0 ? -0.25 : 0.3, -0.1), foot, s, outfit));
  const legs = [farLeg, nearLeg].filter((leg) => leg !== undefined);
  const crown = at(0.3, appearance.child === true ? 7 : 6.45);
  return [
    ...(farHand === undefined ? [] : drawArm(at(0.6, 4.05), farHand, s, outfit, top)),
    ...legs.flatMap(({ shapes }) => shapes),
    ...drawSkirt([at(-1.3 * build, 0.2), at(1.25 * build, 0.2)], legs, s, outfit),
    { role: skin, path: limb([...at(0, 4.3), 0.62 * s], [...at(0.05, appearance.child === true ? 6.7 : 6.15), 0.5 * s]) },
    { role: top, path: corners(1, trunk.join(",")) },
    ...head(crown, appearance.child === true ? s * 1.5 : s, { ...appearance, nod: lean + nod }),
    ...(nearHand === undefined ? [] : drawArm(at(-0.55, 4.05), nearHand, s, outfit, nearSleeve)),
  ];
}
