import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const fillerPattern =
  /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|(?:john|jane) doe|placeholder text|sample text|tbd|todo:)\b/i;
const promptPattern = /\b(?:your (?:text|headline|title|company name|tagline) here|insert (?:text|headline|copy) here)\b/i;
const maxTextLength = 20_000;
const skippedElements = new Set(["style", "script", "code", "pre"]);

export const noFillerText: MarkupRule = {
  id: "no-filler-text",
  summary: "Copy has no placeholder text.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups)
      for (const element of markup.elements) {
        if (skippedElements.has(element.name)) continue;
        const text = element.text.slice(0, maxTextLength);
        const [fillerText] = fillerPattern.exec(text) ?? promptPattern.exec(text) ?? [];
        if (fillerText !== undefined)
          yield {
            location: locateElement(markup, element),
            message: `"${fillerText.slice(0, 40)}" is placeholder text.`,
            fix: "Write the copy from the brief, or remove the element.",
          };
      }
  },
};
