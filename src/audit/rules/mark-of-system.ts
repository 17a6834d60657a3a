import type { SourceRule } from "#/audit/rule";
import type { Element, Markup } from "#/audit/parse-markup";
import { locateElement, parseAsset } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import type { Mark } from "#/model/mark";

export const markOfSystem: SourceRule = {
  id: "mark-of-system",
  summary: "Logos are marks of the system and keep their proportions.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }, { mark }) {
    if (!mark || kind === "asset") return;
    const paths = getPaths(mark);
    for (const markup of markups) {
      const drawings = collectPaths(markup);
      for (const element of markup.elements) {
        if ((element.name !== "svg" && element.name !== "img") || !isLogo(element)) continue;
        const shapes = drawings.get(element) ?? [];
        if (element.attributes.get("preserveaspectratio")?.trim() === "none")
          yield {
            location: locateElement(markup, element),
            message: "The logo is stretched.",
            fix: 'Remove preserveAspectRatio="none", and set only the width or the height.',
          };
        if (element.name === "svg" && shapes.length > 0 && !shapes.some((path) => paths.has(path)))
          yield {
            location: locateElement(markup, element),
            message: "The logo is not one of the system's marks.",
            fix: "Replace it with the symbol, wordmark or lockup from the system's assets.",
          };
      }
    }
  },
};

const getPaths = memoize((mark: Mark): ReadonlySet<string> => {
  const paths = new Set(mark.symbol.shapes.map(({ path }) => path));
  for (const { attributes } of mark.assets.flatMap((asset) => parseAsset(asset).markups).flatMap(({ elements }) => elements)) {
    const path = attributes.get("d");
    if (path) paths.add(path);
  }
  return paths;
});

/** The paths of each SVG. Those of a nested SVG belong to the inner one. */
function collectPaths({ elements }: Markup): ReadonlyMap<Element, readonly string[]> {
  const pathsBySvg = new Map<Element, string[]>();
  const closestSvg = new Map<Element, Element>();
  for (const element of elements) {
    const svg = element.name === "svg" ? element : element.parent && closestSvg.get(element.parent);
    if (!svg) continue;
    closestSvg.set(element, svg);
    const path = element.attributes.get("d");
    const paths = pathsBySvg.get(svg) ?? [];
    if (path) paths.push(path);
    pathsBySvg.set(svg, paths);
  }
  return pathsBySvg;
}

const logoPattern = /(?:^|[\s_-])(?:logo|logotype|wordmark|brandmark)(?:$|[\s_-])/i;

const isLogo = ({ attributes }: Element) =>
  ["class", "id", "alt", "aria-label"].some((name) => logoPattern.test(attributes.get(name) ?? ""));
