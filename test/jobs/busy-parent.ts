import { join } from "node:path";
import { createJobRunner } from "#/jobs/job-runner";
import { startJobProcess } from "#/jobs/job-process";
import { createLog } from "#/kernel/log";
import { spin, whoAmI } from "#test/jobs/sample-jobs";

/** Starts a job that never ends and prints the id of its process. */
const silentLog = createLog(
  () => undefined,
  "off",
  () => new Date(),
);
const start = () => startJobProcess([process.execPath, join(import.meta.dir, "sample-process.ts")]);
const { run } = createJobRunner(silentLog, { start });
const { pid } = await run(whoAmI, null, { timeoutMs: 60_000 });
const endlessJob = run(spin, null, { timeoutMs: 600_000 });
await Bun.sleep(200);
process.stdout.write(`${pid}\n`);
await endlessJob;
