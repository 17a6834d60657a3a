import { afterAll, expect, test } from "bun:test";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { demoBriefs } from "#data/briefs/index";
import { getComponentName } from "#/formats/react/identifiers";
import { readFragment } from "#/formats/react/fragment";
import { listPageBlocks, type PageBlock } from "#/kits/page-blocks";
import { createComponentReactFiles } from "#/kits/react-files";
import { resolvePageLinks } from "#/model/page";
import { createDesignContent } from "#test/design-content";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());
symlinkSync(resolve("node_modules"), join(folder.path, "node_modules"));

const designs = demoBriefs
  .filter(({ platform }) => platform !== "wordpress")
  .slice(0, 3)
  .map((brief) => createDesignContent(brief, { seed: brief.seed ?? 1, directionId: brief.archetype ?? "swiss" }));

/** Writes the files of a block as they are installed, and renders it. */
async function render(design: (typeof designs)[number], { name, components, listFiles }: PageBlock): Promise<string> {
  const own = join(folder.path, design.direction.id);
  const styles = design.components
    .filter(({ slug }) => components.includes(slug))
    .flatMap((one) => createComponentReactFiles(one));
  for (const { path, content } of [...styles, ...listFiles()]) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), content);
  }
  const file: Record<string, ComponentType | undefined> = await import(join(own, "react/blocks", `${name}.tsx`));
  const component = file[getComponentName({ slug: name })];
  if (!component) throw new Error(`${name}.tsx has no ${getComponentName({ slug: name })}`);
  return renderToStaticMarkup(createElement(component));
}

const toPath = (slug: string) => (slug === "landing" ? "/" : `/${slug}`);

test("a page as a block renders the markup of the page", async () => {
  for (const design of designs)
    for (const page of design.pages) {
      const block = listPageBlocks(design).find(({ name }) => name === `${page.slug}-page`);
      if (!block) throw new Error(`no block for ${page.slug}`);
      expect(readFragment(await render(design, block))).toEqual(readFragment(resolvePageLinks(page.body, toPath)));
    }
});

test("a section as a block has its own drawings, and the styles for each of its classes", async () => {
  for (const design of designs) {
    const blocks = listPageBlocks(design).filter(({ name }) => !name.endsWith("-page"));
    // Every page has one, and on average more than two.
    expect(new Set(design.pages.filter(({ slug }) => blocks.every(({ name }) => !name.startsWith(slug))))).toEqual(new Set());
    expect(blocks.length).toBeGreaterThan(design.pages.length * 2);
    expect(new Set(blocks.map(({ name }) => name)).size).toBe(blocks.length);
    for (const block of blocks.filter(({ name }) => name.startsWith("landing-"))) {
      const markup = await render(design, block);
      expect([block.name, markup.includes('href="#brand-')]).toEqual([block.name, false]);
      const css = block.listFiles().find(({ path }) => path.endsWith(`${block.name}.css`))?.content ?? "";
      const page = design.pages.find(({ slug }) => slug === "landing");
      const classes = [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
      const missing = [...new Set(classes)].filter(
        (name) => !name.startsWith("lv-") && page?.css.includes(`\n.${name} {`) && !css.includes(`.${name} {`),
      );
      expect([block.name, missing]).toEqual([block.name, []]);
    }
  }
});

test("a page that was imported as a document has no blocks", () => {
  const [design] = designs;
  if (!design) throw new Error("there is no demo brand");
  const pages = design.pages.map((page) => ({ ...page, css: "", body: "", document: "<!doctype html><p>Imported</p>" }));
  expect(listPageBlocks({ ...design, pages })).toEqual([]);
});
