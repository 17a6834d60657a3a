/** Marks of a topic at the end of a name, and the ends of a sentence after an amount, which a row of a table does without. */
const topicEnds: Readonly<Record<string, RegExp>> = {
  ja: /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）)」])は$/u,
  ko: /(?<=\p{Script=Hangul}{2})[은는]$/u,
};
const sentenceEnds: Readonly<Record<string, RegExp>> = {
  ja: /(?<=[円〜から])(?:です|で|でございます|となります|になります|となっております)$/u,
  ko: /(?<=[원터])(?:예요|이에요|입니다|이고|이며)$/u,
};

/** A Japanese name, its topic mark and what the thing is counted in: `表替えは一畳`. */
const countedTopic =
  /^(.{1,24}[^で])は(お?[一二三四五六七八九十\p{Nd}]{1,3}\s?(?:人様?|名様?|枚|畳|個|本|回|杯|台|着|足|泊|時間|分|か?月|ヶ月|日|組|袋|切れ|玉|匹))$/u;

/** A Japanese name, its topic mark and how it is had: `牛乳は瓶で`, `サウナは別途`. */
const toppedName = /^(.{1,24}?)は、?(別途|別料金|[^は、]{1,12}(?=で$))で?$/u;

/** A Thai name that ends with the word for what its price begins at. */
const thaiFrom = /^(.{3,40}?)\s?(เริ่มต้น(?:ที่)?|เริ่มที่)$/u;

/** A Thai name that ends with what each of its prices is for. */
const thaiEach = /^(.{3,40}?)\s?((?:คน|คืน|เครื่อง|ตัว|ชิ้น|ชั่วโมง|วัน|ครั้ง|กิโล|คู่|ห้อง|เดือน)ละ)$/u;

/** A number of what a thing is counted in, which belongs to its name. */
const isCount = /^お?[一二三四五六七八九十\p{Nd}]/u;

/** A name and an amount of an entry without the particles that made them a sentence, and what it says of how the thing is had. */
export function trimParticles(
  name: string,
  amount: string,
  language: string,
): { readonly name: string; readonly amount: string; readonly note: string } {
  const [, started, from] = (language === "th" && (thaiFrom.exec(name) ?? thaiEach.exec(name))) || [];
  if (started !== undefined && from !== undefined) return { name: started, amount: `${from} ${amount}`, note: "" };
  const [topicEnd, sentenceEnd] = [topicEnds[language], sentenceEnds[language]];
  if (topicEnd === undefined || sentenceEnd === undefined) return { name, amount, note: "" };
  const stated = amount.replace(sentenceEnd, "");
  const [, thing, unit] = (language === "ja" && countedTopic.exec(name)) || [];
  if (thing !== undefined && unit !== undefined) return { name: `${thing} ${unit}`, amount: stated, note: "" };
  const [, topic, manner] = (language === "ja" && toppedName.exec(name)) || [];
  if (topic === undefined || manner === undefined) return { name: name.replace(topicEnd, ""), amount: stated, note: "" };
  return isCount.test(manner)
    ? { name: `${topic} ${manner}`, amount: stated, note: "" }
    : { name: topic, amount: stated, note: manner };
}

/** A remark after a Japanese amount, without the particle that joins them. */
export const trimNote = (note: string, language: string): string => (language === "ja" ? note.replace(/^で、?/u, "") : note);
