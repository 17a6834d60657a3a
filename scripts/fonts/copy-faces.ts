import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { facePackages, subsets, type FacePackage } from "./face-packages";

type FaceFile = { file: string; subset: string; unicodeRange: string; weight: string; style: "normal" };
type Metadata = { family: string; variable: false | { wght: { min: string; max: string } }; license: { type: string } };

/**
 * Subsets that only the companions of all other faces carry: Kazakh and Mongolian Cyrillic, Greek
 * with breathings.
 */
const companionSubsets = new Set(["cyrillic-ext", "greek-ext"]);
const companionFaces = new Set(["source-sans-3", "source-serif-4"]);

function listFaceFiles(face: FacePackage, folder: string): { source: string; file: FaceFile }[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  const metadata: Metadata = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8"));
  const cuts = face.weights ?? [undefined];
  return subsets
    .filter((subset) => !companionSubsets.has(subset) || companionFaces.has(face.id))
    .flatMap((subset) =>
      cuts.flatMap((weight) => {
        const source = join(folder, "files", `${face.id}-${subset}-${weight ?? face.textAxis}-normal.woff2`);
        const unicodeRange = ranges[subset];
        if (!existsSync(source) || unicodeRange === undefined) return [];
        const axis = metadata.variable ? metadata.variable.wght : undefined;
        const file = `${face.id}-${subset}${weight === undefined ? "" : `-${weight}`}.woff2`;
        return [
          {
            source,
            file: {
              file,
              subset,
              unicodeRange,
              weight: axis ? `${axis.min} ${axis.max}` : `${weight}`,
              style: "normal" as const,
            },
          },
        ];
      }),
    );
}

/**
 * Copies font files and licences into `target`, writes `faces.json` and the embedding `index.ts`.
 * Returns the bytes of all fonts.
 */
export function copyFaces(modules: string, target: string): number {
  const faces: Record<string, { family: string; licence: string; files: FaceFile[] }> = {};
  const imports: string[] = [];
  const entries: string[] = [];
  let bytes = 0;
  for (const face of facePackages) {
    const folder = join(modules, face.package);
    const metadata: Metadata = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8"));
    rmSync(join(target, face.id), { recursive: true, force: true });
    mkdirSync(join(target, face.id), { recursive: true });
    copyFileSync(join(folder, "LICENSE"), join(target, face.id, "LICENSE.txt"));
    const faceFiles = listFaceFiles(face, folder);
    for (const { source, file } of faceFiles) {
      copyFileSync(source, join(target, face.id, file.file));
      bytes += statSync(source).size;
      imports.push(`import f${entries.length} from "./${face.id}/${file.file}" with { type: "file" };`);
      entries.push(`  "${file.file}": f${entries.length},`);
    }
    faces[face.id] = { family: metadata.family, licence: metadata.license.type, files: faceFiles.map(({ file }) => file) };
  }
  writeFileSync(join(target, "faces.json"), `${JSON.stringify(faces, null, 1)}\n`);
  const licences = facePackages.map((face, index) => `import l${index} from "./${face.id}/LICENSE.txt" with { type: "text" };`);
  writeFileSync(
    join(target, "index.ts"),
    [
      "// Written by scripts/fonts.ts. Names every bundled font file so that it is part of the executable.",
      '/// <reference path="./woff2.d.ts" />',
      ...imports,
      ...licences,
      "",
      "/** Where each bundled font file can be read, by its file name. */",
      "export const fontPaths: Readonly<Record<string, string>> = {",
      ...entries,
      "};",
      "",
      "/** The licence text of each face, by its id. */",
      "export const licenceTexts: Readonly<Record<string, string>> = {",
      ...facePackages.map((face, index) => `  "${face.id}": l${index},`),
      "};",
      "",
    ].join("\n"),
  );
  writeFileSync(join(target, "woff2.d.ts"), 'declare module "*.woff2" {\n  const path: string;\n  export default path;\n}\n');
  return bytes;
}
