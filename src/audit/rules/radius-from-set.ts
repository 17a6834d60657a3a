import { findOffScaleLengths } from "#/audit/off-scale";
import type { SourceRule } from "#/audit/rule";
import { radiusVariable } from "#/model/css-variables";

/** Radii are those of the tokens; square corners and circles need none. */
export const radiusFromSet: SourceRule = {
  id: "radius-from-set",
  summary: "Radii are those of the tokens; square corners and circles need none.",
  severity: "warning",
  safety: false,
  check: (source, { tokens }) =>
    findOffScaleLengths(source, {
      properties: /^border-.*radius$/,
      steps: [
        { variable: "--radius", px: [tokens.radius.basePx] },
        ...tokens.radius.steps.map(({ name, px }) => ({ variable: radiusVariable(name), px: [px] })),
      ],
      isFree: (px) => px < 3 || px >= 99,
    }),
};
