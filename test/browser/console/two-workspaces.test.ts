import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import type { RunReport } from "#/operations/projects/run-report";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let design: RunReport;
let both: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  const other = await app.createWorkspace("Harbour Works", "harbour");
  const [brief] = demoBriefs;
  if (!brief) throw new Error("there is no brief");
  design = await app.createDesign(brief, "acme", true);
  const { user, cookie } = await app.createUser("ada@acme.example", "OWNER", id);
  const createdAt = app.services.clock.now().toISOString();
  await app.services.store.transaction(({ users }) =>
    users.addMembership({ workspaceId: other.id, userId: user.id, role: "OWNER", createdAt }),
  );
  both = cookie;
});
afterAll(() => app.close());

describe("an address of another workspace", () => {
  test.each([1280, 390])("says whose it is at %i px, and leads there", async (width) => {
    for (const path of [
      `/brands/${design.brand.id}`,
      `/projects/${design.project.id}`,
      `/projects/${design.project.id}/review`,
    ]) {
      const window = await app.openWindow({ width, cookie: both });
      const { page } = window;
      await window.go(`/w/harbour${path}`);
      await page.getByRole("heading", { name: /^(?:Brand|Project) not found in Harbour Works$/ }).waitFor();
      await page.getByText("It belongs to Acme.").waitFor();
      await expectAccessible(window, [width]);
      await page.getByRole("link", { name: "Open it in Acme" }).click();
      await page.waitForURL(`**/console/w/acme${path}`);
      await waitUntil(async () => (await page.getByRole("heading", { level: 1 }).textContent())?.includes("not found") === false);
      await window.context.close();
    }
  });
});

test.each([1280, 390])("the audit log is exported as CSV with the current filters, at %i px", async (width) => {
  const window = await app.openWindow({ width, cookie: both });
  const { page } = window;
  await window.go("/w/acme/audit-log?about=designs");
  const link = page.getByRole("link", { name: "Export as CSV" });
  await link.waitFor();
  const coming = page.waitForEvent("download");
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("acme-audit-log.csv");
  const text = await Bun.file((await download.path()) ?? "").text();
  expect(text).toStartWith("createdAt,actorKind,");
  const actions = text
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[4] ?? "");
  expect(actions).toContain("design.published");
  expect(actions.filter((action) => !/^(?:brand|design|foundation|changes|finding|system)\./.test(action))).toEqual([]);
  await expectAccessible(window, [width]);
  await window.context.close();
});
