import { deserializeError, serializeError, type SerializedError } from "#/jobs/message";

/** Functions that another thread calls. Input and output are plain data. */
type Functions = Readonly<Record<string, (input: never, signal: AbortSignal) => unknown>>;

type CallMessage =
  | { readonly kind: "call"; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly kind: "abort"; readonly id: number }
  | { readonly kind: "output"; readonly id: number; readonly output: unknown }
  | { readonly kind: "error"; readonly id: number; readonly error: SerializedError };

/** Calls functions of another thread, and answers its calls. */
export type ThreadCalls<Remote extends Functions> = {
  /**
   * Calls a function of the other thread. Throws what it throws, a `Failure` unchanged. An aborted
   * signal is passed on; the call still ends when the function does.
   */
  call<Name extends keyof Remote & string>(
    name: Name,
    input: Parameters<Remote[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Remote[Name]>>>;
  /** Handles a message from the other thread. */
  receive(message: unknown): void;
  /** Fails all calls that wait, because the other thread has ended. */
  fail(error: Error): void;
};

/**
 * Creates both directions of calls between two threads.
 *
 * @param post sends a message to the other thread
 * @param own the functions that the other thread may call
 */
export function createThreadCalls<Remote extends Functions>(
  post: (message: unknown) => void,
  own: Functions,
): ThreadCalls<Remote> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const running = new Map<number, AbortController>();
  let calls = 0;
  const send = (message: CallMessage) => post(message);

  const answer = async (id: number, name: string, input: unknown) => {
    const abort = new AbortController();
    running.set(id, abort);
    try {
      const run = own[name];
      if (!run) throw new Error(`no function ${name}`);
      send({ kind: "output", id, output: await run(input as never, abort.signal) });
    } catch (error) {
      send({ kind: "error", id, error: serializeError(error) });
    } finally {
      running.delete(id);
    }
  };
  const take = (id: number) => {
    const call = waiting.get(id);
    waiting.delete(id);
    return call;
  };
  return {
    async call(name, input, signal) {
      const id = ++calls;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { promise, resolve, reject });
      send({ kind: "call", id, name, input });
      const abort = () => send({ kind: "abort", id });
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort, { once: true });
      try {
        // The function of this name decides what it is.
        return (await promise) as never;
      } finally {
        signal?.removeEventListener("abort", abort);
      }
    },
    receive(data) {
      const message = data as CallMessage;
      if (message.kind === "call") void answer(message.id, message.name, message.input);
      else if (message.kind === "abort") running.get(message.id)?.abort();
      else if (message.kind === "output") take(message.id)?.resolve(message.output);
      else take(message.id)?.reject(deserializeError(message.error));
    },
    fail(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
