import { expect } from "bun:test";
import type { ConsoleWindow } from "#test/browser/console/start-console-app";

/** Expects a screen to pass axe in both modes and widths, without overflow or browser errors. */
export async function expectAccessible(
  { page, listViolations, hasHorizontalOverflow, browserErrors }: ConsoleWindow,
  widths: readonly number[],
) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect([colorScheme, await listViolations(colorScheme === "light" ? "all" : "colors")]).toEqual([colorScheme, []]);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await hasHorizontalOverflow()]).toEqual([width, false]);
  }
  expect(browserErrors).toEqual([]);
}
