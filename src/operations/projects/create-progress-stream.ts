import type { ProjectId } from "#/model/ids";
import { isHeld } from "#/lifecycle/lease";
import type { Context } from "#/operations/context";
import { toProjectResponse } from "#/operations/projects/schema";
import type { Progress } from "#/pipeline/run-stage";
import { plannedStages } from "#/pipeline/stages/stage-plan";

/** The interval of comments that keep the stream open, milliseconds. */
const heartbeatMs = 15_000;

/** The interval at which a run of another process is looked at, milliseconds. */
const followMs = 250;

/**
 * Streams a project's progress as server-sent events (WHATWG HTML, 9.2): `state` with the project
 * first, `stage` as each stage begins, `rest` with the project at the end. It subscribes before it
 * reads the project, so that no event is missed, and unsubscribes when the client disconnects. A run
 * of another process is followed in the store.
 */
export function createProgressStream(context: Context, projectId: ProjectId): ReadableStream<Uint8Array> {
  const { runner, store } = context;
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let isOpen = true;
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text));
      const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
      const ended = Promise.withResolvers<void>();
      const unlisten = runner.subscribe(projectId, (runEvent) => {
        if (runEvent.kind === "stage") send("stage", runEvent.progress);
        else ended.resolve();
      });
      stop = () => {
        isOpen = false;
        clearInterval(heartbeat);
        unlisten();
      };
      const loadProject = async () => {
        const row = await store.projects.findById(projectId);
        return row ? await toProjectResponse(context, row) : null;
      };
      send("state", await loadProject());
      if (!runner.isRunning(projectId))
        void followElsewhere(
          context,
          projectId,
          (progress) => send("stage", progress),
          () => isOpen,
        )
          .catch((error: unknown) => context.log.error("a run of another process cannot be followed", error, { projectId }))
          .finally(ended.resolve);
      void ended.promise.then(async () => {
        send("rest", await loadProject());
        const wasOpen = isOpen;
        stop();
        if (wasOpen) controller.close();
      });
    },
    cancel: () => stop(),
  });
}

/** Reports each stage of a run of another process, until it stops. Resolves at once if there is none. */
async function followElsewhere(
  { store, clock }: Pick<Context, "store" | "clock">,
  projectId: ProjectId,
  report: (progress: Progress) => void,
  isOpen: () => boolean,
): Promise<void> {
  let reportedState: string | undefined;
  while (isOpen()) {
    const project = await store.projects.findById(projectId);
    if (!project || !isHeld(project, clock)) return;
    const { state } = project;
    const done = plannedStages.findIndex((stage) => stage.state === state);
    const stage = plannedStages[done];
    if (stage && state !== reportedState) report({ state, label: stage.label, done, of: plannedStages.length });
    reportedState = state;
    await Bun.sleep(followMs);
  }
}
