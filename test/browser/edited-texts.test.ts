import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { launchBrowser } from "#test/browser/launch-browser";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import { createSystem } from "#test/studio/create-system";
import { renderPageDocument } from "#/documents/page-document";
import type { Adjustment } from "#/model/adjustment";
import { listEditableTexts } from "#/studio/adjustments/list-editable-texts";

// A browser starts, and lays out many pages.
setDefaultTimeout(300_000);

const browser = await launchBrowser();
afterAll(() => browser.close());

const long = [
  "Rechtsschutzversicherungsgesellschaften beraten Menschen",
  "A much longer text that says the same in many more words",
];

test("no page is wider than the window, whatever all of its texts say", async () => {
  const tab = await browser.newPage({ viewport: { width: 320, height: 800 } });
  for (const direction of ["editorial", "arcade"] as const) {
    const original = createSystem(adjustedBrief, 7, direction);
    const texts = original.pages.flatMap((page) => listEditableTexts(page).map(({ from }) => from));
    for (const to of long) {
      const adjustments = [...new Set(texts)].map((from): Adjustment => ({ kind: "text", from, to }));
      const design = createSystem(adjustedBrief, 7, direction, { adjustments });
      for (const page of design.pages) {
        await tab.setContent(renderPageDocument(page, design, { fontsBase: "/fonts/", pageHref: () => "#" }));
        for (const width of [320, 1280]) {
          await tab.setViewportSize({ width, height: 800 });
          const shown = await tab.evaluate(() => document.documentElement.scrollWidth);
          expect([direction, page.slug, to, width, shown <= width]).toEqual([direction, page.slug, to, width, true]);
        }
      }
    }
  }
});
