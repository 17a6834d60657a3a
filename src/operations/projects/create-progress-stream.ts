import type { ProjectId } from "#/model/ids";
import type { Project, ProjectState } from "#/model/project";
import { isHeld } from "#/lifecycle/lease";
import type { Context } from "#/operations/context";
import { isInterrupted } from "#/operations/projects/resume-interrupted-projects";
import { toProjectResponse } from "#/operations/projects/schema";
import { plannedStages } from "#/pipeline/stages/stage-plan";

/** The interval of comments that keep the stream open, milliseconds. */
const heartbeatMs = 15_000;

/** The interval at which a run of another process is looked at, milliseconds. */
const followMs = 250;

/** The last stage that began before a state that is none. */
const stageBefore: Partial<Record<ProjectState, ProjectState>> = {
  FOUNDATION_REVIEW: "FOUNDATION",
  EXTERNAL_DESIGN: "PAGES",
  DESIGN_REVIEW: "COHERENCE_AUDIT",
  FINALIZED: "COHERENCE_AUDIT",
};

const findStage = (state: string | null | undefined) => plannedStages.findIndex((stage) => stage.state === state);
const findLastStage = ({ state, failedStage }: Pick<Project, "state" | "failedStage">) =>
  findStage(state === "FAILED" ? failedStage : (stageBefore[state] ?? state));

/**
 * Streams a project's progress as server-sent events (WHATWG HTML, 9.2): `state` with the project
 * first, `stage` as each stage begins, `rest` with the project at the end. It subscribes before it
 * reads the project, so that no event is missed, and unsubscribes when the client disconnects. A run
 * of another process is followed in the store.
 *
 * The id of a `stage` event is its stage. A client that lost its server continues on any other one:
 * it gets the stages that began after the one in `lastEventId`.
 */
export function createProgressStream(context: Context, projectId: ProjectId): ReadableStream<Uint8Array> {
  const { runner, store, log, lastEventId } = context;
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let isOpen = true;
      let reported = findStage(lastEventId);
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text));
      const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      /** Reports a stage that has begun, and those before it that were missed. */
      const reportStage = (index: number) => {
        if (index === reported) return;
        const from = reported >= 0 && index > reported ? reported + 1 : index;
        for (const [done, { state, label }] of plannedStages.entries()) {
          if (done < from || done > index) continue;
          write(`id: ${state}\nevent: stage\ndata: ${JSON.stringify({ state, label, done, of: plannedStages.length })}\n\n`);
        }
        reported = index;
      };
      const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
      const ended = Promise.withResolvers<void>();
      const unlisten = runner.subscribe(projectId, (runEvent) => {
        if (runEvent.kind === "stage") reportStage(findStage(runEvent.progress.state));
        else ended.resolve();
      });
      stop = () => {
        isOpen = false;
        clearInterval(heartbeat);
        unlisten();
      };
      /** Ends the stream. Without a `rest` event, the client connects again, to another server perhaps. */
      const close = () => {
        const wasOpen = isOpen;
        stop();
        if (wasOpen) controller.close();
      };
      const loadProject = async () => {
        const row = await store.projects.findById(projectId);
        return { row, response: row ? await toProjectResponse(context, row) : null };
      };
      const finish = async () => {
        const { row, response } = await loadProject();
        if (row && reported >= 0) reportStage(findLastStage(row));
        send("rest", response);
      };
      const reportFailure = (error: unknown) => {
        if (!store.recordFault(error)) log.error("the progress of a project cannot be followed", error, { projectId });
      };
      try {
        send("state", (await loadProject()).response);
      } catch (error) {
        stop();
        throw error;
      }
      void ended.promise.then(finish).catch(reportFailure).finally(close);
      if (runner.isRunning(projectId)) return;
      void followElsewhere(context, projectId, { report: reportStage, isOpen: () => isOpen }).then(ended.resolve, (error) => {
        reportFailure(error);
        close();
      });
    },
    cancel: () => stop(),
  });
}

/**
 * Reports each stage of a run of another process, until it stops. A run whose server was lost is
 * resumed by another one, perhaps this. Resolves at once if there is none.
 */
async function followElsewhere(
  { store, clock }: Pick<Context, "store" | "clock">,
  projectId: ProjectId,
  { report, isOpen }: { report(index: number): void; isOpen(): boolean },
): Promise<void> {
  while (isOpen()) {
    const project = await store.projects.findById(projectId);
    if (!project || !(isHeld(project, clock) || isInterrupted(project, clock))) return;
    const index = findStage(project.state);
    if (index >= 0) report(index);
    await Bun.sleep(followMs);
  }
}
