import type { ComputedStyle } from "#/audit/computed-styles";
import type { Element } from "#/audit/parse-markup";
import { parsePixels } from "#/audit/pixels";
import type { VariableResolver } from "#/audit/variable-resolver";
import { parseShadowLayers } from "#/audit/shadow-layers";

const boxElements = new Set(["div", "article", "section", "li", "aside"]);
const minPaddingPx = 12;

/**
 * Whether an element looks like a card: a box with room inside that a line, a shadow or a round
 * ground parts from what is around it.
 */
export function isCard({ name }: Element, style: ComputedStyle | undefined, resolve: VariableResolver): boolean {
  if (!style || !boxElements.has(name)) return false;
  const padding = (resolve(style.get("padding") ?? style.get("padding-block") ?? "") ?? "").split(" ");
  if (!padding.some((each) => (parsePixels(each) ?? 0) >= minPaddingPx)) return false;
  const radius = parsePixels((resolve(style.get("border-radius") ?? "") ?? "").split(" ")[0]) ?? 0;
  return hasBorder(style, resolve) || hasShadow(style, resolve) || (radius > 0 && hasBackground(style, resolve));
}

const hasBorder = (style: ComputedStyle, resolve: VariableResolver) => {
  const border = resolve(style.get("border") ?? "") ?? "";
  return /\b(?:solid|dashed|dotted|double)\b/.test(border) && !/transparent|^0(?:px)?\s/.test(border);
};

const hasShadow = (style: ComputedStyle, resolve: VariableResolver) =>
  parseShadowLayers(resolve(style.get("box-shadow") ?? "") ?? "").some(({ blur }) => blur > 0);

const hasBackground = (style: ComputedStyle, resolve: VariableResolver) => {
  const background = resolve(style.get("background") ?? style.get("background-color") ?? "") ?? "";
  return background !== "" && !/^(?:none|transparent|inherit)/.test(background);
};
