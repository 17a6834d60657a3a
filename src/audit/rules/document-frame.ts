import type { MarkupRule } from "#/audit/rule";

/** WCAG 2.2, 2.4.2 and 3.1.1. */
export const documentFrame: MarkupRule = {
  id: "document-frame",
  summary: "A document has a doctype, language, title, character encoding and viewport.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ isWholeDocument, markups }) {
    if (!isWholeDocument) return;
    for (const { hasDoctype, elements } of markups) {
      const hasElement = (name: string, isMatch: (attributes: ReadonlyMap<string, string>, text: string) => boolean) =>
        elements.some((element) => element.name === name && isMatch(element.attributes, element.text));
      const isUtf8 = (text: string | undefined) => /utf-?8/i.test(text ?? "");
      const requirements: readonly (readonly [boolean, string, string])[] = [
        [!hasDoctype, "doctype", "Start it with <!doctype html>."],
        [
          !hasElement("html", (attributes) => /^[a-z]{2,3}\b/i.test(attributes.get("lang") ?? "")),
          "language",
          'Add a lang attribute, such as <html lang="en">.',
        ],
        [!hasElement("title", (_, text) => text.trim() !== ""), "title", "Add a title element with the page's name to the head."],
        [
          !hasElement("meta", (attributes) => isUtf8(attributes.get("charset")) || isUtf8(attributes.get("content"))),
          "character encoding",
          'Put <meta charset="utf-8"> first in the head.',
        ],
        [
          !hasElement("meta", (attributes) => attributes.get("name")?.toLowerCase() === "viewport"),
          "viewport",
          'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
        ],
      ];
      for (const [isMissing, what, fix] of requirements) if (isMissing) yield { message: `The document has no ${what}.`, fix };
    }
  },
};
