import { type ColorNotation, readColorNotation } from "#/color/color-notation";
import { splitCss } from "#/kernel/text/split-css";

/** A layer of a CSS shadow; `Length` is what its reader of lengths gives. */
export type CssShadowLayer<Length> = {
  readonly x: Length;
  readonly y: Length;
  readonly blur: Length | undefined;
  readonly spread: Length | undefined;
  readonly color: ColorNotation;
  /** Its colour as it was written. */
  readonly css: string;
  readonly isInset: boolean;
};

function parseLayer<Length>(text: string, readLength: (word: string) => Length | undefined): CssShadowLayer<Length> | undefined {
  const words = splitCss(text, " ");
  const rest = words.filter((word) => word.toLowerCase() !== "inset");
  const lengths: Length[] = [];
  let found: Pick<CssShadowLayer<Length>, "color" | "css"> | undefined;
  for (const word of rest) {
    const length = readLength(word);
    if (length !== undefined) {
      lengths.push(length);
      continue;
    }
    const color = found ? undefined : readColorNotation(word);
    if (!color) return undefined;
    found = { color, css: word };
  }
  const [x, y, blur, spread] = lengths;
  if (x === undefined || y === undefined || lengths.length > 4 || !found) return undefined;
  return { x, y, blur, spread, ...found, isInset: rest.length < words.length };
}

/**
 * The layers of a value of `box-shadow`. Undefined if it is not one whose lengths `readLength` can
 * read, with a colour in each layer.
 */
export function parseCssShadow<Length>(
  css: string,
  readLength: (word: string) => Length | undefined,
): readonly CssShadowLayer<Length>[] | undefined {
  const layers = splitCss(css, ",").map((layer) => parseLayer(layer, readLength));
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}
