/**
 * How stalls and mills say when they are there without a word for being open: from a part of the day to another, or when they
 * sell and park. The sentence begins with it, or has nothing before it but where they stand.
 */
const sellingHours: readonly RegExp[] = [
  /^(?:தினமும்\s)?(?:காலை|மாலை|பகல்)\s?\p{Nd}[\p{Nd}.:]{0,4}\s?(?:மணி\s)?முதல்\s(?:[\p{L}\p{M}]{2,8}\s)?\p{Nd}/u,
  /^(?:يوميًا\s|يومياً\s|كل يوم\s)?من\s\p{Nd}{1,2}\s(?:صباح[\p{L}\p{M}]{0,3}|الصبح|الظهر)\s(?:حتى|لحد|إلى|لغاية)\s\p{Nd}/u,
  /^(?:bán|mở bán|dọn hàng)\s(?:từ|lúc)\s\p{Nd}{1,2}(?:\s?giờ|[hg])/iu,
  /(?<!\p{L})(?:радимо|ради се|radimo|radi se)\s(?:од|od)\s\p{Nd}{1,2}\s(?:до|do)\s\p{Nd}/iu,
  /^(?:we park|we(?:['’]re| are) (?:here|there|parked)) .{0,60}from \p{Nd}{1,2}(?:[:.]\p{Nd}{2})? ?[ap]m to \p{Nd}/iu,
];

/** The most letters of such a sentence. */
const maxLetters = 100;

/** Whether a sentence says when a stall, a mill or a shop is there, in another way than that it is open. */
export const statesSellingHours = (sentence: string): boolean =>
  sentence.length <= maxLetters && sellingHours.some((words) => words.test(sentence));
