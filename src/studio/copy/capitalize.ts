/** The first letter of a text. */
const firstLetter = /^(?:\P{L}*)(ij(?=\p{L})|\p{L})/u;

const shortWord = /^[’'‘][stn]\s/u;

/**
 * A text with a capital first letter, by the rules of its language: Turkish has a dotted capital İ,
 * Dutch capitalizes the digraph ij as one letter. A word with an inner capital (`iPhone`, `npm` in
 * code) and a text that begins with a digit stay as they are.
 */
export function capitalizeTitle(text: string, language: string): string {
  // Short Dutch words after an apostrophe stay small.
  const [short] = language === "nl" || language === "af" ? (shortWord.exec(text) ?? []) : [];
  if (short !== undefined) return `${short}${capitalizeTitle(text.slice(short.length), language)}`;
  const match = firstLetter.exec(text);
  const letter = match?.[1];
  if (match === null || letter === undefined || /\p{N}/u.test(match[0])) return text;
  const word = text.slice(match[0].length - letter.length).split(/\s/u, 1)[0] ?? "";
  if (/\p{Ll}\p{Lu}/u.test(word)) return text;
  const isDutchDigraph = letter === "ij" && language === "nl";
  const first = isDutchDigraph ? letter : ([...letter][0] ?? "");
  const start = match[0].length - letter.length;
  return `${text.slice(0, start)}${capitalizeLetters(first, language)}${text.slice(start + first.length)}`;
}

/** Georgian is unicase in running text, although Unicode has Georgian capitals. */
function capitalizeLetters(letters: string, language: string): string {
  if (/\p{Script=Georgian}/u.test(letters)) return letters;
  return letters === "i" && language === "tr" ? "İ" : letters.toUpperCase();
}
