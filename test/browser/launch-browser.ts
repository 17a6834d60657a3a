import { type Browser, chromium } from "playwright-core";

/**
 * Launches a headless Chromium without background requests: the one in CHROMIUM, or the one on the
 * path, of which the headless shell takes the least processor time.
 */
export const launchBrowser = (extraArgs: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: Bun.env.CHROMIUM ?? Bun.which("chromium-headless-shell") ?? Bun.which("chromium") ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...extraArgs,
    ],
  });
