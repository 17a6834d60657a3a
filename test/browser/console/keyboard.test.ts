import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";

let app: ConsoleApp;
let window: ConsoleWindow;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const workspace = await app.createWorkspace("Acme", "acme");
  ({ cookie } = await app.createUser("ada@acme.example", "OWNER", workspace.id));
  await app.createUser("lin@acme.example", "MEMBER", workspace.id);
  window = await app.openWindow({ cookie });
});
afterAll(() => app.close());

const getMenuButton = ({ page }: ConsoleWindow) => page.getByRole("button", { name: "Actions for lin@acme.example" });
const waitForFocus = ({ page }: ConsoleWindow, name: string | RegExp) =>
  page.getByRole("menuitem", { name }).and(page.locator(":focus")).waitFor();

test("a menu is used with the arrow keys, Home, End and first letters, and axe finds nothing in it", async () => {
  const { page, go, listViolations } = window;
  await go("/w/acme/members");
  await getMenuButton(window).press("ArrowUp");
  await waitForFocus(window, "Remove from workspace");
  await page.keyboard.press("ArrowDown");
  await waitForFocus(window, "Create reset link");
  await page.keyboard.press("End");
  await waitForFocus(window, "Remove from workspace");
  await page.keyboard.press("Home");
  await waitForFocus(window, "Create reset link");
  await page.keyboard.press("r");
  await waitForFocus(window, "Remove from workspace");
  expect(await listViolations()).toEqual([]);
});

test("Escape closes a menu, and its button has the focus", async () => {
  const { page } = window;
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await getMenuButton(window).and(page.locator(":focus")).waitFor();
});

test("a dialog that was opened from a menu gives the focus back to the menu's button", async () => {
  const { page } = window;
  await page.keyboard.press("Enter");
  await waitForFocus(window, "Create reset link");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await getMenuButton(window).and(page.locator(":focus")).waitFor();
});

test("the command palette keeps an option selected, lists what matches every word and gives the focus back", async () => {
  const { page, searchCommands, listViolations } = window;
  await searchCommands("key new");
  const selected = page.getByRole("option").and(page.locator("[data-highlighted]"));
  expect(await selected.allTextContents()).toEqual(["New API keyCreate"]);
  expect(await listViolations()).toEqual([]);
  await page.keyboard.type(" nothing");
  await page.getByText("No results for “key new nothing”.").waitFor();
  await page.keyboard.press("Escape");
  await getMenuButton(window).and(page.locator(":focus")).waitFor();
});

test("a menu whose code cannot be loaded reports it when it is pressed, and opens once it can", async () => {
  const { page, context, go } = await app.openWindow({ cookie });
  const isMenuCode = ({ pathname }: URL) => /\/menu-with-list-\w+\.js$/.test(pathname);
  await context.route(isMenuCode, (route) => route.abort());
  await go("/w/acme/members");
  const button = page.getByRole("button", { name: "Actions for lin@acme.example" });
  await button.click();
  await page.getByRole("alert").getByText("Something went wrong on this page.").waitFor();
  await context.unroute(isMenuCode);
  await page.getByRole("heading", { name: "Members", level: 1 }).click();
  await button.click();
  await page.getByRole("menu").waitFor();
  await context.close();
});
