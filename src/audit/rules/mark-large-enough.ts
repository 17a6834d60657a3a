import { computeStyles, type ComputedStyle } from "#/audit/computed-styles";
import { parsePixels } from "#/audit/lengths";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { getVariableResolver, type VariableResolver } from "#/audit/variable-resolver";
import type { Mark } from "#/model/mark";

/** Heights this close below the smallest one are rounding. */
const tolerancePx = 0.5;

export const markLargeEnough: SourceRule = {
  id: "mark-large-enough",
  summary: "Symbols and wordmarks are at least as high as the smallest size that the brand states.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, mark }) {
    if (!mark || source.kind === "asset") return;
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    for (const markup of source.markups)
      for (const element of markup.elements) {
        const version = element.name === "svg" ? findVersion(element, mark) : undefined;
        const style = styles.get(element);
        if (!version || !style || style.get("display") === "none") continue;
        const px = findHeight(element, style, resolve, version.aspect);
        const minimum = mark.smallestPx[version.kind];
        if (px === undefined || px === 0 || px >= minimum - tolerancePx) continue;
        yield {
          location: locateElement(markup, element),
          message: `The ${version.kind} is ${Number(px.toFixed(1))} px high; its smallest size is ${minimum} px.`,
          fix:
            version.kind === "wordmark"
              ? `Set it ${minimum} px high or more, or show the symbol alone.`
              : `Set it ${minimum} px high or more.`,
        };
      }
  },
};

type Version = { readonly kind: "symbol" | "wordmark"; readonly aspect: number };

/** The version of the mark that an SVG shows, by its class and view box. */
function findVersion({ attributes }: Element, { assets }: Mark): Version | undefined {
  const [, , width = 0, height = 0] = (attributes.get("viewbox") ?? "")
    .slice(0, 100)
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return undefined;
  const classes = attributes.get("class") ?? "";
  const wordmark = assets.find(({ kind }) => kind === "wordmark");
  if (wordmark && wordmark.width === width && wordmark.height === height && width !== height)
    return { kind: "wordmark", aspect: width / height };
  return /(?:^|[\s_-])(?:brand__symbol|logo|brandmark)(?:$|\s)/.test(classes) && width === height
    ? { kind: "symbol", aspect: 1 }
    : undefined;
}

/**
 * The height at which the whole drawing is seen, CSS pixels. Undefined if only a browser knows it.
 */
function findHeight(
  { attributes }: Element,
  style: ComputedStyle,
  resolve: VariableResolver,
  aspect: number,
): number | undefined {
  const read = (property: string) => {
    const value = resolve(style.get(property) ?? "")?.trim() ?? "";
    // The least of several lengths counts; shares of the surroundings are not known here.
    const lengths = /^min\(/.test(value)
      ? value
          .slice(4, -1)
          .split(",")
          .flatMap((each) => parsePixels(each) ?? [])
      : [];
    return lengths.length > 0 ? Math.min(...lengths) : parsePixels(value);
  };
  const height = read("height") ?? read("block-size") ?? parsePixels(`${attributes.get("height") ?? ""}px`);
  const width = read("max-width") ?? read("width") ?? read("inline-size");
  const byWidth = width === undefined ? undefined : width / aspect;
  if (height === undefined) return byWidth;
  return byWidth === undefined ? height : Math.min(height, byWidth);
}
