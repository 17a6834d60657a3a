import { cleanText } from "#/kernel/text/clean-text";

const maxNameLength = 80;

/**
 * The name that a client gives itself, as one line of visible text; undefined if nothing is left.
 */
export function cleanClientName(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  const text = cleanText(name.slice(0, 1000))
    .text.replace(/[\s\u200b-\u200d\u2060]+/g, " ")
    .trim();
  return text === "" ? undefined : [...text].slice(0, maxNameLength).join("");
}
