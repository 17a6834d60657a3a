import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Checked on pages only: a fragment may link to other parts of its page. */
export const placeExists: MarkupRule = {
  id: "place-exists",
  summary: "Links within a page point to an id that exists.",
  severity: "warning",
  safety: false,
  reads: "markup",
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
          message: `The link points to ${href.slice(0, 60)}, but no element has that id.`,
          fix: `Add id="${href.slice(1, 60)}" to the target, or correct the link.`,
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
