import { findOffScaleLengths } from "#/audit/off-scale";
import type { SourceRule } from "#/audit/rule";
import { sizeVariable } from "#/model/css-variables";

/** Font sizes are steps of the type scale. */
export const sizeFromScale: SourceRule = {
  id: "size-from-scale",
  summary: "Font sizes are steps of the type scale.",
  severity: "warning",
  safety: false,
  check: (source, { tokens }) =>
    findOffScaleLengths(source, {
      properties: /^font-size$/,
      steps: tokens.typography.sizes.map(({ name, minPx, maxPx }) => ({ variable: sizeVariable(name), px: [minPx, maxPx] })),
      isFree: (px) => px === 0,
    }),
};
