import { findOffScaleLengths } from "#/audit/off-scale";
import type { SourceRule } from "#/audit/rule";
import { sectionGapVariable, spaceVariable } from "#/model/css-variables";

/** Offsets below the base step align by eye, CSS pixels. */
const basePx = 4;

/** Margins, padding and gaps are steps of the spacing scale. */
export const spacingFromScale: SourceRule = {
  id: "spacing-from-scale",
  summary: "Margins, padding and gaps are steps of the spacing scale.",
  severity: "warning",
  safety: false,
  check: (source, { tokens }) =>
    findOffScaleLengths(source, {
      properties: /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/,
      steps: [
        ...tokens.spacing.map(({ name, px }) => ({ variable: spaceVariable(name), px: [px] })),
        ...tokens.sectionGaps.map(({ name, px }) => ({ variable: sectionGapVariable(name), px: [px] })),
      ],
      isFree: (px) => px < basePx,
    }),
};
