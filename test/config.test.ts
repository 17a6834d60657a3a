import { afterAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#/config";
import { createTemporaryFolder } from "#test/temporary-folder";

describe("addresses that outgoing requests may reach in addition to public ones", () => {
  test("is a list of networks and host names, from the flag before the variable", () => {
    const environment = { LIVERY_WEBHOOK_ALLOW: "10.0.0.0/8, hooks.internal fd00::/8" };
    expect(readConfig({}, environment).webhookAllow).toEqual(["10.0.0.0/8", "hooks.internal", "fd00::/8"]);
    expect(readConfig({ "webhook-allow": "localhost" }, environment).webhookAllow).toEqual(["localhost"]);
    expect(readConfig({}, {}).webhookAllow).toEqual([]);
  });

  test.each(["10.0.0.0/33", "10.0.0.300", "*.example.com", "https://example.com", "10.0.0.0/8,;"])("is not %p", (list) => {
    expect(() => readConfig({ "webhook-allow": list }, {})).toThrow("--webhook-allow (LIVERY_WEBHOOK_ALLOW) must list networks");
  });
});

describe("webhook delivery", () => {
  test("has a timeout of ten seconds and retries after five and sixty by default", () => {
    expect(readConfig({}, {})).toMatchObject({ webhookTimeoutMs: 10_000, webhookRetryMs: [5000, 60_000] });
    const environment = { LIVERY_WEBHOOK_TIMEOUT: "2.5", LIVERY_WEBHOOK_RETRY: "0.2, 1" };
    expect(readConfig({}, environment)).toMatchObject({ webhookTimeoutMs: 2500, webhookRetryMs: [200, 1000] });
    expect(readConfig({ "webhook-retry": "1,2" }, environment).webhookRetryMs).toEqual([1000, 2000]);
  });

  test.each(["0", "61", "ten", "-1", "1e1"])("does not take %p seconds", (timeout) => {
    expect(() => readConfig({ "webhook-timeout": timeout }, {})).toThrow(
      "--webhook-timeout (LIVERY_WEBHOOK_TIMEOUT) must be a number of seconds",
    );
  });

  test.each(["5", "5,60,600", "5,", "a,b", "5;60", "-5,60", "5,86401"])("does not wait %p", (delays) => {
    expect(() => readConfig({}, { LIVERY_WEBHOOK_RETRY: delays })).toThrow("(LIVERY_WEBHOOK_RETRY) must be two numbers");
  });
});

describe("the key that secrets are sealed with", () => {
  const key = new Uint8Array(32).fill(7);
  const text = Buffer.from(key).toString("base64");
  const folder = createTemporaryFolder();
  afterAll(() => folder.remove());
  const path = join(folder.path, "key");
  writeFileSync(path, `${text}\n`);

  test("comes from its variable, or from a file that a flag or a variable names", () => {
    expect(readConfig({}, {}).secretKey).toBeUndefined();
    expect(readConfig({}, { LIVERY_SECRET_KEY: text }).secretKey).toEqual(key);
    expect(readConfig({}, { LIVERY_SECRET_KEY_FILE: path }).secretKey).toEqual(key);
    expect(readConfig({ "secret-key-file": path }, { LIVERY_SECRET_KEY: "overruled" }).secretKey).toEqual(key);
  });

  test("is not shown where it is wrong", () => {
    const read = () => readConfig({}, { LIVERY_SECRET_KEY: "not-a-proper-key" });
    expect(read).toThrow("LIVERY_SECRET_KEY");
    expect(read).not.toThrow("not-a-proper-key");
  });

  test("cannot come from two places or from no file", () => {
    expect(() => readConfig({}, { LIVERY_SECRET_KEY: text, LIVERY_SECRET_KEY_FILE: path })).toThrow("both set");
    expect(() => readConfig({}, { LIVERY_SECRET_KEY_FILE: join(folder.path, "none") })).toThrow("cannot be read");
  });
});
