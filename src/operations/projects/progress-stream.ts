import type { Context } from "#/operations/operation";
import { projectAnswer } from "#/operations/projects/project-answer";

/** How often something is sent while nothing happens, milliseconds. */
const heartbeatMs = 15_000;

/**
 * A project's progress as server-sent events (WHATWG HTML, 9.2): `state` with the project first, `stage` as each begins, `rest` with the project at the end.
 * It listens before it looks, so that nothing is missed in between, and lets go when the reader leaves.
 */
export function progressStream(context: Context, projectId: string): ReadableStream<Uint8Array> {
  const { runner, store } = context;
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let isOpen = true;
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text));
      const tell = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
      const ended = Promise.withResolvers<void>();
      const unlisten = runner.subscribe(projectId, (news) => {
        if (news.kind === "stage") tell("stage", news.progress);
        else ended.resolve();
      });
      stop = () => {
        isOpen = false;
        clearInterval(heartbeat);
        unlisten();
      };
      const project = async () => {
        const row = await store.projects.findById(projectId);
        return row ? await projectAnswer(context, row) : null;
      };
      tell("state", await project());
      if (!runner.isRunning(projectId)) ended.resolve();
      void ended.promise.then(async () => {
        tell("rest", await project());
        const wasOpen = isOpen;
        stop();
        if (wasOpen) controller.close();
      });
    },
    cancel: () => stop(),
  });
}
