import { expect, test } from "bun:test";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";

test("what one adds another over the same memory sees", () => {
  const count = new SharedCounter();
  const elsewhere = new SharedCounter(count.memory);
  count.increment();
  elsewhere.increment();
  expect(elsewhere.value).toBe(2);
  expect(new SharedCounter().value).toBe(0);
});
