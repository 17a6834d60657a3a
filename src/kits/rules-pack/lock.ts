import type { PackFile } from "#/kits/rules-pack/pack-files";
import { ruleMarkers } from "#/kits/rules-pack/schema";
import { type RepositorySetup, repositorySetups } from "#/model/repository-setup";

/** The lock file of a pack in a repository: what is installed, from which version. */
export const lockPath = "brand/livery.lock";

/** A row of a lock: a file with the hash of what the pack has for it. */
export type LockRow = { readonly mode: PackFile["mode"]; readonly sha256: string; readonly path: string };

/** What is installed in a repository. */
export type RulesLock = {
  readonly system: string;
  readonly version: string;
  /** Whether the repository stays with the version. */
  readonly isPinned: boolean;
  readonly setup?: RepositorySetup | undefined;
  /** The names of what was added to the standard files. */
  readonly added: readonly string[];
  readonly rows: readonly LockRow[];
};

/** The lock as the text of its file: one fact a line, words separated by one space. */
export const formatLock = ({ system, version, isPinned, setup, added, rows }: RulesLock): string =>
  [
    `# ${ruleMarkers.own}: what Livery installed in this repository. Updates read and write it; do not edit.`,
    `system ${system}`,
    `version ${version}`,
    ...(isPinned ? [`pin ${version}`] : []),
    ...(setup === undefined ? [] : [`setup ${setup}`]),
    ...added.map((name) => `add ${name}`),
    ...rows.map(({ mode, sha256, path }) => `${mode} ${sha256} ${path}`),
    "",
  ].join("\n");

/** The most lines that are read of a lock. */
const maxLines = 5000;

const rowPattern = /^(merge|own|file) ([0-9a-f]{64}) (\S{1,240})$/;

/** Reads a lock; undefined for a text that is none. Lines that it does not know are skipped. */
export function parseLock(text: string): RulesLock | undefined {
  const lines = text.split(/\r?\n/, maxLines);
  const listValues = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const [system] = listValues("system");
  const [version] = listValues("version");
  if (system === undefined || version === undefined) return undefined;
  const rows = lines.flatMap((line): LockRow[] => {
    const [, mode, sha256, path] = rowPattern.exec(line) ?? [];
    return mode === undefined || sha256 === undefined || path === undefined
      ? []
      : [{ mode: mode as LockRow["mode"], sha256, path }];
  });
  return {
    system,
    version,
    isPinned: listValues("pin").length > 0,
    setup: repositorySetups.find((setup) => setup === listValues("setup")[0]),
    added: listValues("add"),
    rows,
  };
}
