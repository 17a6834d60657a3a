import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let cookie = "";
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.workspace("Acme", "acme");
  cookie = (await app.person("ada@acme.example", "OWNER", acme.id)).cookie;
});
afterAll(() => app.end());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("dialog");

test("a brief with wrong fields stays on its step, says everything that is wrong at once and leads to the first of it", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.open({ cookie });
  await go("/w/acme/brands/new");
  await press(page, "Choose a direction");
  await page.locator("input[aria-invalid=true]:focus").waitFor();
  await page.getByText("Give the brand's name first").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Wrong Colours");
  await page.getByRole("textbox", { name: /^Brand colour/ }).fill("blurple");
  await page.getByRole("textbox", { name: /^Second colour/ }).fill("#12");
  await press(page, "Choose a direction");
  await expectCount(page.locator("[aria-invalid=true]"), 2);
  await page.locator("[aria-invalid=true]:focus").waitFor();
  expect(await page.getByRole("heading", { name: "Three directions" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Direction", exact: true }).isDisabled()).toBe(true);
  expect(await listViolations()).toEqual([]);
  await go("/w/acme/brands/new?step=direction");
  await expectCount(page.locator("[aria-invalid=true]"), 2);
  await page.getByRole("textbox", { name: /^Brand colour/ }).fill("#8a3b1e");
  await page.getByRole("textbox", { name: /^Second colour/ }).fill("");
  await expectCount(page.locator("[aria-invalid=true]"), 0);
  // The browser tells of each refusal that the page asked for.
  expect(browserErrors.filter((line) => !line.includes("400"))).toEqual([]);
  await context.close();
});

test("directions that the brief excludes are not offered; a design takes the name that it is given and another later", async () => {
  const { page, go, listViolations, context } = await app.open({ cookie });
  await go("/w/acme/brands/new");
  await page.getByLabel("Name", { exact: true }).fill("Quiet House");
  await page.getByLabel("How it should feel").fill("playful, fun");
  await page.getByLabel("What it must not be").fill("playful");
  await press(page, "Choose a direction");
  const cards = page.locator(".direction-card");
  await expectCount(cards, 3);
  expect(await cards.filter({ hasText: "Playful" }).count()).toBe(0);
  await page.getByLabel("Name of the design").fill("Spring campaign");
  expect(await listViolations()).toEqual([]);
  await press(page, "Make this design");
  await page.getByRole("heading", { name: "Spring campaign", level: 1 }).waitFor();
  await page.getByText("The foundation waits for review").waitFor();
  await press(page, "Actions for Spring campaign");
  await page.getByRole("menuitem", { name: "Rename the design" }).click();
  await dialog(page).getByLabel("Name").fill("Calm campaign");
  await press(page, "Rename");
  await page.getByRole("heading", { name: "Calm campaign", level: 1 }).waitFor();
  await press(page, "Actions for Calm campaign");
  await page.getByRole("menuitem", { name: "Cancel the project" }).click();
  await press(page, "Cancel the project");
  await page.getByText("What was made before stays to be looked at: identity and foundation.").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Foundation review, cancelled here" }).waitFor();
  await page.getByRole("tab", { name: "Foundation", selected: true }).waitFor();
  expect(await listViolations()).toEqual([]);
  await context.close();
});

test("the colour that the preview shows for the brand is the colour of the design that is made from it", async () => {
  const { page, go, context } = await app.open({ cookie });
  await go("/w/acme/brands/new");
  await page.getByLabel("Name", { exact: true }).fill("Same Colour");
  await page.getByRole("textbox", { name: /^Brand colour/ }).fill("#8a3b1e");
  const live = page.getByRole("complementary", { name: "Live preview" });
  await live.getByRole("img", { name: /brand scale/ }).waitFor();
  await press(page, "Choose a direction");
  await expectCount(page.locator(".direction-card"), 3);
  /** The main colour of the first frame at an address, once it has come. */
  const primaryAt = async (path: string): Promise<string> => {
    let primary = "";
    await waitUntil(async () => {
      const frame = page.frames().find((one) => one.url().includes(path));
      const read = frame?.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--primary')");
      // A frame may be on its way to another document.
      primary = ((await read?.catch(() => "")) ?? "").trim();
      return primary !== "";
    });
    return primary;
  };
  const offered = await primaryAt("/preview/brief");
  await press(page, "Make this design");
  await press(page, "Approve the foundation");
  await page.getByText("The design waits for review").waitFor();
  await page.getByRole("tab", { name: "Pages" }).click();
  await page.locator("iframe").first().waitFor();
  expect(await primaryAt("/preview/d/")).toBe(offered);
  await context.close();
});
