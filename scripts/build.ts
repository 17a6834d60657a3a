import { resolve } from "node:path";
import { compileExecutable, prepareAssets } from "./build/executable";

/** Compiles Livery with the built console and the faces of scripts: `bun scripts/build.ts [outfile]`, by default `dist/livery`. */
const assets = await prepareAssets();
try {
  await compileExecutable({ assets, outfile: resolve(process.argv[2] ?? "dist/livery") });
} finally {
  assets.remove();
}
