import { useEffect, useState } from "react";
import type { Project } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { invalidateQueries } from "#/console/app/api/queries";

/** The stage that is running, and how many stages are done. */
export type StageProgress = {
  readonly state: Project["state"];
  readonly label: string;
  readonly done: number;
  readonly of: number;
};

/** Delay before an event stream that ended early is opened again, in milliseconds. */
const reconnectDelayMs = 2500;

/** Queries to refetch when a project has progressed. */
const progressQueries = ["get_project", "get_design", "get_design_board", "get_audit", "list_deliverables"] as const;

/**
 * Follows a project's run through the server's event stream. The project's queries are refetched at
 * each stage and at the end. A lost connection is reopened; `isLost` is set meanwhile.
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
        // Another process runs the project, so this stream has no stage events. Poll instead.
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
