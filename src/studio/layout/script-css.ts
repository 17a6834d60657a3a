import { css } from "#/kernel/css";
import type { Copy } from "#/studio/copy/copy";

/**
 * Scripts with joined letters, or letters in a square grid. Tracking would break them, and they
 * have no capitals.
 */
const joinedScripts: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);
const squareScripts: ReadonlySet<string> = new Set(["ja", "zh", "ko"]);

const renderJoinedScriptCss = (lang: string) => `
body :lang(${lang}) { letter-spacing: 0; }
body :lang(${lang}):is(.display, .h1, .h2, .h3, .lead) { line-height: 1.4; }`;

const renderSquareScriptCss = (lang: string) => css`
body :lang(${lang}) {
  letter-spacing: 0;
  hyphens: none;
  line-break: strict;
  overflow-wrap: anywhere;
  word-break: ${lang === "ja" ? "auto-phrase" : lang === "ko" ? "keep-all" : "normal"};
}
body :lang(${lang}):is(.display, .h1, .h2) { line-height: 1.3; }
body :lang(${lang}):is(.lead, .measure) { max-width: 40em; }`;

/**
 * Rules for scripts other than Latin, Greek and Cyrillic: no tracking, more line height, and the
 * language's own line breaking.
 */
export function renderScriptCss({ lang, briefLang }: Pick<Copy, "lang" | "briefLang">): string {
  return [...new Set([lang, briefLang ?? lang])]
    .map((one) =>
      joinedScripts.has(one) ? renderJoinedScriptCss(one) : squareScripts.has(one) ? renderSquareScriptCss(one) : "",
    )
    .join("");
}
