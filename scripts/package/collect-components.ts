import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import faces from "#data/fonts/faces.json" with { type: "json" };
import { wasmModules } from "#/kernel/packed-wasm";
import { getScriptFace, scriptFaceIds } from "#/model/script-face";
import { facePackages } from "../fonts/face-packages";
import { type Component, toNpmPurl } from "./component";
import { runtimeComponent, runtimeParts } from "./runtime-parts";

const root = join(import.meta.dir, "../..");

/** Data that scripts made from packages: what it is, the package, and the licence that is kept beside it. */
const dataSources: readonly (readonly [title: string, packageName: string, licencePath: string])[] = [
  ["icons", "@tabler/icons", "data/icons/LICENSE.txt"],
  ["n-grams of languages", "eld", "data/languages/LICENSE.txt"],
  ["transliterations", "any-ascii", "data/ascii/LICENSE.txt"],
  ["trades", "@openstreetmap/id-tagging-schema", "data/trades/LICENSE-id-tagging-schema.txt"],
];

/** The folder of a package within the repository for a path inside it; undefined for paths outside packages. */
export function findPackageFolder(path: string): string | undefined {
  const start = path.lastIndexOf("node_modules/");
  if (start === -1) return undefined;
  const folderStart = start + "node_modules/".length;
  const parts = path.slice(folderStart).split("/");
  return path.slice(0, folderStart) + parts.slice(0, parts[0]?.startsWith("@") ? 2 : 1).join("/");
}

type PackageManifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
};

const readManifest = (folder: string): PackageManifest => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

const licenceFile = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

function readPackageComponent(folder: string): Component {
  const { name, version, license = "", homepage } = readManifest(folder);
  if (license === "") throw new Error(`${name} names no licence.`);
  const texts = readdirSync(join(root, folder))
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
  const url = homepage === undefined || homepage === "" ? {} : { url: homepage };
  return { kind: "package", name, version, licence: license, purl: toNpmPurl(name, version), ...url, texts };
}

/** The faces for Latin text, which are checked in, and those of other scripts. */
const readTypefaces = (): readonly Component[] => [
  ...facePackages.map((face): Component => {
    const { family, licence } = faces[face.id as keyof typeof faces];
    const text = readFileSync(join(root, "data/fonts", face.id, "LICENSE.txt"), "utf8");
    const purl = toNpmPurl(face.package, face.version);
    return { kind: "typeface", name: family, version: face.version, licence, purl, texts: [text] };
  }),
  ...scriptFaceIds.map((id): Component => {
    const face = getScriptFace(id);
    const component = readPackageComponent(`node_modules/@fontsource-variable/${face.package}`);
    return { ...component, kind: "typeface", name: face.name };
  }),
];

async function listConsoleInputs(): Promise<readonly string[]> {
  const build = await Bun.build({
    entrypoints: [join(root, "src/console/app/index.tsx")],
    root,
    target: "browser",
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
  });
  return Object.keys(build.metafile?.inputs ?? {});
}

/**
 * Lists everything inside the executable that others made: the packages that the bundler took for the server (by its
 * metafile) and for the console, WebAssembly modules, typefaces, data, and the runtime with its parts. Sorted by kind and
 * name.
 */
export async function collectComponents(metafilePath: string): Promise<readonly Component[]> {
  if (!existsSync(metafilePath)) throw new Error(`${metafilePath} does not exist.`);
  const serverInputs = Object.keys(JSON.parse(readFileSync(metafilePath, "utf8")).inputs);
  const inputs = [
    ...serverInputs,
    ...(await listConsoleInputs()),
    ...Object.values(wasmModules).map((path) => `node_modules/${path}`),
  ];
  const folders = new Set(inputs.flatMap((path) => findPackageFolder(path) ?? []));
  const data = dataSources.map(([title, name, licencePath]): Component => {
    const component = readPackageComponent(`node_modules/${name}`);
    const text = readFileSync(join(root, licencePath), "utf8");
    return { ...component, kind: "data", note: `Source of the ${title}.`, texts: [text] };
  });
  const byName = (a: Component, b: Component) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1);
  return [
    runtimeComponent,
    ...runtimeParts,
    ...[...folders].map(readPackageComponent).sort(byName),
    ...readTypefaces().toSorted(byName),
    ...data.toSorted(byName),
  ];
}
