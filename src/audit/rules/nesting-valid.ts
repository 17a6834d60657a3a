import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const phrasingElements = new Set(
  "p h1 h2 h3 h4 h5 h6 button span label em strong b i small summary legend dt pre code".split(" "),
);
const blockElements = new Set(
  "address article aside blockquote dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul".split(
    " ",
  ),
);
/** Headings may stand in what opens details and in the title of a group. */
const headingContainers = new Set(["summary", "legend"]);

/**
 * Blocks stand in no element that takes only running text: browsers would close it before them
 * (HTML, content models).
 */
export const nestingValid: SourceRule = {
  id: "nesting-valid",
  summary: "Blocks stand in no element that takes only running text: browsers would close it before them.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const { parent } = element;
        if (!parent || !phrasingElements.has(parent.name) || !blockElements.has(element.name) || isAllowed(element, parent))
          continue;
        yield {
          location: locateElement(markup, element),
          message: `A ${element.name} stands in a ${parent.name}.`,
          fix: `Make the ${parent.name} a div, or the ${element.name} a span.`,
        };
      }
  },
};

const isAllowed = ({ name }: Element, parent: Element) =>
  (headingContainers.has(parent.name) && /^h[1-6]$/.test(name)) ||
  (parent.name === "dt" && !/^(?:header|footer|article|section|nav|aside|h[1-6])$/.test(name));
