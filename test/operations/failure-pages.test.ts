import { afterAll, expect, test } from "bun:test";
import { createTestApp } from "#test/test-app";

const app = await createTestApp({ rates: { static: 2 } });
afterAll(app.close);
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const of = (address: string) => ({ "x-forwarded-for": address });

test("a browser gets a 404 page; other clients get the error as JSON", async () => {
  for (const path of ["/missing", "/r/none.json", "/healthz/none"]) {
    const page = await app.get(path, { ...browser, ...of("192.0.2.1") });
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("<h1>Page not found</h1>");
    const json = await app.get(path, { accept: "*/*", ...of("192.0.2.1") });
    expect([json.status, json.headers.get("content-type")]).toEqual([404, "application/json"]);
    expect(await json.json()).toEqual({ error: expect.any(String), code: "NOT_FOUND", requestId: expect.any(String) });
  }
});

test("below /api, /mcp and /preview, browsers get JSON too", async () => {
  for (const path of ["/api/v1/missing", "/api/none", "/preview/d/ds_none", "/preview/none"]) {
    const answer = await app.get(path, { ...browser, ...of("192.0.2.2") });
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 404, "application/json"]);
  }
});

test("the page of a rate limit says how long to wait", async () => {
  const ask = () => app.get("/", { ...browser, ...of("192.0.2.3") });
  let answer = await ask();
  for (let tries = 0; answer.status === 200 && tries < 5; tries++) answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await answer.text();
  expect(page).toContain("<h1>Too many requests</h1>");
  expect(page).toMatch(/Try again in \d+ s/);
});

test("the page of an internal error has no details", async () => {
  const { store } = app.services;
  const broken = { ...store.systems, findById: () => Promise.reject(new Error("secret particulars")) };
  Object.assign(app.services, { store: { ...store, systems: broken } });
  const answer = await app.get("/?cursor=sys_1", { ...browser, ...of("192.0.2.4") });
  Object.assign(app.services, { store });
  const page = await answer.text();
  expect([answer.status, page.includes("secret particulars")]).toEqual([500, false]);
  expect(page).toContain("<h1>Something went wrong</h1>");
});

test("the page runs no scripts, loads this server's fonts only, and varies by Accept", async () => {
  const { headers } = await app.get("/missing", { ...browser, ...of("192.0.2.5") });
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).not.toContain("script-src");
  expect(headers.get("vary")).toBe("accept");
  expect(headers.get("cache-control")).toBe("no-store");
});
