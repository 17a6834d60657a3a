import { launchBrowser } from "#test/browser/launch-browser";

/**
 * Writes the README's picture: the gallery of the demo at the given address. Run `livery demo`
 * first; needs Chromium on the path.
 */
const address = process.argv[2] ?? "http://localhost:4600/";
const path = "data/pictures/gallery.png";
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(address, { waitUntil: "networkidle" });
const screenshot = await page.screenshot({ fullPage: true });
await browser.close();
await Bun.write(path, await new Bun.Image(screenshot).resize(960).png({ palette: true }).bytes());
