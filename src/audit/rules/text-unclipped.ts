import { type ComputedStyle, computeStyles } from "#/audit/computed-styles";
import { parsePixels } from "#/audit/lengths";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { getVariableResolver, type VariableResolver } from "#/audit/variable-resolver";

/** Below this line height the letters of one line reach out of a box that hides what passes it. */
const minHiddenLeading = 0.9;
/** Elements whose text only replaces them. */
const gauges = new Set(["progress", "meter"]);
const [defaultSizePx, defaultLeading] = [16, 1.2];

export const textUnclipped: SourceRule = {
  id: "text-unclipped",
  summary: "Boxes that hide what passes them are high enough for their text.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    for (const markup of source.markups)
      for (const element of markup.elements) {
        const style = styles.get(element);
        if (!style || element.text.trim() === "" || gauges.has(element.name) || !isHiding(style)) continue;
        const clip = findClip(style, resolve);
        if (clip)
          yield {
            location: locateElement(markup, element),
            message: `The ${element.name} cuts its text: ${clip}.`,
            fix: "Remove the height or overflow, or give the box the line height of its text.",
          };
      }
  },
};

/** Whether a box hides what passes it, and is not hidden itself or shortened with an ellipsis. */
function isHiding(style: ComputedStyle): boolean {
  const overflow = `${style.get("overflow") ?? ""} ${style.get("overflow-y") ?? ""} ${style.get("overflow-block") ?? ""}`;
  const isUnseen = ["clip", "clip-path"].some((name) => style.has(name)) || style.get("display") === "none";
  return /hidden|clip/.test(overflow) && !isUnseen && !style.has("-webkit-line-clamp") && !style.has("line-clamp");
}

/**
 * How a box is too low for one line of its text. Undefined if it is not, or only a browser knows.
 */
function findClip(style: ComputedStyle, resolve: VariableResolver): string | undefined {
  const read = (property: string) => resolve(style.get(property) ?? "")?.trim() ?? "";
  const written = read("line-height");
  const leading = /^(?:\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})$/.test(written) ? Number(written) : defaultLeading;
  const sizePx = parsePixels(read("font-size")) ?? defaultSizePx;
  const heightPx = parsePixels(read("height")) ?? parsePixels(read("max-height")) ?? parsePixels(read("block-size"));
  if (heightPx !== undefined && heightPx > 1 && heightPx + 0.5 < leading * sizePx)
    return `it is ${Math.round(heightPx)} px high, and one line ${Math.round(leading * sizePx)} px`;
  const paddings = ["padding", "padding-block", "padding-bottom", "padding-block-end"].map(read);
  const hasRoom = paddings.some((padding) => padding !== "" && !/^0(?:$|[^.\d])/.test(padding));
  return leading < minHiddenLeading && !hasRoom ? `its line height is ${leading}` : undefined;
}
