/**
 * Prepares designs for a judgement by sight, and sums judgements up.
 *
 * `bun run judge [--briefs test/studio/unseen/first] [--only key,key] [--out dist/judge]` designs
 * each brief of a folder as the product would, without a chosen direction or seed, and writes one
 * sheet per brief (`<key>.png`: the brief, the landing page wide, narrow and dark, the mark and the
 * pictures), and `form.json`, to be filled in by people who see nothing but the sheets.
 *
 * `bun run judge --marks` writes sheets of the marks alone instead, twelve briefs on each (`marks-1.png`).
 *
 * `bun run judge --results one.json,two.json,three.json` prints the averages of filled-in forms and
 * what falls below the bar, and exits with status 1 if anything does. Needs Chromium, from CHROMIUM or
 * the path.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { html, type Markup, trustMarkup } from "#/kernel/markup";
import { computeFingerprint } from "#/kernel/random";
import { Value } from "@sinclair/typebox/value";
import { Brief } from "#/model/brief";
import { formatFontStack } from "#/model/font-stack";
import type { AssetKind } from "#/model/mark";
import { renderPageDocument } from "#/documents/page-document";
import { renderDesignFontFaces } from "#/formats/font-faces";
import { launchBrowser } from "#test/browser/launch-browser";
import { createSystem } from "#test/studio/create-system";
import { summarizeJudgements, type Judgement } from "./proof/judgements";
import { serveDocuments } from "./proof/document-server";
import { renderMarkOverview } from "./proof/mark-overview";

const { values: flags } = parseArgs({
  options: {
    briefs: { type: "string", default: "test/studio/unseen/first" },
    only: { type: "string" },
    out: { type: "string", default: "dist/judge" },
    results: { type: "string" },
    marks: { type: "boolean", default: false },
  },
});

if (flags.results !== undefined) {
  const forms = await Promise.all(flags.results.split(",").map((path) => Bun.file(path).json()));
  const { lines, passes } = summarizeJudgements(forms);
  for (const line of lines) console.log(line);
  process.exit(passes ? 0 : 1);
}

const keys = readdirSync(flags.briefs)
  .filter((name) => name.endsWith(".json"))
  .map((name) => basename(name, ".json"))
  .filter((key) => flags.only === undefined || flags.only.split(",").includes(key))
  .toSorted();
mkdirSync(flags.out, { recursive: true });
const server = serveDocuments();
const browser = await launchBrowser();
const page = await browser.newPage({ reducedMotion: "reduce" });

/** A brief as the product would accept it: what it ignores or rejects belongs in no judgement. */
async function readBrief(key: string): Promise<Brief> {
  const brief: unknown = await Bun.file(join(flags.briefs, `${key}.json`)).json();
  if (Value.Check(Brief, brief)) return brief;
  const faults = [...Value.Errors(Brief, brief)].map(({ path, message }) => `${path.slice(1)}: ${message}`);
  throw new Error(`${key} is no brief: ${faults.join("; ")}`);
}

/** Marks on one sheet: enough to compare, and still large enough to judge. */
const marksPerSheet = 12;

if (flags.marks) {
  for (let from = 0; from < keys.length; from += marksPerSheet) {
    const briefs = await Promise.all(
      keys.slice(from, from + marksPerSheet).map(async (key) => [key, await readBrief(key)] as const),
    );
    await page.setViewportSize({ width: 1760, height: 900 });
    await page.setContent(renderMarkOverview(briefs));
    const path = join(flags.out, `marks-${from / marksPerSheet + 1}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  }
  await browser.close();
  await server.close();
  process.exit();
}

/** A screenshot of a document as a data URL: the whole page up to a height, or the window. */
async function capture(url: string, width: number, mode: "light" | "dark", maxHeight: number): Promise<string> {
  await page.emulateMedia({ colorScheme: mode });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const height = Math.min(maxHeight, await page.evaluate(() => document.documentElement.scrollHeight));
  const bytes = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height }, type: "jpeg", quality: 80 });
  return `data:image/jpeg;base64,${bytes.toBase64()}`;
}

/** The brief as names and values, without empty fields. */
const renderBrief = (brief: Brief): Markup =>
  html`<dl>${Object.entries(brief).map(
    ([name, value]) => html`<dt>${name}</dt><dd>${typeof value === "string" ? value : JSON.stringify(value, undefined, 1)}</dd>`,
  )}</dl>`;

const sheetCss = `
body {
  margin: 24px; display: grid; grid-template-columns: 300px 720px 300px 420px; gap: 24px; align-items: start;
  background: #8a8a8a; font: 15px/1.4 sans-serif;
}
dl, .ground { margin: 0; padding: 16px; background: #fff; }
dt { color: #666; font-size: 12px; }
dd { margin: 0 0 10px; white-space: pre-wrap; }
img { display: block; width: 100%; }
.stack { display: grid; gap: 16px; }
.ground svg { display: block; width: 100%; height: 150px; }
.dark { background: #141414; }
.row { display: flex; gap: 16px; align-items: end; }
.row svg { width: auto; }
`;

const form: Record<string, Judgement> = {};
for (const key of keys) {
  const brief = await readBrief(key);
  const content = createSystem(brief, brief.seed ?? computeFingerprint(brief.name), brief.archetype);
  const landing = content.pages.find(({ slug }) => slug === "landing");
  if (!landing) throw new Error(`${key} has no landing page`);
  const url = server.publish(`${key}/landing`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
  const [wide, narrow, dark] = [
    await capture(url, 1280, "light", 5600),
    await capture(url, 390, "light", 3600),
    await capture(url, 1280, "dark", 800),
  ];
  const assets = [...content.mark.assets, ...content.imagery.assets];
  const draw = (kind: AssetKind) => {
    const svg = assets.find((asset) => asset.kind === kind)?.svg ?? "";
    return trustMarkup(svg.slice(svg.indexOf("<svg")));
  };
  const symbolAt = (px: number) =>
    trustMarkup(draw("symbol").text.replace(/<svg\b/, `<svg style="width:${px}px;height:${px}px"`));
  const renderGround = (kind: AssetKind) => html`<div class="ground">${draw(kind)}</div>`;
  const body = html`
    <div>${renderBrief(brief)}</div>
    <div class="stack"><img src="${wide}" alt=""></div>
    <div class="stack"><img src="${narrow}" alt=""></div>
    <div class="stack">
      <div class="ground row">${[144, 48, 32, 16].map(symbolAt)}</div>
      ${(["wordmark", "lockup-horizontal", "lockup-stacked", "social-card"] as const).map(renderGround)}
      <div class="ground dark">${draw("reversed")}</div>
      <img src="${dark}" alt="">
      ${(["hero", "pattern"] as const).map(renderGround)}
    </div>`;
  const { typography } = content.tokens;
  const css = `${renderDesignFontFaces(typography, "/fonts")}
    dl { font-family: ${formatFontStack(typography.families.text)}; }
    ${sheetCss}`;
  const sheet = `<!doctype html><meta charset="utf-8"><style>${css}</style>${body.text}`;
  await page.setViewportSize({ width: 1860, height: 1000 });
  await page.goto(server.publish(`${key}/sheet`, sheet), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(flags.out, `${key}.png`), fullPage: true });
  form[key] = { landing: null, mark: null, direction: null, faults: [] };
  console.log(`${key}: ${brief.name}, ${content.direction.name}`);
}
await Bun.write(join(flags.out, "form.json"), `${JSON.stringify(form, undefined, 2)}\n`);
await browser.close();
await server.close();
console.log(`${keys.length} sheets and form.json in ${flags.out}`);
