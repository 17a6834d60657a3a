import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BuiltConsole, type ConsoleFile, consoleFile, encodedName } from "#/doors/console/console-file";
import { contentEncodings } from "#/kernel/content-encoding";

/** Where the executable holds what the build put into it: beside the entry, in `console/`. From source there is no such folder. */
const embedded = join(import.meta.dir, "console");

/** The name of the document among the embedded files. */
export const documentName = "document.html";

/**
 * The built console: what the executable carries, or, from source, a build that is made when it is first asked for and again whenever a source file was changed since.
 * Throws what the bundler finds wrong with a source.
 */
export function builtConsole(): () => Promise<BuiltConsole> {
  if (existsSync(join(embedded, documentName))) {
    let carried: Promise<BuiltConsole> | undefined;
    return () => {
      carried ??= Promise.resolve(readEmbedded());
      return carried;
    };
  }
  let built: { readonly stamp: number; readonly files: Promise<BuiltConsole> } | undefined;
  return () => {
    const stamp = newestSource();
    if (built?.stamp !== stamp)
      built = { stamp, files: import("#/doors/console/build-console").then(({ buildConsole }) => buildConsole()) };
    return built.files;
  };
}

function readEmbedded(): BuiltConsole {
  const read = (name: string) => new Uint8Array(readFileSync(join(embedded, name)));
  const all = new Set(readdirSync(embedded));
  const encodedNames = (name: string) => contentEncodings.map((encoding) => [encoding, encodedName(name, encoding)] as const);
  const compressed = new Set([...all].flatMap((name) => encodedNames(name).map(([, one]) => one)));
  const names = [...all].filter((name) => name !== documentName && !compressed.has(name));
  const files = names.map((name): [string, ConsoleFile] => {
    const forms = encodedNames(name).filter(([, one]) => all.has(one));
    return [name, consoleFile(name, read(name), new Map(forms.map(([encoding, one]) => [encoding, read(one)])))];
  });
  return { document: readFileSync(join(embedded, documentName), "utf8"), files: new Map(files) };
}

/** When any source of the console was changed last, in milliseconds. */
function newestSource(): number {
  const folder = join(import.meta.dir, "app");
  let newest = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    newest = Math.max(newest, statSync(join(folder, name)).mtimeMs);
  return newest;
}
