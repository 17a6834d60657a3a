import { compile } from "tailwindcss";
import framework from "tailwindcss/index.css" with { type: "text" };

/** The most words of a markup that are tried as utility classes, and the longest of them. */
const maxCandidates = 5_000;
const maxCandidateLength = 120;

/** With fewer rules, the classes are names that a utility happens to have, such as `grid`. */
const minRules = 3;

export type UtilityInput = { readonly html: string; readonly theme: string };

/**
 * The style sheet of the utility classes in a markup, with the theme of a system; empty where the
 * markup uses no utility framework. The markup is not trusted and not parsed: every word in it is
 * tried.
 */
export async function compileUtilities({ html, theme }: UtilityInput): Promise<string> {
  const words = new Set<string>();
  for (const word of html.split(/[\s"'`<>=]/)) {
    if (words.size >= maxCandidates) break;
    if (word !== "" && word.length <= maxCandidateLength && /^[a-z@*!-]/.test(word)) words.add(word);
  }
  const telling = [...words].filter((word) => /[-:[]/.test(word));
  const compiler = await compile(`${framework}\n${theme}`);
  const own = countRules(compiler.build([]));
  if (countRules(compiler.build(telling)) - own < minRules) return "";
  return compiler.build([...words]);
}

/** The rules of utilities in a style sheet: those with a class, one level deep. */
const countRules = (css: string) => css.split("\n  .").length - 1;
