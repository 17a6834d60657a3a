import { Type, type Static } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { type Folder, openFolder } from "#/kernel/files/folder";
import { diffLines } from "#/kernel/text/line-diff";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { mergeRuleFile } from "#/kits/rules-pack/merge-rule-file";
import type { RuleFile } from "#/kits/rules-pack/schema";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { type RulesPackFiles, loadRulesPack, selectRules } from "#/operations/designs/get-repo-rules-pack";
import { designId, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOperation } from "#/operations/operation";

const FileChange = Type.Object({
  path: Type.String(),
  change: StringEnum(["created", "updated", "unchanged", "kept", "refused"]),
  reason: Type.Optional(Type.String({ description: "Why a file is kept or refused" })),
  line: Type.Integer({ description: "Line of the first change or of the broken marker" }),
  removed: Type.Array(Type.String(), { description: "Removed lines" }),
  added: Type.Array(Type.String(), { description: "Added lines" }),
});
type FileChange = Static<typeof FileChange>;

const InstalledRules = Type.Object(
  { written: Type.Boolean({ description: "Whether the files were written" }), files: Type.Array(FileChange) },
  { title: "InstalledRules" },
);
type InstalledRules = Static<typeof InstalledRules>;

export const installRepoRules = defineOperation({
  name: "install_repo_rules",
  title: "Install brand rules in a repository",
  summary:
    "Shows the changes that a design's rules pack makes to a repository; --write applies them. Changes only " +
    "marked blocks and Livery's own files.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    dir: Type.String({ minLength: 1, maxLength: 4096, description: "Path of the repository" }),
    paths: Type.Optional(
      Type.String({ minLength: 1, maxLength: 600, description: "Only install these files of the pack, separated by commas" }),
    ),
    write: Type.Optional(Type.Boolean({ description: "Write the changes" })),
  }),
  output: InstalledRules,
  cli: {
    command: "rules",
    arguments: [{ property: "id", label: "DESIGN" }],
    print: printInstalledRules,
    examples: [
      "livery rules nordhavn-optik --dir .",
      "livery rules ds_01jd… --dir ../shop --write",
      "livery rules nordhavn-optik --dir . --paths brand/brand.tokens.json --write",
    ],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesignOrSlug,
  async run(context, { dir, paths, write = false }, { design }) {
    const folder = openFolder(dir);
    const rules = await loadRulesPack(context, design);
    const pack = paths === undefined ? [...rules.files, ...listInstalledFiles(folder, rules)] : selectRules(rules, paths);
    const planned = planChanges(folder, pack);
    if (write) {
      const refused = planned.find(({ report }) => report.change === "refused");
      if (refused)
        throw new Failure("conflict", `${formatReason(refused.report)}. Nothing was written. Fix the file and try again.`);
      for (const { report, text } of planned) if (text !== undefined) folder.write(report.path, text);
    }
    return { written: write, files: planned.map(({ report }) => report) };
  },
});

/**
 * Token files in further formats that the repository already contains, so that they are updated
 * too.
 */
const listInstalledFiles = (folder: Folder, { optional: further }: RulesPackFiles) =>
  further.filter(({ path }) => {
    try {
      return folder.read(path).text !== undefined;
    } catch (error) {
      if (error instanceof Failure && error.code === "conflict") return false;
      throw error;
    }
  });

/**
 * Plans the change of each file, with the text to write if it changes. If two paths lead to the
 * same file, the first one is used.
 */
function planChanges(
  folder: Folder,
  pack: readonly RuleFile[],
): readonly { readonly report: FileChange; readonly text?: string }[] {
  const pathsByPlace = new Map<string, string>();
  return pack.map((file) => {
    const { path } = file;
    const unchanged = { path, line: 1, removed: [], added: [] };
    try {
      const { realPath: place, text: before } = folder.read(path);
      const other = pathsByPlace.get(place);
      if (other !== undefined) return { report: { ...unchanged, change: "kept", reason: `it is the same file as ${other}` } };
      pathsByPlace.set(place, path);
      const merged = mergeRuleFile(file, before);
      if (merged.kind === "kept")
        return { report: { ...unchanged, change: "kept", reason: "it exists and was not written by Livery" } };
      if (merged.kind === "refused")
        return {
          report: { ...unchanged, change: "refused", line: merged.line, reason: `line ${merged.line}: ${merged.reason}` },
        };
      const { line, removed, added } = diffLines(before ?? "", merged.text);
      const report: FileChange = { path, change: merged.kind, line, removed: [...removed], added: [...added] };
      return merged.kind === "unchanged" ? { report } : { report, text: merged.text };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "conflict") throw error;
      return { report: { ...unchanged, change: "refused", reason: error.message.replace(`${path}: `, "").replace(/\.$/, "") } };
    }
  });
}

const formatReason = ({ path, change, reason }: FileChange) => `${path}: ${change}, ${reason}`;

/** Maximum number of removed or added lines to print per file. */
const maxShownLines = 6;

function printInstalledRules({ written, files }: InstalledRules): string {
  const rows = files.map((file) => {
    const { path, change, line, removed, added } = file;
    if (change === "unchanged") return `${path}: unchanged`;
    if (change === "kept" || change === "refused") return formatReason(file);
    if (change === "created") return `${path}: created, ${added.length} lines`;
    return [
      `${path}: updated, ${removed.length} lines removed, ${added.length} added`,
      `  @@ line ${line} @@`,
      ...formatSample("-", removed),
      ...formatSample("+", added),
    ].join("\n");
  });
  const isChanged = files.some(({ change }) => change === "created" || change === "updated");
  const summary = written
    ? "Changes written."
    : isChanged
      ? "Nothing was written. Add --write to apply the changes."
      : "Nothing to change.";
  return `${rows.join("\n")}\n\n${summary}`;
}

const formatSample = (sign: string, lines: readonly string[]) => [
  ...lines.slice(0, maxShownLines).map((text) => `  ${sign}${text}`),
  ...(lines.length > maxShownLines ? [`  ${sign}… ${lines.length - maxShownLines} more`] : []),
];
