import { expect, test } from "bun:test";
import { SharedCount } from "#/kernel/shared-count";

test("what one adds another over the same memory sees", () => {
  const count = new SharedCount();
  const elsewhere = new SharedCount(count.memory);
  count.add();
  elsewhere.add();
  expect(elsewhere.value).toBe(2);
  expect(new SharedCount().value).toBe(0);
});
