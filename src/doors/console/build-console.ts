import { join, resolve } from "node:path";
import { type BuiltConsole, type ConsoleFile, consoleFile, marks } from "#/doors/console/console-file";
import { styleSheet } from "#/doors/console/style-sheet";
import { compress, minCompressedBytes, type ContentEncoding, contentEncodings } from "#/kernel/content-encoding";
import { sha256Hex } from "#/kernel/hash";
import { html } from "#/kernel/markup";

const appFolder = join(import.meta.dir, "app");
const brandFolder = resolve(import.meta.dir, "../../../data/console-brand");

/** Bundles the console from its sources. A file's name has a hash of its content, so that it may be kept for ever. Throws what the bundler finds wrong. */
export async function buildConsole(): Promise<BuiltConsole> {
  const common = {
    target: "browser",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" },
  } as const;
  const [app, early] = await Promise.all([
    Bun.build({ ...common, entrypoints: [join(appFolder, "index.tsx")], format: "esm", splitting: true }),
    Bun.build({ ...common, entrypoints: [join(appFolder, "early.ts")], format: "iife" }),
  ]);
  const files = new Map<string, ConsoleFile>();
  const compressing: Promise<void>[] = [];
  const keep = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const encoded = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>();
    files.set(name, consoleFile(name, bytes, encoded));
    if (bytes.length >= minCompressedBytes)
      for (const encoding of contentEncodings)
        compressing.push(compress(bytes, encoding, true).then((made) => void encoded.set(encoding, made)));
    return name;
  };
  const keepText = (name: string, ending: string, text: string) =>
    keep(`${name}-${sha256Hex(text).slice(0, 8)}.${ending}`, new TextEncoder().encode(text));
  const entries: string[] = [];
  for (const output of [...app.outputs, ...early.outputs]) {
    const name = keep(output.path.replace(/^.*\//, ""), new Uint8Array(await output.arrayBuffer()));
    if (output.kind === "entry-point") entries.push(name);
  }
  const [script = "", earlyScript = ""] = entries;
  const picture = async (name: string) => keepText(name, "svg", await Bun.file(join(brandFolder, `${name}.svg`)).text());
  const [icon, hero] = await Promise.all(["favicon", "hero"].map(picture));
  const sheet = (await styleSheet(appFolder, brandFolder)).replaceAll("url(brand/hero.svg)", `url(${hero})`);
  const style = keepText("console", "css", sheet);
  // The first face of the sheet is the one that headings and text are set in.
  const font = /url\("\.\.\/\.\.\/fonts\/([\w.-]+)"\)/.exec(sheet)?.[1] ?? "";
  await Promise.all(compressing);
  return { document: documentOf({ script, earlyScript, style, font, icon: icon ?? "" }), files };
}

type Names = {
  readonly script: string;
  readonly earlyScript: string;
  readonly style: string;
  readonly font: string;
  readonly icon: string;
};

const documentOf = ({ script, earlyScript, style, font, icon }: Names) =>
  html`<!doctype html>
<html lang="en" class="system" data-prefix="${marks.prefix}" data-session="${marks.session}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Livery</title>
<link rel="icon" type="image/svg+xml" href="${marks.prefix}/console/assets/${icon}">
<link rel="preload" href="${marks.prefix}/fonts/${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${marks.prefix}/console/assets/${style}">
<script src="${marks.prefix}/console/assets/${earlyScript}"></script>
<script type="module" src="${marks.prefix}/console/assets/${script}"></script>
</head>
<body>
<div id="console"><noscript><p class="no-script">The console needs scripts. Published systems, previews and the API reference do not: <a href="${marks.prefix}/">see them</a>.</p></noscript></div>
</body>
</html>
`.text;
