import { textStyleDeclarations } from "#/model/css-variables";

/** Line heights of headings: a heading is short and its lines belong together, so they stand closer than the scale's own leading. */
const leadings = { "heading-1": 1.12, "heading-2": 1.2, "heading-3": 1.3 } as const;

/** A heading's text style as declarations. */
export const headingText = (name: keyof typeof leadings): string =>
  `${textStyleDeclarations(name)};line-height:${leadings[name]}`;
