import blockFile from "#data/ascii/blocks.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";

let lines: ReadonlyMap<number, string> | undefined;
const blocks = new Map<number, readonly string[]>();

/** The packed blocks by number; `scripts/ascii.ts` describes and writes the file. */
function loadLines(): ReadonlyMap<number, string> {
  lines ??= new Map(
    readPackedFile(blockFile)
      .toString("latin1")
      .split("\n")
      .map((line) => {
        const space = line.indexOf(" ");
        return [Number.parseInt(line.slice(0, space), 16), line.slice(space + 1)];
      }),
  );
  return lines;
}

/** A character in ASCII by the table of any-ascii; empty if the table does not have it. */
export function findAsciiText(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  const number = codePoint >>> 8;
  let block = blocks.get(number);
  if (block === undefined) {
    block = loadLines().get(number)?.split("\t") ?? [];
    blocks.set(number, block);
  }
  return block[codePoint & 0xff] ?? "";
}
