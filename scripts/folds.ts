/**
 * Measures how far five seeds of one brief are apart at first sight: `bun run scripts/folds.ts
 * [--only swiss,editorial] [--seeds 1,2,3,4,5]` prints the mean and the least share of differing
 * blocks of each archetype. Needs Chromium, from CHROMIUM or the path.
 */
import { parseArgs } from "node:util";
import { archetypeIds } from "#/model/direction";
import { launchBrowser } from "#test/browser/launch-browser";
import { createSystem } from "#test/studio/create-system";
import { measureFoldDistances } from "./proof/fold-distance";
import { proofSystems } from "./proof/proof-systems";

const { values: flags } = parseArgs({
  options: { only: { type: "string", default: archetypeIds.join(",") }, seeds: { type: "string", default: "1,2,3,4,5" } },
});
const seeds = flags.seeds.split(",").map(Number);
const browser = await launchBrowser();
const formatShare = (share: number) => `${(share * 100).toFixed(0)} %`;
const means: number[] = [];
for (const { archetype, brief } of proofSystems.filter(({ key, archetype }) => key === `${archetype}-long`)) {
  if (!flags.only.split(",").includes(archetype)) continue;
  const designs = seeds.map((seed) => createSystem(brief, seed, archetype));
  const { mean, least } = await measureFoldDistances(browser, designs);
  means.push(mean);
  console.log(`${archetype}: mean ${formatShare(mean)}, least ${formatShare(least)}`);
}
console.log(`all: mean ${formatShare(means.reduce((sum, mean) => sum + mean, 0) / means.length)}`);
await browser.close();
