import type { BunPlugin } from "bun";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildConsole } from "#/console/build-console";
import { documentName } from "#/console/load-console";
import { getEncodedName } from "#/console/console-file";
import { packWasm, wasmFolderName } from "#/kernel/packed-wasm";
import { guideFolderName, packGuides } from "#/documents/guides/guide-files";
import { packPhrases, phraseFolderName } from "#/studio/copy/phrase-files";
import { createFacePacks, packFolderName } from "#/fonts/script-face-files";
import { moduleFolderName } from "./load-packed-module";
import { packModules, withPackedModules } from "./packed-modules";
import { productionDefines } from "./production-defines";
import { withoutUnusedModules } from "./unused-modules";

const projectRoot = join(import.meta.dir, "../..");

/** Everything that is embedded beside the code, in folders of a temporary folder. */
export type Assets = {
  readonly folders: readonly string[];
  /** The modules of packages inside, as paths from the root of the project. */
  readonly inputs: readonly string[];
  remove(): void;
};

/** Builds the console and packs fonts, WebAssembly modules, rarely used packages, phrases and guides. They suit every platform. */
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
  const modules = await packModules();
  addFolder(moduleFolderName, modules.files);
  addFolder(phraseFolderName, packPhrases());
  addFolder(guideFolderName, packGuides());
  return { folders, inputs: modules.inputs, remove: () => rmSync(root, { recursive: true }) };
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
  /** Where the bundler lists what it bundled, and what it bundled for the assets. */
  readonly metafile?: string;
};

/**
 * How much later than usual the engine compiles code while the executable starts: most of it runs once.
 * Threads end it by `endStartupJitPolicy`. First answers of 68 ms became 57 ms with 8, not less with 32.
 */
const startupJitPolicy = 16;

/** Functions that a server calls until its first answer, in their order: `bun scripts/startup-order.ts` records them. */
const startupOrder = join(projectRoot, "data/startup.order");

/** Large packages, some of them parsers of other formats, of which nothing reads the names of functions. */
const packagesWithShortNames = [
  "parse5",
  "css-tree",
  "saxes",
  "zod",
  "@modelcontextprotocol/server",
  "@modelcontextprotocol/core",
  "@sinclair/typebox",
  "drizzle-orm",
  "culori",
  "fflate",
  "jsonc-parser",
  "entities",
];
const modulesWithShortNames = new RegExp(String.raw`/node_modules/(?:${packagesWithShortNames.join("|")})/.*\.[cm]?js$`);

/** The studio, which only calculates: its errors say what is wrong in their messages. */
const studioModules = /\/src\/studio\/.*\.ts$/;

/** Gives the names within those packages and the studio short ones, which saves more than 0.7 MB. */
const withShortNames: BunPlugin = {
  name: "with-short-names",
  setup(build) {
    const shortenNames = (filter: RegExp, loader: "js" | "ts") => {
      // Its types lack the option.
      const options: Bun.TranspilerOptions & { readonly minify: boolean } = { loader, target: "bun", minify: true };
      const transpiler = new Bun.Transpiler(options);
      build.onLoad({ filter }, async ({ path }) => ({
        contents: transpiler.transformSync(await Bun.file(path).text()),
        loader: "js",
      }));
    };
    shortenNames(modulesWithShortNames, "js");
    shortenNames(studioModules, "ts");
  },
};

/**
 * Compiles Livery into one executable. Identifiers are minified in some parts alone: elsewhere that would break the HTTP
 * framework's compiled hooks. The executable ignores bunfig.toml and .env in the folder where it is
 * started, because others may control that folder. The condition `workerd` picks the small validator
 * of the MCP server, which checks no schemas here, over Ajv's 0.6 MB. Throws if the compiler fails.
 */
export async function compileExecutable({ assets, outfile, target, metafile }: CompileOptions): Promise<void> {
  mkdirSync(dirname(outfile), { recursive: true });
  const build = await Bun.build({
    entrypoints: entryPoints.map((path) => join(projectRoot, path)),
    root: join(projectRoot, "src"),
    target: "bun",
    format: "esm",
    splitting: true,
    minify: { whitespace: true, syntax: true, identifiers: false },
    bytecode: true,
    conditions: ["workerd"],
    define: productionDefines,
    plugins: [withPackedModules, withoutUnusedModules, withShortNames],
    metafile: metafile !== undefined,
    compile: {
      outfile,
      assets: [...assets.folders],
      autoloadBunfig: false,
      autoloadDotenv: false,
      execArgv: ["--use-system-ca"],
      bytecodeOrder: startupOrder,
      jitPolicy: startupJitPolicy,
      ...(target === undefined
        ? {}
        : { target: target.bunTarget as Bun.Build.CompileTarget, executablePath: target.runtimePath }),
    },
  });
  if (!build.success) throw new AggregateError(build.logs, "The executable does not compile.");
  if (metafile === undefined) return;
  const inputs = { ...Object.fromEntries(assets.inputs.map((path) => [path, {}])), ...build.metafile?.inputs };
  writeFileSync(metafile, JSON.stringify({ ...build.metafile, inputs }));
}
