import { type FontsBase, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { renderGlobalsRules } from "#/formats/globals-css";
import type { GivenTokens } from "#/model/given";
import type { Direction } from "#/model/direction";
import { type ColorRole, type ContrastPair, colorRoles, type Mode, modes, type TokenSet } from "#/model/token-set";
import type { SecondColorOrigin } from "#/operations/edits/second-color-origin";
import { adjustBrief } from "#/studio/adjustments/adjust-brief";
import { adjustGivenTokens } from "#/studio/adjustments/adjust-given-tokens";
import { findGivenBrandColors } from "#/studio/palette/given-brand-colors";
import { listTokenValues, type TokenValue } from "#/studio/adjustments/token-values";
import type { DesignSource } from "#/studio/design-source";
import { createDesignDirection } from "#/studio/create-identity";
import { createTokens } from "#/studio/create-tokens";

/** The contrast that matters most for one role: of its pairs the one with the least to spare. */
export type RoleContrast = Pick<ContrastPair, "mode" | "ratio" | "threshold" | "passes"> & {
  readonly role: ColorRole;
  /** The other role of the pair. */
  readonly against: ColorRole;
};

/**
 * The values that the controls of an editor show. Lengths in CSS pixels, durations in milliseconds.
 */
export type EditedValues = Pick<
  Direction,
  "faces" | "ratio" | "radiusPx" | "strokePx" | "density" | "depth" | "layout" | "imagery"
> & {
  readonly brandColor: string;
  /** Absent unless the brief or an edit states it. */
  readonly secondColor?: string;
  /** Where the second colour comes from: `palette` if nothing gives one. */
  readonly secondColorFrom: SecondColorOrigin;
  readonly durationsMs: { readonly fast: number; readonly base: number; readonly slow: number };
  /** Semantic colours as hex. */
  readonly colors: Readonly<Record<Mode, Readonly<Record<ColorRole, string>>>>;
  /** Every other token by the name that its edit has. */
  readonly tokens: readonly TokenValue[];
  /** The controls whose values people brought in, so that only single tokens change them. */
  readonly fixed: readonly ("ratio" | "radius" | "stroke" | "motion")[];
};

/** Controls that set what given tokens decide. */
function listFixedControls(
  { typography, radius, strokePx }: TokenSet,
  direction: Direction,
  given: GivenTokens,
): EditedValues["fixed"] {
  return [
    ...(typography.ratio === direction.ratio ? [] : ["ratio" as const]),
    ...(radius.basePx === direction.radiusPx ? [] : ["radius" as const]),
    ...(strokePx !== direction.strokePx ? ["stroke" as const] : []),
    ...(Object.keys(given.durations ?? {}).length > 0 ? ["motion" as const] : []),
  ];
}

/** What edits look like before they are saved. */
export type EditsPreview = {
  /** The style sheet that shows them on pages that exist already. */
  readonly css: string;
  readonly failures: readonly ContrastPair[];
  readonly contrast: readonly RoleContrast[];
  readonly values: EditedValues;
};

/** The pair of each role and mode with the least contrast to spare. */
function listRoleContrast(pairs: readonly ContrastPair[]): readonly RoleContrast[] {
  const tightest = new Map<string, RoleContrast>();
  for (const { mode, foreground, background, ratio, threshold, passes } of pairs)
    for (const [role, against] of [
      [foreground, background],
      [background, foreground],
    ] as const) {
      const known = tightest.get(`${mode} ${role}`);
      if (known === undefined || ratio / threshold < known.ratio / known.threshold)
        tightest.set(`${mode} ${role}`, { mode, role, against, ratio, threshold, passes });
    }
  return [...tightest.values()];
}

/** Creates the tokens of edits and writes them as CSS, without making pages. */
export function previewEdits(source: DesignSource, fontsBase: FontsBase): EditsPreview {
  const direction = createDesignDirection(source);
  const tokens = createTokens(source, direction);
  const { typography, report, colors, brand } = tokens;
  const { faces, ratio, radiusPx, strokePx, density, depth, layout, imagery, motion } = direction;
  const { brandColor, secondaryColor } = adjustBrief(source.brief, source.adjustments);
  const { mark } = source.given;
  const ownTokens = adjustGivenTokens(source.given.tokens ?? {}, source.adjustments);
  const { secondFrom = "palette" } = findGivenBrandColors({ tokens: ownTokens, ...(mark && { mark }) }, brandColor);
  const toHex = (mode: Mode) =>
    Object.fromEntries(colorRoles.map((role) => [role, colors[mode][role].hex])) as Record<ColorRole, string>;
  return {
    css: [renderDesignFontFaces(typography, fontsBase), renderGlobalsRules(tokens), renderFallbackFonts(typography)].join("\n"),
    failures: report.pairs.filter(({ passes }) => !passes),
    contrast: listRoleContrast(report.pairs),
    values: {
      ...{ faces, ratio, radiusPx, strokePx, density, depth, layout, imagery },
      brandColor: brand.given,
      ...(secondaryColor !== undefined && { secondColor: secondaryColor }),
      secondColorFrom: secondaryColor === undefined ? secondFrom : "stated",
      durationsMs: { fast: motion.fastMs, base: motion.baseMs, slow: motion.slowMs },
      tokens: listTokenValues(tokens),
      fixed: listFixedControls(tokens, direction, source.given.tokens ?? {}),
      colors: Object.fromEntries(modes.map((mode) => [mode, toHex(mode)])) as Record<Mode, Record<ColorRole, string>>,
    },
  };
}
