import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const fileNamePattern = /^[\w% .()-]{1,80}\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const genericTextPattern = /^(?:image|picture|photo|photograph|graphic|icon|img|placeholder|alt|alt text)$/i;

/** WCAG 2.2, 1.1.1. */
export const alternativeTells: MarkupRule = {
  id: "alternative-tells",
  summary: 'Text alternatives describe the image; they are not file names or words such as "image".',
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const alt = element.attributes.get("alt")?.trim();
        if (alt && (fileNamePattern.test(alt) || genericTextPattern.test(alt)))
          yield {
            location: locateElement(markup, element),
            message: `The text alternative "${alt.slice(0, 60)}" does not describe the image.`,
            fix: 'Describe what the image shows, or write alt="" if it is decorative.',
          };
      }
  },
};
