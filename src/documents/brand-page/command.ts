import { html, type Markup } from "#/kernel/markup";

/**
 * Text to copy into a terminal or a file. One click selects all of it; the page's script adds a
 * copy button.
 */
export const renderCommand = (text: string): Markup =>
  html`<div class="ov-command"><pre tabindex="0"><code data-copy="block">${text}</code></pre></div>`;

/** Quotes an argument for a POSIX shell, if it contains characters with a special meaning. */
export const quoteShellArgument = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
