import { readFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import type { Contents, PackageFile } from "./contents";
import type { Release } from "./release";
import { createTar, gzip } from "./tar";
import { getProgramName, type Target, targets } from "./targets";

/** The package that people install; it finds the package with the executable of their platform. */
const mainPackage = manifest.name;
const toPlatformPackage = (target: Pick<Target, "name">) => `@${mainPackage}/${target.name}`;

const common = ({ version }: Release) => ({ version, license: manifest.license });

type NpmFile = { readonly path: string; readonly content: string | Uint8Array; readonly mode?: number };

const createPackage = (name: string, files: readonly NpmFile[], release: Release): PackageFile => ({
  name: `${name.replace("@", "").replace("/", "-")}-${release.version}.tgz`,
  bytes: gzip(
    createTar(
      files.map((file) => ({ ...file, path: `package/${file.path}` })),
      release.time,
    ),
  ),
});

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The npm package with the executable of one platform, which npm installs on that platform alone. */
export function createPlatformPackage({ release, target, executable, licences }: Contents): PackageFile {
  const name = toPlatformPackage(target);
  const program = getProgramName(target);
  const { os, cpu, libc } = target;
  const packageManifest = {
    name,
    ...common(release),
    description: `Livery for ${target.title}. Install the package ${mainPackage} instead.`,
    os: [os],
    cpu: [cpu],
    ...(libc === undefined ? {} : { libc: [libc] }),
    files: ["bin", "LICENSES.txt"],
    preferUnplugged: true,
  };
  return createPackage(
    name,
    [
      { path: "package.json", content: toJson(packageManifest) },
      { path: `bin/${program}`, content: executable, mode: 0o755 },
      { path: "LICENSES.txt", content: licences },
      { path: "README.md", content: `# ${name}\n\n${packageManifest.description}\n` },
    ],
    release,
  );
}

const readme = `# ${mainPackage}

A short brief in, a published brand system out: tokens, a mark, components, pages and every export. Self-hosted, one
executable, no network.

    npx ${mainPackage} demo    # eight published brands at http://localhost:4600
    claude mcp add livery -- npx -y ${mainPackage} mcp --data ./livery-demo    # its tools for a coding agent

\`npx ${mainPackage} --help\` lists the commands. Every server has its guides at /docs. There are no install scripts.
`;

/** The npm package with the command, which depends on the packages of all platforms as optional ones. */
export function createMainPackage(release: Release): PackageFile {
  const packageManifest = {
    name: mainPackage,
    ...common(release),
    description: manifest.description,
    bin: { livery: "bin/livery.cjs" },
    files: ["bin"],
    engines: { node: ">=18" },
    optionalDependencies: Object.fromEntries(targets.map((target) => [toPlatformPackage(target), release.version])),
  };
  return createPackage(
    mainPackage,
    [
      { path: "package.json", content: toJson(packageManifest) },
      { path: "bin/livery.cjs", content: readFileSync(join(import.meta.dir, "npm/livery.cjs")), mode: 0o755 },
      { path: "README.md", content: readme },
    ],
    release,
  );
}
