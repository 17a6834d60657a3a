import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { findPageViolations } from "#test/browser/find-violations";
import { launchBrowser } from "#test/browser/launch-browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("all rules find what has no text, and those about colors find what is pale in dark mode only", async () => {
  const page = await browser.newPage({ colorScheme: "light" });
  await page.setContent(`<!DOCTYPE html><html lang="en"><head><title>Pale</title><style>
    body { background: #fff; color: #111 }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #333 } }
  </style></head><body><main><h1>Pale</h1><p>Text</p><img src="data:," width="9" height="9"></main></body></html>`);
  expect(await findPageViolations(page)).toEqual(["image-alt: img"]);
  expect(await findPageViolations(page, { exclude: ["img"] })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findPageViolations(page, { rules: "colors" })).toEqual(["color-contrast: h1, p"]);
  await page.close();
});
