/**
 * A text in capitals, as its language writes them: with the dotted İ of Turkish and Azerbaijani, and
 * without the accents that Greek leaves out.
 */
export function toCapitals(text: string, language: string | undefined): string {
  if (language === "tr" || language === "az") return text.replaceAll("i", "İ").toUpperCase();
  if (language === "el") return text.normalize("NFD").replaceAll("\u0301", "").normalize("NFC").toUpperCase();
  return text.toUpperCase();
}
