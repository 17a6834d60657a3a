import { readDigit } from "#/kernel/text/digits";
import { findPrices } from "#/studio/copy/amounts";
import type { PricedEntry } from "#/studio/copy/priced-entries";

/** A number alone, which may be one that a price begins from in Hebrew, and a digit. */
const [bareAmount, digit] = [/^(?:מ[־-])?\p{Nd}[\p{Nd}.,٫٬'\u00a0\u202f ]*$/u, /\p{Nd}/u] as const;

/** Words for thousands and more, which an amount of another size has not. */
const scale = /هزار|میلیون|triệu|nghìn|ngàn|[万萬千만천]/u;

/** A unit of more letters is a word, which some languages decline after small numbers; how different amounts with one scale are. */
const [maxSign, leastDeclined, mostTimes] = [4, 10, 10] as const;

/** A number in any digits, without the marks between them. */
const toNumber = (text: string): number =>
  [...text].filter((letter) => digit.test(letter)).reduce((sum, letter) => sum * 10 + readDigit(letter), 0);

/** A number with the currency of another amount. */
function addUnit(amount: string, priced: string): string {
  const letters = [...priced.trim()];
  const [start, end] = [
    letters.findIndex((letter) => digit.test(letter)),
    letters.findLastIndex((letter) => digit.test(letter)) + 1,
  ];
  const [before, number, after] = [letters.slice(0, start), letters.slice(start, end), letters.slice(end)].map((part) =>
    part.join(""),
  );
  if (before === undefined || number === undefined || after === undefined) return amount;
  const [own, other] = [toNumber(amount), toNumber(number)];
  const unit = `${before}${after}`.trim();
  if (unit === "" || own === 0 || other === 0) return amount;
  const isDeclined = unit.replace(/[^\p{L}]/gu, "").length > maxSign && [own, other].some((n) => n <= leastDeclined || n % 5 > 0);
  const isOtherScale = scale.test(unit) && (own >= other * mostTimes || other >= own * mostTimes);
  return isDeclined || isOtherScale ? amount : `${before}${amount}${after}`;
}

/** Rows of a price list in which a number alone has the currency of the row before it. */
export function shareUnits(rows: readonly (PricedEntry | string)[]): readonly (PricedEntry | string)[] {
  let last: string | undefined;
  return rows.map((row) => {
    if (typeof row === "string") return row;
    const [price, ...others] = findPrices(row.amount);
    if (price !== undefined) last = others.length === 0 ? price[0] : undefined;
    return last !== undefined && bareAmount.test(row.amount) ? { ...row, amount: addUnit(row.amount, last) } : row;
  });
}
