import { unspacedLetter } from "#/studio/copy/amounts";
import { listConjunctions } from "#/studio/copy/conjunctions";
import { endsOpen, hasPredicate } from "#/studio/copy/offer-prose";

/** What a single thing is counted in: no name of what is sold. */
export const perUnit =
  /^(?:each|apiece|an? (?:hour|day|week|month|year|night|head|piece|person|lesson)|per|pro|par|por|za|за|na|je|kwa|प्रति)(?!\p{L})/iu;

/** The words of such a unit, after which more may be said. */
const unitWords = new RegExp(
  String.raw`^\s?(?:an?|the|per|pro|par|por|za|за|на|na|kwa|alla|la|le|les|il|el|ao|das|die|der|im|het|om|το|τη|την|प्रति)\s` +
    String.raw`\p{L}[\p{L}\p{M}]{0,16}(?=\s)`,
  "iu",
);

/** Words with which a condition or what comes with a thing begins, in the languages in which briefs are most often written. */
const conditionWords =
  "without|with|incl|including|included|excl|excluding|plus|if|when|ohne|mit|inkl|inklusive|exkl|zzgl|wenn|sans|avec|hors|si|sin|con|" +
  "incluid[oa]s?|más|senza|oltre|inclus[oaie]|esclus[oaie]|sem|com|incluíd[oa]s?|mais|zonder|met|inclusief|exclusief|indien|als|" +
  "utan|med|exklusive|uden|hvis|uten|ilman|sis|jos|bez|z|ze|w tym|jeśli|s|se|včetně|vrátane|pokud|ak|без|с|со|з|із|якщо|если|" +
  "fără|cu|dacă|sa|ako|brez|če|nélkül|ha|χωρίς|με|αν|hariç|dahil|tanpa|termasuk|sudah|dengan|kalau|bao gồm|gồm|đã|chưa|kèm|nếu|" +
  "kèm theo|bila|jika|ikiwa|पर|के साथ|সহ|ছাড়া|مع|بدون|شامل|إذا|عند|כולל|ללא|אם|עם|با|" +
  "depending|je nach|selon|según|a seconda|conforme|afhankelijk|beroende|avhengig|riippuen|zależnie|podle|залежно|в зависимости";
const condition = new RegExp(String.raw`^(.{0,24}?)(?:^|\s)((?:${conditionWords})[.\s]\s?\S.*)$`, "isu");

/** The Japanese particle after a price that goes on with how the thing is had, and Chinese words for what is in it or not. */
const unspacedCondition = /^(?:で(?!す|ござ)|含|不含|包含|另加|另收)/u;
const attachedEnding = /^['’-]\p{L}{1,6}/u;

/** A remark in brackets, and what follows a comma, each after what the amount is for. */
const bracketed = /^([^,，、،;:.()（）]{0,28}?)\s?[(（]([^()（）]{2,80})[)）]$/u;
const added = /^([^,，、،;:()（）]{0,28})[,，、،]\s?([^\s,，、،;:()（）][^;:()（）]*)$/u;

/** A sentence that ends within a text. */
const stop =
  /(?<!(?<!\p{L})(?:inkl|incl|ekskl|exkl|excl|ca|ok|kl|min|max|st|szt|os|tyg|godz|pers|nr))[.](?:\s|$)|[:;。!?()（）–—]/iu;

/** What goes on after an amount without a comma. */
export const goesOn = /(?<!(?<!\p{L})(?:inkl|incl|ekskl|exkl|excl|ca|min|max))[.]|[:;,，、。()（）–—]/iu;

/** The most letters of what stands after an amount beside it, of what it is counted in, and of a note. */
export const maxUnit = 28;
const [maxBeside, maxCounted, maxNote] = [14, 24, 64] as const;

/** Letters as wide as Latin ones: a letter of the scripts without spaces is two of them. */
const countLetters = (text: string): number => [...text].reduce((sum, letter) => sum + (unspacedLetter.test(letter) ? 2 : 1), 0);

/** Whether a text after an amount is its unit. */
const isUnit = (text: string): boolean =>
  countLetters(text.trim()) <= maxBeside || (perUnit.test(text.trim()) && countLetters(text) <= maxCounted);

/** What follows an amount without a comma, as its unit and a condition or another remark. */
function splitUnit(text: string, language: string): readonly [unit: string, rest: string] {
  if (unspacedCondition.test(text)) return ["", text];
  // An ending belongs to the amount that it is written with.
  const [ending = ""] = attachedEnding.exec(text) ?? [];
  const further = text.slice(ending.length);
  const [, found = further, stated = ""] = condition.exec(further) ?? [];
  // A conjunction before a condition is no unit.
  const isJoin = listConjunctions(language).includes(found.trim());
  const unit = isJoin ? "" : found;
  if (isUnit(unit)) return [`${ending}${unit.trimEnd()}`, stated];
  const counted = unitWords.exec(further)?.[0] ?? "";
  return [`${ending}${counted}`, further.slice(counted.length).trim()];
}

/** Whether what follows an amount with another one only adds to the first, such as `+ 25 € a floor` or `in 12 rates of 20 €`. */
export const addsAmount = (rest: string, language: string): boolean =>
  /^\s?\+/u.test(rest) || endsOpen(rest.trim().split(" ", 1)[0] ?? "", language);

/**
 * What follows an amount as what stays beside it, such as what the thing is counted in, and a note on it; `undefined` if
 * it is more than that.
 */
export function splitNote(rest: string, language: string): { readonly unit: string; readonly note: string } | undefined {
  const [, beside, remark] = bracketed.exec(rest) ?? [];
  if (beside !== undefined && remark !== undefined) return { unit: beside, note: remark };
  const [, before, more] = added.exec(rest) ?? [];
  const [text, further] = before === undefined || more === undefined ? [rest, ""] : [before, more];
  if (stop.test(text) || stop.test(further)) return undefined;
  const [unit, stated] = splitUnit(text, language);
  const note = [stated, further].filter((part) => part !== "").join(/[、，]/u.test(rest) ? "、" : ", ");
  // After a comma a clause of its own says more of the thing.
  const isClause = hasPredicate(stated, language) || (before === undefined && hasPredicate(note, language));
  return countLetters(note) > maxNote || isClause ? undefined : { unit, note };
}
