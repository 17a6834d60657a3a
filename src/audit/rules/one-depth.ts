import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { parseShadowLayers } from "#/audit/shadow-layers";
import { getStyleBlocks } from "#/audit/style-blocks";

/** From this blur a shadow is wide. */
const minWideBlurPx = 16;

export const oneDepth: SourceRule = {
  id: "one-depth",
  summary: "A box has a hairline border or a wide shadow, but not both.",
  severity: "info",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { selector, values, location } of getStyleBlocks(source)) {
      const line = resolve(values.get("border") ?? "") ?? "";
      if (!/\b(?:1|0?\.5)px solid\b/.test(line) || /transparent/.test(line)) continue;
      if (parseShadowLayers(resolve(values.get("box-shadow") ?? "") ?? "").some(({ blur }) => blur >= minWideBlurPx))
        yield {
          location,
          message: `${selector.slice(0, 60) || "An element"} has both a hairline border and a wide shadow.`,
          fix: "Keep the one that the system uses for depth, and remove the other.",
        };
    }
  },
};
