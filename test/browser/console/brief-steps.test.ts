import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let cookie = "";
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("ada@acme.example", "OWNER", acme.id)).cookie;
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("dialog");

test("an invalid brief stays on its step, shows all problems at once and focuses the first", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie });
  await go("/w/acme/brands/new");
  await press(page, "Choose a direction");
  await page.locator("input[aria-invalid=true]:focus").waitFor();
  await page.getByText("Name is required.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Wrong Colours");
  await page.getByRole("textbox", { name: /^Brand colour/ }).fill("blurple");
  await page.getByRole("textbox", { name: /^Secondary colour/ }).fill("#12");
  await press(page, "Choose a direction");
  await expectCount(page.locator("[aria-invalid=true]"), 2);
  await page.locator("[aria-invalid=true]:focus").waitFor();
  expect(await page.getByRole("heading", { name: "Choose a direction" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Direction", exact: true }).isDisabled()).toBe(true);
  expect(await listViolations()).toEqual([]);
  await go("/w/acme/brands/new?step=direction");
  await expectCount(page.locator("[aria-invalid=true]"), 2);
  await page.getByRole("textbox", { name: /^Brand colour/ }).fill("#8a3b1e");
  await page.getByRole("textbox", { name: /^Secondary colour/ }).fill("");
  await expectCount(page.locator("[aria-invalid=true]"), 0);
  // The browser logs each refused request.
  expect(browserErrors.filter((line) => !line.includes("400"))).toEqual([]);
  await context.close();
});

test("the form says what was understood and why; a correction is saved with the brief", async () => {
  const { page, browserErrors, go, listViolations, hasHorizontalOverflow, context } = await app.openWindow({
    cookie,
    width: 390,
  });
  await go("/w/acme/brands/new");
  const understood = page.getByRole("region", { name: "What Livery understood" });
  await page.getByLabel("Name", { exact: true }).fill("Praxis Linde");
  await page.getByLabel("Industry").fill("Zahnarztpraxis");
  await page.getByLabel("How it should feel").fill("ruhig");
  await page.getByLabel("What it should avoid").fill("kindisch");
  await understood.getByText("From “Zahnarztpraxis” in the industry.").first().waitFor();
  await understood.getByText("calm (“ruhig”)").waitFor();
  await understood.getByText("childlike (“kindisch”)").waitFor();
  expect(await understood.getByLabel("Language").locator("option:checked").textContent()).toBe("German");
  expect(await listViolations()).toEqual([]);
  expect(await hasHorizontalOverflow()).toBe(false);
  await understood.getByLabel("Trade").selectOption({ label: "Veterinary practice" }, { timeout: 5000 });
  await understood.getByLabel("Language").selectOption({ label: "Norwegian" });
  await expectCount(understood.getByText("Your choice."), 2);
  await press(page, "Choose a direction");
  await press(page, "Create design");
  await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Identity" }).click();
  const facts = page.getByRole("region", { name: "What Livery understood" });
  await facts.getByText("Norwegian. Your choice.").waitFor();
  await facts.getByText("Veterinary practice. Your choice.").waitFor();
  expect(await listViolations()).toEqual([]);
  expect(await hasHorizontalOverflow()).toBe(false);
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("excluded directions are not offered; a design gets the given name and can be renamed", async () => {
  const { page, go, listViolations, context } = await app.openWindow({ cookie });
  await go("/w/acme/brands/new");
  await page.getByLabel("Name", { exact: true }).fill("Quiet House");
  await page.getByLabel("How it should feel").fill("playful, fun");
  await page.getByLabel("What it should avoid").fill("playful");
  await press(page, "Choose a direction");
  const cards = page.locator(".direction-card");
  await expectCount(cards, 3);
  expect(await cards.locator(".direction-name").filter({ hasText: "Playful" }).count()).toBe(0);
  await page.getByLabel("Design name").fill("Spring campaign");
  expect(await listViolations()).toEqual([]);
  await press(page, "Create design");
  await page.getByRole("heading", { name: "Spring campaign", level: 1 }).waitFor();
  await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  await press(page, "Actions for Spring campaign");
  await page.getByRole("menuitem", { name: "Rename design" }).click();
  await dialog(page).getByLabel("Name").fill("Calm campaign");
  await press(page, "Rename");
  await page.getByRole("heading", { name: "Calm campaign", level: 1 }).waitFor();
  await press(page, "Actions for Calm campaign");
  await page.getByRole("menuitem", { name: "Cancel project" }).click();
  await press(page, "Cancel project");
  await page.getByText("You can still view its work: identity and foundation.").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Foundation review, cancelled here" }).waitFor();
  await page.getByRole("tab", { name: "Foundation", selected: true }).waitFor();
  expect(await listViolations()).toEqual([]);
  await context.close();
});

test("the brand colour of the preview is that of the created design", async () => {
  const { page, go, context } = await app.openWindow({ cookie });
  await go("/w/acme/brands/new");
  await page.getByLabel("Name", { exact: true }).fill("Same Colour");
  await page.getByRole("textbox", { name: /^Brand colour/ }).fill("#8a3b1e");
  const live = page.getByRole("complementary", { name: "Live preview" });
  await live.getByRole("img", { name: /brand scale/ }).waitFor();
  await press(page, "Choose a direction");
  await expectCount(page.locator(".direction-card"), 3);
  /** The main colour of the first frame at a URL, once it is loaded. */
  const primaryAt = async (path: string): Promise<string> => {
    let primary = "";
    await waitUntil(async () => {
      const frame = page.frames().find((one) => one.url().includes(path));
      const read = frame?.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--primary')");
      // The frame may be navigating.
      primary = ((await read?.catch(() => "")) ?? "").trim();
      return primary !== "";
    });
    return primary;
  };
  const offered = await primaryAt("/preview/brief");
  await press(page, "Create design");
  await press(page, "Approve foundation");
  await page.getByText("The design is ready for review", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Pages" }).click();
  await page.locator("iframe").first().waitFor();
  expect(await primaryAt("/preview/d/")).toBe(offered);
  await context.close();
});
