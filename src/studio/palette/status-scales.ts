import type { Scale, ScaleName } from "#/model/token-set";
import { createScale, type ScaleAnchor } from "#/studio/palette/scale";

/**
 * The status colours. Every brand uses the same hues, because people recognize a status by its hue.
 */
export const statusAnchors = {
  success: { l: 0.53, c: 0.14, h: 150 },
  warning: { l: 0.8, c: 0.16, h: 76 },
  danger: { l: 0.565, c: 0.205, h: 27 },
  info: { l: 0.55, c: 0.14, h: 245 },
} as const satisfies Partial<Record<ScaleName, ScaleAnchor>>;

/** The status scales, which are independent of the brand. */
export const statusScales: Readonly<Record<keyof typeof statusAnchors, Scale>> = {
  success: createScale(statusAnchors.success),
  warning: createScale(statusAnchors.warning),
  danger: createScale(statusAnchors.danger),
  info: createScale(statusAnchors.info),
};
