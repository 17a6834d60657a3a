import { quoteList, quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/** The parts of a design that say how it speaks. */
export type VoiceSource = Pick<DesignContent, "direction" | "given">;

/**
 * How a brand speaks, in one line each: the voice that people brought in, or else that of the
 * direction, then words, pairs and the boilerplate. What people wrote is quoted as data.
 *
 * @param toSafeText Makes the direction's own sentence safe for the document.
 */
export function listVoiceLines({ direction, given }: VoiceSource, toSafeText: (text: string) => string): readonly string[] {
  const { tone, use = [], avoid = [], boilerplate, pairs = [] } = given.voice ?? {};
  return [
    tone === undefined || tone.trim() === "" ? toSafeText(direction.voice) : `In the brand's own words: ${quoteText(tone)}`,
    ...(use.length > 0 ? [`Words to use: ${quoteList(use)}`] : []),
    ...(avoid.length > 0 ? [`Words to avoid: ${quoteList(avoid)}`] : []),
    ...pairs.map((pair) => {
      const pictures = [
        ...(pair.doPicture === undefined ? [] : [`do: ${describePicture(given, pair.doPicture)}`]),
        ...(pair.avoidPicture === undefined ? [] : [`do not: ${describePicture(given, pair.avoidPicture)}`]),
      ];
      const shown = pictures.length > 0 ? ` (pictures: ${pictures.join(", ")})` : "";
      return `Do: ${quoteText(pair.do)} Do not: ${quoteText(pair.avoid)}${shown}`;
    }),
    ...(boilerplate === undefined || boilerplate.trim() === ""
      ? []
      : [`To describe the brand in a paragraph, use this text: ${quoteText(boilerplate)}`]),
  ];
}

/** A picture by its file, and what it shows if people brought it in. */
function describePicture({ pictures = [] }: VoiceSource["given"], slug: string): string {
  const alt = pictures.find((picture) => picture.slug === slug)?.alt ?? "";
  return `${quoteText(`${slug}.svg`)}${alt === "" ? "" : ` shows ${quoteText(alt)}`}`;
}

/** Whether people brought in anything about how the brand speaks. */
export const hasGivenVoice = ({ given }: Pick<DesignContent, "given">): boolean =>
  Object.values(given.voice ?? {}).some((value) => value.length > 0);
