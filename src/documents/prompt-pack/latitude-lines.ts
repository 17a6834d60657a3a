import { familyNames } from "#/documents/family-names";
import { contrastFloor } from "#/documents/handoff/contrast-floor";
import { latitudeInForce } from "#/documents/handoff/continuation";
import type { PackDesign } from "#/documents/prompt-pack/pack-subject";
import { formatDecimal } from "#/kernel/decimal";

type Ground = Pick<PackDesign, "brief" | "direction" | "tokens">;

/**
 * The latitude contract in force, as it stands at the end of every prompt: what may be decided, what may not, and what holds anyway. `isAnchored` where the reader has the
 * anchor sheet, which states the floor rule by rule.
 */
export function latitudeLines(design: Ground, { isAnchored }: { readonly isAnchored: boolean }): string {
  const { level, allows, forbids } = latitudeInForce(design);
  const list = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");
  return `Latitude in force: ${level}
You decide:
${list(allows)}
Not wanted:
${list(forbids)}
${isAnchored ? `The floor of the anchor sheet holds in any case; brand colour ${design.tokens.brand.color.hex}.` : floorLine(design)}`;
}

/** The floor in one breath, for boards, which come before the anchor sheet. */
function floorLine({ tokens }: Ground): string {
  const text = contrastFloor(tokens, ["text"]);
  const body = contrastFloor(tokens, ["body"]);
  const contrast =
    text && body
      ? ` text at ${formatDecimal(text.threshold)}:1 or more and running text at ${formatDecimal(body.threshold)}:1,`
      : "";
  return `Whatever you decide: brand colour ${tokens.brand.color.hex} exactly, no face but ${familyNames(tokens.typography)},${contrast} light and dark, no script, nothing loaded from elsewhere, no claim that the brief does not make.`;
}
