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
  const workspace = await app.createWorkspace("Acme", "acme");
  const owner = await app.createUser("ada@acme.example", "OWNER", workspace.id);
  const member = await app.createUser("lin@acme.example", "MEMBER", workspace.id);
  const hash = await hashPassword(password);
  await app.services.store.transaction(({ users }) => users.setPassword(member.user.id, hash));
  const [brief] = demoBriefs;
  if (brief) await app.createDesign(brief, "acme", true);
  await seedSettings(app, workspace.id, owner.user.id);
  cookie = member.cookie;
});
afterAll(() => app.close());

for (const width of [1280, 390])
  describe(`what a member can and cannot do, at ${width} px`, () => {
    let window: ConsoleWindow;
    beforeAll(async () => {
      window = await app.openWindow({ cookie, width });
    });
    const offers = async (...names: readonly string[]) => {
      const found = await Promise.all(names.map((name) => window.page.getByRole("button", { name }).count()));
      return names.filter((_, index) => found[index] !== 0);
    };

    test("keys can be viewed but not created or revoked, and the page says who can", async () => {
      await window.go("/w/acme/keys?new=key");
      await window.page.getByRole("row", { name: /Build server/ }).waitFor();
      await window.page.getByText("Owners and admins create and revoke them").waitFor();
      expect(await offers("New API key", "Actions for")).toEqual([]);
      expect(await window.page.getByRole("dialog").count()).toBe(0);
    });

    test("endpoints and deliveries can be viewed but not changed, tested or resent, and the page says who can", async () => {
      await window.go("/w/acme/webhooks?new=endpoint");
      await window.page.getByRole("row", { name: /hooks\.acme\.example/ }).waitFor();
      expect(await offers("Add endpoint")).toEqual([]);
      expect(await window.page.getByRole("dialog").count()).toBe(0);
      await window.go(`/w/acme/webhooks/${failingEndpointId}`);
      await window.page.getByText("Owners and admins edit endpoints").waitFor();
      expect(await offers("Send test", "Enable", "Actions for")).toEqual([]);
      await window.go(`/w/acme/webhooks/${failingEndpointId}/deliveries/${failedDeliveryId}`);
      await window.page.getByText("upstream is being deployed").first().waitFor();
      await window.page.getByText("The response timed out.").waitFor();
      await window.page.getByRole("navigation", { name: "Breadcrumb" }).getByText("hooks.acme.example").waitFor();
      expect(await offers("Resend")).toEqual([]);
    });

    test("the audit log says that it is for owners and admins", async () => {
      await window.go("/w/acme/audit-log");
      await window.page.getByText("Only owners and admins of Acme can open this page.").waitFor();
      expect(await window.page.getByRole("link", { name: "Audit log" }).count()).toBe(0);
    });

    test("the workspace's facts can be viewed, and the page says who can change them", async () => {
      await window.go("/w/acme/settings");
      await window.page.getByText("Only owners can change or delete Acme.").waitFor();
      expect(await offers("Rename", "Delete")).toEqual([]);
    });

    test("a member subscribes to a system, rotates the secret, and deletes the subscription; no other user sees it", async () => {
      const { page } = window;
      await window.go("/w/acme/webhooks?tab=subscriptions");
      await page.getByRole("heading", { name: "No subscriptions yet" }).waitFor();
      await page.getByRole("button", { name: "Subscribe" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("URL").fill("https://127.0.0.1:9/brand");
      await dialog.getByRole("button", { name: "Subscribe" }).click();
      await dialog.getByText("Choose a system.").waitFor();
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
      await page.getByRole("menuitem", { name: "Rotate signing secret" }).click();
      await page.getByRole("button", { name: "Rotate secret" }).click();
      expect(await secret()).not.toBe(first);
      await page.getByRole("button", { name: "Actions for https://127.0.0.1:9/brand" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("heading", { name: "No subscriptions yet" }).waitFor();
    });

    test("a wrong password is reported at its field, and a new one is set from the profile", async () => {
      const { page } = window;
      await window.go("/profile");
      await page.getByLabel("Current password").fill("not this one at all");
      await page.getByLabel("New password").fill(`${password} ${width}`);
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText("The current password is wrong. Check it and try again.").waitFor();
      expect(await page.getByLabel("Current password").getAttribute("aria-invalid")).toBe("true");
      await page.getByLabel("Current password").fill(width === 1280 ? password : `${password} 1280`);
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText("Your other sessions have ended").waitFor();
      await waitUntil(async () => (await page.getByLabel("New password").inputValue()) === "");
    });

    test("no code failed: the browser reported only the refused password", () => {
      expect(window.browserErrors.filter((line) => !line.includes("status of 403"))).toEqual([]);
    });
  });
