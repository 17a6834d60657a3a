import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { isId } from "#/kernel/ids";
import { type ReceivedDelivery, verifyDelivery } from "#/webhooks/verify-delivery";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";
import { type Receiver, startReceiver } from "#test/webhooks/receiver";

/** The status and body of the receiver's next responses; undefined accepts the delivery. */
const verify = (received: ReceivedDelivery, secret: string) => verifyDelivery(received, secret, Math.floor(Date.now() / 1000));

let app: ConsoleApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = startReceiver();
  app = await startConsoleApp({ "webhook-allow": "127.0.0.1", "webhook-ca": receiver.caPath, "webhook-retry": "600,600" });
});
afterAll(async () => {
  await app.close();
  await receiver.stop();
});

for (const width of [1280, 390])
  describe(`webhooks at ${width} px`, () => {
    const slug = `acme-${width}`;
    const host = () => new URL(receiver.url()).host;
    let window: ConsoleWindow;
    let secret = "";
    beforeAll(async () => {
      const workspace = await app.createWorkspace(`Acme ${width}`, slug);
      const { cookie } = await app.createUser(`ada@${slug}.example`, "OWNER", workspace.id);
      window = await app.openWindow({ cookie, width });
    });
    const menu = async (item: string) => {
      await window.page.getByRole("button", { name: `Actions for ${host()}` }).click();
      await window.page.getByRole("menuitem", { name: item }).click();
    };
    const copied = async () => {
      const text = await window.copyFrom(window.page.getByRole("button", { name: "Copy signing secret" }));
      await window.page.getByRole("button", { name: "Done" }).click();
      return text;
    };

    test("a URL that cannot be called is reported at its field, and the input stays", async () => {
      await window.go(`/w/${slug}/webhooks`);
      const { page } = window;
      await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
      await page.getByRole("button", { name: "Add endpoint" }).click();
      await page.getByLabel("URL").fill("http://127.0.0.1/hook");
      await page.getByLabel("Description").fill("Rebuilds the storefront");
      await page.getByLabel("system.activated").uncheck();
      await page.getByRole("dialog").getByRole("button", { name: "Add endpoint" }).click();
      await page.getByText("The URL must start with https://").waitFor();
      expect(await page.getByLabel("URL").getAttribute("aria-invalid")).toBe("true");
      await page.reload();
      expect(await page.getByLabel("Description").inputValue()).toBe("Rebuilds the storefront");
      expect(await page.getByLabel("system.activated").isChecked()).toBe(false);
    });

    test("an endpoint is added, its secret is shown with a copy button, and its screen opens", async () => {
      const { page } = window;
      await page.getByLabel("URL").fill(receiver.url("/hook"));
      await page.getByRole("dialog").getByRole("button", { name: "Add endpoint" }).click();
      secret = await copied();
      expect(secret).toMatch(/^whsec_/);
      await page.getByRole("heading", { name: host(), level: 1 }).waitFor();
      await page.getByText("design.ready").waitFor();
      expect(await page.getByText("system.activated").count()).toBe(0);
      expect(await page.getByText(secret).count()).toBe(0);
    });

    test("a test is signed with that secret, and its result is shown at once", async () => {
      const { page } = window;
      receiver.received.length = 0;
      receiver.respondWith(() => new Response("thank you", { status: 202 }));
      await page.getByRole("button", { name: "Send test" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Delivered").waitFor();
      await dialog.getByText("Response 202.").waitFor();
      await dialog.getByText("thank you").waitFor();
      expect(receiver.received.map(({ path, headers, body }) => [path, verify({ headers, body }, secret)])).toEqual([
        ["/hook", undefined],
      ]);
      await dialog.getByRole("button", { name: "Done" }).click();
      await page.getByRole("row", { name: /webhook\.test.*Delivered/ }).waitFor();
    });

    test("a failed test shows its error and the time of the next attempt; its delivery shows the response and the body", async () => {
      const { page } = window;
      receiver.respondWith(() => new Response("database is down", { status: 503 }));
      await page.getByRole("button", { name: "Send test" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Delivery failed").waitFor();
      await dialog.getByText(/Response 503\. The response status was not 2xx/).waitFor();
      await dialog.getByText(/The next attempt is in \d+ minutes/).waitFor();
      await dialog.getByRole("link", { name: "View delivery" }).click();
      await page.getByRole("heading", { name: "webhook.test", level: 1 }).waitFor();
      await page.getByText("Retrying").waitFor();
      await page.getByText("database is down").waitFor();
      await page.getByText(receiver.received.at(-1)?.body ?? "no body").waitFor();
      await expectCount(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(host()), 1);
      expect(await page.getByRole("button", { name: "Resend" }).count()).toBe(0);
    });

    test("a failing endpoint says so on its screen and in the list", async () => {
      const { page } = window;
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByText(host()).click();
      await page.getByText("Deliveries are failing").waitFor();
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Webhooks").click();
      await page.getByRole("row", { name: /Failing/ }).waitFor();
    });

    test("the log is filtered by status, and the URL keeps it", async () => {
      const { page } = window;
      await page.getByRole("link", { name: receiver.url("/hook") }).click();
      await page.getByRole("row", { name: /Retrying/ }).waitFor();
      await expectCount(page.getByRole("row", { name: /webhook\.test/ }), 2);
      await page.getByLabel("Status").selectOption("SUCCEEDED");
      // The list is replaced while it loads: the remaining row shows that it has loaded.
      await expectCount(page.getByRole("row", { name: /webhook\.test.*Delivered/ }), 1);
      expect(await page.getByRole("row", { name: /webhook\.test/ }).count()).toBe(1);
      await page.waitForURL(({ searchParams }) => searchParams.get("state") === "SUCCEEDED");
    });

    test("a finished delivery is resent under its own id after confirmation", async () => {
      const { page } = window;
      receiver.received.length = 0;
      receiver.respondWith(() => 200);
      await page.getByRole("link", { name: "webhook.test" }).click();
      await page.getByRole("button", { name: "Resend" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Resend" }).click();
      await page.getByText("Resend of").waitFor();
      await page.getByText("Delivered", { exact: true }).waitFor();
      expect(receiver.received).toHaveLength(1);
      const id = receiver.received[0]?.headers.get("x-service-delivery") ?? "no id";
      await page.waitForURL(({ pathname }) => pathname.endsWith(`/${id}`));
    });

    test("an endpoint's events and description are edited, and its secret stays", async () => {
      const { page } = window;
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByText(host()).click();
      await menu("Edit");
      const dialog = page.getByRole("dialog");
      expect(await dialog.getByLabel("URL").inputValue()).toBe(receiver.url("/hook"));
      await dialog.getByLabel("Description").fill("Tells the team");
      await dialog.getByLabel("design.ready").uncheck();
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Tells the team").waitFor();
      await expectCount(page.getByText("design.published"), 1);
      expect(await page.getByText("design.ready").count()).toBe(0);
    });

    test("viewing the secret warns that the audit log records it, and shows the same secret", async () => {
      const { page } = window;
      await menu("Show signing secret");
      await page.getByText(/The audit log records/).waitFor();
      await page.getByRole("button", { name: "Show secret" }).click();
      expect(await copied()).toBe(secret);
    });

    test("a rotated secret comes with a notice of 24 hours, and signs the next test", async () => {
      const { page } = window;
      await menu("Rotate signing secret");
      await page.getByText(/For 24 hours/).waitFor();
      await page.getByRole("button", { name: "Rotate secret" }).click();
      await page.getByText(/The previous secret stays valid/).waitFor();
      const next = await copied();
      expect(next).not.toBe(secret);
      receiver.received.length = 0;
      await page.getByRole("button", { name: "Send test" }).click();
      await page.getByRole("dialog").getByText("Delivered").waitFor();
      const [received] = receiver.received;
      expect(received && verify(received, next)).toBeUndefined();
      expect(received && verify(received, secret)).toBe("wrong_signature");
      await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    });

    test("an endpoint is disabled after confirmation, and enabled at once", async () => {
      const { page } = window;
      await menu("Disable");
      await page.getByText("its pending deliveries are cancelled").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
      await page.getByText("This endpoint is disabled").waitFor();
      await page.getByRole("row", { name: /Cancelled/ }).waitFor();
      await page.getByRole("button", { name: "Enable" }).click();
      await page.getByText("This endpoint is disabled").waitFor({ state: "detached" });
    });

    test("a paused endpoint is shown on the home screen, with a link to it", async () => {
      const { page } = window;
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const change = {
        status: "PAUSED",
        pausedAt: new Date().toISOString(),
        pausedReason: "Nothing arrived for 5 days.",
      } as const;
      if (!isId("whe", id)) throw new Error(`the page of ${id} is not an endpoint's`);
      await app.services.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(id, change));
      await window.go(`/w/${slug}`);
      const banner = page.getByRole("alert").filter({ hasText: `The webhook to ${host()} is paused` });
      await banner.getByText("Nothing arrived for 5 days.").waitFor();
      await banner.getByRole("link", { name: "View endpoint" }).click();
      await page.getByText("Livery paused this endpoint").waitFor();
      await page.getByRole("button", { name: "Enable" }).click();
      await page.getByText("Livery paused this endpoint").waitFor({ state: "detached" });
    });

    test("an endpoint is deleted after confirmation, and the audit log lists every action", async () => {
      const { page } = window;
      await menu("Delete");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
      await window.go(`/w/${slug}/audit-log?about=webhooks`);
      for (const action of ["deleted an endpoint", "viewed a signing secret", "rotated a signing secret", "resent a delivery"])
        await page.getByRole("row", { name: new RegExp(`${action}.*${host()}`) }).waitFor();
      expect(await page.getByText(secret).count()).toBe(0);
    });

    test("no code failed: the browser reported only the refused URL", () => {
      expect(window.browserErrors.filter((line) => !line.includes("status of 400"))).toEqual([]);
    });
  });
