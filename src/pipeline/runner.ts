import type { ProjectId } from "#/model/ids";
import type { Log } from "#/kernel/log";
import { commandLineActor } from "#/model/caller";
import { type Run, runProject } from "#/pipeline/run-project";
import type { Progress } from "#/pipeline/run-stage";

/** What a listener receives: each stage as it starts, and the end of the run. */
export type RunEvent = { readonly kind: "stage"; readonly progress: Progress } | { readonly kind: "rest" };

/** How long a run waits while storage is unavailable, milliseconds. Doubles up to `max`. */
const storageWaitMs = { first: 1000, max: 15_000 };

/** Runs projects in the background of one process, one after the other, and notifies listeners. */
export type Runner = {
  /**
   * Queues a project. A project that is queued or running is run once more afterwards, because it
   * may have changed.
   */
  enqueue(projectId: ProjectId): void;
  isRunning(projectId: ProjectId): boolean;
  /** How many runs are queued, those that run included. */
  countQueued(): number;
  /** Listens to one project. Returns a function that stops listening. */
  subscribe(projectId: ProjectId, listener: (event: RunEvent) => void): () => void;
  /** Resolves when the queue is empty. */
  drain(): Promise<void>;
  /** The same at shutdown. Runs that wait for storage are left to the next process. */
  close(): Promise<void>;
};

/**
 * Creates the runner. Failed runs are logged and leave their project FAILED. Decisions in advance
 * can only be made on the command line, so it is their actor.
 */
export function createRunner(run: Omit<Run, "onProgress" | "by">, log: Log): Runner {
  /** How many runs of each project are left, the current one included. */
  const queuedRuns = new Map<ProjectId, number>();
  const listeners = new Map<ProjectId, Set<(event: RunEvent) => void>>();
  let queue: Promise<void> = Promise.resolve();
  const notify = (projectId: ProjectId, event: RunEvent) => {
    for (const listener of listeners.get(projectId) ?? []) listener(event);
  };
  let isClosing = false;
  const closing = Promise.withResolvers<void>();
  const runOnce = async (projectId: ProjectId): Promise<void> => {
    const progress = (update: Progress) => notify(projectId, { kind: "stage", progress: update });
    for (let waitMs = storageWaitMs.first; ; waitMs = Math.min(2 * waitMs, storageWaitMs.max)) {
      try {
        await runProject({ ...run, by: commandLineActor, onProgress: progress }, projectId);
        return;
      } catch (error) {
        if (!run.store.isUnavailable(error)) throw error;
        if (waitMs === storageWaitMs.first) log.error("project run waits: storage is not writable", error, { projectId });
      }
      await Promise.race([Bun.sleep(waitMs), closing.promise]);
      if (isClosing) return;
    }
  };
  const runQueued = async (projectId: ProjectId) => {
    try {
      await runOnce(projectId);
    } catch (error) {
      log.error("project run failed", error, { projectId });
    }
    const remainingRuns = (queuedRuns.get(projectId) ?? 1) - 1;
    if (remainingRuns > 0) queuedRuns.set(projectId, remainingRuns);
    else {
      queuedRuns.delete(projectId);
      notify(projectId, { kind: "rest" });
    }
  };
  return {
    enqueue(projectId) {
      const before = queuedRuns.get(projectId) ?? 0;
      if (before > 1) return;
      queuedRuns.set(projectId, before + 1);
      queue = queue.then(() => runQueued(projectId));
    },
    isRunning: (projectId) => queuedRuns.has(projectId),
    countQueued: () => [...queuedRuns.values()].reduce((sum, runs) => sum + runs, 0),
    subscribe(projectId, listener) {
      const projectListeners = listeners.get(projectId) ?? new Set();
      listeners.set(projectId, projectListeners.add(listener));
      return () => {
        projectListeners.delete(listener);
        if (projectListeners.size === 0) listeners.delete(projectId);
      };
    },
    drain: () => queue,
    close() {
      isClosing = true;
      closing.resolve();
      return queue;
    },
  };
}
