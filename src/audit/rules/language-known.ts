import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** BCP 47; WCAG 2.2, 3.1.1 and 3.1.2. */
export const languageKnown: MarkupRule = {
  id: "language-known",
  summary: "The lang attribute is a valid language tag.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const lang = element.attributes.get("lang")?.trim();
        if (lang === undefined || lang === "" || /^(?:[a-z]{2,3}|x)(?:-[a-z0-9]{1,8})*$/i.test(lang)) continue;
        yield {
          location: locateElement(markup, element),
          message: `"${lang.slice(0, 40)}" is not a language tag.`,
          fix: 'Use a tag such as lang="en" or lang="pt-BR".',
        };
      }
  },
};
