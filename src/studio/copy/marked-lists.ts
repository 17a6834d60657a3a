import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { statesPrice } from "#/studio/copy/amounts";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { countWideLetters } from "#/studio/copy/sentences";

/** An entry of a list that marks set apart: what it is called, and what it says more. */
export type MarkedEntry = { readonly title: string; readonly body: string | undefined };

/** A text and the list that was in it; the list is empty if it had none. */
export type MarkedText = { readonly text: string; readonly entries: readonly MarkedEntry[] };

/** A mark before an entry on a line of its own. */
const bullet =
  /^\s{0,8}(?:[•◦▪▫‣⁃·∙●○■□►▶➤→✓✔✅☑★–—*+-]\s{0,3}|\(?\p{Nd}{1,2}[.)、．]\s{0,3}(?!\p{Nd})|[①-⑳]\s{0,3})(?=[^\s•–—*+-])/u;

/** A number before an entry within a line. */
const numbers = /(?:^|(?<=[\s:：;；。.,，、]))(?:\(?(\p{Nd}{1,2})(?:[)、．]\s?|\.\s)(?=\D)|([①-⑳])\s?)/gu;

const sentenceEnd = /[.!?…:;,。！？：；，،۔।॥]$/u;
const endMarks = " \t\r\n.;；,，、。।";

/** The fewest entries of a list with a mark on each line, and of any other. */
const [leastMarked, leastEntries] = [2, 3] as const;

/** The most letters of an entry, of its title, and of a line without a mark that is one. */
const [maxEntry, maxTitle, maxPlainLine] = [200, 64, 44] as const;

/** The most letters of a word or two before a list that say only that it follows: `We do:` */
const maxIntro = 16;

/** What an entry is called, up to its first comma, dash or colon. */
function toEntry(text: string, language: string): MarkedEntry {
  const whole = trimEndCharacters(text.trim(), endMarks);
  const [, title, body] = /^([^,，:：;；()（）]{2,60}?)(?:\s[–—-]\s|[，:：；]|[,;]\s)(\S.*)$/su.exec(whole) ?? [];
  return title === undefined || body === undefined
    ? { title: capitalizeTitle(whole, language), body: undefined }
    : { title: capitalizeTitle(title.trim(), language), body: capitalizeTitle(body.trim(), language) };
}

/** A text with a full stop of its script, unless it ends with a mark. */
const endSentence = (text: string, language: string): string =>
  text === "" || sentenceEnd.test(text) ? text : `${text}${/^(?:zh|ja)/u.test(language) ? "。" : "."}`;

const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== "").join(" ");

/** What introduces a list, as a sentence, or nothing if it says only that the list follows. */
function toIntro(text: string, language: string): string {
  const last = text.split(/(?<=[.!?。！？])\s*/u).at(-1) ?? "";
  const isLeadIn = /[:：]$/u.test(last) && countWideLetters(last) <= maxIntro;
  return isLeadIn ? text.slice(0, text.length - last.length).trim() : endSentence(text.replace(/\s?[:：]$/u, ""), language);
}

/** Whether entries are looked up rather than offered: prices, or hours. Then they are sentences. */
const areLookedUp = (entries: readonly string[], language: string): boolean =>
  entries.filter((entry) => statesPrice(entry)).length >= entries.length / 2 ||
  entries.every((entry) => findPracticalRole(entry, language) === "hours");

/** The text of a list between what is before and after it. */
function takeEntries(before: string, entries: readonly string[], after: string, language: string): MarkedText {
  if (!areLookedUp(entries, language))
    return { text: joinTexts([toIntro(before, language), after]), entries: entries.map((entry) => toEntry(entry, language)) };
  const texts = entries.map((entry) => trimEndCharacters(entry.trim(), endMarks));
  const list = endSentence(texts.join(texts.some((text) => /[,，、]/u.test(text)) ? "; " : ", "), language);
  return { text: joinTexts([toIntro(before, language), list, after]), entries: [] };
}

/** Lines as a text, each of them a sentence or the middle of one. */
const joinLines = (lines: readonly string[], language: string): string =>
  joinTexts(lines.map((line) => endSentence(line.trim(), language)));

/** The first list on lines of their own. */
function readLines(text: string, language: string): MarkedText | undefined {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  if (lines.length < leastMarked) return undefined;
  const isPlain = (line: string) => countWideLetters(line.trim()) <= maxPlainLine && !sentenceEnd.test(line.trim());
  const isMarked = lines.filter((line) => bullet.test(line)).length >= leastMarked;
  const isEntry = (line: string) =>
    isMarked ? bullet.test(line) : isPlain(line) && findPracticalRole(line, language) === undefined;
  const start = lines.findIndex(isEntry);
  const others = lines.slice(Math.max(0, start)).findIndex((line) => !isEntry(line));
  const end = others < 0 ? lines.length : start + others;
  const entries = start < 0 ? [] : lines.slice(start, end).map((line) => line.replace(bullet, ""));
  const isList =
    entries.length >= (isMarked ? leastMarked : leastEntries) && entries.every((entry) => countWideLetters(entry) <= maxEntry);
  if (!isList) return { text: joinLines(lines, language), entries: [] };
  const rest = lines.slice(end).map((line) => line.replace(bullet, ""));
  return takeEntries(lines.slice(0, start).join(" ").trim(), entries, joinLines(rest, language), language);
}

/** The value of a number or of a number in a circle. */
const toValue = (digits: string | undefined, circled: string | undefined): number =>
  circled === undefined ? Number(digits) : circled.charCodeAt(0) - "①".charCodeAt(0) + 1;

/** The first list whose entries are counted from one within a line. */
function readNumbered(text: string, language: string): MarkedText | undefined {
  const found = [...text.matchAll(numbers)].map(({ index, 0: mark, 1: digits, 2: circled }) => ({
    start: index,
    end: index + mark.length,
    value: toValue(digits, circled),
  }));
  const first = found.findIndex(({ value }, index) => value === 1 && found[index + 1]?.value === 2);
  const counted = first < 0 ? [] : found.slice(first).filter(({ value }, index) => value === index + 1);
  if (counted.length < leastEntries) return undefined;
  const lastStart = counted.at(-1)?.end ?? 0;
  const lastLength = text.slice(lastStart).search(/[.!?。！？।](?=\s|$|\p{L})|\n/u);
  const end = lastLength < 0 ? text.length : lastStart + lastLength + 1;
  const entries = counted.map((mark, index) => text.slice(mark.end, counted[index + 1]?.start ?? end));
  const isList = entries.every((entry) => entry.trim().length > 1 && countWideLetters(entry) <= maxEntry);
  return isList ? takeEntries(text.slice(0, counted[0]?.start).trim(), entries, text.slice(end).trim(), language) : undefined;
}

/** A sentence of nothing but short entries between slashes. */
function readSlashes(text: string, language: string): MarkedText | undefined {
  const entries = trimEndCharacters(text, endMarks).split(/\s[/／]\s/u);
  const isList =
    entries.length >= leastEntries &&
    entries.every((entry) => countWideLetters(entry) <= maxTitle && !/[,，、:：;；.!?。！？]/u.test(entry));
  return isList ? takeEntries("", entries, "", language) : undefined;
}

/**
 * An offer with the list that lines, bullets, numbers or slashes set apart in it: its entries, and the sentences around it. A
 * list of prices or hours stays in the text, as a sentence.
 */
export const readMarkedList = (text: string, language: string): MarkedText =>
  readLines(text, language) ?? readNumbered(text, language) ?? readSlashes(text, language) ?? { text, entries: [] };
