import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packFile, readPackedFile } from "#/kernel/files/packed-file";

/** The folder with the packed guides, beside the executable's entry. */
export const guideFolderName = "guides";

const sourceFolder = join(import.meta.dir, "../../../data/guides");

/**
 * A guide's Markdown. The executable has it compressed, where as text in code it would be stored twice; when
 * running from source it is the file of `data/guides`.
 */
export function readGuideFile(name: string): string {
  const packed = join(import.meta.dir, guideFolderName, `${name}.md.br`);
  return existsSync(packed) ? readPackedFile(packed).toString() : readFileSync(join(sourceFolder, `${name}.md`), "utf8");
}

/** All guides that people write compressed, with their file names, for the build. */
export const packGuides = (): readonly { readonly name: string; readonly bytes: Uint8Array }[] =>
  readdirSync(sourceFolder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ name: `${name}.br`, bytes: packFile(readFileSync(join(sourceFolder, name))) }));
