import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/**
 * A link to a place on the same page leads to a place that is there. A fragment is part of a page
 * that nobody knows here.
 */
export const placeExists: SourceRule = {
  id: "place-exists",
  summary: "A link to a place on the same page leads to a place that is there.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }) {
    if (kind !== "page") return;
    for (const markup of markups) {
      const anchors = new Set(["top"]);
      for (const { attributes } of markup.elements)
        for (const name of [attributes.get("id"), attributes.get("name")]) if (name) anchors.add(name);
      for (const element of markup.elements) {
        const href = element.name === "a" ? element.attributes.get("href")?.trim() : undefined;
        if (!href?.startsWith("#") || href.length < 2 || anchors.has(decodeFragment(href.slice(1)))) continue;
        yield {
          location: locateElement(markup, element),
          message: `The link leads to ${href.slice(0, 60)}, and nothing on the page bears that id.`,
          fix: `Give what is meant id="${href.slice(1, 60)}", or mend the link.`,
        };
      }
    }
  },
};

function decodeFragment(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
