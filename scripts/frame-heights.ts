/**
 * Measures the heights of the pages and components of every direction and writes them for the
 * frames of the console's version comparison: `bun scripts/frame-heights.ts`.
 */
import { demoBriefs } from "#data/briefs/index";
import { archetypeIds } from "#/model/direction";
import { measuredPages } from "#/console/app/screens/compare/page-heights";
import { renderPageDocument } from "#/documents/page-document";
import { serveDocuments } from "./proof/document-server";
import { startConsoleApp } from "#test/browser/console/start-console-app";
import { createSystem } from "#test/studio/create-system";

const folder = "src/console/app/screens/compare";
const widths = { desk: 1280, phone: 390 } as const;
type Width = keyof typeof widths;
/** Components differ little between directions, so only these are measured. */
const componentDirections: readonly string[] = ["swiss", "luxury", "poster"];

const pageRows: Record<Width, string[]> = { desk: [], phone: [] };
const components = new Map<string, Record<Width, number>>();
const app = await startConsoleApp();
await app.createWorkspace("Measured", "measured");
const { page } = await app.openWindow();
const server = serveDocuments();

/** Loads a document and returns the height of an element in pixels. */
async function measureHeight(address: string, part: string): Promise<number> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return await page.locator(part).evaluate((element) => Math.max(element.scrollHeight, element.getBoundingClientRect().height));
}

/**
 * The largest heights of an archetype's landing pages: the brief and the seed decide their
 * sections, so those of several briefs are measured.
 */
async function measureLandings(archetype: (typeof archetypeIds)[number]): Promise<Record<Width, number>> {
  const largest = { desk: 0, phone: 0 };
  for (const [index, brief] of demoBriefs.entries()) {
    const content = createSystem(brief, index + 1, archetype);
    const landing = content.pages.find(({ slug }) => slug === "landing");
    if (landing === undefined) continue;
    const url = server.publish(`${archetype}/${index}`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
    for (const width of ["desk", "phone"] as const) {
      await page.setViewportSize({ width: widths[width], height: 900 });
      largest[width] = Math.max(largest[width], await measureHeight(url, "html"));
    }
  }
  return largest;
}
for (const [index, archetype] of archetypeIds.entries()) {
  const brief = demoBriefs[index % demoBriefs.length];
  if (!brief) throw new Error("there are no demo briefs");
  const pages = measuredPages.filter((name) => name !== "guideline");
  const briefWithPages = { ...brief, name: `Measured ${archetype}`, archetype, pages } as typeof brief;
  const created = await app.createDesign(briefWithPages, "measured", true);
  const design = await app.services.store.designs.findById(created.design.id);
  const base = `${app.url}/preview/d/${created.design.id}`;
  const landings = await measureLandings(archetype);
  for (const width of ["desk", "phone"] as const) {
    await page.setViewportSize({ width: widths[width], height: 900 });
    const heights: number[] = [];
    for (const name of measuredPages) {
      const height = await measureHeight(name === "guideline" ? base : `${base}/${name}`, "html");
      heights.push(Math.ceil((name === "landing" ? Math.max(height, landings[width]) : height) / 100));
    }
    pageRows[width].push(`  ${archetype}: [${heights.join(", ")}],`);
    if (!design || !componentDirections.includes(archetype)) continue;
    for (const { slug } of await app.services.contents.loadPart(design.parts, "components")) {
      const height = await measureHeight(`${base}/components/${slug}`, "main");
      const previous = components.get(slug) ?? { desk: 0, phone: 0 };
      components.set(slug, { ...previous, [width]: Math.max(previous[width], height) });
    }
  }
  process.stderr.write(`${archetype}\n`);
}
await app.close();
await server.close();

/** Replaces the rows of a table in a file. */
async function replaceTableRows(file: string, table: string, rows: readonly string[]) {
  const path = `${folder}/${file}`;
  const text = await Bun.file(path).text();
  const next = text.replace(
    new RegExp(`(export const ${table}: [^=]*= \\{\\n)[\\s\\S]*?(\\n\\};)`),
    (_, head, foot) => head + rows.join("\n") + foot,
  );
  await Bun.write(path, next);
}
await replaceTableRows("page-heights.ts", "deskHeights", pageRows.desk);
await replaceTableRows("page-heights.ts", "phoneHeights", pageRows.phone);
const roundUpToHundreds = (height: number) => Math.ceil((height * 1.05) / 100);
await replaceTableRows(
  "component-heights.ts",
  "componentHeights",
  [...components]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([slug, { desk, phone }]) =>
        `  ${/^[a-z]+$/.test(slug) ? slug : JSON.stringify(slug)}: [${roundUpToHundreds(desk)}, ${roundUpToHundreds(phone)}],`,
    ),
);
