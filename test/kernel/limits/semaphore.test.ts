import { expect, test } from "bun:test";
import { Failure } from "#/kernel/errors";
import { Semaphore } from "#/kernel/limits/semaphore";

test("tasks run up to the number of permits at a time, in the order of their arrival", async () => {
  const semaphore = new Semaphore(2, 100);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    semaphore.run(async () => {
      begun.push(number);
      most = Math.max(most, ++running);
      await Bun.sleep(1);
      running--;
      return number;
    });
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  expect(await Promise.all(numbers.map(work))).toEqual(numbers);
  expect([begun, most, running]).toEqual([numbers, 2, 0]);
});

test("a task that throws releases its permit", async () => {
  const semaphore = new Semaphore(1, 1);
  for (let round = 0; round < 3; round++)
    await expect(semaphore.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await semaphore.run(async () => "free")).toBe("free");
});

test("a full queue refuses at once, with the time to retry after", async () => {
  const semaphore = new Semaphore(1, 1);
  const door = Promise.withResolvers<string>();
  const [first, second] = [semaphore.run(() => door.promise), semaphore.run(async () => "second")];
  const refusal = await semaphore.run(async () => "third").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  expect(refusal).toMatchObject({ code: "rate_limited", retryAfterSeconds: 5 });
  door.resolve("first");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
});
