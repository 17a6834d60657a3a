import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";
import { seedScreens, screenCases } from "#test/browser/console/screens";
import type { Role } from "#/model/workspace";
import { isPostgresTested } from "#test/test-store";

let app: ConsoleApp;
let furnished: Awaited<ReturnType<typeof seedScreens>>;
beforeAll(async () => {
  app = await startConsoleApp();
  furnished = await seedScreens(app);
});
afterAll(() => app.close());

/** The windows of people. A screen opens in the one of the screen before: a new window starts a process and compiles axe again. */
const windows = new Map<Role | undefined, ConsoleWindow>();

async function openWindow(as: Role | undefined): Promise<ConsoleWindow> {
  const open = windows.get(as);
  if (open) return open;
  const window = await app.openWindow(as && { cookie: furnished.cookies[as] });
  windows.set(as, window);
  // Nothing typed or edited is still there on the next screen, as in a new window.
  await window.page.addInitScript("if (self === top) sessionStorage.clear()");
  return window;
}

/** What a screen shows is the same on both engines: on the second one, one width shows that its data arrives. */
const widths = isPostgresTested ? [390] : [1280, 390];

const checks = isPostgresTested ? "no browser error" : "axe finds nothing in either mode, no browser error, no overflow";

for (const { name, path, as, prepare } of screenCases)
  test(`${name} at ${widths.join(" and ")} px: ${checks}`, async () => {
    const window = await openWindow(as);
    window.browserErrors.length = 0;
    for (const width of widths) {
      // The width of a preview is chosen when a screen loads; all else follows the window. On PostgreSQL all load at the small one.
      const isLoaded = width !== widths[0] && !prepare && window.page.frames().length === 1;
      await window.page.setViewportSize({ width, height: 900 });
      if (!isLoaded) {
        await window.page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await window.go(furnished.fillPath(path));
        await prepare?.(window);
      }
      expect(await window.page.locator("h1").count()).toBe(1);
      expect(await window.page.title()).toEndWith(" · Livery");
      if (!isPostgresTested) await expectReadable(window, width);
    }
    expect(window.browserErrors).toEqual([]);
  });

async function expectReadable(window: ConsoleWindow, width: number): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await window.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const violations = await window.listViolations(colorScheme === "light" ? "all" : "colors");
    expect([width, colorScheme, violations]).toEqual([width, colorScheme, []]);
  }
  for (const narrow of width === 390 ? [390, 320] : [1280, 1920]) {
    await window.page.setViewportSize({ width: narrow, height: 900 });
    expect([narrow, await window.hasHorizontalOverflow()]).toEqual([narrow, false]);
  }
}
