import { html, type Markup } from "#/kernel/markup";
import { getTextDirection } from "#/model/text-direction";
import type { Copy } from "#/studio/copy/copy";

/** Letters that need a `bdi` element on a right-to-left page, and on a left-to-right one. */
const latin = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Languages in Latin script that a brief can be detected in. */
const latinLanguages: ReadonlySet<string> = new Set(["fr", "es", "it", "nl", "da"]);

/**
 * Letters outside the Latin alphabet, which identify a text's language independently of the rest of
 * the brief.
 */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Words of the brief as markup: escaped, with their own `lang` and `dir` if these differ from the
 * page's.
 */
export function renderBriefText(copy: Copy, text: string): Markup {
  const { briefLang } = copy;
  const briefIsLatin = briefLang !== undefined && latinLanguages.has(briefLang);
  if (briefLang !== undefined && (briefIsLatin || otherScript.test(text))) return html`<bdi lang="${briefLang}">${text}</bdi>`;
  const isForeignRun = getTextDirection(copy.lang) === "rtl" ? latin : rightToLeft;
  return isForeignRun.test(text) ? html`<bdi>${text}</bdi>` : html`${text}`;
}
