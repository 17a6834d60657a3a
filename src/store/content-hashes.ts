import { sha256Hex } from "#/kernel/hash";

/** Runs of hexadecimal digits; exactly 64 of them may be a SHA-256. */
const hexDigits = /[0-9a-f]{64,}/g;

/** The hashes that stored JSON mentions; there need not be content with them. */
export const listMentionedHashes = (json: Uint8Array): readonly string[] =>
  (new TextDecoder().decode(json).match(hexDigits) ?? []).filter(({ length }) => length === 64);

/**
 * The hashes that a part or an import refers to: those that its JSON mentions anywhere, and those
 * of the SVGs in it.
 */
export function* findHashes(json: string): Generator<string> {
  for (const [hash] of json.matchAll(hexDigits)) if (hash.length === 64) yield hash;
  for (const text of findSvgs(JSON.parse(json))) yield sha256Hex(text);
}

function* findSvgs(value: unknown, name = ""): Generator<string> {
  if (typeof value === "string") {
    if (name === "svg" || value.includes("<svg")) yield value;
  } else if (typeof value === "object" && value !== null)
    for (const [inner, item] of Object.entries(value)) yield* findSvgs(item, inner);
}
