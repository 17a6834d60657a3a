import { parseLiteralColor } from "#/audit/palette";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";
import { parseShadowLayers } from "#/audit/shadow-layers";

/** From this blur a coloured shadow around a box or around text is a glow. */
const [minBoxBlurPx, minTextBlurPx] = [12, 4];
/** From this chroma (OKLCH) a shadow is coloured. */
const minChroma = 0.05;

/** The arguments of the last `drop-shadow()` in a filter. */
function findDropShadow(filter: string): string | undefined {
  const start = filter.lastIndexOf(dropShadow);
  const layer = filter.slice(start + dropShadow.length, -1);
  return start >= 0 && filter.endsWith(")") && layer.length <= 120 ? layer : undefined;
}
const dropShadow = "drop-shadow(";

const isShadow = (property: string) => property === "text-shadow" || property === "box-shadow" || property === "filter";

export const noGlow: SourceRule = {
  id: "no-glow",
  summary: "Shadows are not coloured glows.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { property, value, location } of listDeclarationsOf(source, isShadow)) {
      const isText = property === "text-shadow";
      const resolved = (resolve(value) ?? "").toLowerCase();
      const written = property === "filter" ? findDropShadow(resolved) : resolved;
      const glowing = parseShadowLayers(written ?? "").some(({ x, y, blur, color }) => {
        const isAround = Math.abs(x) <= 2 && Math.abs(y) <= 2 && blur >= (isText ? minTextBlurPx : minBoxBlurPx);
        return isAround && (parseLiteralColor(color)?.c ?? 0) > minChroma;
      });
      if (glowing)
        yield {
          location,
          message: `The ${property} ${value.slice(0, 60)} is a glow.`,
          fix: tokens.shadows.length > 0 ? "Use a shadow of the system, such as var(--shadow-md), or none." : "Remove it.",
        };
    }
  },
};
