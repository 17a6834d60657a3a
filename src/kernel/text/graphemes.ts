/** A pictograph with its variation selector or skin tone. */
const pictograph = String.raw`\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier})*`;
const joiners = String.raw`\p{M}\u200c\u200d`;

/**
 * What a reader sees as one letter or sign: a character with its marks, a pair of regional
 * indicators, or pictographs that joiners connect. Written out instead of `Intl.Segmenter`, whose
 * data differ between platforms.
 */
const grapheme = new RegExp(
  String.raw`\p{RI}\p{RI}|${pictograph}(?:\u200d${pictograph})*|[^${joiners}][${joiners}]*|[${joiners}]+`,
  "gsu",
);

/** The letters and signs of a text, in order. */
export const splitGraphemes = (text: string): readonly string[] => text.match(grapheme) ?? [];
