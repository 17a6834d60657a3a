import type { BunPlugin } from "bun";
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { productionDefines } from "./production-defines";
import { withoutUnusedModules } from "./unused-modules";

const projectRoot = join(import.meta.dir, "../..");

/**
 * Packages that few commands need, with what these import from them: functions and constants. In the executable each is
 * a compressed script that runs at first use. As code with bytecode they would take 10 to 20 times as much room, which
 * saves 5 to 10 ms of a command that needs one.
 */
const packedModules: Readonly<Record<string, readonly string[]>> = {
  "@babel/parser": ["parse", "parseExpression"],
  "@vue/compiler-dom": ["NodeTypes", "parse"],
  "svelte/compiler": ["parse"],
  postcss: ["parse"],
  tailwindcss: ["compile"],
};

const toFileName = (packageName: string) => packageName.replace(/^@/, "").replaceAll("/", "-");

type PackedModules = {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The modules inside, as paths from the root of the project. */
  readonly inputs: readonly string[];
};

/** Bundles and compresses each of the packages. */
export async function packModules(): Promise<PackedModules> {
  const packed = await Promise.all(
    Object.entries(packedModules).map(async ([packageName, names]) => {
      const entry = join(projectRoot, "packed-module.js");
      const build = await Bun.build({
        entrypoints: [entry],
        files: { [entry]: `export { ${names.join(", ")} } from ${JSON.stringify(packageName)};` },
        root: projectRoot,
        target: "bun",
        format: "cjs",
        minify: true,
        define: productionDefines,
        plugins: [withoutUnusedModules],
        metafile: true,
      });
      const [output] = build.outputs;
      if (!build.success || !output) throw new AggregateError(build.logs, `${packageName} cannot be packed.`);
      return {
        file: { name: `${toFileName(packageName)}.js.br`, bytes: packFile(await output.text()) },
        inputs: Object.keys(build.metafile?.inputs ?? {}),
      };
    }),
  );
  return { files: packed.map(({ file }) => file), inputs: packed.flatMap(({ inputs }) => inputs) };
}

const namespace = "packed-module";

/** In place of such a package: its constants, and functions that load the packed module when they are called. */
async function writeStandIn(packageName: string): Promise<string> {
  const module: Readonly<Record<string, unknown>> = await import(packageName);
  const exports = (packedModules[packageName] ?? []).map((name) => {
    const value = module[name];
    return typeof value === "function"
      ? `export const ${name} = (...input) => loadPackedModule(${JSON.stringify(toFileName(packageName))}).${name}(...input);`
      : `export const ${name} = ${JSON.stringify(value)};`;
  });
  const loader = JSON.stringify(join(import.meta.dir, "load-packed-module.ts"));
  return [`import { loadPackedModule } from ${loader};`, ...exports].join("\n");
}

/** Builds the packages that are embedded as packed modules as ones that load these. */
export const withPackedModules: BunPlugin = {
  name: "with-packed-modules",
  setup(build) {
    const isPacked = new RegExp(`^(?:${Object.keys(packedModules).map(RegExp.escape).join("|")})$`);
    build.onResolve({ filter: isPacked }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /./, namespace }, async ({ path }) => ({ contents: await writeStandIn(path), loader: "js" }));
  },
};
