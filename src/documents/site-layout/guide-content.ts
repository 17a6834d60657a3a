import { renderInlineCode } from "#/documents/site-layout/inline-code";
import { html, type Markup } from "#/kernel/markup";

/** A name and what it means. The name is shown as code. */
export type Definition = { readonly name: string; readonly says: string };

/** A paragraph of text with code between backticks. */
export const renderParagraph = (text: string): Markup => html`<p>${renderInlineCode(text)}</p>`;

/** Names with what they mean, as a description list. */
export const renderDefinitions = (rows: readonly Definition[]): Markup =>
  html`<dl>${rows.map(({ name, says }) => html`<dt><code>${name}</code></dt><dd>${renderInlineCode(says)}</dd>`)}</dl>`;

/** The same as Markdown. */
export const formatDefinitions = (rows: readonly Definition[]): string =>
  rows.map(({ name, says }) => `- \`${name}\`: ${says}`).join("\n");
