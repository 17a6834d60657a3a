import { Failure } from "#/kernel/errors";
import { partsOf } from "#/operations/text-parts";

/** How long one part is, characters: what an agent takes in without losing what came before. */
const partLength = 28_000;

/** A prompt pack as an agent gets it: the part that it asks for, saying how many there are, or the whole. Throws `invalid` for a part that there is not. */
export function promptPackPart(text: string, { cursor, detail }: { cursor?: string; detail?: string }): string {
  if (detail === "full") return text;
  const parts = partsOf(text, partLength);
  const number = cursor === undefined ? 1 : Number(cursor);
  const part = parts[number - 1];
  if (part === undefined) throw new Failure("invalid", `cursor: this answer has ${parts.length} parts.`);
  if (parts.length === 1) return text;
  const next = number < parts.length ? `cursor "${number + 1}" gives the next one, ` : "";
  return `${part.trimEnd()}\n\n(Part ${number} of ${parts.length}; the whole has ${Buffer.byteLength(text)} bytes. ${next}detail "full" gives everything.)\n`;
}
