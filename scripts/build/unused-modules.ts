import type { BunPlugin } from "bun";

/**
 * Modules of packages that are imported but never called: what only the compiler of Svelte needs beside its parser,
 * which is asked for the modern tree, the parser of scripts that Vue's parser of templates calls if one asks for it, the
 * MCP server's validator of schemas, which is given another one, what the HTTP framework tells types of files by, which
 * no route of ours has in its schema, and its handlers that are not compiled.
 */
const unusedModules = new RegExp(
  [
    String.raw`/svelte/src/compiler/(?:(?:phases/[23]-\w+|migrate|print|preprocess)/index|legacy|validate-options)\.js$`,
    String.raw`/cfWorkerProvider-\w+\.mjs$`,
    String.raw`/file-type/source/index\.js$`,
    String.raw`/elysia/dist/dynamic-handle\.mjs$`,
  ].join("|"),
);

/** What the compiler of Svelte warns of, which a reader of trees has no use for. */
const warningModules = /\/svelte\/src\/compiler\/warnings\.js$/;

/** Source maps, which the readers of CSS write if one asks for them. They do without, as PostCSS itself does in browsers. */
const sourceMapModules = /\/source-map-js\/(?:source-map|lib\/[\w-]+)\.js$/;

/** Builds these modules as ones that throw, or as empty ones, which saves more than 1 MB with what they import. */
export const withoutUnusedModules: BunPlugin = {
  name: "without-unused-modules",
  setup(build) {
    const transpiler = new Bun.Transpiler({ loader: "js" });
    const replaceFunctions = (filter: RegExp, writeBody: (name: string) => string) =>
      build.onLoad({ filter }, async ({ path }) => {
        const { exports } = transpiler.scan(await Bun.file(path).text());
        return {
          contents: exports
            .map((name) => `export ${name === "default" ? "default function" : `function ${name}`}() {${writeBody(name)}}`)
            .join("\n"),
          loader: "js",
        };
      });
    replaceFunctions(unusedModules, (name) => `throw new Error("${name} is not built in.");`);
    replaceFunctions(warningModules, () => "");
    build.onLoad({ filter: sourceMapModules }, () => ({ contents: "module.exports = {};", loader: "js" }));
    // Vue's parser of templates parses the scripts in them only if one asks for it.
    build.onResolve({ filter: /^@babel\/parser$/ }, ({ importer }) =>
      /\/@vue\/compiler-core\//.test(importer) ? { path: "babel-parser", namespace: "unused" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "module.exports = {};", loader: "js" }));
  },
};
