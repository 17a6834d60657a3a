import { expect } from "bun:test";
import type { Locator } from "playwright-core";
import { until } from "#test/until";

/** Waits until a locator finds exactly so many elements; where it does not come to that, fails with how many there are. */
export async function counts(locator: Locator, wanted: number): Promise<void> {
  await until(async () => (await locator.count()) === wanted).catch(() => {});
  expect(await locator.count()).toBe(wanted);
}
