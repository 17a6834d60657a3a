import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { hashPassword } from "#/operations/auth/password";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";

const password = "correct horse battery";
let app: ConsoleApp;
beforeAll(async () => {
  app = await startConsoleApp();
});
afterAll(() => app.close());

/** A client's own address on this device, where the browser ends. */
function listenForResponse() {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>();
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      const url = new URL(request.url);
      if (url.pathname === "/callback") resolve(url.searchParams);
      return new Response(`<link rel="icon" href="data:,"><title>Back in the client</title>`, {
        headers: { "content-type": "text/html" },
      });
    },
  });
  return { url: `http://127.0.0.1:${server.port}/callback`, response: promise, stop: () => server.stop(true) };
}

/** An official client that knows the address alone, and remembers which page it wants to open. */
function createClient(name: string, callback: string) {
  const stored: Record<string, unknown> = {};
  const provider = {
    redirectUrl: callback,
    clientMetadata: { client_name: name, redirect_uris: [callback] },
    clientInformation: () => stored.client as never,
    saveClientInformation: (client: unknown) => {
      stored.client = client;
    },
    tokens: () => stored.tokens as never,
    saveTokens: (tokens: unknown) => {
      stored.tokens = tokens;
    },
    redirectToAuthorization: (url: URL) => {
      stored.opened = url;
    },
    saveCodeVerifier: (verifier: string) => {
      stored.verifier = verifier;
    },
    codeVerifier: () => String(stored.verifier),
  };
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { authProvider: provider });
  const client = new Client({ name: "livery-test", version: "1.0.0" });
  return { client, transport, getOpened: () => String(stored.opened), forget: () => delete stored.tokens };
}

const hostileName = '"><img src=x onerror="document.title=1">Acme <b>Desktop</b>';

for (const width of [1280, 390])
  describe(`a remote client at ${width} px`, () => {
    const slug = `acme-${width}`;
    const email = `ada@${slug}.example`;
    let window: ConsoleWindow;
    beforeAll(async () => {
      const workspace = await app.createWorkspace(`Acme ${width}`, slug);
      const { user } = await app.createUser(email, "MEMBER", workspace.id);
      const passwordHash = await hashPassword(password);
      await app.services.store.transaction(({ users }) => users.setPassword(user.id, passwordHash));
      window = await app.openWindow({ width });
    });

    test("signs in with the person's account, calls a tool, and loses its access when it is disconnected", async () => {
      const { page } = window;
      const own = listenForResponse();
      const { client, transport, getOpened, forget } = createClient(hostileName, own.url);
      await client.connect(transport);
      await expect(client.callTool({ name: "whoami", arguments: {} })).rejects.toThrow();

      await page.goto(getOpened());
      await page.getByLabel("Email address").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("heading", { name: `Connect ${hostileName}?` }).waitFor();
      await page.getByText("This client is not verified").waitFor();
      await page.getByText(`${new URL(own.url).host} on this device`).waitFor();
      expect(await page.title()).not.toBe("1");
      expect([await window.listViolations(), await window.hasHorizontalOverflow()]).toEqual([[], false]);

      for (const label of ["Read (READ)", "Import (ARTIFACTS_WRITE)", "Run (PIPELINE)"]) await page.getByLabel(label).uncheck();
      await page.getByRole("button", { name: "Connect" }).click();
      await page.getByText("Choose at least one permission, or cancel.").waitFor();
      await page.getByLabel("Read (READ)").check();
      await page.getByLabel("Access ends").selectOption("30");
      await page.getByRole("button", { name: "Connect" }).click();
      await page.waitForURL(`${own.url}?**`);

      await transport.finishAuth(await own.response);
      const { structuredContent } = await client.callTool({ name: "whoami", arguments: {} });
      expect(structuredContent).toMatchObject({ workspace: { slug }, permissions: ["READ"] });

      await app.services.keyUseRecorder.drain();
      await window.go(`/w/${slug}/keys?show=clients`);
      await page.getByRole("row", { name: /Acme.*Unverified.*Read.*in 30 days.*by ada@/ }).waitFor();
      expect([await window.listViolations(), await window.hasHorizontalOverflow()]).toEqual([[], false]);
      await page.getByRole("button", { name: /^Actions for/ }).click();
      await page.getByRole("menuitem", { name: "Disconnect" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
      await page.getByRole("row", { name: /Acme.*Revoked/ }).waitFor();
      forget();
      await expect(client.callTool({ name: "whoami", arguments: {} })).rejects.toThrow();
      expect(await page.title()).not.toBe("1");
      await own.stop();
    });

    test("gets access_denied when the person cancels", async () => {
      const { page } = window;
      const own = listenForResponse();
      const { client, transport, getOpened } = createClient("Acme Desktop", own.url);
      await client.connect(transport);
      await expect(client.callTool({ name: "list_brands", arguments: {} })).rejects.toThrow();
      await page.goto(getOpened());
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.waitForURL(`${own.url}?**`);
      const response = await own.response;
      expect([response.get("error"), response.get("iss"), response.get("code")]).toEqual(["access_denied", app.url, null]);
      await own.stop();
    });

    test("with a wrong request goes back to itself, and one with a foreign address stays here", async () => {
      const { page } = window;
      const own = listenForResponse();
      const { client, transport, getOpened } = createClient("Acme Desktop", own.url);
      await client.connect(transport);
      await expect(client.callTool({ name: "list_brands", arguments: {} })).rejects.toThrow();
      await page.goto(getOpened().replace("code_challenge_method=S256", "code_challenge_method=plain"));
      await page.getByRole("heading", { name: "Acme Desktop cannot connect" }).waitFor();
      await page.getByRole("link", { name: /^Return to/ }).click();
      await page.waitForURL(`${own.url}?**`);
      expect((await own.response).get("error")).toBe("invalid_request");

      const foreign = new URL(getOpened());
      foreign.searchParams.set("redirect_uri", "https://evil.example/");
      await page.goto(foreign.href);
      await page.getByRole("heading", { name: "This link cannot be used" }).waitFor();
      expect(await page.locator('a[href*="evil"]').count()).toBe(0);
      await own.stop();
    });

    test("cannot show the consent page in a frame, and the browser reported nothing else", async () => {
      const response = await fetch(`${app.url}/console/authorize`);
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(window.browserErrors.filter((line) => !/status of 40[01]|favicon/.test(line))).toEqual([]);
    });
  });
