import { type Color, parse as parseText } from "culori";

/** Longer texts are no colours; `color()` with long decimals has about 100 characters. */
const maxColorText = 400;

/**
 * Parses a CSS colour with the colour library. Undefined for anything else, also for incomplete
 * functions such as `color(`, for which the library throws.
 */
export function parse(text: string): Color | undefined {
  if (text.length > maxColorText) return undefined;
  try {
    return parseText(text);
  } catch {
    return undefined;
  }
}
