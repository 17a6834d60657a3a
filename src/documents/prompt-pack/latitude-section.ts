import { formatFamilyNames } from "#/documents/family-names";
import { findContrastFloor } from "#/documents/handoff/contrast-floor";
import { getBriefLatitude } from "#/documents/handoff/continuation";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { formatDecimal } from "#/kernel/decimal";

type LatitudeInput = Pick<PromptPackDesign, "brief" | "direction" | "tokens">;

/**
 * The latitude contract in force, as it stands at the end of every prompt: what may be decided,
 * what may not, and what holds anyway. `isAnchored` where the reader has the anchor sheet, which
 * states the floor rule by rule.
 */
export function renderLatitude(design: LatitudeInput, { isAnchored }: { readonly isAnchored: boolean }): string {
  const { level, allows, forbids } = getBriefLatitude(design);
  const formatList = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");
  return `Latitude in force: ${level}
You decide:
${formatList(allows)}
Not wanted:
${formatList(forbids)}
${isAnchored ? `The floor of the anchor sheet holds in any case; brand colour ${design.tokens.brand.color.hex}.` : renderFloor(design)}`;
}

/** The floor in one breath, for boards, which come before the anchor sheet. */
function renderFloor({ tokens }: LatitudeInput): string {
  const text = findContrastFloor(tokens, ["text"]);
  const body = findContrastFloor(tokens, ["body"]);
  const contrast =
    text && body
      ? ` text at ${formatDecimal(text.threshold)}:1 or more and running text at ${formatDecimal(body.threshold)}:1,`
      : "";
  return `Whatever you decide: brand colour ${tokens.brand.color.hex} exactly, no face but ${formatFamilyNames(tokens.typography)},${contrast} light and dark, no script, nothing loaded from elsewhere, no claim that the brief does not make.`;
}
