import { html, type Markup } from "#/kernel/markup";
import { getTextDirection } from "#/model/text-direction";
import type { Copy } from "#/studio/copy/copy";

/** Letters that run against a page that is written from right to left. */
const latin = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Languages in Latin letters that a brief is recognised in. */
const latinLanguages: ReadonlySet<string> = new Set(["fr", "es", "it", "nl", "da"]);

/** Letters outside the Latin alphabet: they say what language a text is in, whatever the rest of the brief is in. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** Words of the brief as markup: escaped, and set apart with their own language and direction where these differ from the page's. */
export function renderBriefText(copy: Copy, text: string): Markup {
  const { briefLang } = copy;
  const briefIsLatin = briefLang !== undefined && latinLanguages.has(briefLang);
  if (briefLang !== undefined && (briefIsLatin || otherScript.test(text))) return html`<bdi lang="${briefLang}">${text}</bdi>`;
  const isForeignRun = getTextDirection(copy.lang) === "rtl" ? latin : rightToLeft;
  return isForeignRun.test(text) ? html`<bdi>${text}</bdi>` : html`${text}`;
}
