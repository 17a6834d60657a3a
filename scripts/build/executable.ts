import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildConsole } from "#/console/build-console";
import { documentName } from "#/console/load-console";
import { getEncodedName } from "#/console/console-file";
import { packWasm, wasmFolderName } from "#/kernel/packed-wasm";
import { packPhrases, phraseFolderName } from "#/studio/copy/phrase-files";
import { createFacePacks, packFolderName } from "#/fonts/script-face-files";

/** Everything that is embedded beside the code, in folders of a temporary folder. */
export type Assets = { readonly folders: readonly string[]; remove(): void };

/** Builds the console and packs fonts, WebAssembly modules and phrases. They suit every platform. */
export async function prepareAssets(): Promise<Assets> {
  const root = mkdtempSync(join(tmpdir(), "livery-build-"));
  const folders: string[] = [];
  const addFolder = (name: string, files: readonly { readonly name: string; readonly bytes: Uint8Array | string }[]) => {
    const folder = join(root, name);
    mkdirSync(folder);
    for (const { name: file, bytes } of files) writeFileSync(join(folder, file), bytes);
    folders.push(folder);
  };
  const { document, files } = await buildConsole();
  // A file is stored once, in its smallest form. The server unpacks it, and packs it for clients without Brotli.
  const consoleFiles = [...files].map(([name, { bytes, encoded }]) => {
    const packed = encoded.get("br");
    return packed ? { name: getEncodedName(name, "br"), bytes: packed } : { name, bytes };
  });
  addFolder("console", [{ name: documentName, bytes: document }, ...consoleFiles]);
  addFolder(packFolderName, createFacePacks());
  addFolder(wasmFolderName, packWasm());
  addFolder(phraseFolderName, packPhrases());
  return { folders, remove: () => rmSync(root, { recursive: true }) };
}

/** A platform to compile for, and the file of the Bun runtime that becomes part of the executable. */
export type CrossTarget = { readonly bunTarget: string; readonly runtimePath: string };

/** The entry, and the threads' entries. */
const entryPoints = [
  "src/main.ts",
  "src/raster/draw-worker.ts",
  "src/store/backup/backup-worker.ts",
  "src/store/maintenance-worker.ts",
  "src/webhooks/scheduler/dispatch-worker.ts",
  "src/webhooks/scheduler/attempt-worker.ts",
  "src/jobs/watch-parent-worker.ts",
  "src/serving/serving-thread.ts",
];

export type CompileOptions = {
  readonly assets: Assets;
  /** The bytes depend on the last part of this path, which Bun embeds. */
  readonly outfile: string;
  /** Without it: for this machine. */
  readonly target?: CrossTarget;
  /** Where the bundler lists what it bundled. */
  readonly metafile?: string;
};

/**
 * Compiles Livery into one executable. Identifiers are not minified, which would break the HTTP
 * framework's compiled hooks. The executable ignores bunfig.toml and .env in the folder where it is
 * started, because others may control that folder. The condition `workerd` picks the small validator
 * of the MCP server, which checks no schemas here, over Ajv's 0.6 MB. Throws if the compiler fails.
 */
export async function compileExecutable({ assets, outfile, target, metafile }: CompileOptions): Promise<void> {
  mkdirSync(dirname(outfile), { recursive: true });
  const build = Bun.spawn(
    [
      process.execPath,
      "build",
      "--compile",
      "--minify-whitespace",
      "--minify-syntax",
      "--bytecode",
      "--format=esm",
      "--splitting",
      "--conditions=workerd",
      "--no-compile-autoload-bunfig",
      "--no-compile-autoload-dotenv",
      "--compile-exec-argv=--use-system-ca",
      "--define",
      'process.env.NODE_ENV="production"',
      ...(target === undefined ? [] : [`--target=${target.bunTarget}`, `--compile-executable-path=${target.runtimePath}`]),
      ...(metafile === undefined ? [] : [`--metafile=${metafile}`]),
      ...assets.folders.map((folder) => `--asset=${folder}`),
      `--outfile=${outfile}`,
      ...entryPoints,
    ],
    { cwd: join(import.meta.dir, "../.."), stdout: "ignore", stderr: "inherit" },
  );
  const status = await build.exited;
  if (status !== 0) throw new Error(`bun build exited with ${status}.`);
}
