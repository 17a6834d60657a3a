import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "../bench/children";
import { sqliteEngine } from "../bench/engines/sqlite-engine";
import { buildLivery, createPublishedData, root } from "../bench/fixtures";
import { alignColumns } from "../bench/table";
import { connectAgent } from "./agent";
import { createModel, type Model } from "./model";
import { createPageMeter } from "./page-measures";
import { createRepository } from "./repository";
import { runTool } from "./run-tool";
import { createCheck, type Score, scoreTask } from "./score";
import type { EvalTask, Setting } from "./task";
import { pageTasks } from "./tasks/pages";
import { repairTasks } from "./tasks/repairs";
import { repositoryTasks } from "./tasks/repositories";

/**
 * `bun run evals [TASK …] [--systems SLUGS] [--out FOLDER] [--model NAME] [--json]` gives tasks to
 * coding agents that have only Livery's tools, and scores what they make: findings of `livery
 * check`, axe, the share of the system's values, the families of text, and the tokens that were
 * read. Agents are scripts that follow the tools' answers, or a model behind an address that speaks
 * OpenAI's chat completions (`EVALS_MODEL_URL`, `EVALS_MODEL_KEY`).
 *
 * The exit status is 1 where a task is not done.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    systems: { type: "string", default: "nordhavn-optik,kontur,fernhill-accounts" },
    out: { type: "string" },
    model: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

const tasks: readonly EvalTask[] = [...pageTasks, ...repairTasks, ...repositoryTasks];
const unknown = positionals.filter((name) => !tasks.some((task) => task.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No task is called ${unknown.join(", ")}. Tasks: ${tasks.map(({ name }) => name).join(", ")}\n`);
  process.exit(2);
}
const selectedTasks = tasks.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const model = flags.model === undefined ? undefined : createModel(flags.model);

const executable = await buildLivery();
const { flags: dataFlags } = await createPublishedData(sqliteEngine);
const port = findFreePort();
const serverUrl = `http://127.0.0.1:${port}`;
const server = await startServer(
  [executable, "serve", ...dataFlags, "--port", `${port}`, "--base-url", serverUrl, "--log", "off", "--rate-public", "0"],
  root,
);
const meter = await createPageMeter();
const key = await createKey();
const scores: Score[] = [];
try {
  for (const system of flags.systems.split(","))
    for (const task of selectedTasks) {
      const score = await runTask(task, system, model);
      scores.push(score);
      process.stderr.write(`${system} ${task.name}: ${score.faults.length === 0 ? "done" : score.faults.join("; ")}\n`);
    }
} finally {
  await meter.close();
  await server.end();
}
process.stdout.write(flags.json ? `${JSON.stringify(scores, undefined, 2)}\n` : `${formatScores(scores)}\n`);
process.exit(scores.every(({ faults }) => faults.length === 0) ? 0 : 1);

/** A port that is free now: the server's address is in its answers, so it is chosen before the start. */
function findFreePort(): number {
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  probe.stop(true);
  return probe.port;
}

async function createKey(): Promise<string> {
  const command = [executable, "keys", "create", "Evals", "--permissions", "READ", ...dataFlags, "--json"];
  const { output } = await runTool(command, root);
  const [, created] = /"key":\s*"(lv_\w{20,})"/.exec(output) ?? [];
  if (created === undefined) throw new Error(`livery keys create: ${output}`);
  return created;
}

/** Does one task in one system, with an agent and a folder of its own. */
async function runTask(task: EvalTask, system: string, model: Model | undefined): Promise<Score> {
  const agent = await connectAgent(serverUrl, key);
  const repository = createRepository(task.files?.(system));
  try {
    const { design } = (await (await fetch(`${serverUrl}/api/v1/systems/${system}/adoption`)).json()) as {
      design: { id: string };
    };
    const setting: Setting = { agent, repository, system, designId: design.id, serverUrl };
    const work = async () => (model ? await model.solve(task, setting) : await task.solve(setting));
    const score = await scoreTask(task, setting, work, {
      meter,
      check: createCheck(executable, [...dataFlags, "--base-url", serverUrl]),
    });
    if (flags.out !== undefined && task.page !== undefined) {
      mkdirSync(flags.out, { recursive: true });
      await meter.draw(repository.path, task.page, join(flags.out, `${system}-${task.name}`));
      writeFileSync(join(flags.out, `${system}-${task.name}.html`), repository.read(task.page));
    }
    return score;
  } finally {
    repository.remove();
    await agent.close();
  }
}

/** One row a task: how many systems it is done in, and the most calls and tokens. */
function formatScores(all: readonly Score[]): string {
  const rows = selectedTasks.map(({ name }) => {
    const own = all.filter(({ task }) => task === name);
    const most = (select: (score: Score) => number) => Math.max(...own.map(select));
    const shares = own.flatMap(({ adherence }) => (adherence === undefined ? [] : [adherence]));
    return [
      name,
      `${own.filter(({ faults }) => faults.length === 0).length} of ${own.length}`,
      `${most(({ calls }) => calls)}`,
      most(({ tokens }) => tokens).toLocaleString("en"),
      shares.length === 0 ? "" : `${(Math.min(...shares) * 100).toFixed(1)} %`,
    ];
  });
  return alignColumns([["task", "done", "calls", "tokens read", "system's values"], ...rows]);
}
