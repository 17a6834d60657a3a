import type { Browser } from "playwright-core";
import type { DesignContent } from "#/model/design-content";
import { serveDocuments } from "./document-server";
import { renderSystemDocuments } from "./system-documents";

/** The first view of a page on a laptop, CSS pixels. */
const foldSize = { width: 1280, height: 800 };

/** Side of a block, CSS pixels, and the mean CIELAB distance from which a block looks different. */
const blockPx = 16;
const noticeableDeltaE = 6;

/** How far the landing pages' folds of several designs are apart, as shares of differing blocks. */
export type FoldDistances = {
  readonly mean: number;
  readonly least: number;
  /** One entry per pair, as indices of the designs and the share of blocks that differ, 0–1. */
  readonly pairs: readonly { readonly one: number; readonly other: number; readonly share: number }[];
};

/** Runs in the browser: the shares of differing blocks for all pairs of pictures. */
async function comparePictures(input: {
  readonly pictures: readonly string[];
  readonly blockPx: number;
  readonly noticeableDeltaE: number;
}): Promise<FoldDistances["pairs"]> {
  const toLinear = Array.from({ length: 256 }, (_, value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const toCube = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const toLab = async (picture: string) => {
    const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const lab = new Float32Array(width * height * 3);
    for (let pixel = 0; pixel < width * height; pixel++) {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => toLinear[data[pixel * 4 + channel] ?? 0]);
      const x = toCube((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
      const y = toCube(0.2126 * red + 0.7152 * green + 0.0722 * blue);
      const z = toCube((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
      lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], pixel * 3);
    }
    return { lab, width, height };
  };
  const folds = await Promise.all(input.pictures.map(toLab));
  const compare = (one: (typeof folds)[number], other: (typeof folds)[number]) => {
    const columns = Math.floor(one.width / input.blockPx);
    const rows = Math.floor(one.height / input.blockPx);
    const sums = new Float64Array(columns * rows);
    for (let y = 0; y < rows * input.blockPx; y++)
      for (let x = 0; x < columns * input.blockPx; x++) {
        const at = (y * one.width + x) * 3;
        const parts = [0, 1, 2].map((part) => (one.lab[at + part] ?? 0) - (other.lab[at + part] ?? 0));
        const block = Math.floor(y / input.blockPx) * columns + Math.floor(x / input.blockPx);
        sums[block] = (sums[block] ?? 0) + Math.hypot(...parts);
      }
    const limit = input.noticeableDeltaE * input.blockPx ** 2;
    return sums.filter((sum) => sum > limit).length / sums.length;
  };
  return folds.flatMap((fold, one) =>
    folds.slice(one + 1).map((another, index) => ({ one, other: one + 1 + index, share: compare(fold, another) })),
  );
}

/** Measures how different the landing pages of designs look at first sight, in light mode. */
export async function measureFoldDistances(browser: Browser, designs: readonly DesignContent[]): Promise<FoldDistances> {
  const server = serveDocuments();
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: foldSize, colorScheme: "light" });
  const pictures: string[] = [];
  for (const [index, design] of designs.entries()) {
    const landing = renderSystemDocuments(design).find(({ name }) => name === "landing");
    if (landing === undefined) throw new Error("a design has no landing page");
    await page.goto(server.publish(`fold-${index}`, landing.html), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    pictures.push(`data:image/png;base64,${(await page.screenshot()).toString("base64")}`);
  }
  await page.goto("about:blank");
  const pairs = await page.evaluate(comparePictures, { pictures, blockPx, noticeableDeltaE });
  await page.close();
  await server.close();
  const shares = pairs.map(({ share }) => share);
  return { mean: shares.reduce((sum, share) => sum + share, 0) / shares.length, least: Math.min(...shares), pairs };
}
