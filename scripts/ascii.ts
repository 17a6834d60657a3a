/**
 * Writes `data/ascii/blocks.txt.br`: the table of any-ascii (ISC), from which
 * `kernel/text/ascii-table.ts` reads. The package itself would add 1.3 MB to the executable.
 *
 *   bun scripts/ascii.ts
 *
 * The unpacked file has a line for each block of 256 code points that has an entry: its number in
 * hexadecimal digits, a space, and the ASCII text of each code point, with tabs between them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { packFile } from "#/kernel/files/packed-file";

const folder = new URL("../node_modules/any-ascii/", import.meta.url).pathname;
const { default: readBlock }: { default: (block: number) => string } = await import(`${folder}block.js`);

const lines: string[] = [];
for (let block = 0; block <= 0x10ff; block++) {
  const texts = readBlock(block);
  if (/[^\t]/.test(texts)) lines.push(`${block.toString(16)} ${texts}`);
}
const write = (name: string, content: string | Uint8Array) =>
  writeFileSync(new URL(`../data/ascii/${name}`, import.meta.url), content);
write("blocks.txt.br", packFile(Buffer.from(`${lines.join("\n")}\n`, "latin1")));
write(
  "LICENSE.txt",
  `blocks.txt.br is derived from any-ascii (https://github.com/anyascii/anyascii).\n\n${readFileSync(`${folder}LICENSE`, "utf8")}`,
);
console.log(lines.length, "blocks");
