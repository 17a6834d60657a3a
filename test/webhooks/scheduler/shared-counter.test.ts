import { expect, test } from "bun:test";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";

test("counters over the same memory share their value", () => {
  const count = new SharedCounter();
  const other = new SharedCounter(count.memory);
  count.increment();
  other.increment();
  expect(other.value).toBe(2);
  expect(new SharedCounter().value).toBe(0);
});
