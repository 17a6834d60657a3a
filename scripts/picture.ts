import { chromium } from "playwright-core";

/**
 * Writes the picture of the README: the gallery of a demo that runs at the address given (`livery demo` first), through a Chromium on the path.
 */
const address = process.argv[2] ?? "http://localhost:4600/";
const path = "data/pictures/gallery.png";
const browser = await chromium.launch({
  executablePath: Bun.which("chromium") ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(address, { waitUntil: "networkidle" });
const shot = await page.screenshot({ fullPage: true });
await browser.close();
await Bun.write(path, await new Bun.Image(shot).resize(960).png({ palette: true }).bytes());
