import { useEffect, useState } from "react";
import type { Project } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { refreshAll } from "#/doors/console/app/api/answers";

/** The stage that is being worked on, and how many of all stages are done. */
export type StageProgress = {
  readonly state: Project["state"];
  readonly label: string;
  readonly done: number;
  readonly of: number;
};

/** How long is waited before a stream that ended too early is opened again, milliseconds. */
const againMs = 2500;

/** What a project's answers are refreshed by when it has come further. */
const known = ["get_project", "get_design", "get_design_board", "get_audit", "list_deliverables"] as const;

/**
 * Follows a project's run while there is one: the stage at work, as the server tells it. Everything that is known of the project is asked for again at each stage and at the
 * end. A connection that breaks is taken up again; `isLost` says so meanwhile.
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
    let isOver = false;
    const again = () => {
      source?.close();
      if (!isOver) timer = setTimeout(open, againMs);
    };
    const open = () => {
      source = new EventSource(addressOf("watch_project", { id }));
      source.addEventListener("open", () => setLost(false));
      source.addEventListener("stage", (event) => {
        setStage(JSON.parse(String(event.data)));
        void refreshAll(...known);
      });
      source.addEventListener("rest", (event) => {
        const project: Project | null = JSON.parse(String(event.data));
        source?.close();
        void refreshAll(...known);
        // Another process works on it: this one hears nothing of the stages and has to look again.
        if (project?.running) again();
        else isOver = true;
      });
      source.addEventListener("error", () => {
        if (isOver) return;
        setLost(true);
        again();
      });
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      source?.close();
      setStage(undefined);
      setLost(false);
    };
  }, [id, isRunning]);
  return { stage: isRunning ? stage : undefined, isLost: isRunning && isLost };
}
