import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let owner: ConsoleWindow;
let guest: ConsoleWindow;
beforeAll(async () => {
  app = await startConsoleApp();
  owner = await app.openWindow();
  guest = await app.openWindow({ width: 390 });
});
afterAll(() => app.close());

const password = "correct horse battery";
let invitation = "";
let reset = "";

test("the set-up link works: a short password is reported at its field, the input is kept, and the home screen opens", async () => {
  const { page } = owner;
  await page.goto(await app.setUpUrl());
  await page.getByLabel("Workspace name").fill("Harbour");
  await page.getByLabel("Email address").fill("ada@harbour.example");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByText("Password must have at least 10 characters.").waitFor();
  expect(await page.getByLabel("Workspace name").inputValue()).toBe("Harbour");
  expect(await page.getByLabel("Password").getAttribute("aria-invalid")).toBe("true");
  await page.reload();
  expect(await page.getByLabel("Workspace name").inputValue()).toBe("Harbour");
  expect(await page.getByLabel("Password").inputValue()).toBe("");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Set up" }).click();
  // The toast disappears by itself, so it is checked first.
  await page.getByText("Your workspace is ready.").waitFor();
  await page.getByRole("heading", { name: "No brands yet" }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/console/w/harbour");
});

test("a used link says so and changes nothing", async () => {
  const window = await app.openWindow();
  await window.go("/set-up?token=used");
  await window.page.getByLabel("Workspace name").fill("Again");
  await window.page.getByLabel("Email address").fill("eve@harbour.example");
  await window.page.getByLabel("Password").fill(password);
  await window.page.getByRole("button", { name: "Set up" }).click();
  await window.page.getByText("Livery is already set up").first().waitFor();
  await window.context.close();
});

test("an invitation is created in a dialog, its link is shown once, and the invited person joins with it on a phone", async () => {
  const { page } = owner;
  await page.getByRole("link", { name: "Members" }).click();
  await page.getByRole("heading", { name: "Members", level: 1 }).and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Invite a member" }).click();
  await page.getByRole("dialog").getByLabel("Email address").fill("lin@harbour.example");
  await page.getByRole("button", { name: "Create link" }).click();
  invitation = await owner.copyFrom(page.getByRole("button", { name: "Copy invitation link" }));
  expect(invitation).toContain("/console/invitation?token=");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("row", { name: /lin@harbour.example/ }).waitFor();
  await guest.page.goto(invitation);
  await guest.page.getByLabel("Choose a password").fill(password);
  await guest.page.getByRole("button", { name: "Join Harbour" }).click();
  await guest.page.getByRole("heading", { name: "No brands yet" }).waitFor();
});

test("a member sees the other members but cannot change them", async () => {
  await guest.go("/w/harbour/members");
  const { page } = guest;
  await page.getByRole("row", { name: /ada@harbour.example/ }).waitFor();
  expect(await page.getByRole("button", { name: "Invite a member" }).count()).toBe(0);
  expect(await page.getByRole("combobox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Actions for ada@harbour.example" }).count()).toBe(0);
  await page.getByText("Ask an owner or admin to invite someone.").waitFor();
});

test("a refused change is undone and shows the server's message", async () => {
  await owner.page.reload();
  const role = owner.page.getByLabel("Role for ada@harbour.example");
  await role.selectOption("MEMBER");
  const question = owner.page.getByRole("dialog", { name: "Make ada@harbour.example a member?" });
  await question.getByRole("button", { name: "Change role" }).click();
  await question.getByText("This is the last owner of the workspace. Make another member an owner first.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await waitUntil(async () => (await role.inputValue()) === "OWNER");
  await owner.page.getByLabel("Role for lin@harbour.example").selectOption("ADMIN");
  await owner.page.getByText("lin@harbour.example is now admin.").waitFor();
});

test("a forgotten password is replaced with a reset link, which ends every session and leads to sign-in and back", async () => {
  const { page } = owner;
  await page.getByRole("button", { name: "Actions for lin@harbour.example" }).press("Enter");
  await page.getByRole("menuitem", { name: "Create reset link" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Create link" }).click();
  reset = await owner.copyFrom(page.getByRole("button", { name: "Copy reset link" }));
  const window = await app.openWindow();
  await window.page.goto(reset);
  await window.page.getByLabel("New password").fill("another horse battery");
  await window.page.getByRole("button", { name: "Set password" }).click();
  await window.page.getByText("Password changed. Sign in with your new password.").waitFor();
  await window.page.getByRole("heading", { name: "Sign in" }).waitFor();
  await window.context.close();
  await guest.go("/w/harbour/members");
  await guest.page.getByRole("heading", { name: "Sign in" }).waitFor();
  await guest.page.getByLabel("Email address").fill("lin@harbour.example");
  await guest.page.getByLabel("Password").fill(password);
  await guest.page.getByRole("button", { name: "Sign in" }).click();
  await guest.page.getByText("The email address or password is wrong.").waitFor();
  await guest.page.getByLabel("Password").fill("another horse battery");
  await guest.page.keyboard.press("Enter");
  await guest.page.getByRole("heading", { name: "Members", level: 1 }).waitFor();
});

test("the command palette opens screens and signs out, by keyboard alone", async () => {
  const { page } = owner;
  await page.keyboard.press("Escape");
  await owner.go("/w/harbour/members");
  await owner.searchCommands("brands");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/console/w/harbour");
  await page.goBack();
  await page.getByRole("heading", { name: "Members", level: 1 }).waitFor();
  await owner.searchCommands("sign out");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await owner.go("/w/harbour");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

test("the chosen mode is kept, and nothing flashes in the other mode first", async () => {
  const window = await app.openWindow({ scheme: "light" });
  await window.go("/sign-in");
  await window.page.evaluate(() => localStorage.setItem("livery.theme", "dark"));
  await window.page.reload();
  expect(await window.page.evaluate(() => document.documentElement.className)).toBe("dark");
  const background = await window.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(background).toBe("dark");
  expect(window.browserErrors).toEqual([]);
  await window.context.close();
});

test("no code failed: the browser reported only refused requests", () => {
  const faults = [...owner.browserErrors, ...guest.browserErrors].filter((line) => !line.startsWith("Failed to load resource"));
  expect(faults).toEqual([]);
});
