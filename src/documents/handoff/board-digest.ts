import type { Brief } from "#/model/brief";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { describeDepth } from "#/model/latitude";
import type { ColorRole } from "#/model/token-set";

const digestRoles: readonly ColorRole[] = ["background", "foreground", "brand", "spot", "primary", "accent", "muted", "border"];

/** The first entries of a list. The brief has all of them. */
const limitList = (texts: Brief["values"]): string[] => (texts ?? []).slice(0, 6);

/** The mood board as text. Colours and type are included once the foundation exists. */
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
        ? `${families.display.name} at ${formatDecimal(weights.display)} for display, ${families.text.name} for text, ` +
          `${families.mono.name} for code; each size is ${formatDecimal(ratio, 3)} times the one below.`
        : null,
    shape:
      `Corners of ${formatPx(direction.radiusPx)}, borders of ${formatPx(direction.strokePx)}; surfaces separated ` +
      `${describeDepth(direction)}.`,
    layout: describePagePattern(direction),
    mark: mark.concept,
    imagery: imagery.concept,
    voice: direction.voice,
  };
}
