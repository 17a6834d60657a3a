import type { Brief } from "#/model/brief";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { describeDepth } from "#/model/latitude";
import type { ColorRole } from "#/model/token-set";

const digestRoles: readonly ColorRole[] = ["background", "foreground", "brand", "spot", "primary", "accent", "muted", "border"];

/** The first words of a list; the brief has them all. */
const limitList = (texts: Brief["values"]): string[] => (texts ?? []).slice(0, 6);

/**
 * The mood board in words: what a person would say of it to somebody who cannot see it. Colours and
 * type are there once the foundation is made.
 */
export function createBoardDigest({ brief, direction, mark, imagery, tokens }: HandoffContent) {
  const { families, ratio, weights } = tokens?.typography ?? {};
  return {
    idea: direction.summary,
    reasons: [...direction.reasons],
    feeling: limitList(brief.adjectives),
    values: limitList(brief.values),
    palette: digestRoles.flatMap((role) =>
      tokens ? [{ role, light: tokens.colors.light[role].hex, dark: tokens.colors.dark[role].hex }] : [],
    ),
    type:
      families && weights && ratio
        ? `${families.display.name} at ${formatDecimal(weights.display)} for display, ${families.text.name} for text, ${families.mono.name} for code; each size is ${formatDecimal(ratio, 3)} times the one below.`
        : null,
    shape: `Corners of ${formatPx(direction.radiusPx)}, rules of ${formatPx(direction.strokePx)}; surfaces set apart ${describeDepth(direction)}.`,
    layout: describePagePattern(direction),
    mark: mark.concept,
    imagery: imagery.concept,
    voice: direction.voice,
  };
}
