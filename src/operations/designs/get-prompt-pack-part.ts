import { Failure } from "#/kernel/errors";
import { splitMarkdown } from "#/operations/split-markdown";

/**
 * How long one part is, in units of `estimateReadingLength`: fewer than 20,000 tokens. Packs of
 * Latin text stay under it whole; one whose brief uses every field at its full length in another
 * script may not.
 */
const maxPartLength = 76_000;

/**
 * A prompt pack as an agent gets it: the part that it asks for, saying how many there are, or the
 * whole. Throws `invalid` for a part that there is not.
 */
export function getPromptPackPart(text: string, { cursor, detail }: { cursor?: string; detail?: string }): string {
  if (detail === "full") return text;
  const parts = estimateReadingLength(text) <= maxPartLength ? [text] : splitMarkdown(text, maxPartLength, estimateReadingLength);
  const number = cursor === undefined ? 1 : Number(cursor);
  const part = parts[number - 1];
  if (part === undefined) throw new Failure("invalid", `cursor: this answer has ${parts.length} parts.`);
  if (parts.length === 1) return text;
  const next = number < parts.length ? `cursor "${number + 1}" gives the next one, ` : "";
  return (
    `${part.trimEnd()}\n\n(Part ${number} of ${parts.length}; the whole has ${Buffer.byteLength(text)} bytes. ` +
    `${next}detail "full" gives everything.)\n`
  );
}

/**
 * How much of an agent's attention a text takes, in characters of plain Latin text: letters of
 * other scripts are tokens of their own, about three or four times as much.
 */
function estimateReadingLength(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) length += 2.5;
  return length;
}
