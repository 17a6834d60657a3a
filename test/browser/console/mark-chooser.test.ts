import { afterAll, beforeAll, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie = "";
let path = "";
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("ada@acme.example", "OWNER", acme.id)).cookie;
  const [brief] = demoBriefs;
  if (brief === undefined) throw new Error("there is no demo brief");
  path = `/w/acme/projects/${(await app.createDesign(brief, "acme", false)).project.id}?tab=identity`;
});
afterAll(() => app.close());

test("six different marks are shown on every width and theme, the one in use is chosen, and nothing violates a rule", async () => {
  for (const width of [1280, 390])
    for (const scheme of ["light", "dark"] as const) {
      const { page, browserErrors, go, listViolations, hasHorizontalOverflow, context } = await app.openWindow({
        cookie,
        width,
        scheme,
      });
      await go(path);
      const choices = page.getByRole("group", { name: "Mark" }).getByRole("radio");
      await expectCount(choices, 6);
      expect(await page.getByRole("radio", { name: /^Mark 1, in use\./ }).isChecked()).toBe(true);
      expect(await page.getByRole("button", { name: "Use this mark" }).count()).toBe(0);
      const pictures = await page
        .locator(".mark-choice img")
        .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
      expect(new Set(pictures).size).toBe(6);
      expect(await listViolations()).toEqual([]);
      expect(await hasHorizontalOverflow()).toBe(false);
      expect(browserErrors).toEqual([]);
      await context.close();
    }
});

test("another mark is chosen by keyboard, and the design is generated with it", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie, width: 390 });
  await go(path);
  await page.getByRole("radio", { name: /^Mark 1, in use\./ }).focus();
  await page.keyboard.press("ArrowRight");
  const second = page.getByRole("radio", { name: /^Mark 2\./ });
  expect(await second.isChecked()).toBe(true);
  await page.getByText("This discards finished work").waitFor();
  expect(await listViolations()).toEqual([]);
  await page.getByRole("button", { name: "Use this mark", exact: true }).click();
  await app.services.runner.drain();
  await page.getByRole("radio", { name: /^Mark 2, in use\./ }).waitFor();
  expect(browserErrors).toEqual([]);
  await context.close();
});
