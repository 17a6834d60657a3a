import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const buzzwordPattern =
  /\b(?:seamless(?:ly)?|unleash|empower(?:s|ing)?|revolutioni[sz]e|cutting[- ]edge|next[- ]gen(?:eration)?|elevate your|supercharge)\b/i;
const clichePattern =
  /\b(?:game[- ]chang(?:er|ing)|(?:world|best[- ]in)[- ]class|unlock the p(?:ower|otential)|to the next level|in today's fast-paced)\b/i;
const [maxDashes, maxTextLength] = [2, 20_000];
const skippedElements = new Set(["style", "script", "title", "code", "pre"]);

export const copyPlain: MarkupRule = {
  id: "copy-plain",
  summary: "Copy is specific: it has no buzzwords and few dashes.",
  severity: "info",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      let dashes = 0;
      for (const element of markup.elements) {
        if (skippedElements.has(element.name)) continue;
        const text = element.text.slice(0, maxTextLength);
        const [phrase] = buzzwordPattern.exec(text) ?? clichePattern.exec(text) ?? [];
        if (phrase !== undefined)
          yield {
            location: locateElement(markup, element),
            message: `"${phrase.slice(0, 40)}" is a buzzword that fits any product.`,
            fix: "Say what the product does, with a number or a name.",
          };
        const before = dashes;
        dashes += text.split(" — ").length - 1 + (text.match(/\p{L}—\p{L}/gu)?.length ?? 0);
        if (before <= maxDashes && dashes > maxDashes)
          yield {
            location: locateElement(markup, element),
            message: `More than ${maxDashes} dashes join parts of sentences.`,
            fix: "Split the sentences.",
          };
      }
    }
  },
};
