import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { serveDocuments } from "../../scripts/proof/document-server";
import { launchBrowser } from "#test/browser/launch-browser";
import { sampleSystems } from "../../scripts/proof/proof-systems";
import { checkSystem } from "../../scripts/proof/check-system";
import { openPageChecker, type PageChecker } from "../../scripts/proof/page-checker";

/**
 * Three other systems every day, so that all 48 are covered in sixteen days; SYSTEMS_SEED repeats a
 * day.
 */
const turn = Number(Bun.env.SYSTEMS_SEED ?? Math.floor(Date.now() / 86_400_000));
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

test.each(sampleSystems(3, turn).map((system) => [system.key, system] as const))(
  `%s of turn ${turn}: nothing for axe, html-validate, resvg and impeccable; no overflow, browser message or foreign request`,
  async (_, system) => {
    const { views, faults } = await checkSystem(system, reader, server);
    expect(faults).toEqual([]);
    expect(views).toBe(54);
  },
);

const flawed = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title><style>p{color:#999;width:2000px}</style></head>
<body><main><h1>x</h1><p>pale and wide</p><img src="http://127.0.0.1:9/x.png"><script>console.log("heard")</script></main></body></html>`;

test("a reader sees pale text, pictures without words, overflow, console messages and foreign requests", async () => {
  const { faults } = await reader.check(server.publish("flawed", flawed), { widths: [320], schemes: ["light"] });
  for (const words of [
    /color-contrast/,
    /image-alt/,
    /px too wide/,
    /console: heard/,
    /request: http:\/\/127\.0\.0\.1:9\/x\.png/,
  ])
    expect(faults.filter((fault) => words.test(fault))).not.toEqual([]);
});
