import { isLiveTerminal, paint, printStatus, setLiveLine } from "#/transports/cli/output";

/** A step of a command's work. */
export type ProgressStep = {
  /** What begins, in a few words. */
  readonly label: string;
  /** The share of the work that is done when it begins and when it ends, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** What is printed where standard error is no terminal. */
  readonly line: string;
};

/** Shows how far a command is: a bar with the time left on a terminal, a line for each step elsewhere. */
export type Progress = {
  begin(step: ProgressStep): void;
  /** Removes the bar. Call it before the result is printed, and when the work throws. */
  end(): void;
};

/** How often the bar is drawn, milliseconds. */
const redrawMs = 200;
const barLength = 24;

export function createProgress(): Progress {
  const startedMs = performance.now();
  let current: { readonly step: ProgressStep; readonly begunMs: number } | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const format = () => {
    if (!current) return "";
    const nowMs = performance.now();
    const timing = { elapsedMs: current.begunMs - startedMs, inStepMs: nowMs - current.begunMs };
    return formatProgress(current.step, timing, process.stderr.columns || 80);
  };
  return {
    begin(step) {
      current = { step, begunMs: performance.now() };
      if (!isLiveTerminal()) return printStatus(step.line);
      setLiveLine(format);
      timer ??= setInterval(() => setLiveLine(format), redrawMs);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      timer = undefined;
      current = undefined;
      setLiveLine(undefined);
    },
  };
}

/**
 * The bar of a step. `elapsedMs` is the time before the step, `inStepMs` since. The rest is expected
 * to take as long as what is done, in proportion; in the first step nothing is known yet.
 */
export function formatProgress(
  { label, from, to }: ProgressStep,
  { elapsedMs, inStepMs }: { readonly elapsedMs: number; readonly inStepMs: number },
  columns: number,
): string {
  const expectedMs = from > 0 ? elapsedMs / from : undefined;
  const share = expectedMs === undefined ? from : Math.min(from + inStepMs / expectedMs, to);
  const filled = Math.round(share * barLength);
  const leftMs = expectedMs === undefined ? undefined : Math.max(0, expectedMs - elapsedMs - inStepMs);
  const rest = `${String(Math.round(share * 100)).padStart(3)} %${leftMs === undefined ? "" : `  ${formatTimeLeft(leftMs)}`}`;
  const bar = `${paint("#".repeat(filled), "cyan")}${"-".repeat(barLength - filled)}`;
  const room = columns - barLength - rest.length - 5;
  if (room < 8) return `${label} ${rest}`.slice(0, columns - 1);
  return `${label.slice(0, room).padEnd(Math.min(room, 26))} ${bar} ${rest}`;
}

const formatTimeLeft = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / 1000);
  if (seconds <= 1) return "almost done";
  return seconds < 100 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
};

/**
 * Runs work that reports its steps by name. `shares` are the steps that are expected, with about how
 * much of the time each takes; a step that is not among them keeps what was done.
 */
export async function showSteps<Result>(
  shares: readonly (readonly [step: string, share: number])[],
  work: (onStep: (step: string) => void) => Promise<Result>,
): Promise<Result> {
  const progress = createProgress();
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  let done = 0;
  try {
    return await work((label) => {
      const index = shares.findIndex(([step]) => step === label);
      if (index >= 0) done = shares.slice(0, index).reduce((sum, [, share]) => sum + share, 0);
      const end = done + (shares[index]?.[1] ?? 0);
      progress.begin({ label, from: done / total, to: end / total, line: `${label} …` });
    });
  } finally {
    progress.end();
  }
}
