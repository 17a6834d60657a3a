import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "bun:test";
import type { BrandAsset } from "#/model/mark";
import { getMainRasterPx, rasterSidesPx, thumbnailPx } from "#/model/raster";
import { draw } from "#/raster/draw";
import { createDesignContent } from "#test/design-content";

const { mark, imagery } = createDesignContent({ name: "Aster Field" }, { directionId: "technical" });
const assets: readonly BrandAsset[] = [...mark.assets, ...imagery.assets];

/** Renders with the native build of the same renderer. */
const renderNatively = ({ svg, width, height }: BrandAsset, px: number) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: width >= height ? "width" : "height", value: px },
  }).render();

/** Encodes any image as PNG, so that only pixels are compared. */
const toPng = (bytes: Uint8Array<ArrayBuffer>) => new Bun.Image(bytes).png().bytes();

const listColors = ({ pixels }: { pixels: Buffer }) =>
  new Set(Array.from({ length: pixels.length / 4 }, (_, at) => pixels.readUInt32LE(at * 4)));

describe.each(assets.map((asset) => [asset.kind, asset] as const))("%s", (kind, asset) => {
  test.each([getMainRasterPx(kind), thumbnailPx])(
    "at %d pixels is not blank and equals the native renderer's image",
    async (px) => {
      const { png } = await draw({ svg: asset.svg, px });
      const expected = renderNatively(asset, px);
      const { width, height } = await new Bun.Image(png).metadata();
      expect([width, height]).toEqual([expected.width, expected.height]);
      expect(Math.max(width, height)).toBe(px);
      expect(Math.abs(width / height - asset.width / asset.height) * Math.min(width, height)).toBeLessThanOrEqual(
        asset.width / asset.height,
      );
      expect(listColors(expected).size).toBeGreaterThan(1);
      expect(Buffer.compare(png, expected.asPng())).toBe(0);
    },
  );

  test("has the same pixels as PNG and WebP", async () => {
    const { png, webp } = await draw({ svg: asset.svg, px: getMainRasterPx(kind) });
    expect(Buffer.compare(await toPng(webp), await toPng(png))).toBe(0);
    expect((await new Bun.Image(webp).metadata()).format).toBe("webp");
  });
});

test("the same SVG gives the same bytes", async () => {
  for (const { svg } of assets) {
    const [one, two] = [await draw({ svg, px: 512 }), await draw({ svg, px: 512 })];
    expect(Buffer.compare(one.png, two.png)).toBe(0);
    expect(Buffer.compare(one.webp, two.webp)).toBe(0);
  }
});

test("the brand's colour is exact in the image", async () => {
  const flat =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#7a1f4b"/></svg>';
  const { webp } = await draw({ svg: flat, px: 32 });
  const png = await new Bun.Image(webp).png().bytes();
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const image = `<image width="32" height="32" href="${href}"/>`;
  const wrapped = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${image}</svg>`;
  expect([...listColors(new Resvg(wrapped).render())].map((color) => color.toString(16))).toEqual(["ff4b1f7a"]);
});

test("every size applies to the longer side, also of a tall SVG", async () => {
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="40"><path d="M0 0h10v40z"/></svg>';
  for (const px of rasterSidesPx) {
    const { width, height } = await new Bun.Image((await draw({ svg: tall, px })).png).metadata();
    expect([width, height]).toEqual([px / 4, px]);
  }
});

test("external images are not loaded", async () => {
  const external =
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">' +
    '<image width="32" height="32" href="file:///etc/hostname"/>' +
    '<image width="32" height="32" href="https://livery.test/a.png"/></svg>';
  const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"></svg>';
  expect(Buffer.compare((await draw({ svg: external, px: 32 })).png, (await draw({ svg: empty, px: 32 })).png)).toBe(0);
});

test("invalid SVG is rejected", async () => {
  await expect(draw({ svg: "<svg", px: 32 })).rejects.toThrow();
  await expect(draw({ svg: "", px: 32 })).rejects.toThrow();
});
