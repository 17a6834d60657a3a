import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { ProjectId } from "#/model/ids";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { importedWork } from "#test/browser/console/seed-brands";
import { expectCount } from "#test/browser/expect-count";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
beforeAll(async () => {
  app = await startConsoleApp();
});
afterAll(() => app.close());

const password = "correct horse battery";
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const brandColor = (page: Page) => page.getByRole("textbox", { name: /^Brand colour/ });
const dialog = (page: Page) => page.getByRole("dialog");

/** Fills in a brief and waits for its mood board. */
async function fillBrief(page: Page, name: string) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("What it offers").fill("Small-batch coffee, roasted beside the harbour");
  await page.getByLabel("How it should feel").fill("precise, calm");
  await page
    .getByRole("complementary", { name: "Live preview" })
    .getByRole("img", { name: /brand scale/ })
    .waitFor();
}

describe("from an empty installation to a live brand", () => {
  let cookie = "";
  test("set-up, brief, direction, run, review, approval, publication, the public page and a copied export work on a desktop", async () => {
    const { page, context, browserErrors, copyFrom } = await app.openWindow();
    await page.goto(await app.setUpUrl());
    await page.getByLabel("Workspace name").fill("Harbour");
    await page.getByLabel("Email address").fill("ada@harbour.example");
    await page.getByLabel("Password").fill(password);
    await press(page, "Set up");
    await page.getByRole("link", { name: "New brand" }).click();
    await heading(page, "New brand");
    await fillBrief(page, "Havn Coffee");
    await press(page, "Choose a direction");
    await page.getByRole("heading", { name: "Choose a direction" }).waitFor();
    await page.locator("#directions:focus").waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const choices = page.getByRole("radiogroup", { name: "Direction" }).getByRole("radio");
    await expectCount(choices, 3);
    expect(await choices.nth(0).isChecked()).toBe(true);
    await choices.nth(1).check();
    const direction = (await page.locator(".direction-chosen .direction-name").textContent())?.trim();
    await press(page, "Create design");
    await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
    await heading(page, `Havn Coffee, ${direction}`);
    await page.getByRole("tab", { name: "Foundation", selected: true }).waitFor();
    await press(page, "Approve foundation");
    await page.getByText("The design is ready for review", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("heading", { name: "Nothing to compare yet" }).waitFor();
    await press(page, "Approve");
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await press(page, "Publish");
    await dialog(page).getByRole("button", { name: "Publish 1.0.0" }).click();
    await page.getByText("Published", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Havn Coffee", exact: true }).click();
    await heading(page, "Havn Coffee");
    await page.getByText("Live", { exact: true }).waitFor();
    const command = await copyFrom(page.getByRole("button", { name: "Copy export command" }));
    expect(command).toBe("livery export havn-coffee --format globals-css -o brand.css");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download bundle" }).click();
    expect((await download).suggestedFilename()).toBe("havn-coffee-1.0.0-bundle.zip");
    const publicPage = await context.newPage();
    const shown = await publicPage.goto(`${app.url}/systems/havn-coffee`);
    expect(shown?.status()).toBe(200);
    expect(browserErrors).toEqual([]);
    cookie = (await context.cookies()).find(({ name }) => name === "livery_session")?.value ?? "";
    await context.close();
  });

  test("a second design is created on a phone, sent back with a note, run again, and compared token by token", async () => {
    const { page, context, browserErrors, hasHorizontalOverflow, go } = await app.openWindow({ cookie, width: 390 });
    await go("/w/harbour");
    await page.getByRole("link", { name: "Havn Coffee" }).click();
    await page.getByRole("link", { name: "New design" }).click();
    await heading(page, "New design");
    await brandColor(page).fill("#0b7a3c");
    await page.getByLabel("Show the mood board", { exact: false }).waitFor();
    await press(page, "Choose a direction");
    await page.getByRole("radiogroup", { name: "Direction" }).getByRole("radio").nth(2).waitFor();
    await press(page, "Create design");
    await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
    await press(page, "Request changes");
    await dialog(page).getByRole("radio", { name: "Send it back to an earlier stage" }).check();
    await dialog(page).getByRole("textbox", { name: "What should change" }).fill("Try another accent.");
    await dialog(page).getByLabel("Another variation").check();
    await dialog(page).getByRole("button", { name: "Request changes" }).click();
    await page.getByText("Try another accent.").waitFor();
    // On a busy machine the page shows the review before the change for a moment longer.
    const projectId = /prj_\w+/.exec(page.url())?.[0] as ProjectId;
    const { projects, changeRequests } = app.services.store;
    await waitUntil(
      async () =>
        (await changeRequests.listByProject(projectId)).length === 1 &&
        (await projects.findById(projectId))?.state === "FOUNDATION_REVIEW",
    );
    await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
    await press(page, "Approve foundation");
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("cell", { name: "#0b7a3c" }).first().waitFor();
    // A phone shows one version at a time.
    const side = (name: string) => page.locator(`.review-sides iframe[title^="${name}:"]:visible`);
    await expectCount(side("After"), 1);
    await page.getByRole("radio", { name: "Before", exact: true }).check();
    await expectCount(side("Before"), 1);
    expect(await hasHorizontalOverflow()).toBe(false);
    expect(browserErrors).toEqual([]);
    await context.close();
  });
});

describe("external work", () => {
  test.each([1280, 390])(
    "a design is handed off with a key, its imports are accepted and rejected, and they join the design, at %i px",
    async (width) => {
      const { id } = await app.createWorkspace(`Studio ${width}`, `studio-${width}`);
      const { cookie } = await app.createUser(`ida${width}@studio.example`, "ADMIN", id);
      const { page, context, browserErrors, go, copyFrom } = await app.openWindow({ cookie, width });
      await go(`/w/studio-${width}/brands/new`);
      await fillBrief(page, "Outside Work");
      await page.getByText("Platform and handoff").click();
      await page.getByLabel("Pause for work in another design tool").check();
      await press(page, "Choose a direction");
      await page.getByRole("radiogroup", { name: "Direction" }).getByRole("radio").nth(2).waitFor();
      await press(page, "Create design");
      await press(page, "Approve foundation");
      await page.getByText("Paused for work in another design tool").waitFor();
      await press(page, "Hand off");
      await press(page, "Create handoff key");
      await dialog(page).getByLabel("Name").fill("Studio Nord");
      await dialog(page).getByRole("button", { name: "Create handoff key" }).click();
      const key = await copyFrom(dialog(page).getByRole("button", { name: "Copy handoff key" }));
      await dialog(page).getByRole("button", { name: "Done" }).click();
      await page.getByRole("row", { name: /Studio Nord/ }).waitFor();
      const designId = await page.locator(".handoff-id code").textContent();
      const sent = await fetch(`${app.url}/api/v1/designs/${designId}/external-artifacts`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(importedWork),
      });
      expect(sent.status).toBe(201);
      await page.getByRole("tab", { name: "Deliverables 4" }).click();
      await page.getByRole("button", { name: /^Tracker/ }).click();
      await page.getByText("This import is blocked").waitFor();
      expect(await page.getByRole("region", { name: "Tracker" }).getByRole("button", { name: "Accept" }).count()).toBe(0);
      await press(page, "Reject");
      await dialog(page).getByRole("button", { name: "Reject" }).click();
      await dialog(page).getByText("Reason is required.").waitFor();
      await dialog(page).getByLabel("Reason").fill("It runs a script.");
      await dialog(page).getByRole("button", { name: "Reject" }).click();
      await page.getByText("Tracker is rejected.").waitFor();
      await press(page, "Select all safe imports");
      await press(page, "Accept 3");
      await page.getByText("3 imports are accepted.").waitFor();
      await press(page, "Finish step");
      await dialog(page).getByRole("button", { name: "Finish" }).click();
      await page.getByText("The design is ready for review", { exact: true }).waitFor();
      await page.getByRole("tab", { name: "Components" }).click();
      await page.getByRole("button", { name: /^Price tag/ }).waitFor();
      await page.getByRole("tab", { name: /^Audit/ }).click();
      await page
        .getByRole("button", { name: /^Waive/ })
        .first()
        .click();
      await dialog(page).getByLabel("Reason").fill("It is loud on purpose.");
      await dialog(page).getByRole("button", { name: "Waive" }).click();
      await page.getByText("The finding is waived.").waitFor();
      expect(browserErrors).toEqual([]);
      await context.close();
    },
  );
});

describe("guarantees", () => {
  let cookies: { admin: string; member: string };
  beforeAll(async () => {
    const { id } = await app.createWorkspace("Roles", "roles");
    cookies = {
      admin: (await app.createUser("gro@roles.example", "ADMIN", id)).cookie,
      member: (await app.createUser("mia@roles.example", "MEMBER", id)).cookie,
    };
  });
  const first = async (page: Page, name: string) => {
    await fillBrief(page, name);
    await press(page, "Choose a direction");
    await page.getByRole("radiogroup", { name: "Direction" }).getByRole("radio").nth(2).waitFor();
    await press(page, "Create design");
    await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  };

  test("a member creates and runs a design and sees all of it, but gets no buttons to decide", async () => {
    const { page, context, browserErrors, go } = await app.openWindow({ cookie: cookies.member });
    await go("/w/roles/brands/new");
    await first(page, "By A Member");
    await page.getByText("Waiting for an owner or admin to decide.").waitFor();
    expect(await page.getByRole("button", { name: /^(?:Approve|Request changes)/ }).count()).toBe(0);
    await page.getByRole("tab", { name: "Handoff" }).click();
    await page.getByText("Owners and admins create them.").waitFor();
    expect(await page.getByRole("button", { name: "Create handoff key" }).count()).toBe(0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("a half-filled brief survives a reload, an invalid colour is reported at its field, and the board stays", async () => {
    const { page, context, go } = await app.openWindow({ cookie: cookies.member });
    await go("/w/roles/brands/new");
    await press(page, "Choose a direction");
    await page.getByText("Name is required.", { exact: false }).waitFor();
    await fillBrief(page, "Half A Brief");
    await brandColor(page).fill("blurple");
    await page.getByText("is not a CSS colour", { exact: false }).waitFor();
    expect(await brandColor(page).getAttribute("aria-invalid")).toBe("true");
    await page
      .getByRole("img", { name: /brand scale/ })
      .first()
      .waitFor();
    await page.reload();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Half A Brief");
    expect(await brandColor(page).inputValue()).toBe("blurple");
    await brandColor(page).fill("rebeccapurple");
    await page.getByText("Matches the current brief").waitFor();
    expect(await page.getByText("is not a CSS colour", { exact: false }).count()).toBe(0);
    await context.close();
  });

  test("a broken progress stream reports the lost connection, reconnects, and ends with the run's result", async () => {
    const { page, context, go } = await app.openWindow({ cookie: cookies.admin });
    let broken = 0;
    await page.route("**/progress", async (route) => {
      broken++;
      if (broken === 1) await route.abort();
      else await route.continue();
    });
    // The run may finish before the page loads, so the first response is changed to a running
    // project.
    let held = true;
    await page.route(/\/api\/v1\/projects\/prj_[^/]+$/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response: response, json: held ? { ...json, state: "IDENTITY", running: true } : json });
    });
    await go("/w/roles/brands/new");
    await fillBrief(page, "Broken Line");
    await press(page, "Choose a direction");
    await page.getByRole("radiogroup", { name: "Direction" }).getByRole("radio").nth(2).waitFor();
    await press(page, "Create design");
    await page.getByText("Connection lost").waitFor();
    held = false;
    await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
    expect(broken).toBeGreaterThan(1);
    await context.close();
  });

  test("a refused decision is undone and shows the server's message", async () => {
    const { page, context, go } = await app.openWindow({ cookie: cookies.admin });
    await go("/w/roles/brands/new");
    await page.getByText("Platform and handoff").click();
    await page.getByLabel("Pause for work in another design tool").check();
    await first(page, "Rolled Back");
    await press(page, "Approve foundation");
    await press(page, "Hand off");
    const designId = await page.locator(".handoff-id code").textContent();
    await page.request.post(`${app.url}/api/v1/designs/${designId}/external-artifacts`, {
      data: importedWork,
      headers: { origin: app.url },
    });
    await page.route("**/deliverables/bulk", (route) =>
      route.fulfill({ status: 503, json: { error: "The disk is full. Nothing was changed." } }),
    );
    await page.getByRole("tab", { name: "Deliverables 4" }).click();
    await press(page, "Accept");
    await page.getByText("The disk is full. Nothing was changed.").waitFor();
    await page.getByText("Pending 4").waitFor();
    await context.close();
  });

  test("an unknown brand or project shows a not-found screen with a way back", async () => {
    const { page, context, go } = await app.openWindow({ cookie: cookies.member });
    await go("/w/roles/brands/br_missing");
    await heading(page, "Brand not found");
    await go("/w/roles/projects/prj_missing/review");
    await heading(page, "Project not found");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Brands" }).click();
    await heading(page, "Brands");
    await context.close();
  });

  test("a pin can be undone from its toast", async () => {
    const { page, context, go } = await app.openWindow({ cookie: cookies.admin });
    await go("/w/roles/brands/new");
    await first(page, "Pinned Down");
    await press(page, "Approve foundation");
    await press(page, "Approve");
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await press(page, "Pin");
    await page.getByText("Pinned", { exact: true }).waitFor();
    await press(page, "Undo");
    await page.getByText("Pinned", { exact: true }).waitFor({ state: "detached" });
    await context.close();
  });
});
