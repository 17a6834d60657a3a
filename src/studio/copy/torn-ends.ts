import { namesTime } from "#/studio/copy/clock-times";
import { splitSentences } from "#/studio/copy/sentences";

/** An hour whose minutes follow a full stop, as the owner writes all of them. */
const hourWithStop = /(?<!\p{Nd})\p{Nd}{1,2}\.\p{Nd}{2}(?!\p{Nd})/u;

/** A few words and an hour without the minutes that its full stop leads to. */
const tornHour = /^\P{Nd}{3,40}\s\p{Nd}{1,2}\.$/u;

/** A text without a last sentence that ends within an hour: what it says is incomplete. */
export function dropTornEnd(text: string, language: string): string {
  const last = splitSentences(text).at(-1) ?? "";
  if (!tornHour.test(last) || !hourWithStop.test(text) || !namesTime(last, language)) return text;
  return text.slice(0, text.lastIndexOf(last)).trimEnd();
}
