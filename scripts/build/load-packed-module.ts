import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { readPackedFile } from "#/kernel/files/packed-file";

/** The folder with the packed modules, beside the executable's entry. */
export const moduleFolderName = "modules";

type Exports = Readonly<Record<string, unknown>>;
type CommonJsModule = { exports: Exports };
type Wrapper = (exports: Exports, require: NodeJS.Require, module: CommonJsModule) => void;

const loaded = new Map<string, Exports>();

/**
 * What a packed module exports: it is unpacked at first use and run as a script, because an import would be transpiled
 * again first. Part of the executable alone.
 */
export function loadPackedModule(name: string, folder: string = join(import.meta.dir, moduleFolderName)): Exports {
  const known = loaded.get(name);
  if (known) return known;
  const source = readPackedFile(join(folder, `${name}.js.br`)).toString();
  const module: CommonJsModule = { exports: {} };
  (runInThisContext(source, { filename: `${name}.js` }) as Wrapper)(module.exports, require, module);
  loaded.set(name, module.exports);
  return module.exports;
}
