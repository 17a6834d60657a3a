import { useEffect, useState } from "react";
import type { Project } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { invalidateQueries } from "#/console/app/api/query-cache";

/** The stage that is being worked on, and how many of all stages are done. */
export type StageProgress = {
  readonly state: Project["state"];
  readonly label: string;
  readonly done: number;
  readonly of: number;
};

/** How long is waited before a stream that ended too early is opened again, milliseconds. */
const reconnectDelayMs = 2500;

/** What a project's answers are refreshed by when it has come further. */
const progressQueries = ["get_project", "get_design", "get_design_board", "get_audit", "list_deliverables"] as const;

/**
 * Follows a project's run while there is one: the stage at work, as the server tells it. Everything that is known of the project is asked for again at each stage and at the
 * end. A connection that breaks is taken up again; `isUnavailable` says so meanwhile.
 */
export function useProgress(
  id: string,
  isRunning: boolean,
): { readonly stage: StageProgress | undefined; readonly isLost: boolean } {
  const [stage, setStage] = useState<StageProgress>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const scheduleReconnect = () => {
      source?.close();
      if (!isDone) timer = setTimeout(connect, reconnectDelayMs);
    };
    const connect = () => {
      source = new EventSource(getOperationUrl("watch_project", { id }));
      source.addEventListener("open", () => setLost(false));
      source.addEventListener("stage", (event) => {
        setStage(JSON.parse(String(event.data)));
        void invalidateQueries(...progressQueries);
      });
      source.addEventListener("rest", (event) => {
        const project: Project | null = JSON.parse(String(event.data));
        source?.close();
        void invalidateQueries(...progressQueries);
        // Another process works on it: this one hears nothing of the stages and has to look again.
        if (project?.running) scheduleReconnect();
        else isDone = true;
      });
      source.addEventListener("error", () => {
        if (isDone) return;
        setLost(true);
        scheduleReconnect();
      });
    };
    connect();
    return () => {
      isDone = true;
      clearTimeout(timer);
      source?.close();
      setStage(undefined);
      setLost(false);
    };
  }, [id, isRunning]);
  return { stage: isRunning ? stage : undefined, isLost: isRunning && isLost };
}
