import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const phrasingElements = new Set(
  "p h1 h2 h3 h4 h5 h6 button span label em strong b i small summary legend dt pre code".split(" "),
);
const blockElements = new Set(
  (
    "address article aside blockquote dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header " +
    "hr li main nav ol p pre section table ul"
  ).split(" "),
);
/** Elements that may contain headings as well as phrasing content. */
const headingContainers = new Set(["summary", "legend"]);

/** HTML, content models. Browsers close the outer element before the block. */
export const nestingValid: MarkupRule = {
  id: "nesting-valid",
  summary: "Elements that allow only phrasing content contain no block elements.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const { parent } = element;
        if (!parent || !phrasingElements.has(parent.name) || !blockElements.has(element.name) || isAllowed(element, parent))
          continue;
        yield {
          location: locateElement(markup, element),
          message: `A ${parent.name} cannot contain a ${element.name}.`,
          fix: `Change the ${parent.name} to a div, or the ${element.name} to a span.`,
        };
      }
  },
};

const isAllowed = ({ name }: Element, parent: Element) =>
  (headingContainers.has(parent.name) && /^h[1-6]$/.test(name)) ||
  (parent.name === "dt" && !/^(?:header|footer|article|section|nav|aside|h[1-6])$/.test(name));
