import { type Browser, chromium } from "playwright-core";

/** A Chromium without a window that asks nobody for anything. Its path is taken from CHROMIUM, /usr/bin/chromium where that is not set. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: Bun.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
