import { writeFileSync } from "node:fs";
import { type FaceId, faceIds, faceMetadata } from "#/model/face";
import { launchBrowser } from "#test/browser/launch-browser";

/**
 * Measures how wide each bundled face sets running text beside the system face that stands in for it while it loads, regular and bold, and writes the ratios to
 * `data/fonts/fallbacks.json`. Run it again when a face is added. It needs Chromium and the Liberation fonts, which have the widths of Arial, Times New Roman and Courier New.
 */
const sample =
  "Every brand has words that people read before anything has loaded: a headline, a price, an address and three short lines. 0123456789";
const standIns = { sans: "Liberation Sans", serif: "Liberation Serif", mono: "Liberation Mono" } as const;
type StandIn = keyof typeof standIns;

const standInOf = (id: FaceId): StandIn => {
  const { genre } = faceMetadata[id];
  if (genre === "mono") return "mono";
  return genre === "serif" || genre === "didone" || genre === "slab" ? "serif" : "sans";
};

const browser = await launchBrowser();
const page = await browser.newPage();
const rows: Record<string, { standIn: StandIn; regular: number; bold: number }> = {};
for (const id of faceIds) {
  const standIn = standInOf(id);
  const [file] = faceMetadata[id].files;
  if (!file) throw new Error(`${id} has no file`);
  const faces = await Promise.all(
    faceMetadata[id].files
      .filter(({ subset }) => subset === file.subset)
      .map(async (one) => ({
        weight: one.weight,
        data: Buffer.from(await Bun.file(`data/fonts/${id}/${one.file}`).arrayBuffer()).toString("base64"),
      })),
  );
  const ratio = async (weight: number) =>
    await page.evaluate(
      async ({ faces, weight, sample, system }) => {
        for (const { weight: range, data } of faces) {
          const face = new FontFace("Measured", `url(data:font/woff2;base64,${data})`, { weight: range });
          document.fonts.add(await face.load());
        }
        const context = document.createElement("canvas").getContext("2d");
        if (!context) throw new Error("there is no canvas");
        const width = (family: string) => {
          context.font = `${weight} 100px "${family}"`;
          return context.measureText(sample).width;
        };
        const found = width("Measured") / width(system);
        document.fonts.clear();
        return found;
      },
      { faces, weight, sample, system: standIns[standIn] },
    );
  rows[id] = { standIn, regular: Number((await ratio(400)).toFixed(4)), bold: Number((await ratio(700)).toFixed(4)) };
}
await browser.close();
writeFileSync("data/fonts/fallbacks.json", `${JSON.stringify(rows, null, 1)}\n`);
