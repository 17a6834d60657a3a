import noticeFile from "#data/languages/notices.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";
import { createWordPattern } from "#/studio/copy/word-pattern";

/**
 * Words of sentences that say what is not done, only done, or the case at the moment. `~` stands for
 * the rest of a word.
 */
const getWords = openPackedSections(noticeFile);

/** The same for scripts without spaces, and for languages that have such words as endings. */
const parts: Readonly<Record<string, RegExp>> = {
  "zh-Hans": /不(?:收|接|做|卖|设|提供|可|能|要)|仅|只(?!有一)|没有|谢绝|请勿|暂停/u,
  "zh-Hant": /不(?:收|接|做|賣|設|提供|可|能|要)|僅|只(?!有一)|沒有|謝絕|請勿|暫停/u,
  ja: /ません|のみ|だけ|お断り|定休/u,
  ko: /않|없|못 (?!\S{0,4}[어아해]도)|만 (?:받|합|가능)|휴무/u,
  th: /ไม่|เฉพาะ|เท่านั้น|งด/u,
  tr: /m[ıiuü]yor/u,
};

const patterns = new Map<string, RegExp>();

function getPattern(language: string): RegExp | undefined {
  const list = getWords().get(language);
  if (list === undefined) return undefined;
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const pattern = createWordPattern(list);
  patterns.set(language, pattern);
  return pattern;
}

/** Longer sentences are read where they stand, in letters. */
const maxNoticeLength = 140;

/** How many words of a sentence say so: the more, the more it is a notice. */
export function countNoticeWords(sentence: string, language: string): number {
  const pattern = parts[language] ?? getPattern(language);
  return pattern === undefined ? 0 : sentence.split(pattern).length - 1;
}

/** Whether a sentence is about what is not, only or at the moment the case. */
export const isNotice = (sentence: string, language: string): boolean =>
  sentence.length <= maxNoticeLength &&
  (parts[language]?.test(sentence) === true || getPattern(language)?.test(sentence.replaceAll("’", "'")) === true);
