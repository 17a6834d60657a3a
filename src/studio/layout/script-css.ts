import type { Copy } from "#/studio/copy/copy";

/** Scripts that join their letters or set them in squares: tracking would tear them, and capitals are unknown to them. */
const joinedScripts: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);
const squareScripts: ReadonlySet<string> = new Set(["ja", "zh", "ko"]);

const renderJoinedScriptCss = (lang: string) => `
body :lang(${lang}) { letter-spacing: 0; }
body :lang(${lang}):is(.display, .h1, .h2, .h3, .lead) { line-height: 1.4; }`;

const renderSquareScriptCss = (lang: string) => `
body :lang(${lang}) { letter-spacing: 0; hyphens: none; line-break: strict; overflow-wrap: anywhere; word-break: ${lang === "ja" ? "auto-phrase" : lang === "ko" ? "keep-all" : "normal"}; }
body :lang(${lang}):is(.display, .h1, .h2) { line-height: 1.3; }
body :lang(${lang}):is(.lead, .measure) { max-width: 40em; }`;

/** The rules that scripts other than Latin, Greek and Cyrillic need: no tracking, more leading, and lines that break where the language breaks them. */
export function renderScriptCss({ lang, briefLang }: Pick<Copy, "lang" | "briefLang">): string {
  return [...new Set([lang, briefLang ?? lang])]
    .map((one) =>
      joinedScripts.has(one) ? renderJoinedScriptCss(one) : squareScripts.has(one) ? renderSquareScriptCss(one) : "",
    )
    .join("");
}
