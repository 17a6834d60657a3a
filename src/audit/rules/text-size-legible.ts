import { parsePixels } from "#/audit/lengths";
import { isProse } from "#/audit/selectors";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";
import { sizeVariable } from "#/model/css-variables";

/** The smallest font sizes of any text and of body text. */
const [minTextPx, minProsePx] = [12, 14];

export const textSizeLegible: SourceRule = {
  id: "text-size-legible",
  summary: "Text is at least 12 px, and body text at least 14 px.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const resolve = getVariableResolver(source, tokens);
    for (const { value, selector, location } of listDeclarationsOf(source, (name) => name === "font-size")) {
      const px = parsePixels(resolve(value));
      if (px === undefined || px === 0) continue;
      const minimumPx = isProse(selector) ? minProsePx : minTextPx;
      if (px < minimumPx)
        yield {
          location,
          message: `The font size is ${Number(px.toFixed(2))} px; the minimum here is ${minimumPx} px.`,
          fix: `Use var(${sizeVariable(minimumPx === minProsePx ? "base" : "xs")}).`,
        };
    }
  },
};
