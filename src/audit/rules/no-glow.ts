import { parseLiteralColor } from "#/audit/palette";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { parseShadowLayers } from "#/audit/shadow-layers";

/**
 * From which blur a coloured shadow is a glow: around boxes and around letters, CSS pixels; and
 * from which chroma a colour is one.
 */
const [minBoxBlurPx, minTextBlurPx, minChroma] = [12, 4, 0.05];

/** What the last shadow of a filter says, where it is short enough to be one. */
function findDropShadow(filter: string): string | undefined {
  const start = filter.lastIndexOf(dropShadow);
  const layer = filter.slice(start + dropShadow.length, -1);
  return start >= 0 && filter.endsWith(")") && layer.length <= 120 ? layer : undefined;
}
const dropShadow = "drop-shadow(";

/** Nothing glows: depth is said by the system's shadows, which are not coloured. */
export const noGlow: SourceRule = {
  id: "no-glow",
  summary: "Nothing glows: depth is said by the system's shadows, which are not coloured.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { property, value, location } of source.declarations) {
      const isText = property === "text-shadow";
      if (!isText && property !== "box-shadow" && property !== "filter") continue;
      const resolved = (resolve(value) ?? "").toLowerCase();
      const written = property === "filter" ? findDropShadow(resolved) : resolved;
      const glowing = parseShadowLayers(written ?? "").some(({ x, y, blur, color }) => {
        const isAround = Math.abs(x) <= 2 && Math.abs(y) <= 2 && blur >= (isText ? minTextBlurPx : minBoxBlurPx);
        return isAround && (parseLiteralColor(color)?.c ?? 0) > minChroma;
      });
      if (glowing)
        yield {
          location,
          message: `A glow: ${value.slice(0, 60)}.`,
          fix: tokens.shadows.length > 0 ? "Use a shadow of the system, such as var(--shadow-md), or none." : "Take it away.",
        };
    }
  },
};
