import { writeFileSync } from "node:fs";
import { type FaceId, faceIds, faceMetadata } from "#/model/face";
import { launchBrowser } from "#test/browser/launch-browser";

/**
 * Measures the widths of lower case, capitals, digits and spaces of each bundled face relative to
 * its fallback system face, in weight steps of 50, and its ascent and descent; writes them to
 * `data/fonts/fallbacks.json`. Run it after adding a face. Needs Chromium and the Liberation fonts,
 * which have the widths of Arial, Times New Roman and Courier New.
 */
const samples = {
  letters: "every brand has words that people read before anything has loaded a headline price an address and three short lines",
  capitals: "EVERY BRAND HAS WORDS THAT PEOPLE READ BEFORE ANYTHING HAS LOADED",
  digits: "0123456789",
};
const fallbackFamilies = { sans: "Liberation Sans", serif: "Liberation Serif", mono: "Liberation Mono" } as const;
type FallbackKind = keyof typeof fallbackFamilies;

const getFallbackKind = (id: FaceId): FallbackKind => {
  const { genre } = faceMetadata[id];
  if (genre === "mono") return "mono";
  return genre === "serif" || genre === "didone" || genre === "slab" ? "serif" : "sans";
};

const browser = await launchBrowser();
const page = await browser.newPage();
const rows = [];
for (const id of faceIds) {
  const fallbackKind = getFallbackKind(id);
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
  const measured = await page.evaluate(
    async ({ faces, samples, system }) => {
      for (const { weight, data } of faces) {
        const face = new FontFace("Measured", `url(data:font/woff2;base64,${data})`, { weight });
        document.fonts.add(await face.load());
      }
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("the browser has no 2d canvas");
      const measure = (family: string, weight: number, text: string) => {
        context.font = `${weight} 1000px "${family}"`;
        return context.measureText(text);
      };
      /** The width of the words without the spaces between them, or of spaces only. */
      const width = (family: string, weight: number, text: string) =>
        text.split(/(?<=.) /).reduce((sum, word) => sum + measure(family, weight, word).width, 0);
      const ratio = (weight: number, text: string) =>
        Number((width("Measured", weight, text) / width(system, weight, text)).toFixed(3));
      const widths: Record<string, readonly number[]> = {};
      for (let weight = 100; weight <= 900; weight += 50)
        widths[weight] = [samples.letters, samples.capitals, samples.digits, " "].map((text) => ratio(weight, text));
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measure("Measured", 400, "x");
      document.fonts.clear();
      return { ascent: Math.round(ascent) / 1000, descent: Math.round(descent) / 1000, widths };
    },
    { faces, samples, system: fallbackFamilies[fallbackKind] },
  );
  const widths = Object.entries(measured.widths).map(([weight, ratios]) => `   "${weight}": ${JSON.stringify(ratios)}`);
  rows.push(
    [
      ` "${id}": {`,
      `  "standIn": "${fallbackKind}",`,
      `  "ascent": ${measured.ascent},`,
      `  "descent": ${measured.descent},`,
      `  "widths": {`,
      widths.join(",\n"),
      "  }",
      " }",
    ].join("\n"),
  );
}
await browser.close();
writeFileSync("data/fonts/fallbacks.json", `{\n${rows.join(",\n")}\n}\n`);
