import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const bearers = new Set("span div i b strong em p button a li dt h1 h2 h3 h4 td".split(" "));
const emoji =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Extended_Pictographic}|\s)*/u;

/** No emoji stands for an icon: each system draws it in its own way, and none in the brand's. */
export const noEmojiIcons: SourceRule = {
  id: "no-emoji-icons",
  summary: "No emoji stands for an icon: each system draws it in its own way, and none in the brand's.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups)
      for (const element of markup.elements) {
        if (!bearers.has(element.name)) continue;
        const text = element.text.trim();
        const [mark] = emoji.exec(text.slice(0, 24)) ?? [];
        const standsAlone =
          mark !== undefined && (mark.length === text.length || /^(?:h[1-4]|button|a|li|dt)$/.test(element.name));
        if (standsAlone)
          yield {
            spot: spotOf(markup, element),
            message: `The emoji ${mark.trim()} stands for an icon.`,
            fix: "Take it out, or draw the icon as inline SVG in currentColor.",
          };
      }
  },
};
