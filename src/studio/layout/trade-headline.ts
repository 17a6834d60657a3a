import type { Copy } from "#/studio/copy/copy";

/** The least letters of what stands before and after the first comma of a trade. */
const leastLetters = 8;

/** A headline that is the trade, parted after its first comma, often before its place; `undefined` if it is no such text. */
export function splitTradeHeadline({ industry }: Pick<Copy, "industry">, text: string): readonly string[] | undefined {
  if (text.toLowerCase() !== industry?.toLowerCase()) return undefined;
  const end = text.indexOf(", ") + 1;
  const parts = [text.slice(0, end), text.slice(end).trim()];
  return end > 0 && parts.every((part) => part.length >= leastLetters) ? parts : undefined;
}
