import { join } from "node:path";
import { runTool } from "./run-tool";
import type { Usage } from "./agent";
import type { PageMeasures, PageMeter } from "./page-measures";
import type { EvalTask, Setting } from "./task";

/** The result of one task in one system. */
export type Score = Usage & {
  readonly task: string;
  readonly system: string;
  /** What is wrong, one sentence each; empty for a task that is done. */
  readonly faults: readonly string[];
  /** Absent where nothing is opened in a browser. */
  readonly adherence?: number;
  readonly ms: number;
};

/** The most that a task may read (issue bound), tokens. */
export const maxTokens = 15_000;

/** The least share of values that are the system's. */
const minAdherence = 0.95;

/** Does a task and measures its result. What the task throws is a fault. */
export async function scoreTask(
  task: EvalTask,
  setting: Setting,
  work: () => Promise<void>,
  { meter, check }: { readonly meter: PageMeter; check(system: string, files: readonly string[]): Promise<readonly string[]> },
): Promise<Score> {
  const startedMs = performance.now();
  const { repository, system, agent } = setting;
  const faults: string[] = [];
  let page: PageMeasures | undefined;
  try {
    await work();
    const checked = task.checked ?? (task.page === undefined ? [] : [task.page]);
    if (checked.length > 0)
      faults.push(
        ...(await check(
          system,
          checked.map((file) => join(repository.path, file)),
        )),
      );
    if (task.page !== undefined) {
      page = await meter.measure(repository.path, task.page, await readVariables(setting));
      faults.push(
        ...page.violations.map((id) => `axe: ${id}`),
        ...page.otherFamilies.map((family) => `text is drawn in ${family}`),
        ...page.faults,
        ...(page.adherence < minAdherence ? [describeOtherValues(page)] : []),
      );
    }
    faults.push(...((await task.verify?.(setting)) ?? []));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const { calls, tokens } = agent.usage;
  if (tokens > maxTokens) faults.push(`read ${tokens} tokens, more than ${maxTokens}`);
  return {
    task: task.name,
    system,
    faults,
    calls,
    tokens,
    ...(page && { adherence: page.adherence }),
    ms: performance.now() - startedMs,
  };
}

const describeOtherValues = ({ adherence, otherValues }: PageMeasures) =>
  `only ${Math.round(adherence * 100)} % of values are the system's; not ${otherValues.slice(0, 5).join(", ")}`;

const readVariables = async ({ serverUrl, system }: Setting): Promise<string> =>
  await (await fetch(`${serverUrl}/api/systems/export/${system}?format=globals-css`)).text();

/** Runs `livery check` and returns its findings, one sentence each. */
export const createCheck =
  (executable: string, flags: readonly string[]) =>
  async (system: string, files: readonly string[]): Promise<readonly string[]> => {
    const { stdout, output } = await runTool([executable, "check", system, ...files, "--format", "json", ...flags], "/");
    if (!stdout.startsWith("{")) throw new Error(`livery check: ${output}`);
    const { findings } = JSON.parse(stdout) as {
      findings: readonly { readonly rule: string; readonly severity: string; readonly message: string }[];
    };
    return findings.filter(({ severity }) => severity !== "info").map(({ rule, message }) => `${rule}: ${message}`);
  };
