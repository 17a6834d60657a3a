import { mkdirSync } from "node:fs";

/**
 * Compiles Livery into `dist/livery`. Identifiers are never minified: that breaks compiled hooks of the HTTP framework. The executable reads no
 * bunfig.toml and no .env of the folder that it is started in, since that may be anybody's.
 */
const outfile = process.argv[2] ?? "dist/livery";
mkdirSync("dist", { recursive: true });
const build = Bun.spawn(
  [
    process.execPath,
    "build",
    "--compile",
    "--minify-whitespace",
    "--minify-syntax",
    "--bytecode",
    "--format=esm",
    "--splitting",
    "--no-compile-autoload-bunfig",
    "--no-compile-autoload-dotenv",
    "--compile-exec-argv=--use-system-ca",
    "--define",
    'process.env.NODE_ENV="production"',
    `--outfile=${outfile}`,
    "src/main.ts",
    "src/raster/draw-worker.ts",
  ],
  { stdout: "ignore", stderr: "inherit" },
);
process.exit(await build.exited);
