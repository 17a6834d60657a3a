/**
 * C0 controls (except tab and line breaks), DEL and C1, bidirectional controls and lone surrogates.
 */
const unwantedCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/**
 * Removes control characters and lone surrogates. Returns the text in NFC and the number of removed
 * characters.
 */
export function cleanText(text: string): { readonly text: string; readonly removed: number } {
  let removed = 0;
  const cleaned = text.replace(unwantedCharacters, () => {
    removed++;
    return "";
  });
  return { text: cleaned.normalize("NFC"), removed };
}
