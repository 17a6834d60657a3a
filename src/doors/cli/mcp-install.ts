import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { realpathSync } from "node:fs";
import { UsageError } from "#/doors/cli/command-line";
import { print } from "#/doors/cli/console";
import type { Lifecycle } from "#/doors/cli/lifecycle";
import { Failure } from "#/kernel/errors";
import { openFolder } from "#/kernel/folder";
import { withEntry, withMember } from "#/kernel/json-edit";
import { lineChange } from "#/kernel/line-change";
import { trimEndOf } from "#/kernel/trim";
import { clientSetup, type Setup, type SetupClient, setupClients } from "#/operations/agents/client-setup";

/** `livery mcp install`: puts Livery into a client's settings, or shows what it would put there. */
export const mcpInstall: Lifecycle = {
  verb: "mcp install",
  summary: "Show what a client's settings need for Livery's tools; with --write put it there. Other entries stay as they are.",
  settings: ["server", "apiKey", "data"],
  valued: [
    ["client", "CLIENT", setupClients.join(", ")],
    ["dir", "DIR", "the repository (.), for claude-desktop the folder of its settings"],
  ],
  bare: [
    ["write", "write the file"],
    ["json", "one JSON object"],
  ],
  examples: [
    "livery mcp install --client claude --server https://brand.example",
    "livery mcp install --client cursor --server https://brand.example --write",
    "livery mcp install --client claude-desktop --api-key-file ~/.livery-key --write",
  ],
  async run({ positionals: [surplus], values, bare }, host) {
    if (surplus !== undefined) throw new UsageError(`"${surplus}" is one argument too many.`);
    const client = clientNamed(values.client);
    const reach = values.server === undefined ? { dataDir: host.dataDir(values) } : { server: serverAt(values.server) };
    const keyFile = values["api-key-file"];
    const setup = clientSetup(client, reach, ownCommand(), keyFile === undefined ? undefined : resolve(keyFile));
    const isWriting = bare.has("write");
    if (setup.file === undefined) {
      if (isWriting) throw new UsageError("--client json has no file of its own; put what it prints where your client reads it.");
      await print(`${JSON.stringify(nested(setup), null, 2)}\n`);
      return;
    }
    const dir = values.dir ?? folderOf(client);
    const change = merged(dir, setup.file, setup);
    if (isWriting && change.kind !== "unchanged") openFolder(dir).write(setup.file, change.text);
    const report = { client, file: join(resolve(dir), setup.file), change: change.kind, written: isWriting };
    await print(
      bare.has("json")
        ? `${JSON.stringify({ ...report, content: nested(setup), note: setup.note })}\n`
        : `${[`${report.file}: ${sentence(change)}`, ...change.lines, "", ...outcome(change, isWriting), setup.note].join("\n")}\n`,
    );
  },
};

type Change = {
  readonly kind: "created" | "updated" | "unchanged";
  readonly text: string;
  readonly line: number;
  readonly lines: readonly string[];
};

/** The settings with the entry in them. Throws `conflict` where they are not JSON, and `not_found` where their folder is not there. */
function merged(dir: string, file: string, setup: Setup): Change {
  const { text: before } = openFolder(dir).read(file);
  const start = before === undefined || before.trim() === "" ? "{}\n" : before;
  try {
    const { input } = setup;
    const isInput = (entry: unknown) => typeof entry === "object" && entry !== null && "id" in entry && entry.id === input?.id;
    const text = withMember(input ? withEntry(start, "inputs", input, isInput) : start, setup.path, setup.entry);
    const kind = before === undefined ? "created" : text === before ? "unchanged" : "updated";
    return {
      kind,
      text,
      line: lineChange(before ?? "", text).line,
      lines: kind === "unchanged" ? [] : shownChange(before ?? "", text),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const shown = JSON.stringify(nested(setup), null, 2);
    throw new Failure(
      "conflict",
      `${join(dir, file)} stays as it is: ${error.message}. Mend it, or put this into it yourself:\n${shown}`,
      {
        cause: error,
      },
    );
  }
}

/** The lines that go and come. One that gets a comma only belongs to somebody else, who may have a secret in it. */
function shownChange(before: string, after: string): readonly string[] {
  const { removed, added } = lineChange(before, after);
  const isNew = (line: string) => !removed.some((old) => `${old.trimEnd()},` === line.trimEnd());
  const isGone = (line: string) => !added.some((fresh) => `${line.trimEnd()},` === fresh.trimEnd());
  return [...removed.filter(isGone).map((line) => `-${line}`), ...added.filter(isNew).map((line) => `+${line}`)];
}

const sentence = ({ kind, line }: Change) => (kind === "updated" ? `updated at line ${line}` : kind);

const outcome = ({ kind }: Change, isWriting: boolean) =>
  kind === "unchanged" ? ["It is there already."] : [isWriting ? "Written." : "Nothing was written. --write does it."];

/** What is set, as one would write it into an empty file. */
const nested = ({ path, entry, input }: Setup) => ({
  ...(input && { inputs: [input] }),
  ...(path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), entry) as object),
});

function clientNamed(name: string | undefined): SetupClient {
  const client = setupClients.find((one) => one === name);
  if (!client) throw new UsageError(`--client is one of: ${setupClients.join(", ")}.`);
  return client;
}

function serverAt(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError("--server must be an http or https address without a query.");
  return trimEndOf(address, "/");
}

/** How a client starts this executable: by its name where that leads here, else by its place. */
function ownCommand(): string {
  const own = process.execPath;
  if (/^bun(-\w+)?(\.exe)?$/.test(basename(own))) return "livery";
  const byName = Bun.which("livery");
  return byName !== null && realpathSync(byName) === realpathSync(own) ? "livery" : own;
}

/** Where a client keeps its settings: in the repository, or for all of a person's work. */
function folderOf(client: SetupClient): string {
  if (client !== "claude-desktop") return ".";
  const inHome = {
    darwin: ["Library", "Application Support", "Claude"],
    win32: ["AppData", "Roaming", "Claude"],
  }[process.platform as string] ?? [".config", "Claude"];
  return join(homedir(), ...inHome);
}
