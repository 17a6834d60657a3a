import { formatFamilyNames } from "#/documents/brand-summary";
import { findContrastFloor } from "#/documents/handoff/contrast-floor";
import { getBriefLatitude } from "#/documents/handoff/continuation";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { formatDecimal } from "#/kernel/decimal";

type LatitudeInput = Pick<PromptPackDesign, "brief" | "direction" | "tokens">;

/**
 * The latitude section at the end of every prompt: what is allowed, what is not, and what always
 * applies. Set `isAnchored` if the reader has the anchor sheet, which lists the hard floor.
 */
export function renderLatitude(design: LatitudeInput, { isAnchored }: { readonly isAnchored: boolean }): string {
  const { level, allows, forbids } = getBriefLatitude(design);
  const formatList = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");
  return `Latitude: ${level}
Allowed:
${formatList(allows)}
Not allowed:
${formatList(forbids)}
${isAnchored ? `The hard floor of the anchor sheet always applies. Brand colour: ${design.tokens.brand.color.hex}.` : renderFloor(design)}`;
}

/** The hard floor in one sentence, for boards, which come before the anchor sheet. */
function renderFloor({ tokens }: LatitudeInput): string {
  const text = findContrastFloor(tokens, ["text"]);
  const body = findContrastFloor(tokens, ["body"]);
  const contrast =
    text && body
      ? ` text contrast of at least ${formatDecimal(text.threshold)}:1 and running text ${formatDecimal(body.threshold)}:1` +
        `${text.failures.length + body.failures.length > 0 ? " (some given colours have less, and stay as they are)" : ""},`
      : "";
  return (
    `Always: exactly the brand colour ${tokens.brand.color.hex}, only the fonts ` +
    `${formatFamilyNames(tokens.typography)},${contrast} light and dark mode, no scripts, nothing loaded from ` +
    "elsewhere, no claims that the brief does not make."
  );
}
