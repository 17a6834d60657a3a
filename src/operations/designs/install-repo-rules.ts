import { Type, type Static } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { type Folder, openFolder } from "#/kernel/folder";
import { diffLines } from "#/kernel/line-diff";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { mergeRuleFile } from "#/kits/rules-pack/merge-rule-file";
import type { RuleFile } from "#/kits/rules-pack/rule-file";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { type DesignRules, rulesPackOf, selectedRules } from "#/operations/designs/get-repo-rules-pack";
import { designId, noDesign } from "#/operations/keys/find-design";
import { operation } from "#/operations/operation";

const FileChange = Type.Object({
  path: Type.String(),
  change: StringEnum(["created", "updated", "unchanged", "kept", "refused"]),
  reason: Type.Optional(Type.String({ description: "Why a file is kept as it is or refused" })),
  line: Type.Integer({ description: "Where the change begins, or the markers are broken" }),
  removed: Type.Array(Type.String(), { description: "Lines that go" }),
  added: Type.Array(Type.String(), { description: "Lines that come" }),
});
type FileChange = Static<typeof FileChange>;

const InstalledRules = Type.Object(
  { written: Type.Boolean({ description: "Whether the files were written" }), files: Type.Array(FileChange) },
  { title: "InstalledRules" },
);
type InstalledRules = Static<typeof InstalledRules>;

export const installRepoRules = operation({
  name: "install_repo_rules",
  title: "Put the brand's rules into a repository",
  summary:
    "Shows what the rules pack of a design would change in a repository; with --write it does it. Only marked blocks and Livery's own files change.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    dir: Type.String({ minLength: 1, maxLength: 4096, description: "The repository's folder" }),
    paths: Type.Optional(
      Type.String({ minLength: 1, maxLength: 600, description: "Only these files of the pack, separated by commas" }),
    ),
    write: Type.Optional(Type.Boolean({ description: "Write the files" })),
  }),
  output: InstalledRules,
  cli: {
    verb: "rules",
    arguments: [{ property: "id", label: "DESIGN" }],
    print: printed,
    examples: [
      "livery rules nordhavn-optik --dir .",
      "livery rules ds_01jd… --dir ../shop --write",
      "livery rules nordhavn-optik --dir . --paths brand/brand.tokens.json --write",
    ],
  },
  missing: noDesign,
  find: findDesignOrSlug,
  async run(context, { dir, paths, write = false }, { design }) {
    const folder = openFolder(dir);
    const rules = await rulesPackOf(context, design);
    const pack = paths === undefined ? [...rules.files, ...thereAlready(folder, rules)] : selectedRules(rules, paths);
    const planned = changesIn(folder, pack);
    if (write) {
      const refused = planned.find(({ report }) => report.change === "refused");
      if (refused)
        throw new Failure("conflict", `${reasonLine(refused.report)}. Mend it and run this again; nothing was written.`);
      for (const { report, text } of planned) if (text !== undefined) folder.write(report.path, text);
    }
    return { written: write, files: planned.map(({ report }) => report) };
  },
});

/** Token files in further formats that the repository took in earlier, so that they do not fall behind. */
const thereAlready = (folder: Folder, { further }: DesignRules) =>
  further.filter(({ path }) => {
    try {
      return folder.read(path).text !== undefined;
    } catch (error) {
      if (error instanceof Failure && error.code === "conflict") return false;
      throw error;
    }
  });

/** What each file would become, with the text to write where there is one. Of two paths that lead to one file the first has it. */
function changesIn(
  folder: Folder,
  pack: readonly RuleFile[],
): readonly { readonly report: FileChange; readonly text?: string }[] {
  const taken = new Map<string, string>();
  return pack.map((file) => {
    const { path } = file;
    const still = { path, line: 1, removed: [], added: [] };
    try {
      const { realPath: place, text: before } = folder.read(path);
      const other = taken.get(place);
      if (other !== undefined) return { report: { ...still, change: "kept", reason: `it leads to the same file as ${other}` } };
      taken.set(place, path);
      const merged = mergeRuleFile(file, before);
      if (merged.kind === "kept") return { report: { ...still, change: "kept", reason: "it is there and not Livery's" } };
      if (merged.kind === "refused")
        return { report: { ...still, change: "refused", line: merged.line, reason: `line ${merged.line}: ${merged.reason}` } };
      const { line, removed, added } = diffLines(before ?? "", merged.text);
      const report: FileChange = { path, change: merged.kind, line, removed: [...removed], added: [...added] };
      return merged.kind === "unchanged" ? { report } : { report, text: merged.text };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "conflict") throw error;
      return { report: { ...still, change: "refused", reason: error.message.replace(`${path}: `, "").replace(/\.$/, "") } };
    }
  });
}

const reasonLine = ({ path, change, reason }: FileChange) => `${path}: ${change}, ${reason}`;

/** How many of the lines that went or came are shown of each file. */
const shownLines = 6;

function printed({ written, files }: InstalledRules): string {
  const rows = files.map((file) => {
    const { path, change, line, removed, added } = file;
    if (change === "unchanged") return `${path}: unchanged`;
    if (change === "kept" || change === "refused") return reasonLine(file);
    if (change === "created") return `${path}: created, ${added.length} lines`;
    return [
      `${path}: updated, ${removed.length} lines out, ${added.length} in`,
      `  @@ line ${line} @@`,
      ...sample("-", removed),
      ...sample("+", added),
    ].join("\n");
  });
  const isChanged = files.some(({ change }) => change === "created" || change === "updated");
  const last = written ? "Written." : isChanged ? "Nothing was written. --write does it." : "There is nothing to write.";
  return `${rows.join("\n")}\n\n${last}`;
}

const sample = (sign: string, lines: readonly string[]) => [
  ...lines.slice(0, shownLines).map((text) => `  ${sign}${text}`),
  ...(lines.length > shownLines ? [`  ${sign}… ${lines.length - shownLines} more`] : []),
];
