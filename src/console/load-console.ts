import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BuiltConsole, type ConsoleFile, createConsoleFile, getEncodedName } from "#/console/console-file";
import { contentEncodings } from "#/kernel/http/content-encoding";

/**
 * The folder of the embedded files, beside the executable's entry. It does not exist when running
 * from source.
 */
const embeddedFolder = join(import.meta.dir, "console");

export const documentName = "document.html";

/**
 * Returns the embedded console or, when running from source, builds it on the first call and again
 * after a source file has changed. Throws the bundler's errors.
 */
export function createConsoleLoader(): () => Promise<BuiltConsole> {
  if (existsSync(join(embeddedFolder, documentName))) {
    let embeddedConsole: Promise<BuiltConsole> | undefined;
    return () => {
      embeddedConsole ??= Promise.resolve(readEmbedded());
      return embeddedConsole;
    };
  }
  let built: { readonly stamp: number; readonly files: Promise<BuiltConsole> } | undefined;
  return () => {
    const stamp = getNewestSourceMs();
    if (built?.stamp !== stamp)
      built = { stamp, files: import("#/console/build-console").then(({ buildConsole }) => buildConsole()) };
    return built.files;
  };
}

function readEmbedded(): BuiltConsole {
  const read = (name: string) => new Uint8Array(readFileSync(join(embeddedFolder, name)));
  const all = new Set(readdirSync(embeddedFolder));
  const listEncodedNames = (name: string) =>
    contentEncodings.map((encoding) => [encoding, getEncodedName(name, encoding)] as const);
  const compressed = new Set([...all].flatMap((name) => listEncodedNames(name).map(([, encoded]) => encoded)));
  const names = [...all].filter((name) => name !== documentName && !compressed.has(name));
  const files = names.map((name): [string, ConsoleFile] => {
    const variants = listEncodedNames(name).filter(([, encoded]) => all.has(encoded));
    return [name, createConsoleFile(name, read(name), new Map(variants.map(([encoding, encoded]) => [encoding, read(encoded)])))];
  });
  return { document: readFileSync(join(embeddedFolder, documentName), "utf8"), files: new Map(files) };
}

/** The time of the newest change to a source file, in milliseconds. */
function getNewestSourceMs(): number {
  const folder = join(import.meta.dir, "app");
  let newest = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    newest = Math.max(newest, statSync(join(folder, name)).mtimeMs);
  return newest;
}
