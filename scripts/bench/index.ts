import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { abuse } from "./abuse";
import { agents } from "./agents";
import { edits } from "./edits";
import { filters } from "./filters";
import { http } from "./http";
import { memory } from "./memory";
import { metrics } from "./metrics";
import { publish } from "./publish";
import { rasters } from "./rasters";
import { isAimMet, type Row, type Section } from "./row";
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

/**
 * `bun run bench [SECTION …] [--json] [--share N] [--calls N] [--only TEXT]` measures Livery against baselines in the same run and prints
 * one table. Targets are shown, not enforced: the exit status is 1 only where a section cannot be
 * measured, 2 for an unknown section.
 */
const maxSectionMs = 300_000;

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    share: { type: "string" },
    calls: { type: "string" },
    only: { type: "string" },
  },
});
const options = { share: parseNumber(flags.share), calls: parseNumber(flags.calls), only: flags.only };
const unknown = names.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  const list = sections.map(({ name, description: measures }) => `  ${name.padEnd(8)}${measures}`).join("\n");
  process.stderr.write(`Unknown section "${unknown.join('", "')}". Sections:\n${list}\n`);
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const loadBefore = loadavg()[0] ?? 0;
const rows: (Row & { readonly section: string })[] = [];
const faults: { readonly section: string; readonly fault: string }[] = [];
for (const section of sections) {
  if (names.length > 0 && !names.includes(section.name)) continue;
  process.stderr.write(`${section.name}: ${section.description}\n`);
  try {
    rows.push(
      ...(await withSectionTimeout(section.run(options), section.maxMs ?? maxSectionMs)).map((row) => ({
        section: section.name,
        ...row,
      })),
    );
  } catch (error) {
    faults.push({ section: section.name, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

const machine = {
  bun: Bun.version,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? "unknown",
  loadBefore,
  loadAfter: loadavg()[0] ?? 0,
};
const text = flags.json
  ? JSON.stringify({ machine, rows: rows.map((row) => ({ ...row, met: isAimMet(row) ?? null })), faults }, null, 2)
  : [
      `Bun ${machine.bun}, ${machine.cores} cores, ` +
        `load ${loadBefore.toFixed(1)} before and ${machine.loadAfter.toFixed(1)} after; median (min–max)`,
      ...(Math.max(loadBefore, machine.loadAfter) > machine.cores + 1
        ? ["This machine is busy with other work: times and rates are provisional, processor time and ratios more reliable."]
        : []),
      "",
      formatTable(rows),
      ...faults.map(({ section, fault }) => `\n${section} cannot be measured: ${fault}`),
    ].join("\n");
await Bun.write(Bun.stdout, `${text}\n`);
process.exit(faults.length > 0 ? 1 : 0);

/** A number above zero; undefined for an absent flag. */
function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (number > 0) return number;
  process.stderr.write(`"${text}" is no number above zero.\n`);
  process.exit(2);
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
