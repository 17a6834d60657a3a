import type { Edit } from "#/audit/edit";
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
    for (const { hasDoctype, elements, text } of markups) {
      const head = elements.find(({ name }) => name === "head")?.contentOffset;
      const insertInHead = (insert: string) => (head === undefined ? [] : [{ text, offset: head, length: 0, insert }]);
      const hasElement = (name: string, isMatch: (attributes: ReadonlyMap<string, string>, text: string) => boolean) =>
        elements.some((element) => element.name === name && isMatch(element.attributes, element.text));
      const isUtf8 = (text: string | undefined) => /utf-?8/i.test(text ?? "");
      const charset = '<meta charset="utf-8">';
      const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
      const requirements: readonly (readonly [boolean, string, string, (readonly Edit[])?])[] = [
        [!hasDoctype, "doctype", "Start it with <!doctype html>.", [{ text, offset: 0, length: 0, insert: "<!doctype html>\n" }]],
        [
          !hasElement("html", (attributes) => /^[a-z]{2,3}\b/i.test(attributes.get("lang") ?? "")),
          "language",
          'Add a lang attribute, such as <html lang="en">.',
        ],
        [!hasElement("title", (_, text) => text.trim() !== ""), "title", "Add a title element with the page's name to the head."],
        [
          !hasElement("meta", (attributes) => isUtf8(attributes.get("charset")) || isUtf8(attributes.get("content"))),
          "character encoding",
          `Put ${charset} first in the head.`,
          insertInHead(charset),
        ],
        [
          !hasElement("meta", (attributes) => attributes.get("name")?.toLowerCase() === "viewport"),
          "viewport",
          `Add ${viewport}.`,
          insertInHead(viewport),
        ],
      ];
      for (const [isMissing, what, fix, edits = []] of requirements)
        if (isMissing) yield { message: `The document has no ${what}.`, fix, ...(edits.length > 0 && { edits }) };
    }
  },
};
