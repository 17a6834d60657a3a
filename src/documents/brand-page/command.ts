import { html, type Markup } from "#/kernel/markup";

/**
 * Text to copy and paste into a terminal or a file: selected whole by one click, with a button
 * where the page's script runs.
 */
export const renderCommand = (text: string): Markup =>
  html`<div class="ov-command"><pre tabindex="0"><code data-copy="block">${text}</code></pre></div>`;

/** A word for a shell (POSIX): what could mean more than itself stands in single quotes. */
export const quoteShellArgument = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
