import { createEveryEdit, type Edit } from "#/audit/edit";
import { formatDecimal } from "#/kernel/decimal";
import { memoize } from "#/kernel/memoize";
import { findNearestStep, getStepDistance, isOnScale, parseLengths, type ScaleStep } from "#/audit/lengths";
import type { Observation, SourceRule } from "#/audit/rule";
import { listDeclarationsOf, type Source } from "#/audit/source";
import { radiusVariable, sectionGapVariable, sizeVariable, spaceVariable } from "#/model/css-variables";
import type { TokenSet } from "#/model/token-set";

const getSizeSteps = memoize(({ typography }: TokenSet): readonly ScaleStep[] =>
  typography.sizes.map(({ name, minPx, maxPx }) => ({ variable: sizeVariable(name), px: [minPx, maxPx] })),
);

const getSpacingSteps = memoize(({ spacing, sectionGaps }: TokenSet): readonly ScaleStep[] => [
  ...spacing.map(({ name, px }) => ({ variable: spaceVariable(name), px: [px] })),
  ...sectionGaps.map(({ name, px }) => ({ variable: sectionGapVariable(name), px: [px] })),
]);

const getRadiusSteps = memoize(({ radius }: TokenSet): readonly ScaleStep[] => [
  { variable: "--radius", px: [radius.basePx] },
  ...radius.steps.map(({ name, px }) => ({ variable: radiusVariable(name), px: [px] })),
]);

export const sizeFromScale: SourceRule = {
  id: "size-from-scale",
  summary: "Font sizes are steps of the type scale.",
  severity: "warning",
  safety: false,
  check: (source, { tokens }) =>
    findOffScaleLengths(source, {
      properties: /^font-size$/,
      steps: getSizeSteps(tokens),
      isExempt: (px) => px === 0,
    }),
};

/** Lengths below the unit of the spacing scale are optical corrections. */
const minSpacingPx = 4;

export const spacingFromScale: SourceRule = {
  id: "spacing-from-scale",
  summary: "Margins, padding and gaps are steps of the spacing scale.",
  severity: "warning",
  safety: false,
  check: (source, { tokens }) =>
    findOffScaleLengths(source, {
      properties: /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/,
      steps: getSpacingSteps(tokens),
      isExempt: (px) => px < minSpacingPx,
    }),
};

/** Square corners and circles are allowed. */
export const radiusFromSet: SourceRule = {
  id: "radius-from-set",
  summary: "Radii come from the design tokens.",
  severity: "warning",
  safety: false,
  check: (source, { tokens }) =>
    findOffScaleLengths(source, {
      properties: /^border-.*radius$/,
      steps: getRadiusSteps(tokens),
      isExempt: (px) => px < 3 || px >= 99,
      // The corners of a system are few, and part of what makes it known.
      maxDistance: Number.POSITIVE_INFINITY,
    }),
};

type LengthCheck = {
  readonly properties: RegExp;
  readonly steps: readonly ScaleStep[];
  readonly isExempt: (px: number) => boolean;
  /** Up to this share of a length, a step replaces it. */
  readonly maxDistance?: number;
};

const listEdits = (edits: readonly Edit[]) => (edits.length > 0 ? { edits } : {});

/** A value may mix steps and lengths. */
const removeVariables = (value: string) => (value.includes("var(") ? value.replace(/var\(--[\w-]{1,80}\)/g, " ") : value);

/** A step further away than this, as a share of the length, is another size. */
const maxRelativeDistance = 0.3;

const formatDistance = (px: number, step: ScaleStep) => `${formatDecimal(getStepDistance(px, step), 1)}px`;

/** Lengths that are not a step of the scale, each with the nearest step. */
function* findOffScaleLengths(
  source: Pick<Source, "declarations">,
  { properties, steps, isExempt, maxDistance = maxRelativeDistance }: LengthCheck,
): Generator<Omit<Observation, "subject">> {
  for (const { property, value, location } of listDeclarationsOf(source, (name) => properties.test(name)))
    for (const { text, px } of parseLengths(removeVariables(value))) {
      const size = Math.abs(px);
      if (isExempt(size) || isOnScale(size, steps)) continue;
      const nearest = findNearestStep(size, steps);
      const isNear = nearest !== undefined && getStepDistance(size, nearest) <= size * maxDistance;
      yield {
        location,
        message: `${property} is ${text}, which is not a step of the scale.`,
        ...(nearest && !isNear && { choices: [{ use: `var(${nearest.variable})`, distance: formatDistance(size, nearest) }] }),
        fix: nearest ? `Use var(${nearest.variable}), the nearest step.` : "Use a step of the scale.",
        ...(nearest && isNear && px > 0 && listEdits(createEveryEdit(location, text, `var(${nearest.variable})`))),
      };
    }
}
