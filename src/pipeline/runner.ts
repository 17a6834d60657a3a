import type { Log } from "#/kernel/log";
import { commandLine } from "#/model/caller";
import { type Run, runProject } from "#/pipeline/run-project";
import type { Progress } from "#/pipeline/run-stage";

/** What a listener is told of a project: each stage as it begins, and once that the run has come to rest. */
export type RunNews = { readonly kind: "stage"; readonly progress: Progress } | { readonly kind: "rest" };

/** How long a run waits that storage has cut off before it goes on from its last stage, milliseconds: longer each time. */
const storageWaitMs = { first: 1000, max: 15_000 };

/** Runs projects in the background of one process, one after the other, and tells who listens. */
export type Runner = {
  /** Puts a project in line; one that is in line already is run once more after that, since it may have gone on meanwhile. */
  start(projectId: string): void;
  isRunning(projectId: string): boolean;
  /** Listens to one project. Gives the way to stop listening. */
  listen(projectId: string, listener: (news: RunNews) => void): () => void;
  /** Resolves when nothing is in line any more. */
  settle(): Promise<void>;
  /** The same at the end: a run that waits for storage is left to the next process. */
  close(): Promise<void>;
};

/**
 * Builds the runner. A run that fails is logged; its project says so itself. Approvals that a run carries out were decided in advance, which only the command line
 * can do, so they stand in its name.
 */
export function runnerOf(run: Omit<Run, "progress" | "by">, log: Log): Runner {
  /** How often each project is still to be run, the run under way included. */
  const inLine = new Map<string, number>();
  const listeners = new Map<string, Set<(news: RunNews) => void>>();
  let line: Promise<void> = Promise.resolve();
  const tell = (projectId: string, news: RunNews) => {
    for (const listener of listeners.get(projectId) ?? []) listener(news);
  };
  let isClosing = false;
  const closing = Promise.withResolvers<void>();
  const runOnce = async (projectId: string): Promise<void> => {
    const progress = (told: Progress) => tell(projectId, { kind: "stage", progress: told });
    for (let waitMs = storageWaitMs.first; ; waitMs = Math.min(2 * waitMs, storageWaitMs.max)) {
      try {
        await runProject({ ...run, by: commandLine, progress }, projectId);
        return;
      } catch (error) {
        if (!run.store.isUnavailable(error)) throw error;
        if (waitMs === storageWaitMs.first) log.error("project run waits: storage cannot be written", error, { projectId });
      }
      await Promise.race([Bun.sleep(waitMs), closing.promise]);
      if (isClosing) return;
    }
  };
  const work = async (projectId: string) => {
    try {
      await runOnce(projectId);
    } catch (error) {
      log.error("project run failed", error, { projectId });
    }
    const left = (inLine.get(projectId) ?? 1) - 1;
    if (left > 0) inLine.set(projectId, left);
    else {
      inLine.delete(projectId);
      tell(projectId, { kind: "rest" });
    }
  };
  return {
    start(projectId) {
      const before = inLine.get(projectId) ?? 0;
      if (before > 1) return;
      inLine.set(projectId, before + 1);
      line = line.then(() => work(projectId));
    },
    isRunning: (projectId) => inLine.has(projectId),
    listen(projectId, listener) {
      const heard = listeners.get(projectId) ?? new Set();
      listeners.set(projectId, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0) listeners.delete(projectId);
      };
    },
    settle: () => line,
    close() {
      isClosing = true;
      closing.resolve();
      return line;
    },
  };
}
