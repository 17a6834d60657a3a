/** One layer of a shadow: lengths in CSS pixels, the colour as text. */
export type CssShadowLayer = {
  readonly inset: boolean;
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
};

const maxLength = 2000;
const pixelsPerUnit: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, "": 1 };

/**
 * The layers of a `box-shadow` or `text-shadow` with resolved variables. Invalid layers are
 * skipped.
 */
export function parseShadowLayers(value: string): readonly CssShadowLayer[] {
  if (value.length > maxLength) return [];
  return splitLayers(value).flatMap((text) => {
    const color = /#[0-9a-f]{3,8}\b|\b[a-z]+\([^()]*\)/i.exec(text)?.[0] ?? "";
    const parts = text.replace(color, " ").trim().split(/\s+/);
    const lengths = parts.flatMap((part) => {
      const [, number, name = ""] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|em)?$/i.exec(part) ?? [];
      return number === undefined ? [] : [Number(number) * (pixelsPerUnit[name.toLowerCase()] ?? 1)];
    });
    const [x, y, blur = 0, spread = 0] = lengths;
    if (x === undefined || y === undefined) return [];
    const part = parts.find((each) => /^[a-z]{3,}$/i.test(each) && each !== "inset") ?? "";
    return [{ inset: parts.includes("inset"), x, y, blur, spread, color: color || part }];
  });
}

/** Splits a value at its commas, except those inside parentheses. */
function splitLayers(value: string): readonly string[] {
  const layers: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === "(") depth++;
    else if (value[at] === ")") depth--;
    else if (value[at] === "," && depth === 0) {
      layers.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...layers, value.slice(from)];
}
