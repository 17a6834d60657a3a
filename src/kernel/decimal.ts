import { trimEndCharacters } from "#/kernel/text/trim";

/**
 * Rounds to at most `places` decimals. The result is never minus zero. Throws RangeError for NaN
 * and infinity.
 */
export function roundTo(value: number, places = 4): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  const factor = 10 ** places;
  return Math.round(value * factor) / factor + 0;
}

/**
 * A number as plain decimal text: at most `places` decimals, no exponent, no minus zero, no
 * trailing zeros.
 */
export function formatDecimal(value: number, places = 4): string {
  const number = roundTo(value, places);
  const text = String(number);
  return text.includes("e") ? trimEndCharacters(trimEndCharacters(number.toFixed(places), "0"), ".") : text;
}

/** Puts a separator between groups of three digits, counted from the end. */
export function groupDigits(digits: string, mark: string): string {
  const first = digits.length % 3;
  const groups = first > 0 ? [digits.slice(0, first)] : [];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(mark);
}
