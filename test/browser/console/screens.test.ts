import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContext } from "playwright-core";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
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

/** The sessions of people at a width. Their screens are tabs, which load what is cached as people's do. */
const sessions = new Map<string, BrowserContext>();

async function openTab(as: Role | undefined, width: number) {
  const person = `${as} at ${width}`;
  const beside = sessions.get(person);
  const tab = await app.openWindow({ width, ...(beside && { beside }), ...(as && { cookie: furnished.cookies[as] }) });
  sessions.set(person, tab.context);
  return tab;
}

/** What a screen shows is the same on both engines: on the second one, one width shows that its data arrives. */
const widths = isPostgresTested ? [390] : [1280, 390];

const checks = isPostgresTested ? "no browser error" : "axe finds nothing in either mode, no browser error, no overflow";

for (const { name, path, as, prepare } of screenCases)
  for (const width of widths)
    test(`${name} at ${width} px: ${checks}`, async () => {
      const tab = await openTab(as, width);
      await tab.go(furnished.fillPath(path));
      await prepare?.(tab);
      expect(await tab.page.locator("h1").count()).toBe(1);
      expect(await tab.page.title()).toEndWith(" · Livery");
      if (!isPostgresTested) await expectReadable(tab, width);
      expect(tab.browserErrors).toEqual([]);
      await tab.page.close();
    });

async function expectReadable(tab: Awaited<ReturnType<typeof openTab>>, width: number): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await tab.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect([colorScheme, await tab.listViolations(colorScheme === "light" ? "all" : "colors")]).toEqual([colorScheme, []]);
  }
  for (const narrow of width === 390 ? [390, 320] : [1280, 1920]) {
    await tab.page.setViewportSize({ width: narrow, height: 900 });
    expect([narrow, await tab.hasHorizontalOverflow()]).toEqual([narrow, false]);
  }
}
