/**
 * Renders systems as images: `bun run gallery [--only swiss,editorial] [--kinds short,long,hard]
 * [--brief data/briefs/x.json] [--pages landing,pricing,components,marks] [--widths 1280,390]
 * [--modes light,dark] [--out dist/gallery]`. It writes one PNG per system and page, and a contact
 * sheet of all systems for each page, width and mode. The briefs are those of `bun run systems`, or
 * the given one in each archetype. Needs Chromium, from CHROMIUM or the path.
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { escapeMarkup } from "#/kernel/markup";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { serveDocuments } from "./proof/document-server";
import { launchBrowser } from "#test/browser/launch-browser";
import { renderMarkSheet } from "./proof/mark-sheet";
import { type ProofSystem, proofSystems } from "./proof/proof-systems";
import { renderSystemDocuments } from "./proof/system-documents";
import { createSystem } from "#test/studio/create-system";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: archetypeIds.join(",") },
    kinds: { type: "string", default: "short" },
    brief: { type: "string" },
    seed: { type: "string", default: "3" },
    pages: { type: "string", default: "landing,pricing,components,marks" },
    widths: { type: "string", default: "1280" },
    modes: { type: "string", default: "light" },
    out: { type: "string", default: "dist/gallery" },
  },
});
const splitList = (flag: string) => flag.split(",");
const givenBrief: Brief | undefined = flags.brief === undefined ? undefined : await Bun.file(flags.brief).json();
const systems: readonly ProofSystem[] = (
  givenBrief === undefined
    ? proofSystems.filter(({ key, archetype }) => splitList(flags.kinds).some((kind) => key === `${archetype}-${kind}`))
    : archetypeIds.map((archetype) => ({ key: `${archetype}-given`, archetype, brief: givenBrief, seed: Number(flags.seed) }))
).filter(({ archetype }) => splitList(flags.only).includes(archetype));

mkdirSync(flags.out, { recursive: true });
const server = serveDocuments();
const browser = await launchBrowser();
const page = await browser.newPage({ reducedMotion: "reduce" });
const views = splitList(flags.modes).flatMap((mode) => splitList(flags.widths).map((width) => ({ mode, width: Number(width) })));

for (const { key, archetype, brief, seed } of systems) {
  const content = createSystem(brief, seed, archetype);
  const documents = [...renderSystemDocuments(content), { name: "marks", html: renderMarkSheet(content) }];
  for (const { name, html } of documents.filter((document) => splitList(flags.pages).includes(document.name))) {
    await page.goto(server.publish(`${key}/${name}`, html), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const { mode, width } of views) {
      await page.emulateMedia({ colorScheme: mode === "dark" ? "dark" : "light" });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${flags.out}/${key}-${name}-${width}-${mode}.png`, fullPage: true });
    }
  }
  console.log(`${key}: ${brief.name}`);
}

/** A contact sheet: the top of one page of every system, side by side. */
async function writeContactSheet(name: string, width: number, mode: string): Promise<void> {
  const tile = width > 600 ? { width: 460, height: 780 } : { width: 230, height: 780 };
  const pictures = await Promise.all(
    systems.map(async ({ key }) => {
      const bytes = await Bun.file(`${resolve(flags.out)}/${key}-${name}-${width}-${mode}.png`).bytes();
      return `<figure><img src="data:image/png;base64,${bytes.toBase64()}" alt=""><figcaption>${escapeMarkup(key)}</figcaption></figure>`;
    }),
  );
  const columns = width > 600 ? 4 : 8;
  await page.setViewportSize({ width: columns * (tile.width + 16) + 16, height: 900 });
  await page.setContent(
    `<style>
    body{margin:16px;background:#777;display:grid;grid-template-columns:repeat(${columns},${tile.width}px);gap:16px}
    body{font:14px sans-serif}
    figure{margin:0;height:${tile.height}px;overflow:hidden;position:relative}img{width:100%;display:block}
    figcaption{position:absolute;right:0;bottom:0;background:#000;color:#fff;padding:2px 6px}</style>${pictures.join("")}`,
    { waitUntil: "load" },
  );
  await page.screenshot({ path: `${flags.out}/sheet-${name}-${width}-${mode}.png`, fullPage: true });
}

if (systems.length > 1)
  for (const name of splitList(flags.pages)) for (const { mode, width } of views) await writeContactSheet(name, width, mode);
await browser.close();
await server.close();
