import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildConsole } from "#/console/build-console";
import { documentName } from "#/console/load-console";
import { getEncodedName } from "#/console/console-file";
import { packWasm, wasmFolderName } from "#/kernel/packed-wasm";
import { packPhrases, phraseFolderName } from "#/studio/copy/phrase-files";
import { createFacePacks, packFolderName } from "#/fonts/script-face-files";

/**
 * Compiles Livery with the built console and the faces of scripts into `dist/livery`. Identifiers are not minified, which
 * would break the HTTP framework's compiled hooks. The executable ignores bunfig.toml and .env in
 * the folder where it is started, because others may control that folder.
 */
const outfile = process.argv[2] ?? "dist/livery";
mkdirSync("dist", { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "livery-build-"));
const consoleFolder = join(folder, "console");
mkdirSync(consoleFolder);
const { document, files } = await buildConsole();
writeFileSync(join(consoleFolder, documentName), document);
for (const [name, { bytes, encoded }] of files) {
  // A compressed file is not stored a second time: the server unpacks it for the rare client that accepts no encoding.
  if (!encoded.has("gzip")) writeFileSync(join(consoleFolder, name), bytes);
  for (const [encoding, encodedBytes] of encoded)
    writeFileSync(join(consoleFolder, getEncodedName(name, encoding)), encodedBytes);
}
const fontFolder = join(folder, packFolderName);
mkdirSync(fontFolder);
for (const { name, bytes } of createFacePacks()) writeFileSync(join(fontFolder, name), bytes);
const wasmFolder = join(folder, wasmFolderName);
mkdirSync(wasmFolder);
for (const { name, bytes } of packWasm()) writeFileSync(join(wasmFolder, name), bytes);
const phraseFolder = join(folder, phraseFolderName);
mkdirSync(phraseFolder);
for (const { name, bytes } of packPhrases()) writeFileSync(join(phraseFolder, name), bytes);
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
    "--no-compile-autoload-bunfig",
    "--no-compile-autoload-dotenv",
    "--compile-exec-argv=--use-system-ca",
    "--define",
    'process.env.NODE_ENV="production"',
    `--asset=${consoleFolder}`,
    `--asset=${fontFolder}`,
    `--asset=${wasmFolder}`,
    `--asset=${phraseFolder}`,
    `--outfile=${outfile}`,
    "src/main.ts",
    "src/raster/draw-worker.ts",
    "src/store/backup/backup-worker.ts",
    "src/store/maintenance-worker.ts",
    "src/webhooks/scheduler/dispatch-worker.ts",
    "src/webhooks/scheduler/attempt-worker.ts",
    "src/jobs/watch-parent-worker.ts",
  ],
  { stdout: "ignore", stderr: "inherit" },
);
const status = await build.exited;
rmSync(folder, { recursive: true });
process.exit(status);
