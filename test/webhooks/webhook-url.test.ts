import { describe, expect, test } from "bun:test";
import { createAllowlist } from "#/http-client/address-rules";
import type { HttpClientOptions } from "#/http-client/http-client";
import { createWebhookUrlValidator } from "#/webhooks/webhook-url";

const vet = (raw: string, change: Partial<HttpClientOptions> = {}) =>
  createWebhookUrlValidator({ allowed: createAllowlist([]), resolve: async () => ["8.8.8.8"], ...change })(raw);
const refusal = (says: string) => `This address cannot be called: ${says}.`;
const closed = refusal("its host is not on the public network");

describe("an address that is given for webhooks", () => {
  test.each([
    ["https://hooks.example/a?b=c", "https://hooks.example/a?b=c"],
    ["https://hooks.example", "https://hooks.example"],
    ["https://hooks.example:8443/a#part", "https://hooks.example:8443/a"],
    ["https://HOOKS.example./", "https://hooks.example/"],
    ["https://8.8.8.8/", "https://8.8.8.8/"],
    ["https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"],
  ])("is taken and kept parsed: %p", async (raw, kept) => {
    expect(await vet(raw)).toBe(kept);
  });

  test("is refused where any address of its host is closed, in words that do not name the address", async () => {
    const mixed = vet("https://hooks.example/", { resolve: async () => ["8.8.8.8", "10.1.2.3"] });
    expect(await mixed.then(String, (error: Error) => error.message)).toBe(closed);
  });

  test("inside the network is taken where the operator allows it", async () => {
    const allowed = createAllowlist(["10.0.0.0/8", "hooks.internal"]);
    expect(await vet("https://10.1.2.3/", { allowed })).toBe("https://10.1.2.3/");
    expect(await vet("https://hooks.internal/", { allowed, resolve: async () => ["192.168.0.4"] })).toBe(
      "https://hooks.internal/",
    );
    await expect(vet("https://192.168.0.4/", { allowed })).rejects.toThrow(closed);
    await expect(vet("https://hooks.internal/", { allowed, resolve: async () => ["127.0.0.1"] })).rejects.toThrow(closed);
  });

  test.each(["https://brand.example/x", "https://brand.example:443", "https://BRAND.example./api"])(
    "is refused where it is this server itself: %p",
    async (raw) => {
      await expect(vet(raw, { ownUrl: "https://brand.example" })).rejects.toThrow(refusal("it is this server itself"));
    },
  );

  test("on another port of this server's host is another server", async () => {
    expect(await vet("https://brand.example:8443/", { ownUrl: "https://brand.example" })).toBe("https://brand.example:8443/");
  });

  test.each([
    ["has no address", async () => []],
    ["cannot be found", () => Promise.reject(new Error("ENOTFOUND"))],
  ] satisfies [string, HttpClientOptions["resolve"]][])("is taken while its host %s", async (_, resolve) => {
    expect(await vet("https://to-come.example/", { resolve })).toBe("https://to-come.example/");
  });

  test("is taken where the name servers are silent, and what they say later troubles nobody", async () => {
    const later = Promise.withResolvers<readonly string[]>();
    expect(await vet("https://slow.example/", { resolve: () => later.promise })).toBe("https://slow.example/");
    later.resolve(["10.0.0.1"]);
    await Bun.sleep(10);
  });
});
