/** Thai, Lao, Khmer and Burmese: spaces stand between phrases, and none between words. */
const withoutWordSpaces = /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/**
 * Words before which a line may break in every context: conjunctions and prepositions that are no
 * part of longer words.
 */
const linkWords = (
  "และ หรือ ของ สำหรับ เพื่อ โดย จาก กับ เพราะ ก่อน ແລະ ຫຼື ຂອງ ສຳລັບ ເພື່ອ ຈາກ ກັບ " + "និង ឬ របស់ សម្រាប់ ពី နှင့် သို့မဟုတ် အတွက်"
).split(" ");

/** Words that begin a part of a long name, and hardly ever stand inside a compound. */
const leadingWords = (
  "ความ ผู้ บ้าน ร้าน โรงเรียน โรงแรม โรงพยาบาล ศูนย์ ท้องถิ่น ธรรมชาติ ทดสอบ อาหาร ภูมิปัญญา ประเทศ จังหวัด อินทรีย์ คุณภาพ " +
  "สุขภาพ ครอบครัว ชุมชน เมือง พื้นบ้าน สมุนไพร วัฒนธรรม เกษตร ซ่อม บริการ สินค้า เด็ก ผลิต สอน เรียนรู้ ดนตรี ศิลปะ แม่น้ำ ทะเล " +
  "ໂຮງຮຽນ ໂຮງແຮມ ຮ້ານ ບ້ານ ອາຫານ ສູນ ຊຸມຊົນ ທຳມະຊາດ សាលារៀន សណ្ឋាគារ ហាង ភូមិ អាហារ សហគមន៍ ធម្មជាតិ ဆိုင် ကျောင်း ဟိုတယ် ရွာ"
).split(" ");

/** Phrases of more letters are broken before leading words too. */
const maxPhraseLetters = 16;

/** Least letters of a part of a run. */
const minPartLetters = 4;

/** Letters that fit a line of the narrowest windows: longer phrases break where the browser will. */
const maxLineLetters = 20;

const countLetters = (text: string) => [...text].filter((letter) => !/\p{M}/u.test(letter)).length;

/** Whether lines of a text break inside words unless its phrases are kept whole. */
export const lacksWordSpaces = (text: string): boolean => withoutWordSpaces.test(text);

/** Whether a phrase is short enough to stand on one line in every window. */
export const fitsOneLine = (phrase: string): boolean => lacksWordSpaces(phrase) && countLetters(phrase) <= maxLineLetters;

/** Where words of a list begin in a run with enough letters before and after, in order. */
function listPlaces(run: string, words: readonly string[]): readonly number[] {
  const places = new Set<number>();
  for (const word of words)
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + word.length))
      if (countLetters(run.slice(0, at)) >= minPartLetters && countLetters(run.slice(at)) >= minPartLetters) places.add(at);
  return [...places].sort((one, other) => one - other);
}

function splitBeforeLinks(run: string): readonly string[] {
  const places = [0, ...listPlaces(run, linkWords), run.length];
  return places.slice(1).map((end, index) => run.slice(places[index], end));
}

/**
 * A long phrase in parts of similar length, broken only before words that begin a part of a name;
 * whole if it has no such place.
 */
function splitLongPhrase(phrase: string): readonly string[] {
  const letters = countLetters(phrase);
  if (letters <= maxPhraseLetters) return [phrase];
  const toDistance = (at: number) => Math.abs(countLetters(phrase.slice(0, at)) - letters / 2);
  const [best] = listPlaces(phrase, leadingWords).toSorted((one, other) => toDistance(one) - toDistance(other));
  if (best === undefined) return [phrase];
  return [...splitLongPhrase(phrase.slice(0, best)), ...splitLongPhrase(phrase.slice(best))];
}

/**
 * The phrases of a Thai, Lao, Khmer or Burmese text, which together are the text: its lines break
 * between them only. They end at spaces, before words that link, and in long runs before words that
 * begin a part. No dictionary decides, because it splits compounds. A space belongs to the phrase
 * before it.
 */
export function splitSpacedPhrases(text: string): readonly string[] {
  return text
    .split(/(?<=\s)(?=[^\sๆฯໆៗ])/u)
    .flatMap(splitBeforeLinks)
    .flatMap(splitLongPhrase)
    .reduce<readonly string[]>(joinShort, []);
}

/** Phrases with one more, which joins a phrase before it that is a short word, such as “and”. */
function joinShort(phrases: readonly string[], phrase: string): readonly string[] {
  const last = phrases.at(-1);
  const isShort = last !== undefined && lacksWordSpaces(last) && countLetters(last.trim()) < minPartLetters;
  return isShort ? [...phrases.slice(0, -1), last + phrase] : [...phrases, phrase];
}
