import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { demoBriefs } from "#data/briefs";
import { runToEnd } from "./children";
import type { BenchData, Engine } from "./engine";

/** The repository's root. */
export const root = resolve(import.meta.dir, "../..");

/** The benchmark's temporary folder, removed at its end. */
const folder = mkdtempSync(join(tmpdir(), "livery-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
/** A new empty folder. */
export function createFolder(label: string): string {
  const path = join(folder, `${label}-${++folders}`);
  mkdirSync(path);
  return path;
}

/** Runs the work on the first call and returns the same result after that. */
function memoizeAsync<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/** Livery, compiled from the current sources, unless `LIVERY_EXECUTABLE` names one that is built. */
export const buildLivery = memoizeAsync(async () => {
  const { LIVERY_EXECUTABLE: built } = process.env;
  if (built !== undefined) return resolve(built);
  const path = join(folder, "livery");
  await runToEnd([process.execPath, "scripts/build.ts", path], root);
  return path;
});

/** The bare server, compiled by the same compiler. */
export const buildHello = memoizeAsync(async () => {
  const path = join(folder, "hello");
  const flags = ["--compile", "--minify-whitespace", "--minify-syntax", "--bytecode", "--format=esm", `--outfile=${path}`];
  await runToEnd([process.execPath, "build", ...flags, join(import.meta.dir, "hello.ts")], root);
  return path;
});

/** The demo briefs as files. */
export const writeBriefFiles = memoizeAsync(async () =>
  demoBriefs.map((brief, index) => {
    const path = join(folder, `brief-${index}.json`);
    writeFileSync(path, JSON.stringify(brief));
    return path;
  }),
);

/** Data with one empty workspace, created by the executable. */
export async function createEmptyData(engine: Engine): Promise<BenchData> {
  const data = await engine.createData("data");
  const password = join(folder, "password.txt");
  writeFileSync(password, "correct horse battery staple\n");
  const args = ["init", "--workspace", "Bench", "--email", "bench@livery.example", "--password-file", password, ...data.flags];
  await runToEnd([await buildLivery(), ...args], folder);
  return data;
}

const publishedData = new Map<Engine, Promise<BenchData>>();

/** Data in which every demo brief is published, the same for each call. */
export function createPublishedData(engine: Engine): Promise<BenchData> {
  const data = publishedData.get(engine) ?? publishBriefs(engine);
  publishedData.set(engine, data);
  return data;
}

async function publishBriefs(engine: Engine): Promise<BenchData> {
  const data = await createEmptyData(engine);
  for (const brief of await writeBriefFiles())
    await runToEnd([await buildLivery(), "generate", brief, "--approve", "--publish", ...data.flags], folder);
  return data;
}

/**
 * How public calls are limited: `none` has no limit and no rate headers, `counted` counts calls
 * against a limit that is never reached.
 */
export type Limit = "none" | "counted";

const callsPerMinute: Readonly<Record<Limit, string>> = { none: "0", counted: "999999999" };

/** The command that serves data on a free port. */
export const createServeCommand = async (data: BenchData, limit: Limit) => [
  await buildLivery(),
  ...["serve", ...data.serverFlags, "--port", "0", "--log", "off"],
  ...["public", "static", "drawing"].flatMap((rate) => [`--rate-${rate}`, callsPerMinute[limit]]),
];
