import type { SourceRule } from "#/audit/rule";

/**
 * A whole page has what every document needs: doctype, language, title, character set and viewport
 * (WCAG 2.2, 2.4.2 and 3.1.1).
 */
export const documentFrame: SourceRule = {
  id: "document-frame",
  summary: "A whole page has what every document needs: doctype, language, title, character set and viewport.",
  severity: "error",
  safety: false,
  *check({ isWholeDocument, markups }) {
    if (!isWholeDocument) return;
    for (const { hasDoctype: doctype, elements } of markups) {
      const hasElement = (name: string, isMatch: (attributes: ReadonlyMap<string, string>, text: string) => boolean) =>
        elements.some((element) => element.name === name && isMatch(element.attributes, element.text));
      const isUtf8 = (text: string | undefined) => /utf-?8/i.test(text ?? "");
      const requirements: readonly (readonly [boolean, string, string])[] = [
        [!doctype, "a doctype", "Begin it with <!doctype html>."],
        [
          !hasElement("html", (attributes) => /^[a-z]{2,3}\b/i.test(attributes.get("lang") ?? "")),
          "its language",
          'Write <html lang="en">, or the language that it is in.',
        ],
        [
          !hasElement("title", (_, text) => text.trim() !== ""),
          "a title",
          "Put a title element with the page's name into the head.",
        ],
        [
          !hasElement("meta", (attributes) => isUtf8(attributes.get("charset")) || isUtf8(attributes.get("content"))),
          "its character set",
          'Put <meta charset="utf-8"> first into the head.',
        ],
        [
          !hasElement("meta", (attributes) => attributes.get("name")?.toLowerCase() === "viewport"),
          "a viewport",
          'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
        ],
      ];
      for (const [isMissing, what, fix] of requirements) if (isMissing) yield { message: `The document lacks ${what}.`, fix };
    }
  },
};
