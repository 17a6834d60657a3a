import type { Path, Point } from "#/studio/marks/geometry/path";
import { reverse } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { circle, corners, ellipse, outline, turned } from "#/studio/motifs/outlines";
import { type VignetteRole, type DrawnShape, skin, toHairRole } from "./vignette-drawing";

/** Hair on a head of radius 1 round the origin that looks to the right. */
const hairs = {
  short: outline(
    "M-1.02.45C-1.35-.55-.8-1.35.05-1.32C.75-1.3 1.08-.95 1-.6C.55-.68.1-.62-.16-.32C-.35.05-.35.3-.45.5C-.65.75-.95.7-1.02.45Z",
  ),
  bun: [
    ...circle(-1.05, -1, 0.55),
    ...outline(
      "M-1.02.3C-1.35-.55-.8-1.35.05-1.32C.75-1.3 1.08-.95 1-.6C.55-.68.1-.62-.16-.32C-.35.05-.4.2-.5.4C-.7.6-.95.5-1.02.3Z",
    ),
  ],
  long: outline(
    "M-.5 1.5C-1.1 1.7-1.6 1.2-1.4.3C-1.5-.7-.8-1.35.05-1.32C.75-1.3 1.08-.95 1-.6C.55-.68.1-.62-.16-.32",
    "C-.3.05-.1.6-.2 1C-.25 1.3-.35 1.45-.5 1.5Z",
  ),
  tail: outline(
    "M-1.02.3L-1.1 0C-1.3.3-1.3.9-1.6 1.5C-2.1.9-2.1-.4-1.2-.75C-.9-1.2-.4-1.34.05-1.32C.75-1.3 1.08-.95 1-.6",
    "C.55-.68.1-.62-.16-.32C-.35.05-.4.2-.5.4C-.7.6-.95.5-1.02.3Z",
  ),
  afro: outline(
    "M-.78.86C-1.2 1.16-1.66.7-1.44.34C-1.95.3-2.1-.3-1.68-.52C-2.05-.95-1.6-1.5-1.2-1.3C-1.15-1.85-.45-2-.2-1.66",
    "C.15-2.05.85-1.85.78-1.36C1.25-1.4 1.45-.75 1.02-.56C.6-.62.12-.55-.14-.25C-.3.1-.3.5-.4.8C-.5.9-.66.95-.78.86Z",
  ),
  thin: outline("M-1 .4C-1.2 0-1.15-.4-1-.65C-.65-.35-.5.1-.55.5C-.7.7-.9.65-1 .4Z"),
  scarf: outline(
    "M.2-1.4C-.85-1.45-1.45-.8-1.4.2C-1.35.9-1.5 1.5-1.7 1.9L1.15 1.9C1 1.3.6 1.2.35 1C-.1.6-.3.2-.2-.2",
    "C0-.5.5-.65 1-.5C.95-1.05.7-1.36.2-1.4Z",
  ),
};

/** Hats in the same way. */
const hats = {
  hard: outline(
    "M-1.3-.2C-1.3-1.25-.7-1.75 0-1.75C.7-1.75 1.2-1.25 1.25-.65L1.8-.45C1.9-.4 1.9-.15 1.75-.15L-1.25-.15Q-1.3-.15-1.3-.2Z",
  ),
  cap: outline("M-1.15-.2C-1.25-1.1-.6-1.5.05-1.5C.75-1.5 1.1-1 1.1-.6L1.9-.42C2-.36 2-.12 1.85-.12L-1.1-.12Z"),
  fire: outline(
    "M-2 .6C-1.6 0-1.3-.3-1.25-.6C-1.2-1.35-.6-1.8 0-1.8C.7-1.8 1.2-1.25 1.25-.6L1.75-.38C1.85-.33 1.8-.12 1.65-.12",
    "L-.9-.12C-1.1.25-1.4.5-2 .6Z",
  ),
  turban: outline("M-1.2.15C-1.6-.8-.95-1.8.1-1.8C1-1.8 1.5-1.1 1.12-.38C.5-.65 0-.6-.3-.3C-.6-.05-.9.2-1.2.15Z"),
  brim: outline(
    "M-1.9-.3L-1.1-.55C-1.1-1.3-.7-1.75 0-1.7C.7-1.75 1.1-1.3 1.1-.55L1.9-.3C1.95-.1 1.85-.05 1.7-.05L-1.7-.05C-1.85-.05-1.95-.1-1.9-.3Z",
  ),
};

const face = outline(
  "M-.95 0C-.95-.6-.5-1.05 0-1.05C.5-1.05.9-.7.93-.2L1.16.14C1.22.28 1.12.34.94.34C.88.8.5 1.12 0 1.12C-.55 1.12-.95.6-.95 0Z",
);
/** The ear of a head whose hair leaves it free. */
const ear = outline("M-.14-.16C-.56-.4-.7.1-.4.42C-.24.52-.1.4-.1.2Z");
const stylesWithEars: readonly string[] = ["short", "bun", "tail"];

const beard = outline("M-.66.1C-.5.6.3.66.94.54C.98 1.1.6 1.5.05 1.46C-.45 1.42-.78.9-.66.1Z");
const shoe = outline("M-2.3-4L1.8-4C2-2.2 5.2-2.4 5.4-.6Q5.4 0 4.8 0L-2 0Q-2.5 0-2.5-.6Z");

export type Appearance = {
  /** 1 looks to the right, -1 to the left. */
  readonly faces?: 1 | -1;
  /** 1 is 60 units tall when upright; small ones are children and have larger heads. */
  readonly size?: number;
  readonly hair?: keyof typeof hairs | "none";
  readonly hairRole?: VignetteRole;
  readonly hat?: keyof typeof hats;
  readonly hatRole?: VignetteRole;
  readonly hasBeard?: boolean;
  /** Degrees by which the head is bowed. */
  readonly nod?: number;
  /** Roles of the upper body, the sleeves and the legs. */
  readonly wear?: readonly [body: VignetteRole, sleeves: VignetteRole, legs: VignetteRole];
  readonly shoes?: VignetteRole;
  /** How far a skirt, coat or robe reaches below the hip. */
  readonly skirt?: number;
  /** What is carried, between the body and the near arm. */
  readonly holding?: readonly DrawnShape[];
};

const paintAs = (role: VignetteRole, path: Path): DrawnShape => ({ role, path });
const write = (points: readonly (readonly [x: number, y: number, radius: number])[]) =>
  corners(0, points.map((point) => point.join(" ")).join(","));
const aim = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
};
const along = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dx * distance, y + dy * distance];

/** A path drawn round the origin, placed somewhere else in another size. */
export const placed = (path: Path, [x, y]: Point, size: number, faces: 1 | -1 = 1): Path => {
  const there = transform(path, [size * faces, 0, 0, size, x, y]);
  return faces === 1 ? there : there.map(reverse);
};

/**
 * Where the joint of two bones is: of the two places, the one that lies further in the direction.
 * A target out of reach is moved closer.
 */
function bendJoint(from: Point, target: Point, [upper, lower]: Point, [wantX, wantY]: Point): readonly [Point, Point] {
  const direction = aim(from, target);
  const wanted = Math.hypot(target[0] - from[0], target[1] - from[1]);
  const distance = Math.min(Math.max(wanted, Math.abs(upper - lower) + 0.5), upper + lower - 0.05);
  const share = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const height = Math.sqrt(Math.max(0, upper ** 2 - share ** 2));
  const side = -direction[1] * wantX + direction[0] * wantY >= 0 ? 1 : -1;
  const joint = along(along(from, direction, share), [-direction[1] * side, direction[0] * side], height);
  return [joint, along(from, direction, distance)];
}

/** A bent limb of three half widths. */
function limb([from, joint, to]: readonly [Point, Point, Point], [first, second, last]: readonly [number, number, number]): Path {
  const [upper, lower] = [aim(from, joint), aim(joint, to)];
  const [sumX, sumY] = [-upper[1] - lower[1], upper[0] + lower[0]];
  const stretch = Math.min(1.35, 2 / Math.max(0.2, Math.hypot(sumX, sumY))) / (Math.hypot(sumX, sumY) || 1);
  const at = ([x, y]: Point, dx: number, dy: number, width: number, radius: number) =>
    [x + dx * width, y + dy * width, radius] as const;
  return write([
    at(from, -upper[1], upper[0], first, first),
    at(joint, sumX * stretch, sumY * stretch, second, second),
    at(to, -lower[1], lower[0], last, last * 0.5),
    at(to, lower[1], -lower[0], last, last * 0.5),
    at(joint, -sumX * stretch, -sumY * stretch, second, second),
    at(from, upper[1], -upper[0], first, first),
  ]);
}

/** A head with hair and hat, its middle at the point. */
export function head(at: Point, radius: number, appearance: Appearance): readonly DrawnShape[] {
  const { faces = 1, hair = "short", hairRole = "figure", hat, hatRole = "accent", hasBeard = false, nod = 0 } = appearance;
  const put = (path: Path) => turned(placed(path, at, radius, faces), nod * faces, ...at);
  return [
    skin(put(face)),
    ...(hasBeard ? [paintAs(toHairRole(hairRole, "beard"), put(beard))] : []),
    ...(hair === "none" ? [] : [paintAs(toHairRole(hairRole, hair), put(hairs[hair]))]),
    ...(stylesWithEars.includes(hair) ? [skin(put(ear))] : []),
    ...(hat === undefined ? [] : [paintAs(hatRole, put(hats[hat]))]),
  ];
}

/**
 * A person in a pose, given as the points `hip, neck, near hand, far hand, near foot, far foot`.
 * Elbows and knees follow from them; without feet the person is cut off at the hip.
 *
 * @example
 * drawPerson("40 53,41 35,58 44,60 47,36 84,46 84", { hat: "hard" })
 */
export function drawPerson(pose: string, appearance: Appearance = {}): readonly DrawnShape[] {
  const { faces = 1, size = 1, wear = ["accent", "tone", "figure"], shoes = "figure", skirt = 0, holding = [] } = appearance;
  const points = pose.split(",").map((text): Point => {
    const [x = 0, y = 0] = text.trim().split(/\s+/).map(Number);
    return [x, y];
  });
  const [hip = [0, 0], neck = [0, 0], nearHand = [0, 0], farHand = [0, 0], ...feet] = points;
  const up = aim(hip, neck);
  const side: Point = [-up[1] * faces, up[0] * faces];
  const body = (height: number, width: number, radius: number) =>
    [...along(along(neck, up, -height * size), side, width * size), radius * size] as const;
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]) / size;

  const drawArm = (hand: Point, offset: number): readonly DrawnShape[] => {
    const shoulder = along(along(neck, up, -3.4 * size), side, offset * size);
    const [elbow, end] = bendJoint(shoulder, hand, [10.5 * size, 10 * size], [-faces * 0.6, 1]);
    const reach = aim(elbow, end);
    const degrees = (Math.atan2(reach[1], reach[0]) * 180) / Math.PI;
    const palm = along(end, reach, 0.6 * size);
    return [
      skin(ellipse(palm[0], palm[1], 2.5 * size, 2 * size, degrees)),
      paintAs(wear[1], limb([shoulder, elbow, along(end, reach, -1.2 * size)], [2.9 * size, 2.3 * size, 1.9 * size])),
    ];
  };
  const drawLeg = (foot: Point, offset: number): readonly DrawnShape[] => {
    const top: Point = [hip[0] + offset * faces * size, hip[1]];
    const [knee, ankle] = bendJoint(top, [foot[0], foot[1] - 2.6 * size], [15.6 * size, 14.2 * size], [faces, -0.5]);
    return [
      paintAs(shoes, placed(shoe, [ankle[0], ankle[1] + 2.6 * size], size * 0.95, faces)),
      paintAs(wear[2], limb([top, knee, ankle], [3.9 * size, 2.9 * size, 2.3 * size])),
    ];
  };
  const gown =
    skirt === 0
      ? []
      : [
          paintAs(
            wear[0],
            write([
              [hip[0] - 5 * size, hip[1] - 4 * size, 2],
              [hip[0] + 5 * size, hip[1] - 4 * size, 2],
              [hip[0] + (5 + skirt * 0.16) * size, hip[1] + skirt * size, 1.5],
              [hip[0] - (5 + skirt * 0.16) * size, hip[1] + skirt * size, 1.5],
            ]),
          ),
        ];
  const skull = along(neck, aim([0, 0], [up[0], up[1] - 1]), 6 * size);
  const [nearFoot, farFoot] = feet;
  return [
    ...drawArm(farHand, 2.6),
    ...(farFoot ? drawLeg(farFoot, 1.4) : []),
    ...(nearFoot ? drawLeg(nearFoot, -1.2) : []),
    skin(limb([along(neck, up, -2 * size), along(neck, up, 1), skull], [1.9 * size, 1.8 * size, 1.8 * size])),
    ...gown,
    paintAs(
      wear[0],
      write([
        body(-0.2, 1.8, 0.6),
        body(1.6, 6.2, 3),
        body(length * 0.62, 4.9, 6),
        body(length + 2.2, 5.2, 2),
        body(length + 2.2, -5.2, 2),
        body(length * 0.62, -4.9, 6),
        body(1.6, -6.2, 3),
        body(-0.2, -1.8, 0.6),
      ]),
    ),
    ...head(skull, 4.1 * size + Math.max(0, 0.75 - size) * 3, appearance),
    ...holding,
    ...drawArm(nearHand, -2.8),
  ];
}
