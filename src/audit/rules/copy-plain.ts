import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const empty =
  /\b(?:seamless(?:ly)?|unleash|empower(?:s|ing)?|revolutioni[sz]e|cutting[- ]edge|next[- ]gen(?:eration)?|supercharge|game[- ]chang(?:er|ing)|world[- ]class|best[- ]in[- ]class|elevate your|unlock the (?:power|potential)|to the next level|in today's fast-paced)\b/i;
const [dashesMax, textMax] = [2, 20_000];
const unread = new Set(["style", "script", "title", "code", "pre"]);

/** Copy says what is so: no words that fit every product, and no dash in every sentence. */
export const copyPlain: SourceRule = {
  id: "copy-plain",
  summary: "Copy says what is so: no words that fit every product, and no dash in every sentence.",
  severity: "info",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      let dashes = 0;
      for (const element of markup.elements) {
        if (unread.has(element.name)) continue;
        const text = element.text.slice(0, textMax);
        const [word] = empty.exec(text) ?? [];
        if (word !== undefined)
          yield {
            spot: spotOf(markup, element),
            message: `"${word.slice(0, 40)}" would fit every product.`,
            fix: "Say what it does, with a number or a name.",
          };
        const before = dashes;
        dashes += text.split(" — ").length - 1 + (text.match(/\p{L}—\p{L}/gu)?.length ?? 0);
        if (before <= dashesMax && dashes > dashesMax)
          yield {
            spot: spotOf(markup, element),
            message: "Dashes hold the sentences together.",
            fix: "Make two sentences of one.",
          };
      }
    }
  },
};
