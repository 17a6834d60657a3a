/** What a second colour was found in: given tokens, the mark, or the brand's own hue. */
export const secondColorSources = ["tokens", "mark", "hue"] as const;
export type SecondColorSource = (typeof secondColorSources)[number];
