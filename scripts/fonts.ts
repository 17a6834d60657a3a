/**
 * Downloads the bundled typefaces and writes `data/fonts` (files, licences, index) and
 * `data/outlines` (glyph outlines for marks). Run `bun scripts/fonts.ts` after changing a list in
 * `scripts/fonts/`. The result is checked in, so nothing else needs the packages; they are
 * installed in a temporary folder, or in the folder given as argument, which is kept.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFaces } from "./fonts/copy-faces";
import { facePackages, toolPackages } from "./fonts/face-packages";
import { writeOutlines } from "./fonts/write-outlines";

const root = join(import.meta.dir, "..");
const keptFolder = process.argv[2];
const scratchFolder = keptFolder ?? mkdtempSync(join(tmpdir(), "livery-fonts-"));

await Bun.write(join(scratchFolder, "package.json"), '{"name":"scratch","private":true}');
const packages = [...facePackages.map((face) => `${face.package}@${face.version}`), ...toolPackages];
await Bun.$`bun add --exact --ignore-scripts ${packages}`.cwd(scratchFolder).quiet();
const modules = join(scratchFolder, "node_modules");
const fontBytes = copyFaces(modules, join(root, "data/fonts"));
const outlineBytes = await writeOutlines(modules, join(root, "data/outlines"));
console.log(`fonts ${fontBytes} bytes, outlines ${outlineBytes} bytes`);
if (keptFolder === undefined) rmSync(scratchFolder, { recursive: true });
