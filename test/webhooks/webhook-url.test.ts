import { describe, expect, test } from "bun:test";
import { createAllowlist } from "#/http-client/address-rules";
import { createWebhookUrlValidator, type WebhookClientOptions } from "#/webhooks/webhook-url";

const validate = (raw: string, change: Partial<WebhookClientOptions> = {}) =>
  createWebhookUrlValidator({ allowed: createAllowlist([]), resolve: async () => ["8.8.8.8"], ...change })(raw);
const notPublic = "The URL's host is not on the public network.";

describe("a webhook URL", () => {
  test.each([
    ["https://hooks.example/a?b=c", "https://hooks.example/a?b=c"],
    ["https://hooks.example", "https://hooks.example"],
    ["https://hooks.example:8443/a#part", "https://hooks.example:8443/a"],
    ["https://HOOKS.example./", "https://hooks.example/"],
    ["https://8.8.8.8/", "https://8.8.8.8/"],
    ["https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"],
  ])("is stored in normalized form: %p as %p", async (raw, stored) => {
    expect(await validate(raw)).toBe(stored);
  });

  test("is rejected if any address of its host is private, without naming the address", async () => {
    const mixed = validate("https://hooks.example/", { resolve: async () => ["8.8.8.8", "10.1.2.3"] });
    expect(await mixed.then(String, (error: Error) => error.message)).toBe(notPublic);
  });

  test("on a private network is accepted if the operator allows it", async () => {
    const allowed = createAllowlist(["10.0.0.0/8", "hooks.internal"]);
    expect(await validate("https://10.1.2.3/", { allowed })).toBe("https://10.1.2.3/");
    expect(await validate("https://hooks.internal/", { allowed, resolve: async () => ["192.168.0.4"] })).toBe(
      "https://hooks.internal/",
    );
    await expect(validate("https://192.168.0.4/", { allowed })).rejects.toThrow(notPublic);
    await expect(validate("https://hooks.internal/", { allowed, resolve: async () => ["127.0.0.1"] })).rejects.toThrow(notPublic);
  });

  test.each(["https://brand.example/x", "https://brand.example:443", "https://BRAND.example./api"])(
    "that points to this server is rejected: %p",
    async (raw) => {
      await expect(validate(raw, { ownUrl: "https://brand.example" })).rejects.toThrow("The URL points to this server itself.");
    },
  );

  test("with another port of this server's host is accepted", async () => {
    expect(await validate("https://brand.example:8443/", { ownUrl: "https://brand.example" })).toBe(
      "https://brand.example:8443/",
    );
  });

  test.each([
    ["has no address", async () => []],
    ["cannot be resolved", () => Promise.reject(new Error("ENOTFOUND"))],
  ] satisfies [string, WebhookClientOptions["resolve"]][])("is accepted if its host %s", async (_, resolve) => {
    expect(await validate("https://to-come.example/", { resolve })).toBe("https://to-come.example/");
  });

  test("is accepted if name servers are silent, and a later result is ignored", async () => {
    const later = Promise.withResolvers<readonly string[]>();
    expect(await validate("https://slow.example/", { resolve: () => later.promise })).toBe("https://slow.example/");
    later.resolve(["10.0.0.1"]);
    await Bun.sleep(10);
  });
});
