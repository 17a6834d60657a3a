import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { chooseEncoding } from "#/kernel/http/content-encoding";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let designId: string;
beforeAll(async () => {
  app = await createTestApp();
  designId = (await app.publish({ name: "Fern", seed: 1 })).design.id;
});
afterAll(() => app.close());

const decompressors = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync } as const;

test.each([
  [null, undefined],
  ["", undefined],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000", undefined],
  ["zstd;q=0.9,br;q=0.8", "zstd"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "zstd"],
  ["identity", undefined],
  ["identity;q=1, gzip;q=0.5", undefined],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["deflate, compress", undefined],
  ["brotli", undefined],
] as const)("Accept-Encoding %p is answered with %p", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

describe("public text", () => {
  const paths = () => [
    "/",
    "/docs",
    "/systems/fern",
    "/api/v1/systems/fern/adoption",
    "/api/v1/systems/fern/agent-prompt",
    "/api/systems/export/fern?format=globals-css",
    "/api/systems/export/fern?format=dtcg",
    "/api/systems/export/fern?format=colors-ts",
    "/api/v1/openapi.json",
    `/preview/d/${designId}`,
    `/preview/d/${designId}/landing`,
    "/docs/agents.md",
    "/r/fern.json",
  ];

  test("comes compressed in the encoding that the client prefers, each under its own ETag, and is the same text", async () => {
    for (const path of paths()) {
      const plain = await app.get(path);
      const text = await plain.text();
      expect([path, plain.status, plain.headers.get("content-encoding")]).toEqual([path, 200, null]);
      expect(plain.headers.get("vary")).toContain("accept-encoding");
      const tags = new Set([plain.headers.get("etag")]);
      for (const [encoding, decompress] of Object.entries(decompressors)) {
        const response = await app.get(path, { "accept-encoding": encoding });
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect([path, response.headers.get("content-encoding")]).toEqual([path, encoding]);
        expect(response.headers.get("vary")).toContain("accept-encoding");
        expect(response.headers.get("content-type")).toBe(plain.headers.get("content-type") ?? "");
        expect(new TextDecoder().decode(decompress(bytes))).toBe(text);
        expect(bytes.length).toBeLessThan(Buffer.byteLength(text) / 2);
        const tag = response.headers.get("etag") ?? "";
        tags.add(tag);
        const again = await app.get(path, { "accept-encoding": encoding, "if-none-match": tag });
        expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
        expect(again.headers.get("vary")).toContain("accept-encoding");
        expect((await app.get(path, { "if-none-match": tag })).status).toBe(200);
      }
      expect(tags.size).toBe(4);
    }
  });

  test("is compressed once, however many ask for it at a time", async () => {
    const path = "/api/systems/export/fern?format=components-json";
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.get(path, { "accept-encoding": "br" })));
    const bodies = await Promise.all(
      responses.map(async (response) => Buffer.from(await response.arrayBuffer()).toString("hex")),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  test("ignores Range, and HEAD has the headers of GET", async () => {
    const headers = { "accept-encoding": "br", range: "bytes=0-9" };
    const part = await app.get("/systems/fern", headers);
    expect([part.status, part.headers.get("content-range")]).toEqual([200, null]);
    const head = await app.get("/systems/fern", { "accept-encoding": "br" }, "HEAD");
    expect([head.headers.get("content-encoding"), head.headers.get("etag")]).toEqual(["br", part.headers.get("etag")]);
  });
});

test("what is small, compressed in itself, or not for everyone comes as it is", async () => {
  const { key } = await app.key(["READ"]);
  const all = { "accept-encoding": "gzip, deflate, br, zstd" };
  const adoption = await (await app.get("/api/v1/systems/fern/adoption")).text();
  const png = /\/assets\/[^"]+\.png/.exec(adoption)?.[0] ?? "";
  const font = /\/fonts\/[^)"']+\.woff2/.exec(await (await app.get(`/preview/d/${designId}`)).text())?.[0] ?? "";
  for (const [path, headers] of [
    ["/healthz", {}],
    [png, {}],
    [font, {}],
    ["/api/v1/systems/fern/download", {}],
    ["/api/systems/export/fern?format=all", {}],
    ["/api/v1/systems/none/adoption", {}],
    [`/api/v1/designs/${designId}/handoff`, { authorization: `Bearer ${key}` }],
  ] as const) {
    const response = await app.get(path, { ...all, ...headers });
    expect([path, response.headers.get("content-encoding")]).toEqual([path, null]);
  }
});
