import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";

let app: ConsoleApp;
beforeAll(async () => {
  app = await startConsoleApp();
});
afterAll(() => app.close());

/** Authenticates with a key and returns the response. */
const whoIs = (key: string) => fetch(`${app.url}/api/v1/me`, { headers: { authorization: `Bearer ${key}` } });

for (const width of [1280, 390])
  describe(`API keys at ${width} px`, () => {
    const slug = `acme-${width}`;
    let window: ConsoleWindow;
    let key = "";
    let design: { readonly id: string; readonly name: string };
    let brand = "";
    beforeAll(async () => {
      const workspace = await app.createWorkspace(`Acme ${width}`, slug);
      const { cookie } = await app.createUser(`grace@${slug}.example`, "ADMIN", workspace.id);
      const [brief] = demoBriefs;
      if (!brief) throw new Error("there is no brief");
      const made = await app.createDesign({ ...brief, name: `Nordhavn ${width}` }, slug, true);
      design = made.design;
      brand = made.brand.name;
      window = await app.openWindow({ cookie, width });
    });
    const copied = async () => {
      const text = await window.copyFrom(window.page.getByRole("button", { name: "Copy API key" }));
      await window.page.getByRole("button", { name: "Done" }).click();
      return text;
    };

    test("a key is created with permissions and an expiry, shown once, and works", async () => {
      await window.go(`/w/${slug}/keys`);
      const { page } = window;
      await page.getByRole("heading", { name: "No keys yet" }).waitFor();
      await page.getByRole("button", { name: "New API key" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("Build server");
      await page.getByLabel("Read (READ)").uncheck();
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByText("Choose at least one permission.").waitFor();
      await page.getByLabel("Read (READ)").check();
      await page.getByLabel("Import (ARTIFACTS_WRITE)").check();
      await page.getByLabel("Expires").selectOption("30");
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByText(/shown only once.*expires on \d+ \w+ \d{4}/).waitFor();
      key = await copied();
      await page.getByRole("row", { name: /Build server/ }).waitFor();
      expect(await page.getByText(key).count()).toBe(0);
      const me = (await (await whoIs(key)).json()) as { permissions: readonly string[]; key: { expiresAt: string } };
      expect(me.permissions).toEqual(["READ", "ARTIFACTS_WRITE"]);
      expect(Math.round((Date.parse(me.key.expiresAt) - Date.now()) / 86_400_000)).toBe(30);
    });

    test("a handoff key gives access to its design alone, and works through the whole of its last day", async () => {
      const { page } = window;
      await page.getByRole("button", { name: "New API key" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("Studio Nord");
      await page.getByLabel("One design").check();
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByText("Choose a brand.").waitFor();
      await page.getByLabel("Brand").selectOption({ label: brand });
      await page.getByLabel("Design", { exact: true }).selectOption(design.id);
      await page.getByLabel("Expires").selectOption("date");
      await page.getByLabel("Last day").fill("2031-06-30");
      await page.getByRole("button", { name: "Create key" }).click();
      const handoff = await copied();
      expect(handoff).toStartWith("lvh_");
      const me = (await (await whoIs(handoff)).json()) as { key: { designId: string; expiresAt: string } };
      expect(me.key.designId).toBe(design.id);
      expect(me.key.expiresAt).toBe(new Date("2031-06-30T23:59:59").toISOString());
      await page.getByRole("row", { name: new RegExp(`Studio Nord.*${design.name}`) }).waitFor();
    });

    test("a key shows its last use, and is refused once it is revoked after confirmation", async () => {
      const { page } = window;
      await app.services.keyUseRecorder.drain();
      await page.reload();
      await page.getByRole("row", { name: /Build server.*(?:just now|ago)(?: Expires)? in 30 days/ }).waitFor();
      await page.getByRole("button", { name: "Actions for Build server" }).click();
      await page.getByRole("menuitem", { name: "Revoke" }).click();
      await page.getByText(/stop working immediately/).waitFor();
      expect((await whoIs(key)).status).toBe(200);
      await page.getByRole("button", { name: "Revoke" }).click();
      await page.getByText("Build server is revoked.").waitFor();
      await page.getByRole("row", { name: /Build server/ }).waitFor({ state: "detached" });
      expect((await whoIs(key)).status).toBe(401);
      await page.getByRole("tab", { name: /Revoked and expired/ }).click();
      await page.getByRole("row", { name: /Build server.*Revoked/ }).waitFor();
      expect(await page.getByRole("button", { name: "Actions for Build server" }).count()).toBe(0);
    });

    test("a missing name is reported at its field", async () => {
      const { page } = window;
      await page.getByRole("button", { name: "New API key" }).click();
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByText("Name is required.").waitFor();
      expect(await page.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
    });

    test("the agents page leads to a new key", async () => {
      await window.go(`/w/${slug}/agents`);
      const { page } = window;
      await page.getByRole("link", { name: "New API key" }).click();
      await page.getByRole("dialog").getByText("New API key").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.waitForURL(({ search }) => search === "");
    });

    test("no code failed: the browser reported nothing", () => {
      expect(window.browserErrors.filter((line) => !line.includes("status of 400"))).toEqual([]);
    });
  });
