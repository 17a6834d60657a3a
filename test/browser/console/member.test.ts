import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import { hashPassword } from "#/operations/auth/password";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";
import { seedSettings, failedDeliveryId, failingEndpointId } from "#test/browser/console/seed-settings";
import { waitUntil } from "#test/wait-until";

const password = "correct horse battery";
let app: ConsoleApp;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp({ "webhook-allow": "127.0.0.1" });
  const workspace = await app.workspace("Acme", "acme");
  const owner = await app.person("ada@acme.example", "OWNER", workspace.id);
  const member = await app.person("lin@acme.example", "MEMBER", workspace.id);
  const hash = await hashPassword(password);
  await app.services.store.transaction(({ users }) => users.setPassword(member.user.id, hash));
  const [brief] = demoBriefs;
  if (brief) await app.design(brief, "acme", true);
  await seedSettings(app, workspace.id, owner.user.id);
  cookie = member.cookie;
});
afterAll(() => app.end());

for (const width of [1280, 390])
  describe(`what a member may and may not, at ${width} px`, () => {
    let window: ConsoleWindow;
    beforeAll(async () => {
      window = await app.open({ cookie, width });
    });
    const offers = async (...names: readonly string[]) => {
      const found = await Promise.all(names.map((name) => window.page.getByRole("button", { name }).count()));
      return names.filter((_, index) => found[index] !== 0);
    };

    test("keys can be seen and not made or revoked, and it says who does that", async () => {
      await window.go("/w/acme/keys?new=key");
      await window.page.getByRole("row", { name: /Build server/ }).waitFor();
      await window.page.getByText("Owners and admins make and revoke them").waitFor();
      expect(await offers("New API key", "Actions for")).toEqual([]);
      expect(await window.page.getByRole("dialog").count()).toBe(0);
    });

    test("endpoints and deliveries can be read and not changed, tested or sent again, and it says who does that", async () => {
      await window.go("/w/acme/webhooks?new=endpoint");
      await window.page.getByRole("row", { name: /hooks\.acme\.example/ }).waitFor();
      expect(await offers("Add an endpoint")).toEqual([]);
      expect(await window.page.getByRole("dialog").count()).toBe(0);
      await window.go(`/w/acme/webhooks/${failingEndpointId}`);
      await window.page.getByText("Owners and admins change endpoints").waitFor();
      expect(await offers("Send a test", "Switch", "Actions for")).toEqual([]);
      await window.go(`/w/acme/webhooks/${failingEndpointId}/deliveries/${failedDeliveryId}`);
      await window.page.getByText("upstream is being deployed").first().waitFor();
      await window.page.getByText("No answer came in time.").waitFor();
      await window.page.getByRole("navigation", { name: "Breadcrumb" }).getByText("hooks.acme.example").waitFor();
      expect(await offers("Send again")).toEqual([]);
    });

    test("the audit log is for owners and admins, and says so", async () => {
      await window.go("/w/acme/audit-log");
      await window.page.getByText("Only owners and admins of Acme see this.").waitFor();
      expect(await window.page.getByRole("link", { name: "Audit log" }).count()).toBe(0);
    });

    test("the workspace's facts can be read, and it says who changes them", async () => {
      await window.go("/w/acme/settings");
      await window.page.getByText("Owners of Acme change and delete it.").waitFor();
      expect(await offers("Rename", "Delete")).toEqual([]);
    });

    test("a member subscribes to a system, has the secret made anew, and ends the subscription; nobody else sees it", async () => {
      const { page } = window;
      await window.go("/w/acme/webhooks?tab=subscriptions");
      await page.getByRole("heading", { name: "No subscriptions yet" }).waitFor();
      await page.getByRole("button", { name: "Subscribe" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Address").fill("https://127.0.0.1:9/brand");
      await dialog.getByRole("button", { name: "Subscribe" }).click();
      await dialog.getByText("Choose the system.").waitFor();
      await dialog.getByLabel("System", { exact: true }).selectOption({ index: 1 });
      await dialog.getByLabel("system.updated").uncheck();
      await dialog.getByRole("button", { name: "Subscribe" }).click();
      const secret = async () => {
        const text = await window.copyFrom(page.getByRole("button", { name: "Copy signing secret" }));
        await page.getByRole("button", { name: "Done" }).click();
        return text;
      };
      const first = await secret();
      expect(first).toStartWith("whsec_");
      await page.getByRole("row", { name: /127\.0\.0\.1.*system\.published/ }).waitFor();
      expect(await page.getByText("hooks.ada.example").count()).toBe(0);
      await page.getByRole("button", { name: "Actions for https://127.0.0.1:9/brand" }).click();
      await page.getByRole("menuitem", { name: "New signing secret" }).click();
      await page.getByRole("button", { name: "Make a new secret" }).click();
      expect(await secret()).not.toBe(first);
      await page.getByRole("button", { name: "Actions for https://127.0.0.1:9/brand" }).click();
      await page.getByRole("menuitem", { name: "End" }).click();
      await page.getByRole("button", { name: "End it" }).click();
      await page.getByRole("heading", { name: "No subscriptions yet" }).waitFor();
    });

    test("a wrong password is told at its field, and a new one is set from the profile", async () => {
      const { page } = window;
      await window.go("/profile");
      await page.getByLabel("Password until now").fill("not this one at all");
      await page.getByLabel("New password").fill(`${password} ${width}`);
      await page.getByRole("button", { name: "Change the password" }).click();
      await page.getByText("The current password is wrong.").waitFor();
      expect(await page.getByLabel("Password until now").getAttribute("aria-invalid")).toBe("true");
      await page.getByLabel("Password until now").fill(width === 1280 ? password : `${password} 1280`);
      await page.getByRole("button", { name: "Change the password" }).click();
      await page.getByText("every other session of yours has ended").waitFor();
      await waitUntil(async () => (await page.getByLabel("New password").inputValue()) === "");
    });

    test("in all this no code failed: the browser told the refused password alone", () => {
      expect(window.browserErrors.filter((line) => !line.includes("status of 403"))).toEqual([]);
    });
  });
