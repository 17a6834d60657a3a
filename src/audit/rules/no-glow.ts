import { literalColor } from "#/audit/palette";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { shadowLayers } from "#/audit/shadow-layers";

/** From which blur a coloured shadow is a glow: around boxes and around letters, CSS pixels; and from which chroma a colour is one. */
const [boxBlurMin, textBlurMin, chromaMin] = [12, 4, 0.05];

/** What the last shadow of a filter says, where it is short enough to be one. */
function dropShadowIn(filter: string): string | undefined {
  const start = filter.lastIndexOf(dropShadow);
  const said = filter.slice(start + dropShadow.length, -1);
  return start >= 0 && filter.endsWith(")") && said.length <= 120 ? said : undefined;
}
const dropShadow = "drop-shadow(";

/** Nothing glows: depth is said by the system's shadows, which are not coloured. */
export const noGlow: SourceRule = {
  id: "no-glow",
  summary: "Nothing glows: depth is said by the system's shadows, which are not coloured.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = resolveIn(source, tokens);
    for (const { property, value, spot } of source.declarations) {
      const isText = property === "text-shadow";
      if (!isText && property !== "box-shadow" && property !== "filter") continue;
      const read = (resolve(value) ?? "").toLowerCase();
      const written = property === "filter" ? dropShadowIn(read) : read;
      const glowing = shadowLayers(written ?? "").some(({ x, y, blur, color }) => {
        const isAround = Math.abs(x) <= 2 && Math.abs(y) <= 2 && blur >= (isText ? textBlurMin : boxBlurMin);
        return isAround && (literalColor(color)?.c ?? 0) > chromaMin;
      });
      if (glowing)
        yield {
          spot,
          message: `A glow: ${value.slice(0, 60)}.`,
          fix: tokens.shadows.length > 0 ? "Use a shadow of the system, such as var(--shadow-md), or none." : "Take it away.",
        };
    }
  },
};
