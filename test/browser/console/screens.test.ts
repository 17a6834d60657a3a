import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { seedScreens, screenCases } from "#test/browser/console/screens";
import { isPostgresTested } from "#test/test-store";

let app: ConsoleApp;
let furnished: Awaited<ReturnType<typeof seedScreens>>;
beforeAll(async () => {
  app = await startConsoleApp();
  furnished = await seedScreens(app);
});
afterAll(() => app.close());

/** What a screen shows is the same on both engines: on the second one, one width shows that its data arrives. */
const widths = isPostgresTested ? [390] : [1280, 390];

for (const { name, path, as, prepare } of screenCases)
  for (const width of widths)
    test(`${name} at ${width} px: axe finds nothing in either mode, no browser error, no overflow`, async () => {
      const window = await app.openWindow({ width, ...(as && { cookie: furnished.cookies[as] }) });
      await window.go(furnished.fillPath(path));
      await prepare?.(window);
      for (const colorScheme of ["light", "dark"] as const) {
        await window.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect([colorScheme, await window.listViolations(colorScheme === "light" ? "all" : "colors")]).toEqual([colorScheme, []]);
      }
      expect(await window.page.locator("h1").count()).toBe(1);
      expect(await window.page.title()).toEndWith(" · Livery");
      for (const narrow of width === 390 ? [390, 320] : [1280, 1920]) {
        await window.page.setViewportSize({ width: narrow, height: 900 });
        expect([narrow, await window.hasHorizontalOverflow()]).toEqual([narrow, false]);
      }
      expect(window.browserErrors).toEqual([]);
      await window.context.close();
    });
