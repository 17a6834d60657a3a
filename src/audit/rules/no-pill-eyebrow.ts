import { childrenIn } from "#/audit/families";
import { type Look, lookOf, looksOf } from "#/audit/looks";
import type { Element } from "#/audit/parse-markup";
import { pixelsOf } from "#/audit/pixels";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const labels = new Set(["span", "p", "div", "a", "small", "strong"]);
/** From which radius an end is round, CSS pixels, and how many elements around are asked whether they are centred. */
const [pillMinPx, ancestorsMax] = [20, 5];

/** No pill of small text over a centred first heading: the opening of a page that could be anybody's. */
export const noPillEyebrow: SourceRule = {
  id: "no-pill-eyebrow",
  summary: "No pill of small text over a centred first heading: the opening of a page that could be anybody's.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const looks = looksOf(source);
    const resolve = resolveIn(source, tokens);
    for (const markup of source.markups) {
      const children = childrenIn(markup);
      for (const heading of markup.elements) {
        if (heading.name !== "h1" || !heading.parent) continue;
        const siblings = children.get(heading.parent) ?? [];
        const before = siblings[siblings.indexOf(heading) - 1];
        if (!before || !labels.has(before.name) || !isCentred(heading, looks)) continue;
        const inner = children.get(before) ?? [];
        const pill = [before, ...(inner.length === 1 ? inner : [])].some((each) => {
          const look = lookOf(looks, each);
          const radius = pixelsOf(resolve(look.get("border-radius") ?? "")) ?? 0;
          return (
            radius >= pillMinPx &&
            (look.has("padding") || look.has("padding-inline")) &&
            (look.has("background") || look.has("background-color") || look.has("border"))
          );
        });
        if (pill)
          yield {
            spot: spotOf(markup, before),
            message: "A pill stands over the centred first heading.",
            fix: "Take it out, or say it in the sentence below the heading.",
          };
      }
    }
  },
};

function isCentred(element: Element, looks: ReadonlyMap<Element, Look>): boolean {
  let at: Element | undefined = element;
  for (let steps = 0; at && steps < ancestorsMax; steps++, at = at.parent) {
    const look = lookOf(looks, at);
    if (look.get("text-align") === "center") return true;
    if (look.has("text-align")) return false;
  }
  return false;
}
