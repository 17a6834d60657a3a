import { getDesignCharacters } from "#/formats/design-text";
import type { ExportMetadata } from "#/formats/export-metadata";
import { type ReadGivenFile, readFontFiles } from "#/kits/font-files";
import { createRuleFiles, type RulesPackOptions } from "#/kits/rules-pack/rules-pack";
import type { RuleFile } from "#/kits/rules-pack/schema";
import { sha256Hex } from "#/kernel/hash";
import type { DesignContent } from "#/model/design-content";

/**
 * A file of a complete pack. A `file` has no place for a marker: it is replaced if its bytes are
 * those that were installed.
 */
export type PackFile = { readonly path: string; readonly sha256: string } & (
  | { readonly mode: RuleFile["mode"]; readonly content: string }
  | { readonly mode: "file"; readonly content: string | Uint8Array }
);

/** Paths that every shell can name without quoting. */
const plainPath = /^[A-Za-z0-9._][A-Za-z0-9._/-]*$/;

/** A file of the rules pack with its hash. Throws a plain Error for a path that needs quoting. */
function toPackFile(file: Omit<PackFile, "sha256"> & { readonly content: string | Uint8Array }): PackFile {
  if (!plainPath.test(file.path)) throw new Error(`the pack has a path that needs quoting: ${file.path}`);
  return { ...file, sha256: sha256Hex(file.content) } as PackFile;
}

/**
 * Everything that a repository gets: the rule files, the font files with their licences, and the
 * files that were added. Deterministic.
 */
export function createPackFiles(
  content: DesignContent,
  metadata: ExportMetadata,
  {
    added,
    readGivenFile,
    ...options
  }: RulesPackOptions & {
    readonly added: readonly RuleFile[];
    readonly readGivenFile: ReadGivenFile;
  },
): readonly PackFile[] {
  const rules = createRuleFiles(content, metadata, options);
  const paths = new Set(rules.map(({ path }) => path));
  const fonts = readFontFiles(content.tokens.typography, getDesignCharacters(content), readGivenFile);
  return [
    ...[...rules, ...added.filter(({ path }) => !paths.has(path))].map(toPackFile),
    ...fonts.map((font) => toPackFile({ path: `brand/${font.path}`, mode: "file", content: font.content })),
  ];
}
