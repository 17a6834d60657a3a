/**
 * Renders systems to contact sheets for looking at: `bun run gallery [--only swiss,editorial] [--brief data/briefs/x.json] [--pages landing,pricing,components] [--widths 1280,390] [--modes light,dark]`.
 * One PNG a system and page under dist/gallery. Needs a Chromium; its path is taken from CHROMIUM or /usr/bin/chromium.
 */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { pageDocument } from "#/documents/page-document";
import { fontFile } from "#/kits/font-files";
import type { Brief } from "#/model/brief";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import { componentSheet } from "#test/studio/component-sheet";
import { systemFor } from "#test/studio/system-for";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: archetypeIds.join(",") },
    brief: { type: "string" },
    seed: { type: "string", default: "3" },
    pages: { type: "string", default: "landing,pricing" },
    widths: { type: "string", default: "1280" },
    modes: { type: "string", default: "light" },
    out: { type: "string", default: "dist/gallery" },
    scale: { type: "string", default: "1" },
  },
});

const briefFiles = ["nordhavn-optik", "hirsch-und-sohn", "kontur", "pinball-pantry", "fernhill", "brandwacht"];
const wanted = flags.only.split(",").filter((id): id is ArchetypeId => archetypeIds.some((known) => known === id));
mkdirSync(flags.out, { recursive: true });

let document = "";
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/fonts/"))
      return new Response(document, { headers: { "content-type": "text/html; charset=utf-8" } });
    const bytes = fontFile(pathname.slice("/fonts/".length));
    return bytes === undefined
      ? new Response("", { status: 404 })
      : new Response(bytes, { headers: { "content-type": "font/woff2" } });
  },
});
const browser = await chromium.launch({
  executablePath: Bun.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
for (const [index, id] of wanted.entries()) {
  const path = flags.brief ?? `data/briefs/${briefFiles[index % briefFiles.length]}.json`;
  const brief: Brief = await Bun.file(path).json();
  const content = systemFor(brief, Number(flags.seed), id);
  for (const mode of flags.modes.split(",")) {
    for (const width of flags.widths.split(",").map(Number)) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: mode === "dark" ? "dark" : "light",
        deviceScaleFactor: Number(flags.scale),
      });
      for (const name of flags.pages.split(",")) {
        const template = content.pages.find(({ slug }) => slug === name);
        document =
          template === undefined ? componentSheet(content, "/fonts/") : pageDocument(template, content, { fontsBase: "/fonts/" });
        await page.goto(`http://127.0.0.1:${server.port}/${name}`, { waitUntil: "networkidle" });
        const wide = await page.evaluate(() => window.document.documentElement.scrollWidth > window.innerWidth);
        if (wide) console.error(`${id} ${name} is wider than ${width} px in ${mode}`);
        await page.screenshot({ path: `${flags.out}/${id}-${name}-${width}-${mode}.png`, fullPage: true });
      }
      await page.close();
    }
  }
  console.log(`${id}: ${brief.name}`);
}
await browser.close();
await server.stop();
