import type { Path, Point } from "#/studio/marks/geometry/path";
import { reverse } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { circle, corners, outline } from "#/studio/motifs/outlines";
import type { VignetteRole, DrawnShape } from "./vignette-drawing";

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
  "M-0.88 -0.15C-0.9 -0.75 -0.45 -1.12 0.05 -1.12C0.58 -1.12 0.86 -0.72 0.86 -0.25L1.06 0.16C1.1 0.27 1.02 0.32 0.9 0.33L0.87 0.72C0.85 0.98 0.68 1.08 0.44 1.06C0.16 1.04 -0.02 0.92 -0.12 0.72C-0.58 0.62 -0.86 0.34 -0.88 -0.15Z",
);
const shortHair = outline(
  "M0.82 -0.5C1 -1.1 0.4 -1.42 -0.15 -1.38C-0.85 -1.34 -1.2 -0.75 -1.06 -0.05C-1 0.28 -0.8 0.52 -0.55 0.5C-0.5 0.2 -0.42 -0.02 -0.14 -0.1C-0.16 -0.38 0.1 -0.55 0.82 -0.5Z",
);
const hairStyles = {
  none: outline("M-0.9 -0.2C-0.78 -0.35 -0.6 -0.3 -0.5 -0.1C-0.4 0.15 -0.4 0.4 -0.5 0.62C-0.85 0.5 -1 0.1 -0.9 -0.2Z"),
  short: shortHair,
  bob: outline(
    "M0.86 -0.4C1.02 -1.05 0.5 -1.46 -0.12 -1.4C-0.95 -1.36 -1.3 -0.6 -1.2 0.2C-1.16 0.62 -1.12 0.9 -0.95 1.06C-0.6 1.12 -0.2 1 -0.02 0.84C-0.2 0.4 -0.2 0 -0.08 -0.28C0.2 -0.3 0.6 -0.42 0.86 -0.4Z",
  ),
  long: outline(
    "M0.84 -0.44C1 -1.06 0.5 -1.46 -0.12 -1.4C-0.95 -1.36 -1.3 -0.6 -1.24 0.2C-1.2 1.1 -1.5 1.9 -1.3 2.6C-0.9 2.9 -0.3 2.7 -0.16 2.3C-0.2 1.7 -0.06 1.3 -0.1 0.8C-0.26 0.4 -0.2 0 -0.08 -0.28C0.2 -0.34 0.6 -0.44 0.84 -0.44Z",
  ),
  bun: [...shortHair, ...circle(-1.02, -1, 0.56)],
  tail: [
    ...shortHair,
    ...outline(
      "M-0.7 -0.85C-1.3 -1.05 -1.9 -0.5 -1.86 0.3C-1.84 0.8 -1.96 1.1 -2.2 1.4C-1.6 1.5 -1.2 1.1 -1.2 0.5C-1.2 0.1 -1.1 -0.1 -0.86 -0.3Z",
    ),
  ],
  curls: outline(
    "M0.8 -0.42C1.2 -0.62 1.16 -1.1 0.82 -1.2C0.6 -1.62 0.1 -1.6 -0.1 -1.4C-0.55 -1.62 -1 -1.36 -1.02 -0.98C-1.4 -0.8 -1.44 -0.36 -1.2 -0.14C-1.36 0.24 -1.12 0.58 -0.84 0.56C-0.66 0.84 -0.3 0.74 -0.3 0.46C-0.26 0.2 -0.34 0 -0.12 -0.16C-0.06 -0.44 0.3 -0.5 0.8 -0.42Z",
  ),
  scarf: outline(
    "M0.62 -0.72C0.86 -1.2 0.3 -1.44 -0.16 -1.38C-0.9 -1.3 -1.24 -0.6 -1.16 0.1C-1.14 0.7 -1.5 1.2 -1.6 1.9C-0.8 2.4 0.4 2.4 1.1 1.9C1 1.5 0.8 1.2 0.62 0.96C0.3 1.04 0.1 0.7 0.06 0.3C0.02 -0.2 0.26 -0.56 0.62 -0.72Z",
  ),
  cap: outline("M0.8 -0.46C0.94 -1.1 0.4 -1.4 -0.1 -1.36C-0.8 -1.32 -1.16 -0.72 -1.04 -0.1C-0.5 -0.1 0.3 -0.3 0.8 -0.46Z"),
} satisfies Record<string, Path>;
const beardShape = outline(
  "M0.9 0.36C0.7 0.28 0.4 0.4 0.1 0.16C-0.06 0 -0.3 0 -0.4 0.2C-0.36 0.7 -0.1 1.3 0.42 1.34C0.86 1.36 1 0.9 0.9 0.36Z",
);
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
  return [
    draw(skin, headShape),
    ...(beard ? [draw(hairRole, beardShape)] : []),
    ...(hair === "none" && hairRole === skin ? [] : [draw(hairRole, hairStyles[hair])]),
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

export type Figure = HeadOptions & {
  readonly hip: Point;
  /** Radius of an adult's head; a standing figure is about 15 of them tall, its hip 7.4 above the soles. */
  readonly size: number;
  /** Children have larger heads for their size. */
  readonly child?: boolean;
  /** Degrees that the trunk tips forwards. */
  readonly lean?: number;
  /** Hands of the near and the far arm; a third number of -1 bends the elbow the other way. */
  readonly hands: readonly (Point | readonly [number, number, number])[];
  /** Soles of the near and the far foot; a third number turns the foot, in degrees. */
  readonly feet?: readonly (Point | readonly [number, number, number])[];
  /** 1 bends knees forwards. */
  readonly knees?: number;
  readonly top?: VignetteRole;
  readonly sleeves?: "long" | "short" | "none";
  readonly legs?: VignetteRole;
  readonly farLeg?: VignetteRole;
  /** Role of the sleeve in front, where it would melt into the trunk. */
  readonly nearSleeve?: VignetteRole;
  readonly shoes?: VignetteRole;
  /** Role of shorts over bare legs. */
  readonly shorts?: VignetteRole;
  /** A skirt to the knees, or a long one to the ankles. */
  readonly skirt?: "knee" | "long";
  /** How wide the body is, 1 on average. */
  readonly build?: number;
};

/**
 * A person in a pose, from the far arm to the near one. Bones have fixed lengths: elbows and knees are
 * where they must be.
 */
export function person(pose: Figure): DrawnShape[] {
  const { hip, size: s, face = 1, lean = 0, hands, feet = [], knees = 1, build = 1 } = pose;
  const bare = pose.skin ?? "skin";
  const {
    top = "figure",
    sleeves = "long",
    legs = pose.shorts === undefined ? "figure" : bare,
    farLeg = legs,
    nearSleeve = top,
  } = pose;
  const { shoes = legs === "figure" ? "accent" : "figure" } = pose;
  const radians = (lean * Math.PI) / 180;
  const up: Point = [Math.sin(radians) * face, -Math.cos(radians)];
  const forward: Point = [Math.cos(radians) * face, Math.sin(radians)];
  const from = ([x, y]: Point, ahead: number, above: number): Point => [
    x + (forward[0] * ahead + up[0] * above) * s,
    y + (forward[1] * ahead + up[1] * above) * s,
  ];
  const shoulder = from(hip, 0, 4.3);
  const trunkPoint = (ahead: number, above: number, radius: number) =>
    `${from(hip, ahead * build, above).join(" ")} ${radius * s}`;
  const trunk = corners(
    1,
    [
      trunkPoint(-1.3, -0.9, 0.8),
      trunkPoint(-1.2, 1.6, 2),
      trunkPoint(-1.6, 4.7, 1.3),
      trunkPoint(1.4, 4.8, 1.2),
      trunkPoint(1.5, 2.2, 2),
      trunkPoint(1.25, -0.9, 0.8),
    ].join(","),
  );
  const arm = (index: number, sleeve: VignetteRole): DrawnShape[] => {
    const hand = hands[index];
    if (hand === undefined) return [];
    const begin = from(shoulder, index === 0 ? -0.55 : 0.6, -0.25);
    const [x, y, side = 1] = hand;
    const elbow = findJoint(begin, [x, y], 2.6 * s, 2.5 * s, side * face);
    const [dx, dy] = [x - elbow[0], y - elbow[1]];
    const wrist: Point = [elbow[0] + dx * 0.78, elbow[1] + dy * 0.78];
    const [width, thin] = [0.78 * s * Math.sqrt(build), 0.46 * s];
    const fingers = [x, y, 0.58 * s] as const;
    if (sleeves === "none")
      return [{ role: bare, path: limb([...begin, width], [...elbow, width * 0.8], [...wrist, thin], fingers) }];
    if (sleeves === "long")
      return [
        { role: bare, path: limb([...wrist, thin], fingers) },
        {
          role: sleeve,
          path: limb([...begin, width], [...elbow, width * 0.85], [wrist[0] - dx * 0.05, wrist[1] - dy * 0.05, 0.6 * s]),
        },
      ];
    const middle = (share: number): Point => [begin[0] + (elbow[0] - begin[0]) * share, begin[1] + (elbow[1] - begin[1]) * share];
    return [
      { role: bare, path: limb([...middle(0.5), width * 0.8], [...elbow, width * 0.8], [...wrist, thin], fingers) },
      { role: sleeve, path: limb([...begin, width * 1.08], [...middle(0.62), width * 1.08]) },
    ];
  };
  const leg = (index: number, role: VignetteRole): { shapes: DrawnShape[]; knee: Point; ankle: Point } => {
    const foot = feet[index];
    if (foot === undefined) return { shapes: [], knee: hip, ankle: hip };
    const begin = from(hip, index === 0 ? -0.25 : 0.3, -0.1);
    const [x, y, degrees = 0] = foot;
    const turn = (degrees * Math.PI) / 180;
    const ankle: Point = [x + Math.sin(turn) * 0.8 * s * face, y - Math.cos(turn) * 0.8 * s];
    const knee = findJoint(begin, ankle, 3.35 * s, 3.3 * s, -knees * face);
    const path = limb([...begin, 1.12 * s * build], [...knee, 0.84 * s], [...ankle, 0.55 * s]);
    const shapes: DrawnShape[] = [
      { role: shoes, path: place(shoeShape, [x, y], s, face, degrees) },
      { role, path },
    ];
    if (pose.shorts !== undefined) {
      const end: Point = [begin[0] + (knee[0] - begin[0]) * 0.7, begin[1] + (knee[1] - begin[1]) * 0.7];
      shapes.push({ role: pose.shorts, path: limb([...begin, 1.2 * s * build], [...end, 1.1 * s * build]) });
    }
    return { shapes, knee, ankle };
  };
  const [near, far] = [leg(0, legs), leg(1, farLeg)];
  const [reach, width] = pose.skirt === "long" ? ([0.8, 1.5] as const) : ([0, 1.2] as const);
  const hem = ({ knee, ankle }: typeof near): Point => [
    knee[0] + (ankle[0] - knee[0]) * reach,
    knee[1] + (ankle[1] - knee[1]) * reach + 0.5 * s,
  ];
  const hems = [hem(near), hem(far)].toSorted((a, b) => (a[0] - b[0]) * face);
  const [rear, fore] = [hems[0] ?? hip, hems[1] ?? hip];
  const skirt: DrawnShape[] =
    pose.skirt === undefined || feet.length === 0
      ? []
      : [
          {
            role: top,
            path: corners(
              s * 0.7,
              [
                from(hip, -1.3 * build, 0.2),
                from(hip, 1.25 * build, 0.2),
                [fore[0] + width * s * face, fore[1]],
                [rear[0] - width * s * face, rear[1]],
              ]
                .map((point) => point.join(" "))
                .join(","),
            ),
          },
        ];
  const headSize = pose.child === true ? s * 1.5 : s;
  const crown = from(shoulder, 0.3, pose.child === true ? 2.7 : 2.15);
  const nod = lean + (pose.nod ?? 0);
  return [
    ...arm(1, top),
    ...far.shapes,
    ...near.shapes,
    ...skirt,
    { role: bare, path: limb([...from(shoulder, 0, 0), 0.62 * s], [...from(crown, -0.25, -0.3), 0.5 * s]) },
    { role: top, path: trunk },
    ...head(crown, headSize, { ...pose, nod }),
    ...arm(0, nearSleeve),
  ];
}
