import { expect } from "bun:test";
import type { Locator } from "playwright-core";
import { waitUntil } from "#test/wait-until";

/** Waits until a locator matches exactly this many elements; fails with the actual count. */
export async function expectCount(locator: Locator, expected: number): Promise<void> {
  await waitUntil(async () => (await locator.count()) === expected).catch(() => {});
  expect(await locator.count()).toBe(expected);
}
