import type { Log } from "#/kernel/log";
import { type Progress, type Run, runProject } from "#/pipeline/run-project";

/** What a listener is told of a project: each stage as it begins, and once that the run has come to rest. */
export type RunNews = { readonly kind: "stage"; readonly progress: Progress } | { readonly kind: "rest" };

/** Runs projects in the background of one process, one after the other, and tells who listens. */
export type Runner = {
  /** Puts a project in line; one that is in line already is not put there twice. */
  start(projectId: string): void;
  isRunning(projectId: string): boolean;
  /** Listens to one project. Gives the way to stop listening. */
  listen(projectId: string, listener: (news: RunNews) => void): () => void;
  /** Resolves when nothing is in line any more. */
  settle(): Promise<void>;
};

/** Builds the runner. A run that fails is logged; its project says so itself. */
export function runnerOf(run: Omit<Run, "progress">, log: Log): Runner {
  const inLine = new Set<string>();
  const listeners = new Map<string, Set<(news: RunNews) => void>>();
  let line: Promise<void> = Promise.resolve();
  const tell = (projectId: string, news: RunNews) => {
    for (const listener of listeners.get(projectId) ?? []) listener(news);
  };
  const work = async (projectId: string) => {
    try {
      await runProject({ ...run, progress: (progress) => tell(projectId, { kind: "stage", progress }) }, projectId);
    } catch (error) {
      log.error("project run failed", error, { projectId });
    } finally {
      inLine.delete(projectId);
      tell(projectId, { kind: "rest" });
    }
  };
  return {
    start(projectId) {
      if (inLine.has(projectId)) return;
      inLine.add(projectId);
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
  };
}
