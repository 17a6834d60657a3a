/** Articles before an amount: with one, the amount qualifies the word after it, as in “after a $60 look”. */
const articleEnds: Readonly<Record<string, RegExp>> = {
  en: /\s(?:an?|the)$/iu,
  de: /\s(?:eine[mnrs]?|der|die|das|dem|den)$/iu,
  fr: /\s(?:une?|les?|la)$/iu,
  es: /\s(?:un[ao]?|el|l[ao]s?)$/iu,
  it: /\s(?:un[ao]?|il|lo|la|i|gli)$/iu,
  pt: /\s(?:uma?)$/iu,
  nl: /\s(?:een|de|het)$/iu,
};

/** “But” before an amount, after a comma: what is before it says what costs nothing, and is no name of what costs that. */
const contrastEnd = /[,،，、]\s?(?:wel|aber|doch|dafür|but|mais|pero|però|ma|mas|ale|lecz|но|а|але|men|ama|ancak|अलबत्ता|लेकिन)$/iu;

/** Whether what stands before an amount is a part of a sentence, and no name of a row. */
export const isTornName = (before: string, language: string): boolean =>
  contrastEnd.test(before) || articleEnds[language]?.test(before) === true;

/** What a Hindi name is of, and the noun that several such names share. */
const [hindiOf, hindiNoun] = [/(?:का|की|के)$/u, /^.{1,40}?\s(?:का|की|के)\s(\S.{1,40})$/u] as const;

/** A Thai thing for a female and a male animal, of which the second name says only that. */
const [thaiPair, thaiOther] = [/^(.{4,40})(?:ตัวเมีย|ตัวผู้)$/u, /^(?:ตัวเมีย|ตัวผู้)$/u] as const;

/** A name that leaves out the noun of the row before it, with that; `undefined` if nothing says what the name is of. */
export function completeName(name: string, before: string | undefined): string | undefined {
  if (thaiOther.test(name)) {
    const thing = thaiPair.exec(before ?? "")?.[1];
    return thing === undefined ? undefined : `${thing}${name}`;
  }
  if (!hindiOf.test(name)) return name;
  const noun = hindiNoun.exec(before ?? "")?.[1];
  return noun === undefined ? undefined : `${name} ${noun}`;
}
