/** A number rounded to at most `places` decimals; never NaN, infinite or minus zero. */
export function rounded(value: number, places = 4): number {
  if (!Number.isFinite(value)) throw new RangeError(`no finite number: ${value}`);
  const factor = 10 ** places;
  return Math.round(value * factor) / factor + 0;
}

/** A number as plain decimal text: at most `places` decimals, no exponent, no minus zero, no trailing noughts. */
export function decimal(value: number, places = 4): string {
  const number = rounded(value, places);
  const text = String(number);
  return text.includes("e") ? number.toFixed(places).replace(/\.?0+$/, "") : text;
}
