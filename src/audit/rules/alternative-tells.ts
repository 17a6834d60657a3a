import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const fileNamePattern = /^[\w% .()-]{1,80}\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const genericTextPattern = /^(?:image|picture|photo|photograph|graphic|icon|img|placeholder|alt|alt text)$/i;

/**
 * A text alternative says what a picture shows: no file name, and not that it is a picture (WCAG
 * 2.2, 1.1.1).
 */
export const alternativeTells: SourceRule = {
  id: "alternative-tells",
  summary: "A text alternative says what a picture shows: no file name, and not that it is a picture.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const alt = element.attributes.get("alt")?.trim();
        if (alt && (fileNamePattern.test(alt) || genericTextPattern.test(alt)))
          yield {
            location: locateElement(markup, element),
            message: `The text alternative is "${alt.slice(0, 60)}".`,
            fix: 'Say what is to be seen; write alt="" where the picture only decorates.',
          };
      }
  },
};
