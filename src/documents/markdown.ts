/**
 * Text of our own as one line of Markdown prose: nothing in it is read as markup, not even at the
 * start of a paragraph. What others wrote is data and is quoted instead (`quoteText`).
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
 * A fenced block whose fence is longer than any run of backticks inside, so that the text cannot
 * break out (CommonMark 0.31, §4.5).
 */
export function formatCodeBlock(text: string, info = ""): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${info}\n${text.trimEnd()}\n${fence}`;
}

/** Text of our own on one line of a prompt. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
