import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { renderPageDocument } from "#/documents/page-document";
import { archetypeIds } from "#/model/direction";
import { bareBrief, fullBrief, hardNames } from "#test/studio/briefs";
import { serveDocuments } from "../../scripts/proof/document-server";
import { launchBrowser } from "#test/browser/launch-browser";
import { openPageChecker, type PageChecker } from "../../scripts/proof/page-checker";
import { createSystem } from "#test/studio/create-system";

const server = serveDocuments();
let browser: Browser;
let reader: PageChecker;

beforeAll(async () => {
  browser = await launchBrowser();
  reader = await openPageChecker(browser, server.origin);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Problems of the given pages at a width between those of the proof. */
async function faultsOf(brief: typeof bareBrief, id: (typeof archetypeIds)[number], slugs: readonly string[]) {
  const content = createSystem(brief, 1, id);
  const found: string[] = [];
  for (const page of content.pages.filter(({ slug }) => slugs.includes(slug))) {
    const url = server.publish(`${id}/${page.slug}`, renderPageDocument(page, content, { fontsBase: "/fonts/" }));
    const { faults } = await reader.check(url, { widths: [320, 640, 1024, 1920], schemes: ["light"], withAxe: false });
    found.push(...faults.map((fault) => `${brief.name} ${page.slug}: ${fault}`));
  }
  return found;
}

test.each([...archetypeIds])(
  "%s: no page overflows from 320 to 1920 px, whatever the name and however short the brief",
  async (id) => {
    const found = await faultsOf(bareBrief, id, ["landing", "pricing", "sign-in", "dashboard", "article", "not-found"]);
    for (const name of hardNames) found.push(...(await faultsOf({ ...fullBrief, name }, id, ["landing", "pricing", "contact"])));
    expect(found).toEqual([]);
  },
);
