import { expect, test } from "bun:test";
import { Failure } from "#/kernel/errors";
import { createThreadCalls, type ThreadCalls } from "#/serving/thread-calls";

type Functions = {
  double(value: number): number;
  refuse(reason: string): never;
  wait(input: undefined, signal: AbortSignal): Promise<string>;
};

/** Two ends that send each other copies, as threads do. */
function connect(): ThreadCalls<Functions> {
  const functions: Functions = {
    double: (value) => 2 * value,
    refuse(reason) {
      throw new Failure("conflict", reason, { retryAfterSeconds: 7 });
    },
    wait: (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve("aborted"))),
  };
  const callee = createThreadCalls<Record<string, never>>((message) => caller.receive(structuredClone(message)), functions);
  const caller = createThreadCalls<Functions>((message) => queueMicrotask(() => callee.receive(structuredClone(message))), {});
  return caller;
}

test("calls in parallel get their own results", async () => {
  const { call } = connect();
  expect(await Promise.all([1, 2, 3].map((value) => call("double", value)))).toEqual([2, 4, 6]);
});

test("a failure arrives unchanged, and an unknown function is an error", async () => {
  const { call } = connect();
  const error = await call("refuse", "Wait.").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ code: "conflict", message: "Wait.", retryAfterSeconds: 7 });
  await expect(call("triple" as "double", 1)).rejects.toThrow("no function triple");
});

test("an abort reaches the function, also one before the call", async () => {
  const { call } = connect();
  const abort = new AbortController();
  const waiting = call("wait", undefined, abort.signal);
  await Bun.sleep(1);
  abort.abort();
  expect(await waiting).toBe("aborted");
  expect(await call("wait", undefined, AbortSignal.abort())).toBe("aborted");
});

test("calls that wait fail with the thread that they wait for", async () => {
  const { call, fail } = connect();
  const waiting = call("wait", undefined);
  fail(new Error("the thread has ended"));
  await expect(waiting).rejects.toThrow("the thread has ended");
});
