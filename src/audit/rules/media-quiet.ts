import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** WCAG 2.2, 1.4.2 and 2.2.2. */
export const mediaQuiet: MarkupRule = {
  id: "media-quiet",
  summary: "Sound does not play automatically, and media can be stopped.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const { name, attributes } = element;
        if (name !== "video" && name !== "audio") continue;
        if (attributes.has("autoplay") && !attributes.has("muted"))
          yield {
            location: locateElement(markup, element),
            message: `The ${name} plays automatically with sound.`,
            fix: "Remove autoplay.",
          };
        else if (!attributes.has("controls"))
          yield {
            location: locateElement(markup, element),
            message: `The ${name} cannot be stopped.`,
            fix: "Add the controls attribute.",
          };
      }
  },
};
