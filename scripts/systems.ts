/**
 * Checks the studio on 48 systems: every page, and a sheet of all components, at 320, 768 and 1280
 * px in both modes. `bun run systems [--only swiss,editorial] [--kinds short,long,hard] [--sample
 * K] [--seed n] [--tabs 2]` prints a line per system, every fault and the totals, and exits with
 * status 1 for any fault. Needs Chromium, from CHROMIUM or the path.
 */
import { parseArgs } from "node:util";
import { acceptedFindings } from "./proof/accepted-findings";
import { serveDocuments } from "./proof/document-server";
import { launchBrowser } from "#test/browser/launch-browser";
import { briefKinds, type ProofSystem, proofSystems, sampleSystems } from "./proof/proof-systems";
import { checkSystem, type SystemReport } from "./proof/check-system";
import { openPageChecker } from "./proof/page-checker";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    kinds: { type: "string", default: briefKinds.join(",") },
    sample: { type: "string" },
    seed: { type: "string", default: "0" },
    tabs: { type: "string", default: "2" },
  },
});

const archetypes = flags.only?.split(",");
const kinds = flags.kinds.split(",");
const selectedSystems = flags.sample === undefined ? proofSystems : sampleSystems(Number(flags.sample), Number(flags.seed));
const queue: ProofSystem[] = selectedSystems.filter(
  ({ archetype, key }) =>
    (archetypes === undefined || archetypes.includes(archetype)) && kinds.some((kind) => key === `${archetype}-${kind}`),
);
if (queue.length === 0) throw new Error("No system matches these flags.");

const started = performance.now();
const formatElapsedSeconds = () => ((performance.now() - started) / 1000).toFixed(0);
const server = serveDocuments();
const browser = await launchBrowser();
const reports: SystemReport[] = [];

/** One browser tab that checks systems until the queue is empty. */
async function runTab(): Promise<void> {
  const reader = await openPageChecker(browser, server.origin);
  for (let system = queue.shift(); system !== undefined; system = queue.shift()) {
    const report = await checkSystem(system, reader, server);
    reports.push(report);
    console.log(
      `${formatElapsedSeconds()} s  ${report.key}: ${report.documents} documents, ${report.views} views, ${report.faults.length} faults`,
    );
    for (const fault of report.faults) console.log(`  ${fault}`);
  }
  await reader.close();
}

await Promise.all(Array.from({ length: Number(flags.tabs) }, runTab));
await browser.close();
await server.close();
const seenDecisions = new Set(reports.flatMap(({ decisions }) => decisions));
const staleLooks = reports.length < proofSystems.length ? [] : acceptedFindings.filter((one) => !seenDecisions.has(one));
for (const { archetype, rule } of staleLooks)
  console.log(`${archetype ?? "any archetype"}: ${rule} is accepted but was not found: remove it from the list`);
const sum = (of: (report: SystemReport) => number) => reports.reduce((total, report) => total + of(report), 0);
console.log(
  `${reports.length} systems, ${sum(({ documents }) => documents)} documents, ${sum(({ views }) => views)} views, ` +
    `${sum(({ drawings }) => drawings)} drawings: ${sum(({ faults }) => faults.length)} faults, ` +
    `${sum(({ decisions }) => decisions.length)} accepted findings, in ${formatElapsedSeconds()} s`,
);
process.exitCode = staleLooks.length > 0 || reports.some(({ faults }) => faults.length > 0) ? 1 : 0;
