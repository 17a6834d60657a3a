import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { addBasePathToPage } from "#/kernel/http/base-path";
import { createTestApp } from "#test/test-app";

const basePath = "/brand";
const slug = "fern";
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  app = await createTestApp({ baseUrl: `https://livery.test${basePath}` });
  await app.publish({ name: "Fern", seed: 3 });
});
afterAll(() => app.close());

/** The addresses in a page that its browser, or its reader, follows on this host. */
const listAddresses = (page: string) => [
  ...new Set(
    [...page.matchAll(/(?:\s(?:href|src)="|\burl\(["']?|\]\()([^"')\s#]+)/g)]
      .map(([, address = ""]) => address.replaceAll("&amp;", "&").replace(/^https:\/\/livery\.test/, ""))
      .filter((address) => address.startsWith("/")),
  ),
];

/** What a proxy passes on: the path of the browser, or what follows the base path. */
const proxies = [
  ["keeps", (path: string) => path],
  ["removes", (path: string) => path.slice(basePath.length) || "/"],
] as const;

describe.each(proxies)("behind a proxy that %s the base path", (_, toPath) => {
  test.each([
    "",
    "/",
    `/systems/${slug}`,
    `/systems/${slug}.md`,
    "/docs",
    "/docs/agents",
    "/docs/administration",
    "/docs/api.md",
    "/llms.txt",
  ])(
    "%p has only addresses that exist below it",
    async (path) => {
      const response = await app.get(toPath(basePath + path));
      expect(response.status).toBe(200);
      const addresses = listAddresses(await response.text());
      expect(addresses.filter((address) => address !== basePath && !address.startsWith(`${basePath}/`))).toEqual([]);
      // Those outside operations are other handlers' behind the same port.
      const own = addresses.filter((address) => !/^\/brand\/(console|mcp)\b/.test(address));
      const missing: string[] = [];
      for (const address of own.slice(0, 40)) {
        const { status } = await app.get(toPath(address));
        if (status >= 400) missing.push(`${status} ${address}`);
      }
      expect(missing).toEqual([]);
    },
    60_000,
  );

  test("JSON, installers and pages of errors name the base path", async () => {
    const { systems } = JSON.parse(await (await app.get(toPath(`${basePath}/api/v1/systems`))).text());
    expect(new URL(systems[0].previewUrl).pathname).toStartWith(`${basePath}/preview/`);
    expect(await (await app.get(toPath(`${basePath}/r/${slug}/install.sh`))).text()).toContain(`https://livery.test${basePath}`);
    const page = await app.get(toPath(`${basePath}/nothing`), { accept: "text/html" });
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining(`href="${basePath}/docs"`)]);
  });

  test("a body and a session arrive, and the cookie is for the base path", async () => {
    const owner = await app.person("OWNER");
    const path = toPath(`${basePath}/api/v1/auth/session`);
    expect((await app.send("GET", path, { cookie: owner.cookie })).status).toBe(200);
    const signIn = await app.send("POST", toPath(`${basePath}/api/v1/auth/sign-in`), {
      body: { email: "ada@livery.test", password: "a long enough password" },
    });
    expect([signIn.status, signIn.json?.error]).toEqual([401, "The email address or password is wrong."]);
    const { headers } = await app.send("POST", toPath(`${basePath}/api/v1/auth/sign-out`), { cookie: owner.cookie });
    expect(headers.get("set-cookie")).toMatch(/^__Secure-livery_session=; Path=\/brand; HttpOnly; SameSite=Lax; Secure/);
  });
});

test("a request without the base path gets the same page, and one that only begins like it none", async () => {
  const [plain, prefixed] = await Promise.all([app.get("/docs"), app.get("/brand/docs")]);
  expect(await plain.text()).toBe(await prefixed.text());
  expect((await app.get("/brandish/docs")).status).toBe(404);
});

test("addresses of other hosts, fragments and texts stay as they are", () => {
  const page =
    '<a href="/a">/b</a><a href="//c.example/">c</a><a href="#d">d</a><a href="https://e.example/f">e</a>' +
    '<p style="background:url(/g)">href=&quot;/h&quot;</p>';
  expect(addBasePathToPage(page, "/x")).toBe(page.replace('"/a"', '"/x/a"').replace("(/g)", "(/x/g)"));
  expect(addBasePathToPage(page, "")).toBe(page);
});

test.each([2, 3, 3000])("a base path %p times is no path of the server", async (count) => {
  expect((await app.get(`${basePath.repeat(count)}/readyz`)).status).toBe(404);
});
