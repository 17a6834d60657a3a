import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { Reply } from "#/kernel/http/reply";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { print } from "#/transports/cli/output";
import { createProgress, type Progress } from "#/transports/cli/progress";
import { writeNewFolder } from "#/transports/cli/write-new-folder";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";

type ExportedSystem = {
  readonly slug: string;
  readonly version: string;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
};

/** `livery export --all`: every export of one or every published system in a folder. */
export const exportAllCommand: ProcessCommand = {
  name: "export --all",
  arguments: ["[SYSTEM]"],
  title: "Write every export of one or all systems",
  summary:
    "Writes every export format and the bundle of a published system, or of all, into a new folder with a folder for each " +
    "system. The folder is complete or not there.",
  settings: ["data", "databaseUrl", "baseUrl", "log"],
  flags: [{ name: "output", short: "o", label: "DIR", description: "The new folder (default: livery-exports)" }, jsonFlag],
  examples: ["livery export --all -o exports", "livery export --all nordhavn-optik --json"],
  async run({ positionals, values, booleans }, host) {
    const folder = resolve(values.output ?? "livery-exports");
    const app = await host.open(values, { makesData: false });
    const progress = createProgress();
    try {
      const context: Context = { ...app.services, caller: { kind: "administrator" }, address: null, requestId: null };
      const systems = await writeNewFolder(folder, (partFolder, signal) =>
        writeSystems({ ...context, signal }, positionals[0], partFolder, progress),
      );
      progress.end();
      if (booleans.json) return await print(`${JSON.stringify({ folder, systems })}\n`);
      const count = systems.reduce((total, { files }) => total + files.length, 0);
      await print(`Wrote ${count} files of ${systems.length === 1 ? "1 system" : `${systems.length} systems`} to ${folder}.\n`);
    } finally {
      progress.end();
      await app.close();
    }
  },
};

async function writeSystems(
  context: Context & { readonly signal: AbortSignal },
  name: string | undefined,
  folder: string,
  progress: Progress,
): Promise<readonly ExportedSystem[]> {
  const { dispatch, listSystems, getSystemAdoption, exportTokens, downloadSystem } = await import(
    "#/transports/cli/export-operations"
  );
  const run = async (operation: Operation, input: Readonly<Record<string, string>>): Promise<Reply> => {
    const reply = await dispatch(operation, context, { path: () => input, input: () => input });
    context.signal.throwIfAborted();
    return reply;
  };
  type Entry = { readonly slug: string; readonly version: string };
  const entries: Entry[] = [];
  if (name === undefined) {
    let cursor: string | null = null;
    do {
      const reply: Reply = await run(listSystems, cursor === null ? {} : { cursor });
      const page = reply.value as { readonly systems: readonly Entry[]; readonly nextCursor: string | null };
      entries.push(...page.systems);
      cursor = page.nextCursor;
    } while (cursor !== null);
  } else entries.push(((await run(getSystemAdoption, { name })).value as { readonly system: Entry }).system);
  if (entries.length === 0) throw new Failure("not_found", "No system is published yet. Publish one, then export it.");
  const formats: readonly string[] = exportTokens.input.properties.format.enum ?? [];
  const systems: ExportedSystem[] = [];
  for (const { slug, version } of entries) {
    const done = systems.length;
    progress.begin({
      label: `${slug} ${version}`,
      from: done / entries.length,
      to: (done + 1) / entries.length,
      line: `${done + 1}/${entries.length} ${slug} ${version}`,
    });
    const systemFolder = join(folder, slug);
    mkdirSync(systemFolder, { recursive: true });
    const files: ExportedSystem["files"][number][] = [];
    const write = ({ body, fileName }: Reply) => {
      if (body instanceof ReadableStream || fileName === undefined) throw new Error(`an export of ${slug} is not a file`);
      writeFileSync(join(systemFolder, fileName), body);
      files.push({ path: `${slug}/${fileName}`, bytes: Buffer.byteLength(body), sha256: sha256Hex(body) });
    };
    for (const format of formats) write(await run(exportTokens, { name: slug, format }));
    write(await run(downloadSystem, { name: slug }));
    systems.push({ slug, version, files });
  }
  return systems;
}
