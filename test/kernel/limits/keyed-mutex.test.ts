import { expect, test } from "bun:test";
import { KeyedMutex } from "#/kernel/limits/keyed-mutex";

test("tasks of one key run one after the other in the order of their arrival, and other keys do not wait", async () => {
  const mutex = new KeyedMutex(8);
  const events: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const first = mutex.run("a", async () => {
    events.push("first starts");
    await released;
    events.push("first ends");
  });
  const others = ["second", "third"].map((name) => mutex.run("a", async () => void events.push(name)));
  await mutex.run("b", async () => void events.push("other key"));
  expect(events).toEqual(["first starts", "other key"]);
  release();
  await Promise.all([first, ...others]);
  expect(events).toEqual(["first starts", "other key", "first ends", "second", "third"]);
});

test("a task that throws lets the next one run", async () => {
  const mutex = new KeyedMutex(8);
  const failing = mutex.run("a", async () => {
    throw new Error("no result");
  });
  const next = mutex.run("a", async () => "done");
  await expect(failing).rejects.toThrow("no result");
  expect(await next).toBe("done");
});

test("a task is refused where as many of its key wait as may", async () => {
  const mutex = new KeyedMutex(1);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const running = [mutex.run("a", () => released), mutex.run("a", () => released)];
  await expect(mutex.run("a", () => released)).rejects.toMatchObject({ code: "rate_limited" });
  expect(await mutex.run("b", async () => "free")).toBe("free");
  release();
  await Promise.all(running);
  expect(await mutex.run("a", async () => "free again")).toBe("free again");
});
