import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { abuse } from "./abuse";
import { agents } from "./agents";
import { edits } from "./edits";
import { type Engine, type EngineName, engineNames } from "./engine";
import { sqliteEngine } from "./engines/sqlite-engine";
import { startPostgresEngine } from "./engines/start-postgres-engine";
import { type Figure, figuresPath, formatFigures, type MeasuredSection, mergeFigures } from "./figures-file";
import { filters } from "./filters";
import { root } from "./fixtures";
import { http } from "./http";
import { memory } from "./memory";
import { metrics } from "./metrics";
import { publish } from "./publish";
import { rasters } from "./rasters";
import { type BenchOptions, isAimMet, type Section } from "./row";
import { scale } from "./scale";
import { size } from "./size";
import { start } from "./start";
import { formatTable } from "./table";
import { tokens } from "./tokens";
import { webhooks } from "./webhooks";
import { workers } from "./workers";

/** Every benchmark, in run order. */
const sections: readonly Section[] = [
  http,
  workers,
  tokens,
  publish,
  edits,
  start,
  memory,
  metrics,
  rasters,
  filters,
  size,
  abuse,
  webhooks,
  agents,
  scale,
];

const usage = "bun run bench [SECTION …] [--engine sqlite|postgres] [--write] [--json] [--share N] [--calls N] [--only TEXT]";

/**
 * Measures Livery against baselines in the same run and prints one table; with `--write` also to
 * `data/bench.json`. Targets are shown, not enforced: the exit status is 1 only where a section
 * cannot be measured, 2 for a wrong command line.
 */
const maxSectionMs = 300_000;

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: "sqlite" },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    share: { type: "string" },
    calls: { type: "string" },
    only: { type: "string" },
  },
});
const unknown = names.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  const list = sections.map(({ name, description: measures }) => `  ${name.padEnd(10)}${measures}`).join("\n");
  exitWithUsage(`Unknown section "${unknown.join('", "')}". Sections:\n${list}`);
}
const engineName = engineNames.find((name) => name === flags.engine) ?? exitWithUsage(`Unknown engine "${flags.engine}".`);
const limits = { share: parseNumber(flags.share), calls: parseNumber(flags.calls), only: flags.only };
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const loadBefore = readLoad();
const measured: MeasuredSection[] = [];
const faults: { readonly section: string; readonly fault: string }[] = [];
const engine: Engine = engineName === "postgres" ? await startPostgresEngine() : sqliteEngine;
for (const section of sections) {
  if (names.length > 0 && !names.includes(section.name)) continue;
  if (!section.usesDatabase && engine !== sqliteEngine) {
    process.stderr.write(`${section.name}: skipped, its figures do not depend on the database\n`);
    continue;
  }
  process.stderr.write(`${section.name}: ${section.description}\n`);
  try {
    measured.push(await measureSection(section, { engine, ...limits }));
  } catch (error) {
    faults.push({ section: section.name, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
await engine.end();

const machine = { ...describeMachine(), loadBefore, loadAfter: readLoad() };
const rows = measured.flatMap((section) => section.rows.map((row) => ({ section: section.section, ...row })));
const text = flags.json
  ? JSON.stringify({ machine, rows: rows.map((row) => ({ ...row, met: isAimMet(row) ?? null })), faults }, null, 2)
  : [
      `Bun ${machine.bun}, ${machine.cores} cores, ${engine.name}, ` +
        `load ${loadBefore.toFixed(1)} before and ${machine.loadAfter.toFixed(1)} after; median (min–max)`,
      ...(Math.max(loadBefore, machine.loadAfter) > machine.cores + 1
        ? ["This machine is busy with other work: times and rates are provisional, processor time and ratios more reliable."]
        : []),
      "",
      formatTable(rows),
      ...faults.map(({ section, fault }) => `\n${section} cannot be measured: ${fault}`),
    ].join("\n");
await Bun.write(Bun.stdout, `${text}\n`);
if (flags.write) await writeFigures(measured);
process.exit(faults.length > 0 ? 1 : 0);

async function measureSection(section: Section, options: BenchOptions): Promise<MeasuredSection> {
  const before = readLoad();
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  const rows = await withSectionTimeout(section.run(options), section.maxMs ?? maxSectionMs);
  return {
    section: section.name,
    engine: options.engine.name,
    command: formatCommand(section, options.engine.name),
    machine: { ...describeMachine(), loadBefore: before, loadAfter: readLoad() },
    date,
    rows,
    isPartial: section === scale && options.only !== undefined,
  };
}

/** The command that measures this section as it was measured now. */
function formatCommand(section: Section, name: EngineName): string {
  const { share, calls, only } = section === scale ? flags : {};
  return [
    `bun run bench ${section.name}`,
    ...(name === sqliteEngine.name ? [] : [`--engine ${name}`]),
    ...(share === undefined ? [] : [`--share ${share}`]),
    ...(calls === undefined ? [] : [`--calls ${calls}`]),
    ...(only === undefined ? [] : [`--only '${only}'`]),
  ].join(" ");
}

/** Puts what was measured into `data/bench.json`. Sections that were not measured stay as they are. */
async function writeFigures(added: readonly MeasuredSection[]): Promise<void> {
  const file = Bun.file(join(root, figuresPath));
  const earlier: readonly Figure[] = (await file.exists()) ? await file.json() : [];
  await file.write(
    formatFigures(
      mergeFigures(
        earlier,
        added,
        sections.map(({ name }) => name),
      ),
    ),
  );
  process.stderr.write(`Wrote ${figuresPath}. Run \`bun run emit\` to write the page.\n`);
}

function describeMachine() {
  const processors = cpus();
  return { processor: processors[0]?.model ?? "unknown", cores: processors.length, bun: Bun.version };
}

function readLoad(): number {
  return loadavg()[0] ?? 0;
}

function exitWithUsage(problem: string): never {
  process.stderr.write(`${problem}\nUsage: ${usage}\n`);
  process.exit(2);
}

/** A number above zero; undefined for an absent flag. */
function parseNumber(number: string | undefined): number | undefined {
  if (number === undefined) return undefined;
  return Number(number) > 0 ? Number(number) : exitWithUsage(`"${number}" is no number above zero.`);
}

/** A section's rows. Throws after `maxMs`. */
async function withSectionTimeout<Result>(work: Promise<Result>, maxMs: number): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("the section took too long")), maxMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
