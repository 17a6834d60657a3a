import type { Direction } from "#/model/direction";

/** The properties that decide whether two directions look alike. */
const axes = ["typeGenre", "radiusBand", "layout", "imagery", "markRecipe"] as const;
type DirectionAxes = Pick<Direction, (typeof axes)[number]>;

/** A direction without the reasons for it, which do not change how it looks. */
type DirectionChoices = Omit<Direction, "reasons">;

/** Number of axes (0–5) in which two directions differ. */
export function getDirectionDistance(one: DirectionAxes, other: DirectionAxes): number {
  return axes.filter((axis) => one[axis] !== other[axis]).length;
}

/** What the seed varies within an archetype, beyond the axes. Signatures list it after them. */
const listVariants = ({ faces, spans, ratio, radiusPx, color, composition }: DirectionChoices): readonly string[] => [
  faces.display,
  spans.join("/"),
  `${ratio}`,
  `${radiusPx}`,
  `${color.accentShift}`,
  ...(composition ? [composition.hero, composition.header, composition.ground] : []),
];

/**
 * A direction's axes and variants as one string, in fixed order. Workspaces store signatures so
 * that new designs can keep their distance from existing ones without loading them. Stored
 * signatures may be older and shorter.
 */
export const getDirectionSignature = (direction: DirectionChoices): string =>
  [...axes.map((axis) => direction[axis]), ...listVariants(direction)].join("|");

/**
 * How much a direction differs from a stored signature: a point for each axis, a third for each
 * variant. Values that an older signature lacks do not count.
 */
export function getSignatureDistance(direction: DirectionChoices, signature: string): number {
  const values = signature.split("|");
  const isDifferent = (value: string, index: number) => values[index] !== undefined && values[index] !== value;
  const axisPoints = axes.filter((axis, index) => isDifferent(direction[axis], index)).length;
  const variants = listVariants(direction).filter((value, index) => isDifferent(value, axes.length + index));
  return axisPoints + variants.length / 3;
}
