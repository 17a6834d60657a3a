import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type ReceivedDelivery, verifyDelivery } from "#/webhooks/verify-delivery";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";
import { type Receiver, startReceiver } from "#test/webhooks/receiver";

/** What a receiver that keeps the rules says of a delivery now; undefined where it takes it. */
const verify = (received: ReceivedDelivery, secret: string) => verifyDelivery(received, secret, Math.floor(Date.now() / 1000));

let app: ConsoleApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = startReceiver();
  app = await startConsoleApp({ "webhook-allow": "127.0.0.1", "webhook-ca": receiver.caPath, "webhook-retry": "600,600" });
});
afterAll(async () => {
  await app.end();
  await receiver.stop();
});

for (const width of [1280, 390])
  describe(`webhooks at ${width} px`, () => {
    const slug = `acme-${width}`;
    const host = () => new URL(receiver.url()).host;
    let window: ConsoleWindow;
    let secret = "";
    beforeAll(async () => {
      const workspace = await app.workspace(`Acme ${width}`, slug);
      const { cookie } = await app.person(`ada@${slug}.example`, "OWNER", workspace.id);
      window = await app.open({ cookie, width });
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

    test("an address that may not be called is told at its field, and what was entered stays", async () => {
      await window.go(`/w/${slug}/webhooks`);
      const { page } = window;
      await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
      await page.getByRole("button", { name: "Add an endpoint" }).click();
      await page.getByLabel("Address").fill("http://127.0.0.1/hook");
      await page.getByLabel("What it is for").fill("Rebuilds the storefront");
      await page.getByLabel("system.activated").uncheck();
      await page.getByRole("button", { name: "Add the endpoint" }).click();
      await page.getByText("The URL must start with https://").waitFor();
      expect(await page.getByLabel("Address").getAttribute("aria-invalid")).toBe("true");
      await page.reload();
      expect(await page.getByLabel("What it is for").inputValue()).toBe("Rebuilds the storefront");
      expect(await page.getByLabel("system.activated").isChecked()).toBe(false);
    });

    test("an endpoint is added, its secret is shown with a way to copy it, and its screen opens", async () => {
      const { page } = window;
      await page.getByLabel("Address").fill(receiver.url("/hook"));
      await page.getByRole("button", { name: "Add the endpoint" }).click();
      secret = await copied();
      expect(secret).toMatch(/^whsec_/);
      await page.getByRole("heading", { name: host(), level: 1 }).waitFor();
      await page.getByText("design.ready").waitFor();
      expect(await page.getByText("system.activated").count()).toBe(0);
      expect(await page.getByText(secret).count()).toBe(0);
    });

    test("a test is sent to the receiver, signed with that secret, and its answer is told at once", async () => {
      const { page } = window;
      receiver.received.length = 0;
      receiver.respondWith(() => new Response("thank you", { status: 202 }));
      await page.getByRole("button", { name: "Send a test" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("It arrived").waitFor();
      await dialog.getByText("Answered 202.").waitFor();
      await dialog.getByText("thank you").waitFor();
      expect(receiver.received.map(({ path, headers, body }) => [path, verify({ headers, body }, secret)])).toEqual([
        ["/hook", undefined],
      ]);
      await dialog.getByRole("button", { name: "Done" }).click();
      await page.getByRole("row", { name: /webhook\.test.*Delivered/ }).waitFor();
    });

    test("a test that fails says why in words and when it is tried again; its delivery shows the answer and the body that was sent", async () => {
      const { page } = window;
      receiver.respondWith(() => new Response("database is down", { status: 503 }));
      await page.getByRole("button", { name: "Send a test" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("It did not arrive").waitFor();
      await dialog.getByText(/Answered 503\. The answer was not a success/).waitFor();
      await dialog.getByText(/It is tried again in \d+ minutes/).waitFor();
      await dialog.getByRole("link", { name: "Look at the delivery" }).click();
      await page.getByRole("heading", { name: "webhook.test", level: 1 }).waitFor();
      await page.getByText("Tried again soon").waitFor();
      await page.getByText("database is down").waitFor();
      await page.getByText(receiver.received.at(-1)?.body ?? "no body").waitFor();
      await expectCount(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(host()), 1);
      expect(await page.getByRole("button", { name: "Send again" }).count()).toBe(0);
    });

    test("a failing endpoint says so on its screen and in the list", async () => {
      const { page } = window;
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByText(host()).click();
      await page.getByText("Deliveries fail").waitFor();
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Webhooks").click();
      await page.getByRole("row", { name: /Failing/ }).waitFor();
    });

    test("the log shows one state alone where that is asked, in its address too", async () => {
      const { page } = window;
      await page.getByRole("link", { name: receiver.url("/hook") }).click();
      await page.getByRole("row", { name: /Tried again soon/ }).waitFor();
      await expectCount(page.getByRole("row", { name: /webhook\.test/ }), 2);
      await page.getByLabel("Show deliveries").selectOption("SUCCEEDED");
      // The row goes with the whole list while the answer is on its way: the one that is left says that it has come.
      await expectCount(page.getByRole("row", { name: /webhook\.test.*Delivered/ }), 1);
      expect(await page.getByRole("row", { name: /webhook\.test/ }).count()).toBe(1);
      await page.waitForURL(({ searchParams }) => searchParams.get("state") === "SUCCEEDED");
    });

    test("a finished delivery is sent again under an id of its own, once that was confirmed", async () => {
      const { page } = window;
      receiver.received.length = 0;
      receiver.respondWith(() => 200);
      await page.getByRole("link", { name: "webhook.test" }).click();
      await page.getByRole("button", { name: "Send again" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Send again" }).click();
      await page.getByText("Repeats").waitFor();
      await page.getByText("Delivered", { exact: true }).waitFor();
      expect(receiver.received).toHaveLength(1);
      const id = receiver.received[0]?.headers.get("x-service-delivery") ?? "no id";
      await page.waitForURL(({ pathname }) => pathname.endsWith(`/${id}`));
    });

    test("what an endpoint is told of and what it is for are changed, and its secret stays", async () => {
      const { page } = window;
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByText(host()).click();
      await menu("Change");
      const dialog = page.getByRole("dialog");
      expect(await dialog.getByLabel("Address").inputValue()).toBe(receiver.url("/hook"));
      await dialog.getByLabel("What it is for").fill("Tells the team");
      await dialog.getByLabel("design.ready").uncheck();
      await dialog.getByRole("button", { name: "Change it" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Tells the team").waitFor();
      await expectCount(page.getByText("design.published"), 1);
      expect(await page.getByText("design.ready").count()).toBe(0);
    });

    test("looking the secret up is announced as going into the audit log, and shows the same secret", async () => {
      const { page } = window;
      await menu("Show the signing secret");
      await page.getByText(/The audit log tells/).waitFor();
      await page.getByRole("button", { name: "Show the secret" }).click();
      expect(await copied()).toBe(secret);
    });

    test("a new secret comes with the notice of 24 hours, and signs the next test", async () => {
      const { page } = window;
      await menu("New signing secret");
      await page.getByText(/For 24 hours/).waitFor();
      await page.getByRole("button", { name: "Make a new secret" }).click();
      await page.getByText(/The secret before it signs besides/).waitFor();
      const next = await copied();
      expect(next).not.toBe(secret);
      receiver.received.length = 0;
      await page.getByRole("button", { name: "Send a test" }).click();
      await page.getByText("It arrived").waitFor();
      const [received] = receiver.received;
      expect(received && verify(received, next)).toBeUndefined();
      expect(received && verify(received, secret)).toBe("wrong_signature");
      await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    });

    test("an endpoint is switched off once that was confirmed, and on again at once", async () => {
      const { page } = window;
      await menu("Switch off");
      await page.getByText("what waits for it is cancelled").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
      await page.getByText("This endpoint is switched off").waitFor();
      await page.getByRole("row", { name: /Cancelled/ }).waitFor();
      await page.getByRole("button", { name: "Switch on" }).click();
      await page.getByText("This endpoint is switched off").waitFor({ state: "detached" });
    });

    test("an endpoint that Livery has paused is told of on the home screen, with a way to it", async () => {
      const { page } = window;
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const change = {
        status: "PAUSED",
        pausedAt: new Date().toISOString(),
        pausedReason: "Nothing arrived for 5 days.",
      } as const;
      await app.services.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(id, change));
      await window.go(`/w/${slug}`);
      const banner = page.getByRole("alert").filter({ hasText: `The webhook to ${host()} is paused` });
      await banner.getByText("Nothing arrived for 5 days.").waitFor();
      await banner.getByRole("link", { name: "Look at it" }).click();
      await page.getByText("Livery has paused this endpoint").waitFor();
      await page.getByRole("button", { name: "Switch on" }).click();
      await page.getByText("Livery has paused this endpoint").waitFor({ state: "detached" });
    });

    test("an endpoint is deleted once that was confirmed, and the audit log tells all that was done", async () => {
      const { page } = window;
      await menu("Delete");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
      await window.go(`/w/${slug}/audit-log?about=webhooks`);
      for (const deed of [
        "deleted an endpoint",
        "looked a signing secret up",
        "made a new signing secret",
        "had a delivery sent again",
      ])
        await page.getByRole("row", { name: new RegExp(`${deed}.*${host()}`) }).waitFor();
      expect(await page.getByText(secret).count()).toBe(0);
    });

    test("in all this no code failed: the browser told the refused address alone", () => {
      expect(window.browserErrors.filter((line) => !line.includes("status of 400"))).toEqual([]);
    });
  });
