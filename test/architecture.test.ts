import { expect, test } from "bun:test";
import { Glob } from "bun";

/**
 * The modules that each module may import, apart from itself; `app.ts` and `main.ts` stand outside.
 */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  jobs: ["kernel"],
  html: ["kernel"],
  color: ["kernel"],
  model: ["color", "kernel"],
  fonts: ["model", "kernel"],
  "brand-import": ["html", "model", "color", "kernel"],
  studio: ["fonts", "model", "color", "kernel"],
  formats: ["fonts", "html", "model", "color", "kernel"],
  audit: ["formats", "fonts", "html", "model", "color", "kernel"],
  documents: ["formats", "audit", "studio", "fonts", "html", "model", "kernel"],
  kits: ["documents", "formats", "audit", "fonts", "html", "model", "kernel"],
  store: ["html", "model", "kernel"],
  browser: ["jobs", "kernel"],
  raster: ["store", "jobs", "html", "model", "kernel"],
  "http-client": ["kernel"],
  webhooks: ["http-client", "store", "model", "kernel"],
  lifecycle: ["http-client", "webhooks", "jobs", "studio", "audit", "store", "html", "model", "kernel"],
  pipeline: ["lifecycle", "webhooks", "jobs", "studio", "audit", "store", "html", "model", "kernel"],
  operations: [
    "pipeline",
    "lifecycle",
    "http-client",
    "brand-import",
    "jobs",
    "webhooks",
    "raster",
    "browser",
    "store",
    "kits",
    "documents",
    "audit",
    "formats",
    "studio",
    "fonts",
    "html",
    "model",
    "color",
    "kernel",
  ],
  "transports/rest": ["operations", "model", "kernel"],
  "transports/cli": ["operations", "model", "kernel"],
  console: ["operations", "documents", "model", "kernel"],
  "transports/mcp": ["operations", "model", "kernel"],
  "transports/oauth": ["operations", "model", "kernel"],
  // Composes the server, as app.ts composes the services.
  serving: [
    "transports/rest",
    "transports/mcp",
    "transports/oauth",
    "console",
    "operations",
    "lifecycle",
    "jobs",
    "webhooks",
    "store",
    "model",
    "kernel",
  ],
  config: ["kernel"],
  // Composes what commands do beside a server.
  host: ["transports/cli", "http-client", "browser", "raster", "store", "fonts", "model", "kernel"],
};

/** The only modules or files in which a package, or a word that reaches outside, may stand. */
const packageModules: readonly (readonly [name: string, modules: readonly string[]])[] = [
  ["bun:sqlite", ["store"]],
  ["drizzle-orm", ["store"]],
  ["elysia", ["transports/rest"]],
  ["react", ["console"]],
  ["react-dom", ["console"]],
  ["@tanstack/react-query", ["console"]],
  ["@base-ui/react", ["console"]],
  ["@elysiajs/swagger", ["transports/rest"]],
  ["@modelcontextprotocol/server", ["transports/mcp"]],
  ["culori", ["color"]],
  ["fflate", ["kernel"]],
  ["jsonc-parser", ["transports/cli"]],
  ["parse5", ["html", "documents"]],
  ["saxes", ["html"]],
  ["css-tree", ["html", "audit", "formats"]],
  ["postcss", ["brand-import"]],
  ["@resvg/resvg-wasm", ["raster"]],
  ["harfbuzzjs", ["fonts"]],
  ["woff2-encoder", ["fonts"]],
  ["@babel/parser", ["audit", "brand-import"]],
  ["@vue/compiler-dom", ["audit"]],
  ["svelte", ["audit"]],
  ["tailwindcss", ["audit", "kits"]],
];

const getModule = (path: string) => /^(transports\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path;

/**
 * Everything a file imports: static and type imports from its text, because the transpiler drops
 * `import type`; dynamic ones from the transpiler.
 */
function listImports(source: string, path = "x.ts"): readonly string[] {
  const staticImports = [...source.matchAll(/\bfrom\s+"([^"]+)"/g)].map(([, target]) => target ?? "");
  const scanned = new Bun.Transpiler({ loader: path.endsWith("x") ? "tsx" : "ts" }).scanImports(source).map(({ path }) => path);
  return [...new Set([...staticImports, ...scanned])];
}

const sources = await Promise.all(
  [...new Glob("**/*.{ts,tsx}").scanSync("src")].map(async (path) => ({ path, text: await Bun.file(`src/${path}`).text() })),
);

function findUpwardImports(path: string, source: string): string[] {
  const moduleName = getModule(path);
  return listImports(source, path).flatMap((target) => {
    const to = target.startsWith("#/") ? getModule(target.slice(2)) : undefined;
    const toFile = to === "app" || to === "main" ? `${to}.ts` : to;
    const isComposition = path === "main.ts" || moduleName === "serving" || moduleName === "host";
    if (toFile === "app.ts" && isComposition) return [];
    if (toFile === "main.ts" || toFile === "app.ts") return [`${path} -> ${target}`];
    if (to === "serving" && !isComposition) return [`${path} -> ${target}`];
    if (to === "config" && moduleName !== "config") return path === "app.ts" || isComposition ? [] : [`${path} -> ${target}`];
    return to && to !== moduleName && allowedImports[moduleName] && !allowedImports[moduleName].includes(to)
      ? [`${path} -> ${target}`]
      : [];
  });
}

test("every import goes down", () => {
  expect(sources.flatMap(({ path, text }) => findUpwardImports(path, text))).toEqual([]);
});

test("every module is on the plan", () => {
  const modules = new Set(sources.map(({ path }) => getModule(path)).filter((moduleName) => !/\.d\.ts$/.test(moduleName)));
  expect(
    [...modules].filter((moduleName) => !(moduleName in allowedImports) && moduleName !== "app.ts" && moduleName !== "main.ts"),
  ).toEqual([]);
});

test("every package stays at home", () => {
  const violations = sources.flatMap(({ path, text }) =>
    listImports(text, path).flatMap((target) => {
      const packageHome = packageModules.find(([name]) => target === name || target.startsWith(`${name}/`));
      return packageHome && !packageHome[1].includes(getModule(path)) ? [`${path} -> ${target}`] : [];
    }),
  );
  expect(violations).toEqual([]);
});

/**
 * The readers of the environment, and the build of the console, which tells the bundler what to put
 * in place of a variable.
 */
const environmentReaders = [
  "config/environment.ts",
  "config/read-config.ts",
  "config/setting-origins.ts",
  "console/build-console.ts",
];

test("the environment is read in config/ alone, and standard output is written by the command line alone", () => {
  const violations = sources.flatMap(({ path, text }) => [
    ...(/\b(process|Bun)\.env\b/.test(text) && !environmentReaders.includes(path) ? [`${path} reads the environment`] : []),
    ...(/\bconsole\.(log|info|warn|error)\(|process\.stdout/.test(text) && getModule(path) !== "transports/cli"
      ? [`${path} prints`]
      : []),
  ]);
  expect(violations).toEqual([]);
});

test("events are kept by the fan-out alone, so that none is without its deliveries", () => {
  const writers = sources.filter(({ text }) => /\bevents\.insert\(/.test(text)).map(({ path }) => path);
  expect(writers).toEqual(["webhooks/fan-out.ts"]);
});

/** Writes below the lifecycle: rasters and test deliveries belong to no command. */
const transactionFiles = ["lifecycle/unit-of-work.ts", "raster/rasters.ts", "webhooks/test-delivery.ts"];

test("state changes go through runUnitOfWork", () => {
  const writers = sources.filter(({ path, text }) => getModule(path) !== "store" && /\.transaction\(/.test(text));
  expect(writers.map(({ path }) => path).sort()).toEqual(transactionFiles);
});

/** The files and packages that a start from these files loads: what they import statically, and what that imports. */
function listLoaded(entries: readonly string[]): { readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const packages = new Set<string>();
  const seen = new Set(entries);
  for (const path of seen) {
    const transpiler = new Bun.Transpiler({ loader: path.endsWith("x") ? "tsx" : "ts" });
    for (const { path: target, kind } of transpiler.scanImports(texts.get(path) ?? "")) {
      if (kind !== "import-statement") continue;
      if (!target.startsWith("#/")) packages.add(/^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
      const names = [".ts", ".tsx", "/index.ts"].map((suffix) => `${target.slice(2)}${suffix}`);
      for (const name of names) if (texts.has(name)) seen.add(name);
    }
  }
  return { files: seen, packages };
}

test("a server starts without the studio, the audit and what reads markup, styles, colours, scripts, fonts and images", () => {
  const { files, packages } = listLoaded([
    "main.ts",
    "app.ts",
    "serving/serve-app.ts",
    "serving/serving-thread.ts",
    "transports/rest/server.ts",
    "transports/rest/listener.ts",
    "console/console-mounts.ts",
    "transports/oauth/mounts.ts",
  ]);
  expect([...packages]).toContain("elysia");
  expect([...files]).toContain("operations/index.ts");
  const parsers = ["@babel/parser", "@vue/compiler-dom", "svelte", "postcss", "parse5", "css-tree", "culori"];
  const heavy = [...parsers, "harfbuzzjs", "woff2-encoder", "@resvg/resvg-wasm", "fflate"];
  expect(heavy.filter((name) => packages.has(name))).toEqual([]);
  const studio =
    /^studio\/(create-|pages\/|layout\/skins\/|imagery\/strategies\/|components\/|understanding\/trades\/trades|motifs\/)/;
  const audit = /^audit\/(rules\/index|audit-design)\b/;
  expect([...files].filter((path) => studio.test(path) || audit.test(path))).toEqual([]);
});

test("generation knows no clock, no chance and no network", () => {
  const pure = ["studio", "formats", "documents", "kits", "audit", "color", "model", "brand-import"];
  const impure = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bfetch\(|\btoLocale|\bIntl\.|\bperformance\.now\b/;
  expect(sources.filter(({ path, text }) => pure.includes(getModule(path)) && impure.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});

test("the check itself sees type-only and dynamic imports", () => {
  expect(findUpwardImports("kernel/x.ts", 'import type { A } from "#/transports/rest/server";')).toHaveLength(1);
  expect(findUpwardImports("formats/x.ts", 'const studio = await import("#/studio/tokens");')).toHaveLength(1);
  expect(findUpwardImports("operations/x.ts", 'import { b } from "#/app";')).toHaveLength(1);
  expect(findUpwardImports("operations/x.ts", 'import { b } from "#/store/store";')).toEqual([]);
});
