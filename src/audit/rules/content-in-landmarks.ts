import type { Element } from "#/audit/parse-markup";
import { findInside } from "#/audit/elements";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const landmarks = new Set(["main", "header", "footer", "nav", "aside", "dialog", "search"]);
const landmarkRoles = new Set(
  "main banner contentinfo navigation complementary search form region dialog alertdialog".split(" "),
);
const silentElements = new Set("head title style script template html meta link noscript".split(" "));

/** WCAG 2.2, 1.3.1. Skip links may be outside. */
export const contentInLandmarks: MarkupRule = {
  id: "content-in-landmarks",
  summary: "All content of a page is inside a landmark.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind !== "page") return;
    for (const markup of markups) {
      const insideLandmarks = findInside(markup, isLandmark, true);
      const insideSilent = findInside(
        markup,
        ({ name, attributes }) => (silentElements.has(name) && name !== "html") || attributes.has("hidden") || name === "svg",
        true,
      );
      for (const element of markup.elements) {
        if (
          insideLandmarks.has(element) ||
          insideSilent.has(element) ||
          silentElements.has(element.name) ||
          element.text.trim() === ""
        )
          continue;
        if (element.name === "a" && element.attributes.get("href")?.startsWith("#")) continue;
        yield {
          location: locateElement(markup, element),
          message: `The ${element.name} is outside every landmark.`,
          fix: "Move it into the header, main or footer element.",
        };
      }
    }
  },
};

const isLandmark = ({ name, attributes }: Element) =>
  landmarks.has(name) ||
  landmarkRoles.has(attributes.get("role") ?? "") ||
  ((name === "section" || name === "form") && (attributes.has("aria-label") || attributes.has("aria-labelledby")));
