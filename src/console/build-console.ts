import { join, resolve } from "node:path";
import { type BuiltConsole, type ConsoleFile, createConsoleFile, placeholders } from "#/console/console-file";
import { buildStyleSheet } from "#/console/build-style-sheet";
import { compress, minCompressedBytes, type ContentEncoding } from "#/kernel/http/content-encoding";
import { sha256Hex } from "#/kernel/hash";
import { html } from "#/kernel/markup";

const appFolder = join(import.meta.dir, "app");
const brandFolder = resolve(import.meta.dir, "../../data/console-brand");

/**
 * What the console's files are compressed with at build time. Browsers that accept zstd also accept
 * Brotli, which is smaller; over http they may accept gzip only.
 */
const consoleEncodings = ["br", "gzip"] as const;

/**
 * Bundles the console from its sources. File names contain a hash of their content, so that they
 * can be cached forever. Throws the bundler's errors.
 */
export async function buildConsole(): Promise<BuiltConsole> {
  const common = {
    target: "browser",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" },
  } as const;
  const [app, themeBuild] = await Promise.all([
    Bun.build({ ...common, entrypoints: [join(appFolder, "index.tsx")], format: "esm", splitting: true }),
    Bun.build({ ...common, entrypoints: [join(appFolder, "apply-saved-theme.ts")], format: "iife" }),
  ]);
  const files = new Map<string, ConsoleFile>();
  const compressions: Promise<void>[] = [];
  const addFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const encoded = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>();
    files.set(name, createConsoleFile(name, bytes, encoded));
    if (bytes.length >= minCompressedBytes)
      for (const encoding of consoleEncodings)
        compressions.push(compress(bytes, encoding, true).then((compressed) => void encoded.set(encoding, compressed)));
    return name;
  };
  const addTextFile = (name: string, extension: string, text: string) =>
    addFile(`${name}-${sha256Hex(text).slice(0, 8)}.${extension}`, new TextEncoder().encode(text));
  const entries: string[] = [];
  for (const output of [...app.outputs, ...themeBuild.outputs]) {
    const name = addFile(output.path.replace(/^.*\//, ""), new Uint8Array(await output.arrayBuffer()));
    if (output.kind === "entry-point") entries.push(name);
  }
  const [script = "", themeScript = ""] = entries;
  const addPicture = async (name: string) => addTextFile(name, "svg", await Bun.file(join(brandFolder, `${name}.svg`)).text());
  const [icon, hero] = await Promise.all(["favicon", "hero"].map(addPicture));
  const sheet = (await buildStyleSheet(appFolder, brandFolder)).replaceAll("url(brand/hero.svg)", `url(${hero})`);
  const style = addTextFile("console", "css", sheet);
  // The first font of the style sheet sets headings and text, so it is preloaded.
  const font = /url\("\.\.\/\.\.\/fonts\/([\w.-]+)"\)/.exec(sheet)?.[1] ?? "";
  await Promise.all(compressions);
  return { document: renderDocument({ script, themeScript, style, font, icon: icon ?? "" }), files };
}

type AssetNames = {
  readonly script: string;
  readonly themeScript: string;
  readonly style: string;
  readonly font: string;
  readonly icon: string;
};

const renderDocument = ({ script, themeScript, style, font, icon }: AssetNames) =>
  html`
    <!doctype html>\n
    <html lang="en" class="system" data-prefix="${placeholders.prefix}" data-session="${placeholders.session}">\n
      <head>\n
        <meta charset="utf-8">\n
        <meta name="viewport" content="width=device-width, initial-scale=1">\n
        <meta name="color-scheme" content="light dark">\n
        <title>Livery</title>\n
        <link rel="icon" type="image/svg+xml" href="${placeholders.prefix}/console/assets/${icon}">\n
        <link rel="preload" href="${placeholders.prefix}/fonts/${font}" as="font" type="font/woff2" crossorigin>\n
        <link rel="stylesheet" href="${placeholders.prefix}/console/assets/${style}">\n
        <script src="${placeholders.prefix}/console/assets/${themeScript}"></script>\n
        <script type="module" src="${placeholders.prefix}/console/assets/${script}"></script>\n
      </head>\n
      <body>\n
        <div id="console">
          <noscript>
            <p class="no-script">
              The console needs JavaScript. Published systems, previews and the API
              reference do not: <a href="${placeholders.prefix}/">see them</a>.
            </p>
          </noscript>
        </div>\n
      </body>\n
    </html>\n`.text;
