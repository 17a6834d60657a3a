import { Type, type Static } from "@sinclair/typebox";
import { quoteShellArgument } from "#/documents/brand-page/command";
import { Failure } from "#/kernel/errors";
import { type Folder, openFolder } from "#/kernel/files/folder";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { lockPath, parseLock, type RulesLock } from "#/kits/rules-pack/lock";
import { ruleMarkers } from "#/kits/rules-pack/schema";
import type { Design } from "#/model/design";
import { repositorySetups } from "#/model/repository-setup";
import type { Context } from "#/operations/context";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { designId, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOperation } from "#/operations/operation";
import { loadPartSubject, type PartSource, sourceVersion } from "#/operations/parts/resolve";
import { detectSetup, usesReact } from "#/operations/rules/detect-setup";
import { createPack } from "#/operations/rules/load-pack";
import { applyChanges, FileChange, planChanges, type PlannedChange, planRemoval } from "#/operations/rules/plan-changes";
import { findPublicParent } from "#/operations/sub-brands/find-public-parent";
import { resolveServedSystem } from "#/operations/systems/resolve";

const InstalledRules = Type.Object(
  {
    written: Type.Boolean({ description: "Whether the files were written" }),
    isCurrent: Type.Boolean({ description: "Whether the repository already had all of it" }),
    system: Type.String(),
    version: Type.String({ description: "Version of the files" }),
    installedVersion: Type.Union([Type.String(), Type.Null()], { description: "Version that the repository had" }),
    files: Type.Array(FileChange),
  },
  { title: "InstalledRules" },
);
type InstalledRules = Static<typeof InstalledRules>;

type Input = {
  readonly id: string;
  readonly dir: string;
  readonly check?: boolean | undefined;
};

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
    add: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4000,
        description: "Also install this code, such as button or button.html,dialog.tsx",
      }),
    ),
    version: sourceVersion,
    setup: Type.Optional(StringEnum(repositorySetups, { description: "What the repository uses, if it is not recognised" })),
    check: Type.Optional(Type.Boolean({ description: "Fail if the files were edited or are older than what is served" })),
    remove: Type.Optional(Type.Boolean({ description: "Remove what was installed" })),
    write: Type.Optional(Type.Boolean({ description: "Write the changes" })),
    yes: Type.Optional(Type.Boolean({ description: "The same as --write" })),
  }),
  output: InstalledRules,
  cli: {
    command: "rules",
    arguments: [{ property: "id", label: "DESIGN" }],
    print: printInstalledRules,
    isFailure: ({ isCurrent }, { check = false }) => check && !isCurrent,
    examples: [
      "livery rules nordhavn-optik --dir .",
      "livery rules ds_01jd… --dir ../shop --write",
      "livery rules nordhavn-optik --dir . --add button --write",
      "livery rules nordhavn-optik --dir . --check",
      "livery rules nordhavn-optik --dir . --remove --write",
    ],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesignOrSlug,
  async run(context, input, { design }) {
    const folder = openFolder(input.dir);
    const lock = readLock(folder);
    const { changes, newLock, system, version } = input.remove
      ? planWholeRemoval(folder, lock)
      : await planInstallation(context, folder, lock, design, input);
    const isCurrent = changes.every(({ report: { change } }) => change === "unchanged" || change === "kept") && !newLock;
    const isWritten = (input.write === true || input.yes === true) && input.check !== true;
    if (isWritten) {
      const refused = changes.find(({ report }) => report.change === "refused");
      if (refused)
        throw new Failure("conflict", `${formatReason(refused.report)}. Nothing was written. Fix the file and try again.`);
      applyChanges(folder, changes);
      if (newLock === "removed") folder.remove(lockPath);
      else if (newLock !== undefined) folder.write(lockPath, newLock.text);
    }
    return {
      written: isWritten,
      isCurrent,
      system,
      version,
      installedVersion: lock?.version ?? null,
      files: changes.map(({ report }) => report),
    };
  },
});

type Plan = {
  readonly changes: readonly PlannedChange[];
  /** The lock to write; undefined if it stays as it is. */
  readonly newLock: { readonly text: string } | "removed" | undefined;
  readonly system: string;
  readonly version: string;
};

/** The lock of a repository; undefined if Livery installed nothing. */
function readLock(folder: Folder): (RulesLock & { readonly text: string }) | undefined {
  const text = readText(folder, lockPath);
  const lock = text === undefined ? undefined : parseLock(text);
  return lock && text !== undefined ? { ...lock, text } : undefined;
}

function planWholeRemoval(folder: Folder, lock: RulesLock | undefined): Plan {
  if (!lock) throw new Failure("invalid", `dir: ${lockPath} is missing, so Livery installed nothing there.`);
  const { system, version } = lock;
  return { changes: planRemoval(folder, lock.rows), newLock: "removed", system, version };
}

type InstallInput = {
  readonly paths?: string | undefined;
  readonly add?: string | undefined;
  readonly version?: string | undefined;
  readonly setup?: (typeof repositorySetups)[number] | undefined;
};

/** Plans all files of the pack, or those in `paths`, which leave the lock as it is. */
async function planInstallation(
  context: Context,
  folder: Folder,
  lock: (RulesLock & { readonly text: string }) | undefined,
  design: Design,
  { paths, add, version: wanted, setup }: InstallInput,
): Promise<Plan> {
  const version = wanted === "latest" ? undefined : (wanted ?? (lock?.isPinned ? lock.version : undefined));
  const source = await toPartSource(context, design);
  const { content, facts } = await loadPartSubject(context, source, version, []);
  const only = paths?.split(",").map((path) => path.trim());
  const { listAddableNames } = await import("#/kits/writers");
  const addable = listAddableNames(content, facts);
  const isOwn = (name: string) => readText(folder, `brand/${name}`)?.slice(0, 1000).includes(ruleMarkers.own) === true;
  const names = [
    ...(lock?.added ?? []),
    ...(add === undefined ? [] : add.split(",").map((name) => toFileName(name.trim(), folder))),
    ...addable.filter((name) => only?.includes(`brand/${name}`) || only?.includes(`brand/components/${name}`) || isOwn(name)),
  ];
  const request = { version, setup: setup ?? detectSetup(folder), add: names.join(",") };
  const pack = await createPack(context, content, facts, source.isPublic, request);
  const unknown = only?.find((path) => !pack.files.some((file) => file.path === path));
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `paths: the pack has no file ${JSON.stringify(unknown)}. Choose from ${pack.files.map(({ path }) => path).join(", ")}.`,
    );
  const files = pack.files.filter(({ path }) => only?.includes(path) ?? true);
  const gone = only ? [] : (lock?.rows ?? []).filter(({ path }) => !pack.files.some((file) => file.path === path));
  const isLocked = only !== undefined || pack.lock === lock?.text;
  return {
    changes: [...planChanges(folder, files, lock), ...planRemoval(folder, gone)],
    newLock: isLocked ? undefined : { text: pack.lock },
    system: facts.slug,
    version: pack.version,
  };
}

function readText(folder: Folder, path: string): string | undefined {
  try {
    return folder.read(path).text;
  } catch (error) {
    if (error instanceof Failure && error.code === "conflict") return undefined;
    throw error;
  }
}

/** The file of a component that is named alone: for React where the repository uses it. */
const toFileName = (name: string, folder: Folder) =>
  name.includes(".") ? name : `${name}.${usesReact(folder) ? "tsx" : "html"}`;

/** A design as its readers see it: that of a live system if it serves the design. */
async function toPartSource(context: Context, design: Design): Promise<PartSource> {
  const { store } = context;
  const system = await store.systems.findById(design.systemId);
  if (!system) throw new Error(`design ${design.id} has no system`);
  const served = system.status === "ACTIVE" ? await resolveServedSystem(store, system) : undefined;
  if (served?.design.id !== design.id) return { system, design, isPublic: false };
  const parent = await findPublicParent(context, system, served.version.parts);
  return { system, design, isPublic: served.isPublic, served: { ...served, parent } };
}

const formatReason = ({ path, change, reason }: FileChange) => `${path}: ${change}, ${reason}`;

/** Maximum number of removed or added lines to print per file. */
const maxShownLines = 6;

function printInstalledRules(
  { written, isCurrent, system, version, installedVersion, files }: InstalledRules,
  { id, dir, check = false }: Input,
): string {
  if (check && isCurrent) return `${system} ${version} is current.`;
  const rows = files.map((file) => {
    const { path, change, reason, line, removed, added } = file;
    if (change === "unchanged" || change === "removed") return `${path}: ${change}`;
    if (change === "kept" || change === "refused") return formatReason(file);
    if (change === "created") return added.length === 0 ? `${path}: created` : `${path}: created, ${added.length} lines`;
    if (added.length + removed.length === 0) return `${path}: updated${reason === undefined ? "" : `, ${reason}`}`;
    return [
      `${path}: updated, ${removed.length} lines removed, ${added.length} added${reason === undefined ? "" : ` (${reason})`}`,
      `  @@ line ${line} @@`,
      ...formatSample("-", removed),
      ...formatSample("+", added),
    ].join("\n");
  });
  if (check) {
    const state =
      installedVersion === null
        ? "The brand rules are not installed here"
        : installedVersion === version
          ? `The files of version ${version} were edited here, or are written differently now`
          : `Version ${installedVersion} is installed, and ${version} is served`;
    const shown = rows.filter((row) => !row.endsWith(": unchanged"));
    const command = `livery rules ${quoteShellArgument(id)} --dir ${quoteShellArgument(dir)} --write`;
    return `${shown.join("\n")}\n\n${state}. Run this and commit the result:\n  ${command}`;
  }
  const summary = written
    ? "Changes written."
    : isCurrent
      ? "Nothing to change."
      : "Nothing was written. Add --write to apply the changes.";
  return `${rows.join("\n")}\n\n${summary}`;
}

const formatSample = (sign: string, lines: readonly string[]) => [
  ...lines.slice(0, maxShownLines).map((text) => `  ${sign}${text}`),
  ...(lines.length > maxShownLines ? [`  ${sign}… ${lines.length - maxShownLines} more`] : []),
];
