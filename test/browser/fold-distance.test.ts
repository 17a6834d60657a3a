import { expect, test } from "bun:test";
import { createSystem } from "#test/studio/create-system";
import { fullBrief } from "#test/studio/briefs";
import { launchBrowser } from "#test/browser/launch-browser";
import { measureFoldDistances } from "../../scripts/proof/fold-distance";

test("five seeds of a brief differ at first sight in 35 % of blocks on average, and any two in 20 %", async () => {
  const browser = await launchBrowser();
  for (const id of ["swiss", "editorial", "archive"] as const) {
    const designs = [1, 2, 3, 4, 5].map((seed) => createSystem(fullBrief, seed, id));
    const { mean, least } = await measureFoldDistances(browser, designs);
    expect({ id, mean: mean >= 0.35, least: least >= 0.2 }).toEqual({ id, mean: true, least: true });
  }
  await browser.close();
}, 120_000);
