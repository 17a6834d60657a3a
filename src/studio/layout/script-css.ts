import { css } from "#/kernel/css";
import { findScriptSetting, type ScriptSetting } from "#/model/script-metrics";
import type { Copy } from "#/studio/copy/copy";

/** Leads have more lines than headings, and larger letters than text. */
const toLeadLeading = ({ headingLeading, textLeading }: ScriptSetting): number =>
  Math.round((headingLeading + textLeading) * 50) / 100;

const renderScriptRules = (lang: string, setting: ScriptSetting) => {
  const { headingLeading, textLeading, allowsTracking } = setting;
  return `
body:lang(${lang}) { --least-leading: ${toLeadLeading(setting)}; }
${allowsTracking ? "" : `body :lang(${lang}) { letter-spacing: 0; }\n`}body :lang(${lang}):where(p, li, dd, td, blockquote) { \
line-height: ${textLeading}; }
body :lang(${lang}):is(.display, .h1, .h2, .h3, summary) { line-height: ${headingLeading}; }
body :lang(${lang}).lead { line-height: ${toLeadLeading(setting)}; }
body .phrase:lang(${lang}) { white-space: nowrap; }`;
};

const renderSquareScriptRules = (lang: string, { headingLeading }: ScriptSetting) => css`
body :lang(${lang}) {
  letter-spacing: 0;
  hyphens: none;
  line-break: strict;
  overflow-wrap: anywhere;
  word-break: ${lang === "ja" ? "auto-phrase" : lang === "ko" ? "keep-all" : "normal"};
}
body :lang(${lang}):is(.display, .h1, .h2) { line-height: ${headingLeading}; }
body :lang(${lang}):is(.lead, .measure) { max-width: 40em; }
body .phrases:lang(${lang}) { word-break: keep-all; }`;

/**
 * Rules for scripts other than Latin, Greek and Cyrillic: no tracking, line heights that leave room
 * for the marks above and below their letters, and the language's own line breaking. Headings are
 * set as tightly as their text allows, if it is given.
 */
export function renderScriptCss({ lang, briefLang }: Pick<Copy, "lang" | "briefLang">, headings?: string): string {
  return [...new Set([lang, briefLang ?? lang])]
    .map((one) => {
      const setting = findScriptSetting(one, headings);
      if (setting === undefined) return "";
      return setting.isSquare ? renderSquareScriptRules(one, setting) : renderScriptRules(one, setting);
    })
    .join("");
}
