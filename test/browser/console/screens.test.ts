import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleApp, consoleApp } from "#test/browser/console/console-app";
import { furnish, shownScreens } from "#test/browser/console/screens";

let app: ConsoleApp;
let furnished: Awaited<ReturnType<typeof furnish>>;
beforeAll(async () => {
  app = await consoleApp();
  furnished = await furnish(app);
});
afterAll(() => app.end());

for (const { name, path, as, prepare } of shownScreens)
  for (const [width, scheme] of [
    [1280, "light"],
    [1280, "dark"],
    [390, "light"],
    [390, "dark"],
    [320, "light"],
  ] as const)
    test(`${name} at ${width} px in ${scheme}: axe finds nothing, the browser complains of nothing, nothing is wider than the window`, async () => {
      const window = await app.open({ width, scheme, ...(as && { cookie: furnished.cookies[as] }) });
      await window.go(path.replace("{token}", furnished.token));
      await prepare?.(window);
      expect(await window.violations()).toEqual([]);
      expect(window.complaints).toEqual([]);
      expect(await window.isTooWide()).toBe(false);
      expect(await window.page.locator("h1").count()).toBe(1);
      expect(await window.page.title()).toEndWith(" · Livery");
      await window.context.close();
    });
