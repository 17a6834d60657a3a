import { Failure } from "#/kernel/errors";
import { splitMarkdown } from "#/operations/split-markdown";

/**
 * Maximum length of a part, in units of `estimateReadingLength`: under 20,000 tokens. Packs of
 * Latin text fit in one part; a pack whose brief fills every field in another script may not.
 */
const maxPartLength = 76_000;

/**
 * Returns the requested part of a prompt pack, with the number of parts, or the whole pack. Throws
 * `invalid` for a part that does not exist.
 */
export function getPromptPackPart(text: string, { cursor, detail }: { cursor?: string; detail?: string }): string {
  if (detail === "full") return text;
  const parts = estimateReadingLength(text) <= maxPartLength ? [text] : splitMarkdown(text, maxPartLength, estimateReadingLength);
  const number = cursor === undefined ? 1 : Number(cursor);
  const part = parts[number - 1];
  if (part === undefined)
    throw new Failure(
      "invalid",
      `cursor: this result has ${parts.length} ${parts.length === 1 ? "part" : "parts"}. Pass a number from ` +
        `1 to ${parts.length}.`,
    );
  if (parts.length === 1) return text;
  const next = number < parts.length ? `Call again with cursor "${number + 1}" for the next part. ` : "";
  return (
    `${part.trimEnd()}\n\n(Part ${number} of ${parts.length}, ${Buffer.byteLength(text)} bytes in total. ${next}detail ` +
    `"full" returns everything.)\n`
  );
}

/**
 * Estimates the tokens of a text, in characters of Latin text: a character of another script counts
 * as about 3.5 of them.
 */
function estimateReadingLength(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) length += 2.5;
  return length;
}
