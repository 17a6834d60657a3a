import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { realpathSync } from "node:fs";
import { UsageError } from "#/transports/cli/command-line";
import { print } from "#/transports/cli/output";
import type { ProcessCommand } from "#/transports/cli/process-command";
import { Failure } from "#/kernel/errors";
import { openFolder } from "#/kernel/folder";
import { appendEntry, setMember } from "#/kernel/json-edit";
import { diffLines } from "#/kernel/line-diff";
import { trimEndCharacters } from "#/kernel/trim";
import { clientSetup, type Setup, type SetupClient, setupClients } from "#/operations/agents/client-setup";

/** `livery mcp install`: puts Livery into a client's settings, or shows what it would put there. */
export const mcpInstallCommand: ProcessCommand = {
  command: "mcp install",
  summary: "Show what a client's settings need for Livery's tools; with --write put it there. Other entries stay as they are.",
  settings: ["server", "apiKey", "data"],
  valueFlags: [
    ["client", "CLIENT", setupClients.join(", ")],
    ["dir", "DIR", "the repository (.), for claude-desktop the folder of its settings"],
  ],
  booleanFlags: [
    ["write", "write the file"],
    ["json", "one JSON object"],
  ],
  examples: [
    "livery mcp install --client claude --server https://brand.example",
    "livery mcp install --client cursor --server https://brand.example --write",
    "livery mcp install --client claude-desktop --api-key-file ~/.livery-key --write",
  ],
  async run({ positionals: [unexpected], values, booleanFlags }, host) {
    if (unexpected !== undefined) throw new UsageError(`"${unexpected}" is one argument too many.`);
    const client = parseClient(values.client);
    const target = values.server === undefined ? { dataDir: host.dataDir(values) } : { server: parseServerUrl(values.server) };
    const keyFile = values["api-key-file"];
    const setup = clientSetup(client, target, findOwnCommand(), keyFile === undefined ? undefined : resolve(keyFile));
    const isWriting = booleanFlags.has("write");
    if (setup.file === undefined) {
      if (isWriting) throw new UsageError("--client json has no file of its own; put what it prints where your client reads it.");
      await print(`${JSON.stringify(toNestedSettings(setup), null, 2)}\n`);
      return;
    }
    const dir = values.dir ?? getSettingsFolder(client);
    const change = mergeSettings(dir, setup.file, setup);
    if (isWriting && change.kind !== "unchanged") openFolder(dir).write(setup.file, change.text);
    const report = { client, file: join(resolve(dir), setup.file), change: change.kind, written: isWriting };
    await print(
      booleanFlags.has("json")
        ? `${JSON.stringify({ ...report, content: toNestedSettings(setup), note: setup.note })}\n`
        : `${[`${report.file}: ${describeChange(change)}`, ...change.lines, "", ...describeOutcome(change, isWriting), setup.note].join("\n")}\n`,
    );
  },
};

type SettingsChange = {
  readonly kind: "created" | "updated" | "unchanged";
  readonly text: string;
  readonly line: number;
  readonly lines: readonly string[];
};

/** The settings with the entry in them. Throws `conflict` where they are not JSON, and `not_found` where their folder is not there. */
function mergeSettings(dir: string, file: string, setup: Setup): SettingsChange {
  const { text: before } = openFolder(dir).read(file);
  const start = before === undefined || before.trim() === "" ? "{}\n" : before;
  try {
    const { input } = setup;
    const isInput = (entry: unknown) => typeof entry === "object" && entry !== null && "id" in entry && entry.id === input?.id;
    const text = setMember(input ? appendEntry(start, "inputs", input, isInput) : start, setup.path, setup.entry);
    const kind = before === undefined ? "created" : text === before ? "unchanged" : "updated";
    return {
      kind,
      text,
      line: diffLines(before ?? "", text).line,
      lines: kind === "unchanged" ? [] : formatChangedLines(before ?? "", text),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const snippet = JSON.stringify(toNestedSettings(setup), null, 2);
    throw new Failure(
      "conflict",
      `${join(dir, file)} stays as it is: ${error.message}. Mend it, or put this into it yourself:\n${snippet}`,
      {
        cause: error,
      },
    );
  }
}

/** The lines that go and come. One that gets a comma only belongs to somebody else, who may have a secret in it. */
function formatChangedLines(before: string, after: string): readonly string[] {
  const { removed, added } = diffLines(before, after);
  const isNew = (line: string) => !removed.some((old) => `${old.trimEnd()},` === line.trimEnd());
  const isGone = (line: string) => !added.some((fresh) => `${line.trimEnd()},` === fresh.trimEnd());
  return [...removed.filter(isGone).map((line) => `-${line}`), ...added.filter(isNew).map((line) => `+${line}`)];
}

const describeChange = ({ kind, line }: SettingsChange) => (kind === "updated" ? `updated at line ${line}` : kind);

const describeOutcome = ({ kind }: SettingsChange, isWriting: boolean) =>
  kind === "unchanged" ? ["It is there already."] : [isWriting ? "Written." : "Nothing was written. --write does it."];

/** What is set, as one would write it into an empty file. */
const toNestedSettings = ({ path, entry, input }: Setup) => ({
  ...(input && { inputs: [input] }),
  ...(path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), entry) as object),
});

function parseClient(name: string | undefined): SetupClient {
  const client = setupClients.find((one) => one === name);
  if (!client) throw new UsageError(`--client is one of: ${setupClients.join(", ")}.`);
  return client;
}

function parseServerUrl(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError("--server must be an http or https address without a query.");
  return trimEndCharacters(address, "/");
}

/** How a client starts this executable: by its name where that leads here, else by its place. */
function findOwnCommand(): string {
  const own = process.execPath;
  if (/^bun(-\w+)?(\.exe)?$/.test(basename(own))) return "livery";
  const byName = Bun.which("livery");
  return byName !== null && realpathSync(byName) === realpathSync(own) ? "livery" : own;
}

/** Where a client keeps its settings: in the repository, or for all of a person's work. */
function getSettingsFolder(client: SetupClient): string {
  if (client !== "claude-desktop") return ".";
  const inHome = {
    darwin: ["Library", "Application Support", "Claude"],
    win32: ["AppData", "Roaming", "Claude"],
  }[process.platform as string] ?? [".config", "Claude"];
  return join(homedir(), ...inHome);
}
