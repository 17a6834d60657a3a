import { html, type Markup } from "#/kernel/markup";
import type { Copy } from "#/studio/copy/copy";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Words of the brief as markup: escaped, and set apart with their own language and direction where these differ from the page's. */
export function wordsOf(copy: Copy, text: string): Markup {
  if (copy.briefLang !== undefined) return html`<bdi lang="${copy.briefLang}">${text}</bdi>`;
  return rightToLeft.test(text) ? html`<bdi>${text}</bdi>` : html`${text}`;
}
