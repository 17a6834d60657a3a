import type { DesignId } from "#/model/ids";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { sha256Hex } from "#/kernel/hash";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { getMainRasterPx } from "#/model/raster";
import { dispatch } from "#/operations/dispatch";
import { getAssetRaster } from "#/operations/files/get-asset-raster";
import { downloadPictures } from "#/operations/systems/download-pictures";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";
import { memoStages } from "#test/pipeline/memo-stages";

let flow: DesignFlow;
let latin: { designId: DesignId; slug: string };
beforeAll(async () => {
  flow = await createDesignFlow();
  latin = await published("Aster Field");
});
afterAll(() => flow.app.close());

async function published(name: string) {
  const { designId, brandId } = await flow.published({ name });
  return { designId, slug: (await flow.system(brandId)).slug };
}
const manifestOf = async (slug: string): Promise<AdoptionManifest> =>
  await (await flow.app.get(`/api/v1/systems/${slug}/adoption`)).json();
const pathOf = (address: string | null) => new URL(address ?? "").pathname;
const bundleOf = async (slug: string) => sha256Hex(await (await flow.app.get(`/api/v1/systems/${slug}/download`)).bytes());

test("every image in the adoption manifest exists in its format and the size of its kind", async () => {
  const { brandAssets } = await manifestOf(latin.slug);
  expect(brandAssets).toHaveLength(20);
  for (const { kind, pngUrl, webpUrl, thumbnailUrl, width, height } of brandAssets) {
    const long = getMainRasterPx(kind as Parameters<typeof getMainRasterPx>[0]);
    for (const [address, format, px] of [
      [pngUrl, "png", long],
      [webpUrl, "webp", long],
      [thumbnailUrl, "webp", 320],
    ] as const) {
      const answer = await flow.app.get(pathOf(address));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`]);
      const seen = await new Bun.Image(await answer.bytes()).metadata();
      expect([seen.format as string, Math.max(seen.width, seen.height)]).toEqual([format, px]);
      expect(Math.abs(seen.width / seen.height / (width / height) - 1)).toBeLessThan(0.03);
    }
  }
});

test("a social card is 1200 × 630, an app icon 512 × 512, a favicon 32 or 48", async () => {
  const { brandAssets } = await manifestOf(latin.slug);
  const sizeOf = async (path: string) => {
    const { width, height } = await new Bun.Image(await (await flow.app.get(path)).bytes()).metadata();
    return [width, height];
  };
  const [card, icon, favicon] = (["social-card", "app-icon", "favicon"] as const).map((wanted) =>
    pathOf(brandAssets.find(({ kind }) => kind === wanted)?.pngUrl ?? null),
  );
  expect(await sizeOf(card ?? "")).toEqual([1200, 630]);
  expect(await sizeOf(icon ?? "")).toEqual([512, 512]);
  expect(await sizeOf(favicon ?? "")).toEqual([48, 48]);
  expect(await sizeOf(favicon?.replace("-48.", "-32.") ?? "")).toEqual([32, 32]);
});

test("an image is immutable and readable from any origin; HEAD matches GET", async () => {
  const [asset] = (await manifestOf(latin.slug)).brandAssets;
  const answer = await flow.app.get(pathOf(asset?.webpUrl ?? null));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("content-security-policy")).toStartWith("sandbox");
  expect((await flow.app.get(pathOf(asset?.webpUrl ?? null), {}, "HEAD")).status).toBe(200);
  const etag = answer.headers.get("etag") ?? "";
  expect((await flow.app.get(pathOf(asset?.webpUrl ?? null), { "if-none-match": etag })).status).toBe(304);
});

test("unknown sizes, formats and hashes return 404", async () => {
  const [asset] = (await manifestOf(latin.slug)).brandAssets;
  const path = pathOf(asset?.pngUrl ?? null);
  const hash = path.slice("/assets/".length, -"-512.png".length);
  const design = await flow.app.store.designs.findById(latin.designId);
  for (const name of [
    `${hash}-513.png`,
    `${hash}-0512.png`,
    `${hash}-9999.png`,
    `${hash}-512.svg`,
    `${hash}-512.jpg`,
    `${hash}-512`,
    `${hash}.png`,
    `${hash.toUpperCase()}-512.png`,
    `${"0".repeat(64)}-512.png`,
    `${design?.parts.mark}-512.png`,
  ])
    expect([name, (await flow.app.get(`/assets/${name}`)).status]).toEqual([name, 404]);
});

test("a wordmark of live text, as older designs have, has no image; its symbol has one", async () => {
  const withName = new Set<string>(["lockup-horizontal", "lockup-stacked", "reversed", "social-card", "wordmark"]);
  const setLive = (asset: BrandAsset): BrandAsset =>
    withName.has(asset.kind)
      ? { ...asset, outlined: false, svg: asset.svg.replace("</svg>", "<text>Older Design</text></svg>") }
      : asset;
  const setLiveIn = (made: Partial<DesignContent>): Partial<DesignContent> =>
    made.mark ? { ...made, mark: { ...made.mark, assets: made.mark.assets.map(setLive) } } : made;
  const older = await createDesignFlow(
    memoStages.map((stage) => ({ ...stage, run: (...given: Parameters<typeof stage.run>) => setLiveIn(stage.run(...given)) })),
  );
  const { brandId } = await older.published({ name: "Older Design" });
  const { slug } = await older.system(brandId);
  const { brandAssets }: AdoptionManifest = await (await older.app.get(`/api/v1/systems/${slug}/adoption`)).json();
  const without = brandAssets.filter(({ pngUrl }) => pngUrl === null);
  expect(without.map(({ kind }) => kind as string).sort()).toEqual([...withName].sort());
  for (const { url, webpUrl, thumbnailUrl } of without) {
    expect([webpUrl, thumbnailUrl]).toEqual([null, null]);
    expect((await older.app.get(pathOf(url))).status).toBe(200);
    expect((await older.app.get(pathOf(url).replace(".svg", "-512.png"))).status).toBe(404);
  }
  const symbol = brandAssets.find(({ kind }) => kind === "symbol");
  expect((await older.app.get(pathOf(symbol?.thumbnailUrl ?? null))).status).toBe(200);
  await older.app.close();
});

test("a version's bundle is the same before and after its images are rendered", async () => {
  const { slug } = await published("Undrawn");
  const before = await bundleOf(slug);
  const { brandAssets } = await manifestOf(slug);
  for (const { pngUrl } of brandAssets.slice(0, 3)) expect((await flow.app.get(pathOf(pngUrl))).status).toBe(200);
  expect(await bundleOf(slug)).toBe(before);
});

test("links to a guideline and to a page show the social card", async () => {
  for (const path of [`/preview/d/${latin.designId}`, `/preview/d/${latin.designId}/landing`]) {
    const page = await (await flow.app.get(path)).text();
    const property = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(page)?.[1] ?? "";
    expect(property("url")).toBe(`http://livery.test${path}`);
    const card = await flow.app.get(pathOf(property("image")));
    expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height } = await new Bun.Image(await card.bytes()).metadata();
    expect([property("image:width"), property("image:height")]).toEqual([String(width), String(height)]);
    expect([width, height]).toEqual([1200, 630]);
  }
});

test("other transports get an image by its asset", async () => {
  const design = await flow.app.store.designs.findById(latin.designId);
  const { assets } = await flow.app.contents.loadPart(design?.parts ?? {}, "mark");
  const [symbol] = assets;
  if (!symbol) throw new Error("the mark has no symbol");
  const png = await getAssetRaster(flow.app.services, symbol);
  const served = await flow.app.get(`/assets/${sha256Hex(symbol.svg)}-512.png`);
  expect(png && Buffer.compare(png, await served.bytes())).toBe(0);
  const small = await getAssetRaster(flow.app.services, symbol, { px: 32, format: "webp" });
  expect((await new Bun.Image(small ?? "").metadata()).width).toBe(32);
});

test("an approved design's images are rendered in advance", async () => {
  const eager = await createDesignFlow(memoStages, { drawsAhead: true });
  const { designId } = await eager.approved({ name: "Ahead" });
  const design = await eager.app.store.designs.findById(designId);
  const { assets } = await eager.app.contents.loadPart(design?.parts ?? {}, "mark");
  const sourceHash = sha256Hex(assets[1]?.svg ?? "");
  while (!(await eager.app.store.rasters.find(sourceHash, 320))) await Bun.sleep(10);
  await eager.app.close();
});

test("the command line exports all images as files, with the same bytes each time", async () => {
  const archive = async () => {
    const context = { ...flow.app.services, caller: { kind: "administrator" as const }, address: null, requestId: null };
    const path = { name: latin.slug };
    return await dispatch(downloadPictures, context, { path: () => path, input: () => path });
  };
  const { body, fileName } = await archive();
  if (!(body instanceof Uint8Array)) throw new Error("the archive is no file");
  expect(fileName).toBe(`${latin.slug}-1.0.0-pictures.zip`);
  const files = unzipSync(body);
  expect(Object.keys(files)).toHaveLength(20 * 3 + 2 * 5);
  for (const [path, bytes] of Object.entries(files)) {
    const { format, width, height } = await new Bun.Image(new Uint8Array(bytes)).metadata();
    const [, side, extension] = /-(\d+|thumbnail)\.(png|webp)$/.exec(path) ?? [];
    expect([path, format as string, Math.max(width, height)]).toEqual([
      path,
      extension ?? "",
      side === "thumbnail" ? 320 : Number(side),
    ]);
  }
  expect((await archive()).body).toEqual(body);
});

test("an address has a limit of rendered images per minute, which stored ones do not count against", async () => {
  const limited = await createDesignFlow(memoStages, { rates: { drawing: 2 } });
  try {
    const { brandId } = await limited.published({ name: "Bounded" });
    const { slug } = await limited.system(brandId);
    const { brandAssets }: AdoptionManifest = await (await limited.app.get(`/api/v1/systems/${slug}/adoption`)).json();
    const symbol = pathOf(brandAssets.find(({ kind }) => kind === "symbol")?.url ?? null);
    const ask = (px: number, address: string, ending = "png") =>
      limited.app.get(symbol.replace(".svg", `-${px}.${ending}`), { "x-forwarded-for": address });
    const statuses = [];
    for (const px of [32, 48, 180]) statuses.push((await ask(px, "203.0.113.7")).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number((await ask(192, "203.0.113.7")).headers.get("retry-after"))).toBeGreaterThan(0);
    // Stored in both formats by the first drawing; another address has a limit of its own.
    expect((await ask(48, "203.0.113.7", "webp")).status).toBe(200);
    expect((await ask(180, "203.0.113.8")).status).toBe(200);
    expect((await ask(180, "203.0.113.7")).status).toBe(200);
  } finally {
    await limited.app.close();
  }
});
