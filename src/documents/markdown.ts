/**
 * Escapes text of the application as one line of Markdown prose, so that nothing in it is markup,
 * even at the start of a paragraph. For user-supplied text, use `quoteText` instead.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]#|~]/g, "\\$&")
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/&(?=[#\w])/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

/**
 * A fenced code block. The fence is longer than any run of backticks in the text, so that the text
 * cannot close it (CommonMark 0.31, §4.5).
 */
export function formatCodeBlock(text: string, info = ""): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${info}\n${text.trimEnd()}\n${fence}`;
}

/** Collapses whitespace and takes out the marks that keep words on one line, so that the text is one line of a prompt. */
export const toOneLine = (text: string): string => text.replaceAll("\u2060", "").replace(/\s+/g, " ").trim();
