/** Languages that are written from right to left, as BCP 47 primary subtags. */
const rtlLanguages: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur", "yi"]);

/** The direction of text in a BCP 47 language. */
export const getTextDirection = (lang: string): "ltr" | "rtl" =>
  rtlLanguages.has(lang.toLowerCase().split("-")[0] ?? "") ? "rtl" : "ltr";
