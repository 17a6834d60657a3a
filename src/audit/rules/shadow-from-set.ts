import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";
import { parseShadowLayers } from "#/audit/shadow-layers";
import { shadowVariable } from "#/model/css-variables";
import type { Shadow } from "#/model/token-set";

/** Lines that are drawn as shadows without blur are allowed. */
export const shadowFromSet: SourceRule = {
  id: "shadow-from-set",
  summary: "Shadows come from the design tokens.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    for (const { value, location } of listDeclarationsOf(source, (name) => name === "box-shadow")) {
      if (value.includes("var(--shadow") || value.includes("var(--_shadow")) continue;
      const offSet = parseShadowLayers(value).filter(
        ({ blur, y, spread }) => blur > 0 && !isInSet(tokens.shadows, y, blur, spread),
      );
      const [firstOffSet] = offSet;
      if (!firstOffSet) continue;
      const nearest = findNearestShadow(tokens.shadows, firstOffSet.blur);
      yield {
        location,
        message: `The shadow ${value.slice(0, 60)} is not in the tokens.`,
        fix: nearest ? `Use var(${shadowVariable(nearest.name)}), the nearest shadow.` : "Remove it: the system has no shadows.",
        ...(nearest && createEdits(location, value, `var(${shadowVariable(nearest.name)})`)),
      };
    }
  },
};

const isInSet = (shadows: readonly Shadow[], y: number, blur: number, spread: number) =>
  shadows.some(({ light, dark }) =>
    [...light, ...dark].some((layer) => layer.y === y && layer.blur === blur && layer.spread === spread),
  );

function findNearestShadow(shadows: readonly Shadow[], blur: number): Shadow | undefined {
  const getDistance = ({ light }: Shadow) => Math.abs(Math.max(0, ...light.map((layer) => layer.blur)) - blur);
  return shadows.reduce<Shadow | undefined>(
    (best, shadow) => (!best || getDistance(shadow) < getDistance(best) ? shadow : best),
    undefined,
  );
}
