/**
 * C0 controls (tab and line breaks excepted), DEL and C1, bidirectional controls, and lone
 * surrogates: never wanted in text that people read.
 */
const unwantedCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/**
 * Removes control characters and lone surrogates. Gives the clean text in NFC and how many
 * characters were removed.
 */
export function cleanText(text: string): { readonly text: string; readonly removed: number } {
  let removed = 0;
  const cleaned = text.replace(unwantedCharacters, () => {
    removed++;
    return "";
  });
  return { text: cleaned.normalize("NFC"), removed };
}
