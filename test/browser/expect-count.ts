import { expect } from "bun:test";
import type { Locator } from "playwright-core";
import { waitUntil } from "#test/wait-until";

/** Waits until a locator finds exactly so many elements; where it does not come to that, fails with how many there are. */
export async function expectCount(locator: Locator, expected: number): Promise<void> {
  await waitUntil(async () => (await locator.count()) === expected).catch(() => {});
  expect(await locator.count()).toBe(expected);
}
