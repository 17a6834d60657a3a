/** The font size that em and ch are read by where none is known, CSS pixels. */
const emPx = 16;
const pixelsPerUnit: Readonly<Record<string, number>> = { px: 1, rem: emPx, pt: 4 / 3, "": 1 };

/**
 * A single length in CSS pixels; of `clamp()` and `min()` the least that it can be. Undefined for
 * what depends on the window or the text around it.
 */
export function parsePixels(value: string | undefined): number | undefined {
  const text = value?.trim().toLowerCase() ?? "";
  const [, first] = /^(?:clamp|min)\(([^,()]{1,40}),/.exec(text) ?? [];
  const [, number, unit = ""] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|pt)?$/.exec((first ?? text).trim().slice(0, 40)) ?? [];
  if (number === undefined || (unit === "" && Number(number) !== 0)) return undefined;
  return Number(number) * (pixelsPerUnit[unit] ?? 1);
}
