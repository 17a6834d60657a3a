import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { realpathSync } from "node:fs";
import { UsageError } from "#/transports/cli/command-line";
import { print } from "#/transports/cli/output";
import type { ProcessCommand } from "#/transports/cli/command";
import { Failure } from "#/kernel/errors";
import { openFolder } from "#/kernel/files/folder";
import { appendEntry, setMember } from "#/transports/cli/json-edit";
import { diffLines } from "#/kernel/text/line-diff";
import { trimEndCharacters } from "#/kernel/text/trim";
import { createClientSetup, type ClientSetup, type SetupClient, setupClients } from "#/operations/agents/client-setup";

/** `livery mcp install`: adds Livery to a client's settings, or shows what it would add. */
export const mcpInstallCommand: ProcessCommand = {
  name: "mcp install",
  title: "Add Livery to an MCP client's settings",
  summary:
    "Shows how a client's settings change to use Livery's MCP tools; --write changes them. Other entries stay as they are.",
  settings: ["server", "apiKey", "data"],
  flags: [
    { name: "client", label: "CLIENT", description: `One of: ${setupClients.join(", ")} [required]` },
    { name: "dir", label: "DIR", description: "The repository (default: .); for claude-desktop, its settings folder" },
    { name: "write", description: "Write the file" },
    { name: "json", description: "Print one JSON object" },
  ],
  examples: [
    "livery mcp install --client claude --server https://brand.example",
    "livery mcp install --client cursor --server https://brand.example --write",
    "livery mcp install --client claude-desktop --api-key-file ~/.livery-key --write",
  ],
  async run({ values, booleans }, host) {
    const client = parseClient(values.client);
    const target = values.server === undefined ? { dataDir: host.dataDir(values) } : { server: parseServerUrl(values.server) };
    const keyFile = values["api-key-file"];
    const setup = createClientSetup(client, target, findOwnCommand(), keyFile === undefined ? undefined : resolve(keyFile));
    const isWriting = booleans.write === true;
    if (setup.file === undefined) {
      if (isWriting)
        throw new UsageError(
          "--client json has no settings file. Run it without --write and paste the output into your client's settings.",
        );
      await print(`${JSON.stringify(toNestedSettings(setup), null, 2)}\n`);
      return;
    }
    const dir = values.dir ?? getSettingsFolder(client);
    const change = mergeSettings(dir, setup.file, setup);
    if (isWriting && change.kind !== "unchanged") openFolder(dir).write(setup.file, change.text);
    const report = { client, file: join(resolve(dir), setup.file), change: change.kind, written: isWriting };
    await print(
      booleans.json
        ? `${JSON.stringify({ ...report, content: toNestedSettings(setup), note: setup.note })}\n`
        : [
            `${report.file}: ${describeChange(change)}`,
            ...change.lines,
            "",
            ...describeOutcome(change, isWriting),
            `${setup.note}\n`,
          ].join("\n"),
    );
  },
};

type SettingsChange = {
  readonly kind: "created" | "updated" | "unchanged";
  readonly text: string;
  readonly line: number;
  readonly lines: readonly string[];
};

/**
 * The settings with the entry added. Throws `conflict` where they are not JSON, `not_found` where
 * the folder does not exist.
 */
function mergeSettings(dir: string, file: string, setup: ClientSetup): SettingsChange {
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
      `${join(dir, file)} was not changed: ${error.message}. Fix the file, or add this to it yourself:\n${snippet}`,
      {
        cause: error,
      },
    );
  }
}

/**
 * The removed and added lines. A line that only gains a comma belongs to another entry and may hold
 * a secret: it is left out.
 */
function formatChangedLines(before: string, after: string): readonly string[] {
  const { removed, added } = diffLines(before, after);
  const isNew = (line: string) => !removed.some((old) => `${old.trimEnd()},` === line.trimEnd());
  const isGone = (line: string) => !added.some((fresh) => `${line.trimEnd()},` === fresh.trimEnd());
  return [...removed.filter(isGone).map((line) => `-${line}`), ...added.filter(isNew).map((line) => `+${line}`)];
}

const describeChange = ({ kind, line }: SettingsChange) => (kind === "updated" ? `updated at line ${line}` : kind);

const describeOutcome = ({ kind }: SettingsChange, isWriting: boolean) =>
  kind === "unchanged" ? ["Already set up."] : [isWriting ? "Written." : "Not written yet. Add --write to write the file."];

/** The entry as it would look in an empty file. */
const toNestedSettings = ({ path, entry, input }: ClientSetup) => ({
  ...(input && { inputs: [input] }),
  ...(path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), entry) as object),
});

function parseClient(name: string | undefined): SetupClient {
  if (name === undefined) throw new UsageError(`--client is missing. Add --client CLIENT, one of: ${setupClients.join(", ")}.`);
  const client = setupClients.find((one) => one === name);
  if (!client) throw new UsageError(`Unknown client "${name}". Set --client to one of: ${setupClients.join(", ")}.`);
  return client;
}

function parseServerUrl(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError("--server must be an http or https address without a query, such as https://brand.example.");
  return trimEndCharacters(address, "/");
}

/** How a client starts this executable: by name where PATH leads to it, else by its path. */
function findOwnCommand(): string {
  const own = process.execPath;
  if (/^bun(-\w+)?(\.exe)?$/.test(basename(own))) return "livery";
  const byName = Bun.which("livery");
  return byName !== null && realpathSync(byName) === realpathSync(own) ? "livery" : own;
}

/** Where a client keeps its settings: in the repository, or in the home folder. */
function getSettingsFolder(client: SetupClient): string {
  if (client !== "claude-desktop") return ".";
  const inHome = {
    darwin: ["Library", "Application Support", "Claude"],
    win32: ["AppData", "Roaming", "Claude"],
  }[process.platform as string] ?? [".config", "Claude"];
  return join(homedir(), ...inHome);
}
