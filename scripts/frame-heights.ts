/**
 * Measures the heights of the pages and components of every direction and writes them for the
 * frames of the console's version comparison: `bun scripts/frame-heights.ts`.
 */
import { demoBriefs } from "#data/briefs/index";
import { archetypeIds } from "#/model/direction";
import { measuredPages } from "#/console/app/screens/compare/page-heights";
import { startConsoleApp } from "#test/browser/console/start-console-app";

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
for (const [index, archetype] of archetypeIds.entries()) {
  const brief = demoBriefs[index % demoBriefs.length];
  if (!brief) throw new Error("there are no demo briefs");
  const pages = measuredPages.filter((name) => name !== "guideline");
  const briefWithPages = { ...brief, name: `Measured ${archetype}`, archetype, pages } as typeof brief;
  const created = await app.createDesign(briefWithPages, "measured", true);
  const design = await app.services.store.designs.findById(created.design.id);
  const base = `${app.url}/preview/d/${created.design.id}`;
  const measureHeight = async (address: string, part: string) => {
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    return await page.locator(part).evaluate((element) => Math.max(element.scrollHeight, element.getBoundingClientRect().height));
  };
  for (const width of ["desk", "phone"] as const) {
    await page.setViewportSize({ width: widths[width], height: 900 });
    const heights: number[] = [];
    for (const name of measuredPages)
      heights.push(Math.ceil((await measureHeight(name === "guideline" ? base : `${base}/${name}`, "html")) / 100));
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
