import { describe, expect, test } from "bun:test";
import { readConfig } from "#/config";

describe("what outgoing calls may reach besides the public network", () => {
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
