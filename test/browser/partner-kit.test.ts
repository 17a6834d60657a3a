import { afterAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { demoBriefs } from "#data/briefs/index";
import { createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import { findPageViolations } from "#test/browser/find-violations";
import { metadataFixture } from "#test/formats/content-fixture";
import { createTestFolder } from "#test/formats/test-folder";
import { createStudioContent } from "#test/kits/studio-content";
import { launchBrowser } from "#test/browser/launch-browser";

const browser = await launchBrowser(["--allow-file-access-from-files"]);
afterAll(() => browser.close());
const widths = [390, 900];

/**
 * Three brands with different scripts and shapes, and every fourth of their components. Component
 * tests cover all of them.
 */
for (const brief of demoBriefs.filter((_, index) => index % 3 === 0)) {
  test(`each card of ${brief.name}'s kit finds its files, fits its window and passes axe`, async () => {
    const folder = createTestFolder("kit");
    const files = createPartnerKitFiles(createStudioContent(brief, brief.seed ?? 1), metadataFixture);
    for (const { path, content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const page = await browser.newPage();
    const faults: string[] = [];
    let requestCount = 0;
    page.on("request", (request) => {
      requestCount++;
      if (!request.url().startsWith(`file://${folder}/`) && !request.url().startsWith("data:")) faults.push(request.url());
    });
    page.on("requestfailed", (request) => faults.push(`missing: ${request.url()}`));
    const cards = files.map(({ path }) => path).filter((path) => path.endsWith(".card.html"));
    for (const [index, path] of cards.entries()) {
      if (path.startsWith("components/") && index % 4 > 0) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`file://${folder}/${path}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          faults.push(`${path} is wider than ${width}`);
      }
      faults.push(...(await findPageViolations(page)).map((violation) => `${path}: ${violation}`));
    }
    await page.close();
    expect(requestCount).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
}
