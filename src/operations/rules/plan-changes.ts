import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Folder } from "#/kernel/files/folder";
import { sha256Hex } from "#/kernel/hash";
import { StringEnum } from "#/kernel/schema";
import { diffLines } from "#/kernel/text/line-diff";
import type { LockRow, RulesLock } from "#/kits/rules-pack/lock";
import { mergeRuleFile, unmergeRuleFile } from "#/kits/rules-pack/merge-rule-file";
import type { PackFile } from "#/kits/rules-pack/pack-files";
import { ruleMarkers } from "#/kits/rules-pack/schema";

/** How a file of a repository changes. */
export const FileChange = Type.Object({
  path: Type.String(),
  change: StringEnum(["created", "updated", "removed", "unchanged", "kept", "refused"]),
  reason: Type.Optional(
    Type.String({
      description: "Why a file is kept or refused; of an updated one, whether it was edited, is outdated or gets its block",
    }),
  ),
  line: Type.Integer({ description: "Line of the first change or of the broken marker" }),
  removed: Type.Array(Type.String(), { description: "Removed lines" }),
  added: Type.Array(Type.String(), { description: "Added lines" }),
});
export type FileChange = Static<typeof FileChange>;

/** A change with what the file contains afterwards, if it is written. */
export type PlannedChange = { readonly report: FileChange; readonly content?: string | Uint8Array };

const notOurs = "it exists and was not written by Livery";

const toReport = (path: string, rest: Pick<FileChange, "change"> & Partial<FileChange>): FileChange => ({
  path,
  line: 1,
  removed: [],
  added: [],
  ...rest,
});

/** Plans a change. A path that leads out of the folder, or to no text file, is refused. */
function plan(path: string, make: () => PlannedChange): PlannedChange {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "conflict") throw error;
    const reason = error.message.replace(`${path}: `, "").replace(/\.$/, "");
    return { report: toReport(path, { change: "refused", reason }) };
  }
}

/**
 * Plans the change of each file of a pack. If two paths lead to the same file, the first one is
 * used. `lock` is what the repository has.
 */
export function planChanges(folder: Folder, files: readonly PackFile[], lock: RulesLock | undefined): readonly PlannedChange[] {
  const pathsByPlace = new Map<string, string>();
  const hashes = new Map(lock?.rows.map(({ path, sha256 }) => [path, sha256]));
  return files.map((file) => {
    const { path } = file;
    const installed = hashes.get(path);
    const getReason = () => (installed === undefined ? "new block" : installed === file.sha256 ? "edited" : "outdated");
    return plan(path, () => {
      if (file.mode === "file") return planBytes(folder, file, hashes.has(path), getReason);
      const { realPath: place, text: before } = folder.read(path);
      const other = pathsByPlace.get(place);
      if (other !== undefined) return { report: toReport(path, { change: "kept", reason: `it is the same file as ${other}` }) };
      pathsByPlace.set(place, path);
      const merged = mergeRuleFile(file, before);
      if (merged.kind === "kept") return { report: toReport(path, { change: "kept", reason: notOurs }) };
      if (merged.kind === "refused") {
        const reason = `line ${merged.line}: ${merged.reason}`;
        return { report: toReport(path, { change: "refused", line: merged.line, reason }) };
      }
      const { line, removed, added } = diffLines(before ?? "", merged.text);
      const report = toReport(path, { change: merged.kind, line, removed: [...removed], added: [...added] });
      if (merged.kind === "unchanged") return { report };
      return { report: merged.kind === "updated" ? { ...report, reason: getReason() } : report, content: merged.text };
    });
  });
}

/** Plans a file without a place for a marker: it is replaced if Livery installed one at its path. */
function planBytes(folder: Folder, file: PackFile, isInstalled: boolean, getReason: () => string): PlannedChange {
  const { path, content, sha256 } = file;
  const before = folder.readBytes(path);
  if (before === undefined) return { report: toReport(path, { change: "created" }), content };
  if (sha256Hex(before) === sha256) return { report: toReport(path, { change: "unchanged" }) };
  if (!isInstalled) return { report: toReport(path, { change: "kept", reason: notOurs }) };
  return { report: toReport(path, { change: "updated", reason: getReason() }), content };
}

/** Plans the removal of files that a lock names, or of the block in them. Edited files are kept. */
export function planRemoval(folder: Folder, rows: readonly LockRow[]): readonly PlannedChange[] {
  return rows.flatMap(({ mode, sha256, path }): readonly PlannedChange[] => {
    const bytes = plan(path, () => ({
      report: toReport(path, { change: folder.readBytes(path) ? "removed" : "unchanged" }),
    }));
    if (bytes.report.change === "unchanged") return [];
    if (bytes.report.change === "refused") return [bytes];
    return [
      plan(path, () => {
        const keep = { report: toReport(path, { change: "kept", reason: "it was edited, or not written by Livery" }) };
        if (mode === "file") return sha256Hex(folder.readBytes(path) ?? "") === sha256 ? bytes : keep;
        const { text = "" } = folder.read(path);
        if (mode === "own") return text.slice(0, 1000).includes(ruleMarkers.own) ? bytes : keep;
        const rest = unmergeRuleFile(text);
        if (rest === undefined) return bytes;
        if (typeof rest !== "string")
          return { report: toReport(path, { change: "refused", line: rest.line, reason: `line ${rest.line}: ${rest.reason}` }) };
        if (rest === text) return { report: toReport(path, { change: "unchanged" }) };
        const { line, removed, added } = diffLines(text, rest);
        return {
          report: toReport(path, { change: "updated", line, removed: [...removed], added: [...added] }),
          content: rest,
        };
      }),
    ];
  });
}

/** Writes what is planned. */
export function applyChanges(folder: Folder, changes: readonly PlannedChange[]): void {
  for (const { report, content } of changes) {
    if (content !== undefined) folder.write(report.path, content);
    if (report.change === "removed") folder.remove(report.path);
  }
}
