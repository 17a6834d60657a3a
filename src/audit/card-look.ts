import type { Look } from "#/audit/looks";
import type { Element } from "#/audit/parse-markup";
import { pixelsOf } from "#/audit/pixels";
import type { Resolve } from "#/audit/resolve";
import { shadowLayers } from "#/audit/shadow-layers";

const boxes = new Set(["div", "article", "section", "li", "aside"]);
const paddingMinPx = 12;

/** Whether an element looks like a card: a box with room inside that a line, a shadow or a round ground parts from what is around it. */
export function isCard({ name }: Element, look: Look | undefined, resolve: Resolve): boolean {
  if (!look || !boxes.has(name)) return false;
  const padding = (resolve(look.get("padding") ?? look.get("padding-block") ?? "") ?? "").split(" ");
  if (!padding.some((each) => (pixelsOf(each) ?? 0) >= paddingMinPx)) return false;
  const radius = pixelsOf((resolve(look.get("border-radius") ?? "") ?? "").split(" ")[0]) ?? 0;
  return hasLine(look, resolve) || hasShadow(look, resolve) || (radius > 0 && hasGround(look, resolve));
}

const hasLine = (look: Look, resolve: Resolve) => {
  const line = resolve(look.get("border") ?? "") ?? "";
  return /\b(?:solid|dashed|dotted|double)\b/.test(line) && !/transparent|^0(?:px)?\s/.test(line);
};

const hasShadow = (look: Look, resolve: Resolve) =>
  shadowLayers(resolve(look.get("box-shadow") ?? "") ?? "").some(({ blur }) => blur > 0);

const hasGround = (look: Look, resolve: Resolve) => {
  const ground = resolve(look.get("background") ?? look.get("background-color") ?? "") ?? "";
  return ground !== "" && !/^(?:none|transparent|inherit)/.test(ground);
};
