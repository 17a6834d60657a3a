/** A name and an amount in scripts that put spaces between clauses alone, in which a price may do without its currency. */
const entry = /(?<name>[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff]{4,40}) (?<amount>[1-9]\p{Nd}{1,4})(?: |$)/uy;

const startsWithCurrency = /^\s*(?:บาท|ກີບ|រៀល|ကျပ်)/u;

/** Prices are round, and none is as small as a number of people or minutes. */
const [roundTo, leastAmount, leastEntries] = [5, 20, 2] as const;

/** The same in scripts with spaces between words, where a row of several such names is no sentence: `cut 250 beard 150 both 350`. */
const spacedEntry =
  /(?<name>[\p{Ll}\p{M}\p{Lu}]{2,20}(?: [\p{Ll}\p{M}]{2,20})?)(?: -)? (?<amount>[1-9]\p{Nd}{1,4})(?:,? (?=\p{L})|[.,]? ?$|(?=, ))/uy;
const leastSpacedEntries = 3;

/** The entries of one form that a clause begins with, and where they end. */
function readEntries(clause: string, form: RegExp): { readonly entries: readonly string[]; readonly end: number } {
  const entries: string[] = [];
  let end = 0;
  for (;;) {
    form.lastIndex = end;
    const { 0: found, groups } = form.exec(clause) ?? {};
    const { amount: digits = "" } = groups ?? {};
    const amount = Number(digits);
    if (found === undefined || amount < leastAmount || amount % roundTo !== 0) return { entries, end };
    entries.push(`${groups?.name} ${digits}`);
    end += found.length;
  }
}

/**
 * The names with an amount each that a clause begins with, as one text, and what comes after them; `undefined` if
 * there are not several. One alone may be an age or a number of things.
 */
export function splitUnmarkedPrices(clause: string): { readonly entries: readonly string[]; readonly rest: string } | undefined {
  const unspaced = readEntries(clause, entry);
  const spaced = readEntries(clause, spacedEntry);
  const { entries, end } = spaced.entries.length >= leastSpacedEntries ? spaced : unspaced;
  const rest = clause.slice(end);
  // An amount before its currency is the price of what comes before it, and so is a number of things.
  return entries.length < leastEntries || startsWithCurrency.test(rest) ? undefined : { entries, rest };
}

/** The entries of a text that is nothing but names with an amount each; none if it is anything else. */
export function listUnmarkedPrices(text: string): readonly string[] {
  const found = splitUnmarkedPrices(text);
  return found?.rest === "" ? found.entries : [];
}

/** The amount of such an entry begins with what it is counted in, which the name ends with: `นวดไทยชั่วโมงละ 250`. */
const counted = /(?:(?:ชั่วโมง|คน|วัน|ครั้ง|ชิ้น|กิโล|คืน|เดือน|จาน|แก้ว|ตัว|คู่|ห้อง|ลูก|หัว)ละ|เริ่มต้น(?:ที่)?|ราคา)$/u;

/** What a form finds in a text, if that is all of it. */
function readWhole(text: string, form: RegExp): RegExpExecArray | undefined {
  form.lastIndex = 0;
  const found = form.exec(text);
  return found?.[0] === text ? found : undefined;
}

/** A name and its amount, of a list of nothing else. */
export function splitUnmarkedEntry(text: string): { readonly name: string; readonly amount: string } | undefined {
  const { groups } = [entry, spacedEntry].map((form) => readWhole(text, form)).find((found) => found !== undefined) ?? {};
  if (groups === undefined) return undefined;
  const { name = "", amount = "" } = groups;
  const per = counted.exec(name)?.[0] ?? "";
  return { name: name.slice(0, name.length - per.length), amount: `${per} ${amount}`.trim() };
}
