import { hasOwnName } from "#/audit/elements";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 1.1.1. */
export const imageAlternative: MarkupRule = {
  id: "image-alternative",
  summary: "Images have a text alternative; decorative images have an empty one.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const { name, attributes } = element;
        const isRequired =
          name === "img" ||
          (name === "area" && attributes.has("href")) ||
          (name === "input" && attributes.get("type")?.toLowerCase() === "image");
        const isDecorative =
          ["presentation", "none"].includes(attributes.get("role") ?? "") || attributes.get("aria-hidden") === "true";
        if (isRequired && !isDecorative && !attributes.has("alt") && !hasOwnName(element))
          yield {
            location: locateElement(markup, element),
            message: `The ${name} has no text alternative.`,
            fix: 'Describe the image in alt, or write alt="" if it is decorative.',
          };
      }
  },
};
