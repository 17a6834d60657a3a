import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { liveryServing, type Running } from "#test/executable/livery";
import { temporaryFolder } from "#test/temporary-folder";

const axe = readFileSync(resolve("node_modules/axe-core/axe.min.js"), "utf8");
const folder = temporaryFolder();
let server: Running;
let browser: Browser;
let page: Page;
const said: string[] = [];
beforeAll(async () => {
  const port = 4600 + Math.floor(process.pid % 900) + 40;
  server = await liveryServing(["serve", "--port", String(port), "--base-url", `http://127.0.0.1:${port}`], folder.path);
  browser = await chromium.launch({
    executablePath: Bun.which("chromium") ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  page = await browser.newPage();
  page.on("console", (message) => said.push(message.text()));
});
afterAll(async () => {
  await browser.close();
  await server.end();
  folder.remove();
});

const violations = async () => {
  await page.evaluate(axe);
  return await page.evaluate("axe.run().then((found) => found.violations.map((violation) => violation.id))");
};

test("the link that serve prints at its first start makes the workspace in a browser, once, and signs the owner in", async () => {
  const link = server.lines.map((line) => /(http\S+token=\S+)/.exec(line)?.[1]).find((found) => found !== undefined) ?? "no link";
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(link);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(said).toEqual([]);
  await page.fill("#workspace", "Harbour");
  await page.fill("#email", "ada@harbour.example");
  await page.fill("#password", "short");
  await page.click("button");
  await page.waitForFunction(() => document.querySelector("[role=status]")?.textContent !== "");
  expect(await page.textContent("[role=status]")).toContain("password must have at least 10 characters");
  expect(await page.inputValue("#workspace")).toBe("Harbour");
  await page.fill("#password", "correct horse battery");
  await page.click("button");
  await page.waitForFunction(() => document.querySelector("form")?.hidden === true);
  expect(await page.textContent("[role=status]")).toContain("signed in");
  const session = await page.evaluate(async () => await (await fetch("/api/v1/auth/session")).json());
  expect(session).toMatchObject({ user: { email: "ada@harbour.example" }, workspaces: [{ name: "Harbour", role: "OWNER" }] });
  await page.goto(link);
  await page.fill("#workspace", "Again");
  await page.fill("#email", "eve@harbour.example");
  await page.fill("#password", "correct horse battery");
  await page.click("button");
  await page.waitForFunction(() => document.querySelector("[role=status]")?.textContent !== "");
  expect(await page.textContent("[role=status]")).toContain("There is a workspace already");
});

test("the pages of links have nothing for axe, in light and in dark", async () => {
  await page.close();
  const context = await browser.newContext({ bypassCSP: true });
  page = await context.newPage();
  for (const scheme of ["light", "dark"] as const)
    for (const path of ["set-up", "invitation", "reset"]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${server.url}/console/${path}?token=x`);
      expect([scheme, path, await violations()]).toEqual([scheme, path, []]);
    }
});
