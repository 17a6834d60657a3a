import type { Random } from "#/kernel/random";
import type { CompositionName, Arrangement } from "#/studio/imagery/arrangement";
import {
  getAspect,
  getFittingScale,
  moveSubject,
  placeSubject,
  type PlacedSubject,
  type Subject,
} from "#/studio/imagery/subject";
import type { Box } from "#/studio/marks/geometry/bounds";

export type Frame = { readonly width: number; readonly height: number };

/** Arranges subjects, the most important first, in a frame. */
type Compose = (
  subjects: readonly [Subject, ...Subject[]],
  frame: Frame,
  random: Random,
) => Omit<Arrangement, "composition" | "zone" | "hasScenery" | keyof Frame>;

/** The subject at a position of the list, which repeats. */
const at = (subjects: readonly [Subject, ...Subject[]], index: number): Subject =>
  subjects[index % subjects.length] ?? subjects[0];

/** A subject of a group: its optical size against the others', and whether it is mirrored. */
type Member = { readonly subject: Subject; readonly weight: number; readonly mirrored: boolean };

/**
 * Width and height of a member at a common scale. Members of one weight cover the same area, and
 * none is so flat or so tall that it looks like a detail of another.
 */
const getOpticalSize = ({ subject, weight }: Member): readonly [width: number, height: number] => {
  const root = Math.sqrt(Math.min(2.6, Math.max(0.4, getAspect(subject))));
  const factor = getFittingScale(subject, weight * root, weight / root);
  return [subject.bounds[2] * factor, subject.bounds[3] * factor];
};

/** Air between the members of a group, as a share of the mean size. */
const gapShare = 0.16;

/** The subjects of a row from its middle outwards, by their place in the list, and their weights. */
const paradeOrder: readonly (readonly [order: number, weight: number])[] = [
  [0, 1],
  [1, 0.72],
  [2, 0.82],
  [3, 0.6],
  [4, 0.68],
];

/** A row on one ground line, as large as the frame allows. Members never touch. */
function standInRow(members: readonly Member[], main: Member, { width, height }: Frame) {
  const sizes = members.map(getOpticalSize);
  const total = sizes.reduce((sum, [w]) => sum + w, gapShare * (members.length - 1));
  const factor = Math.min((width * 0.96) / total, (height * 0.8) / Math.max(...sizes.map(([, h]) => h)));
  const groundY = height * 0.88;
  let x = (width - total * factor) / 2;
  const placed = members.map((member, index) => {
    const [w, h] = sizes[index] ?? [0, 0];
    const scale = getFittingScale(member.subject, w * factor, h * factor);
    const { mirrored } = member;
    const one = placeSubject(member.subject, x + (w * factor) / 2, groundY - (h * factor) / 2, scale, { mirrored });
    x += (w + gapShare) * factor;
    return one;
  });
  const at = placed[members.indexOf(main)] ?? placed[0] ?? placeSubject(main.subject, width / 2, height / 2, 1);
  return { subjects: placed, main: at, groundY };
}

/**
 * A large subject and two that are stacked beside it, between its upper and its lower edge. A
 * positive side puts the large one left.
 */
function standBeside(subjects: readonly [Subject, ...Subject[]], { width, height }: Frame, side: number) {
  const [main] = subjects;
  const [w, h] = getOpticalSize({ subject: main, weight: 1, mirrored: false });
  const tall = Math.max(h, 0.86);
  const room = (tall - gapShare * 0.8) / 2;
  const others = [at(subjects, 1), at(subjects, 2)].map((subject) => {
    const scale = getFittingScale(subject, 0.74, room);
    return { subject, size: [subject.bounds[2] * scale, subject.bounds[3] * scale] as const };
  });
  const column = Math.max(...others.map(({ size }) => size[0]));
  const total = w + gapShare + column;
  const factor = Math.min((width * 0.96) / total, (height * 0.84) / tall);
  const left = (width - total * factor) / 2;
  const top = (height - tall * factor) / 2;
  const mainX = left + (side > 0 ? w / 2 : column + gapShare + w / 2) * factor;
  const columnX = left + (side > 0 ? w + gapShare + column / 2 : column / 2) * factor;
  const big = placeSubject(main, mainX, height / 2, getFittingScale(main, w * factor, h * factor), { mirrored: side < 0 });
  const small = others.map(({ subject, size }, index) => {
    const y = top + (index === 0 ? room / 2 : tall - room / 2) * factor;
    const mirrored = side > 0 && subject === main;
    return placeSubject(subject, columnX, y, getFittingScale(subject, size[0] * factor, size[1] * factor), { mirrored });
  });
  return { subjects: [big, ...small], main: big, groundY: undefined };
}

/** Whether a frame has no room for three subjects side by side. */
const isNarrow = ({ width, height }: Frame): boolean => width < height * 1.6;

const compose: Readonly<Record<CompositionName, Compose>> = {
  /** One whole subject, large, beside or on the middle. */
  solo: (subjects, { width, height }, random) => {
    const [main] = subjects;
    const factor = getFittingScale(main, width * 0.72, height * 0.76);
    const room = Math.max(0, (width - main.bounds[2] * factor) / 2 - width * 0.06);
    const shift = width > height * 1.15 && width < height * 2 ? random.pick([-1, 0, 1]) * Math.min(width * 0.14, room) : 0;
    const placed = placeSubject(main, width * 0.5 + shift, height * 0.5, factor, { mirrored: random.integer(0, 1) === 1 });
    return { subjects: [placed], main: placed, groundY: undefined };
  },
  /** A large subject with a smaller companion on the same ground line. */
  stand: (subjects, frame, random) => {
    const isLeft = random.integer(0, 1) === 0;
    const main = { subject: subjects[0], weight: 1, mirrored: !isLeft };
    const companion = { subject: at(subjects, 1), weight: 0.62, mirrored: isLeft };
    return standInRow(isLeft ? [main, companion] : [companion, main], main, frame);
  },
  /** Two subjects of nearly the same size on a ground line. */
  pair: (subjects, frame, random) => {
    const isLeft = random.integer(0, 1) === 0;
    const main = { subject: subjects[0], weight: 1, mirrored: !isLeft };
    const second = { subject: at(subjects, 1), weight: 0.7, mirrored: isLeft };
    return standInRow(isLeft ? [main, second] : [second, main], main, frame);
  },
  /** A large subject between two smaller ones. */
  trio: (subjects, frame, random) => {
    const main = { subject: subjects[0], weight: 1, mirrored: random.integer(0, 1) === 0 };
    const near = { subject: at(subjects, 1), weight: 0.66, mirrored: false };
    const far = { subject: at(subjects, 2), weight: 0.56, mirrored: true };
    return standInRow([near, main, far], main, frame);
  },
  /** A row of subjects, the most important in the middle and largest. */
  parade: (subjects, frame) => {
    const count = isNarrow(frame) ? 2 : Math.max(3, Math.min(paradeOrder.length, subjects.length));
    const row = paradeOrder.slice(0, count).map(([order, weight]) => ({
      subject: at(subjects, order),
      weight: subjects.length < count ? 1 : weight,
      mirrored: order >= subjects.length,
    }));
    const main = row[0] ?? { subject: subjects[0], weight: 1, mirrored: false };
    // Alternately at both ends, so that the first is in the middle.
    const [after, before] = [0, 1].map((rest) => row.filter((_, index) => index % 2 === rest));
    const placed = [...(before ?? []).toReversed(), ...(after ?? [])];
    return standInRow(placed, main, frame);
  },
  /** Two mirrored subjects face each other with a third between them. */
  mirror: (subjects, frame) => {
    const left = { subject: subjects[0], weight: 1, mirrored: false };
    const right = { ...left, mirrored: true };
    if (subjects.length < 2) return standInRow([left, right], left, frame);
    return standInRow([left, { subject: at(subjects, 1), weight: 0.66, mirrored: false }, right], left, frame);
  },
  /** A large subject and two that are stacked beside it; in a wide frame all three in a row. */
  cluster: (subjects, frame, random) =>
    isNarrow(frame) ? standBeside(subjects, frame, random.pick([-1, 1])) : compose.trio(subjects, frame, random),
};

/** The most by which an arrangement is enlarged to fill the place that it may take up. */
const maxGrowth = 1.35;
/** Air around the subjects, as a share of the shorter side of what they take up. */
const air = 0.07;
/** The least air at both ends of a row, as a share of its width: places as wide as the row show no more. */
const sideAir = 0.03;

const getUnion = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, top, right - left, bottom - top];
};

/**
 * Arranges subjects, the most important first, in a frame. Together they fill the middle of
 * `inner`, so that frames of other proportions show them whole, and the rest of the frame is
 * ground. The random source makes the choices. The background is plain unless it may
 * show scenery.
 */
export function arrangeSubjects(
  composition: CompositionName,
  subjects: readonly [Subject, ...Subject[]],
  frame: Frame,
  random: Random,
  inner: Box = [0, 0, frame.width, frame.height],
  hasScenery = false,
): Arrangement {
  const { width, height } = frame;
  const [left, top, w, h] = inner;
  const arranged = compose[composition](subjects, { width: w, height: h }, random);
  const [x, y, unionW, unionH] = getUnion(arranged.subjects.map(({ box }) => box));
  const rim = Math.min(unionW, unionH) * air;
  const side = Math.max(rim, unionW * sideAir);
  const factor = Math.min(maxGrowth, w / (unionW + side * 2), h / (unionH + rim * 2));
  const [dx, dy] = [left + w / 2 - (x + unionW / 2) * factor, top + h / 2 - (y + unionH / 2) * factor];
  const move = (one: PlacedSubject) => moveSubject(one, factor, dx, dy);
  const placed = arranged.subjects.map(move);
  return {
    composition,
    width,
    height,
    subjects: placed,
    hasScenery,
    main: placed[arranged.subjects.indexOf(arranged.main)] ?? move(arranged.main),
    groundY: arranged.groundY === undefined ? undefined : arranged.groundY * factor + dy,
    zone: [(x - side) * factor + dx, (y - rim) * factor + dy, (unionW + side * 2) * factor, (unionH + rim * 2) * factor],
  };
}
