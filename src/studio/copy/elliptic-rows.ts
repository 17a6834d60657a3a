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

/** An age or a state of the thing of the row before, as a name of its own. */
const states: readonly RegExp[] = [
  /^(?:new|used|second-hand|refurbished|neue?[snr]?|gebrauchte?[snr]?|neufs?|neuves?|nuev[oa]s?|usad[oa]s?|nuov[oaie]|usat[oaie])$/iu,
  /^(?:nov[oa]s?|nieuwe?|gebruikt|nya?|nyt|nye|begagnade?|brugte?|now[yae]|używan[yae]|nov[ýáé]|použit[ýáé]|új|használt|nou[aăi]?)$/iu,
  /^(?:нов(?:ый|ая|ое|ые|а|е|и)|yeni|ikinci el)$/iu,
];

/** A number alone as a name, such as `six` of `13 € les six`. */
const numbersAlone: readonly RegExp[] = [
  /^(?:two|three|four|five|six|ten|dozen|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|dix|douze)$/iu,
  /^(?:dos|tres|cuatro|cinco|seis|diez|due|tre|quattro|cinque|sei|dieci|dois|duas|três|quatro|dez|twee|vijf|zes|tien)$/iu,
];

/** A pronoun for the thing of the row before, after what tells one from the other; a number after a word that it counts is none. */
const pronounEnd =
  /(?<!(?<!\p{L})(?:size|grade|room|year|level|part|zone|class|under|over|day|phase|stage|tier|plan|number)) ones?$/iu;

/** Whether a name says only how many or of what age, and not of what: its amount goes on with the row before. */
export const lacksNoun = (name: string): boolean => [...states, ...numbersAlone, pronounEnd].some((words) => words.test(name));

/** What a Hindi name is of, and the noun that several such names share. */
const [hindiOf, hindiNoun] = [/(?:का|की|के)$/u, /^.{1,40}?\s(?:का|की|के)\s(\S.{1,40})$/u] as const;

/** A Thai thing for a female and a male animal, of which the second name says only that. */
const [thaiPair, thaiOther] = [/^(.{4,40})(?:ตัวเมีย|ตัวผู้)$/u, /^(?:ตัวเมีย|ตัวผู้)$/u] as const;

/** Of what or with what a thing is, as a name of its own, and a row before it whose noun the same word follows. */
const furtherKinds: readonly (readonly [kind: RegExp, row: RegExp])[] = [
  [/^(?:ya|wa|la|cha|vya|za) \p{L}/iu, /^(\p{L}+) (?:ya|wa|la|cha|vya|za) \p{L}/iu],
  [/^de \p{L}/iu, /^(\p{L}+) de \p{L}/iu],
  [/^d['’]\p{L}/iu, /^(\p{L}+) (?:de |d['’])\p{L}/iu],
  [/^di \p{L}/iu, /^(\p{L}+) di \p{L}/iu],
  [/^\p{L}+ից$/iu, /^(\p{L}+) \p{L}+ից(?!\p{L})/iu],
];

/** A name that says only of what kind a thing is, with the noun of the row before it. */
function nameKind(name: string, before: string): string {
  const noun = furtherKinds
    .map(([kind, row]) => (kind.test(name) ? row.exec(before)?.[1] : undefined))
    .find((found) => found !== undefined);
  return noun === undefined ? name : `${noun} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** A name that leaves out the noun of the row before it, with that; `undefined` if nothing says what the name is of. */
export function completeName(name: string, before: string | undefined): string | undefined {
  if (thaiOther.test(name)) {
    const thing = thaiPair.exec(before ?? "")?.[1];
    return thing === undefined ? undefined : `${thing}${name}`;
  }
  if (!hindiOf.test(name)) return nameKind(name, before ?? "");
  const noun = hindiNoun.exec(before ?? "")?.[1];
  return noun === undefined ? undefined : `${name} ${noun}`;
}
