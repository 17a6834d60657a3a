import { type ContactChannel, findNamedChannel } from "#/studio/copy/contact-channel";
import { namesChannel } from "#/studio/copy/booking-words";
import { getCallingPattern } from "#/studio/copy/calling-words";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { cutConjunction } from "#/studio/copy/conjunctions";
import { beginsWithAction, knowsClauses } from "#/studio/copy/offer-prose";
import { namesTime } from "#/studio/copy/clock-times";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import type { PhoneNumber } from "#/studio/copy/phone-number";
import { isPersonal } from "#/studio/copy/persons";
import { beginsWithNo } from "#/studio/copy/refusals";
import { statesPrice } from "#/studio/copy/amounts";

/** The most letters of a sentence with a telephone number that is set large. */
const maxPhoneLetters = 90;

/** An account on a messaging service: after an at sign, of letters and digits, or a name in quotation marks. */
const account = /(?<![\p{L}\p{Nd}.])@[\w.]{3,}|[A-Za-z][\w-]{2,20}\p{Nd}|[“"「『‘«][^”"」』’»]{2,24}[”"」』’»]/u;

/** The sentence that says a telephone number, or an account on a messaging service, and nothing that people look up. */
export function findContactSentence(
  sentences: readonly string[],
  phone: PhoneNumber | undefined,
  channel: ContactChannel | undefined,
  language: string,
): string | undefined {
  const isShort = (sentence: string) => {
    const role = findPracticalRole(sentence, language);
    return sentence.length <= maxPhoneLetters && role !== "prices" && (role !== "hours" || beginsWithCall(sentence, language));
  };
  // Hours after a number are those in which it is answered.
  const isAnswered = (sentence: string, text: string) =>
    sentence.length <= maxPhoneLetters && sentence.indexOf(text) <= latestCall && labels.some((label) => label.test(sentence));
  if (phone !== undefined)
    return sentences.find((sentence) => sentence.includes(phone.text) && (isShort(sentence) || isAnswered(sentence, phone.text)));
  if (channel?.by !== "message") return undefined;
  return sentences.find(
    (sentence) => account.test(sentence) && isShort(sentence) && findNamedChannel(sentence, language)?.by === "message",
  );
}

/** Labels before a telephone number, which calling words do not have. */
const labels: readonly RegExp[] = [
  /^(?:t[eé]l|tel[eé]?fon\p{L}{0,3}|fono|tlf|puh|phone|call|ring|text|whatsapp|viber|telegram|simu|hotline|orders?|bookings?)(?!\p{L})/iu,
  /^(?:τηλ|тел|зв|тлф|বুকিং|অর্ডার|ফোন|फ़ोन|फ़ोन|फोन|สั่ง|โทร|电话|電話|전화|문의|예약|هاتف|تلفن|جوال|טל|ਫੋਨ|ஃபோன்|போன்)/iu,
];

/** Where a calling word is at the start of a clause, after a short word such as “please” at most, in letters. */
const latestCall = 10;

/** Whether a clause begins with a word for calling or a label of a number. */
function beginsWithCall(clause: string, language: string): boolean {
  const place = getCallingPattern(language)?.exec(clause)?.index;
  return (place !== undefined && place <= latestCall) || labels.some((label) => label.test(clause));
}

/** The least letters of what a sentence says before its number if that is a sentence of its own. */
const leastBefore = 10;

/** A word and a colon before the person who is called. */
const personLabel = /^\p{L}[\p{L}\p{M}]*: ?[^\s,:]+(?: [^\s,:]+)?$/u;

const stops = /[.!。！।۔]$/u;
const bracketEnd = /^(.{10,400}?)\s?[(（]([^()（）]{1,120})[)）][.!。！।۔]?$/su;
const clauseMark = /[,，、،;；](?!\p{Nd})\s?/gu;

/** A sentence that begins with a promise to be there at all hours as that and the rest: what comes after has prices of its own. */
function splitOffAllHours(sentence: string): readonly string[] {
  const end = sentence.search(/[,،;](?!\p{Nd})/u);
  const isPromise = end > 0 && allHours.some((words) => words.test(sentence.slice(0, end)));
  return isPromise ? [sentence.slice(0, end), sentence.slice(end + 1)] : [sentence];
}

/** What a sentence says after the number that it begins with and a dash. */
const afterNumber = /^\s[–—]\s(\S.{10,300})$/su;

/** A short sentence and a colon before a number. */
const beforeColon = /^(\p{L}\S*(?: [^\s,:]+){4,12}): ?$/u;

/** What a sentence says before a comma and its number. */
const placeBefore = /^(\S.{9,100}),\s$/su;

/** What a sentence says after its number and a comma. */
const afterComma = /^,\s(\S.{19,200})$/su;

const isLookedUp = (text: string, language: string): boolean =>
  namesTime(text, language) || statesPrice(text) || findPracticalRole(text, language) !== undefined;

/**
 * A sentence that ends with a clause or brackets in which the telephone number is as two: what it says else, and the clause
 * that says the number, which has a place of its own. So are hours in brackets after a number.
 */
export function splitOffPhone(sentence: string, phone: PhoneNumber | undefined, language: string): readonly string[] {
  if (phone === undefined || !sentence.includes(phone.text)) return [sentence];
  const stop = stops.exec(sentence)?.[0] ?? "";
  const toSentence = (text: string) => `${capitalizeTitle(text.trim(), language)}${stops.test(text.trim()) ? "" : stop}`;
  const [, outside = "", inside = ""] = bracketEnd.exec(sentence) ?? [];
  if (inside.includes(phone.text)) return /\p{L}/u.test(inside) ? [toSentence(outside), toSentence(inside)] : [sentence];
  if (outside.endsWith(phone.text) && findPracticalRole(inside, language) === "hours")
    return [toSentence(inside), toSentence(outside)];
  const head = sentence.slice(0, sentence.indexOf(phone.text));
  const place = placeBefore.exec(head)?.[1];
  if (
    sentence.slice(head.length + phone.text.length) === stop &&
    place !== undefined &&
    findPracticalRole(place, language) === "place"
  )
    return [toSentence(place), toSentence(phone.text)];
  const added = afterComma.exec(sentence.slice(head.length + phone.text.length))?.[1] ?? "";
  const joined = cutConjunction(added, language);
  if (beginsWithCall(head, language) && head.trim().length <= latestCall && findPracticalRole(added, language) === "place")
    return [toSentence(`${head}${phone.text}`), toSentence(added)];
  if (joined !== added && allHours.some((words) => words.test(head)))
    return [toSentence(`${head}${phone.text}`), toSentence(joined)];
  const first = head === "" ? afterNumber.exec(sentence.slice(phone.text.length))?.[1] : undefined;
  if (first !== undefined) return [...splitOffAllHours(first).map(toSentence), toSentence(phone.text)];
  const [, asked] = beforeColon.exec(head) ?? [];
  const isSaid = asked !== undefined && isPersonal(asked, language) && beginsWithAction(asked, language);
  if (isSaid && !beginsWithCall(asked, language) && !namesChannel(asked))
    return [toSentence(asked), toSentence(sentence.slice(head.length))];
  const last = [...head.matchAll(clauseMark)].at(-1);
  if (last === undefined) return [sentence];
  const [before, clause] = [head.slice(0, last.index), sentence.slice(last.index + last[0].length)];
  const label = head.slice(last.index + last[0].length);
  // A label with the person who answers, and what is contrasted with the clause before it, stay with that.
  const isBound = personLabel.test(before) || beginsWithNo(label);
  const isOwn =
    !isBound && /\p{L}{2}|\p{L}\p{M}/u.test(label) && clause.length <= maxPhoneLetters && before.trim().length >= leastBefore;
  // What stands before a call is a promise only where its language tells a place from one.
  const isCall = beginsWithCall(clause, language) && knowsClauses(language);
  return isOwn && (isCall || isLookedUp(before, language)) ? [toSentence(before), toSentence(clause)] : [sentence];
}

/** Words for all hours of the day. */
const allHours: readonly RegExp[] = [
  /(?<!\p{L})(?:hele døgnet|døgnet rundt|dygnet runt|day (?:and|or) night)(?!\p{L})/iu,
  /(?<!\p{L})(?:24 hours|around the clock|tag (?:und|oder) nacht|rund um die uhr)(?!\p{L})/iu,
  /(?<!\p{L})(?:jour (?:et|ou) nuit|24 ?h\/24|día [yo] noche|las 24 horas)(?!\p{L})/iu,
  /(?<!\p{L})(?:giorno [eo] notte|24 ore su 24|dia [eo] noite|24 horas|dag (?:en|of) nacht)(?!\p{L})/iu,
  /(?<!\p{L})(?:całą dobę|nonstop|éjjel-nappal|круглосуточно|цілодобово|денонощно|όλο το 24ωρο|7\/24)(?!\p{L})/iu,
];

/** A text without its words for all hours of the day, whose number counts nothing. */
export const cutAllHours = (text: string): string => allHours.reduce((left, words) => left.replace(words, ""), text);

/** A few words before a number with a short word that leads to it. */
const beforeNumber = /^(\p{L}\S*(?: [^\s,:;]+){2,7})(?: \p{L}{1,5}| ?:) ?$/u;

/** What a sentence with the telephone number promises: that someone answers at all hours. */
export function findAllHours(sentences: readonly string[], phone: PhoneNumber | undefined): string | undefined {
  if (phone === undefined) return undefined;
  const sentence = sentences.find((text) => text.includes(phone.text)) ?? "";
  const said = beforeNumber.exec(sentence.slice(0, sentence.indexOf(phone.text)))?.[1];
  return said !== undefined && allHours.some((words) => words.test(said)) ? said : undefined;
}
