import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const textElements = new Set("span div i b strong em p button a li dt h1 h2 h3 h4 td".split(" "));
const emoji =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Extended_Pictographic}|\s)*/u;

/** Each platform draws emoji differently, and none in the brand's style. */
export const noEmojiIcons: MarkupRule = {
  id: "no-emoji-icons",
  summary: "Emoji are not used as icons.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups)
      for (const element of markup.elements) {
        if (!textElements.has(element.name)) continue;
        const text = element.text.trim();
        const [match] = emoji.exec(text.slice(0, 24)) ?? [];
        const isIcon = match !== undefined && (match.length === text.length || /^(?:h[1-4]|button|a|li|dt)$/.test(element.name));
        if (isIcon)
          yield {
            location: locateElement(markup, element),
            message: `The emoji ${match.trim()} is used as an icon.`,
            fix: "Remove it, or draw the icon as inline SVG in currentColor.",
          };
      }
  },
};
