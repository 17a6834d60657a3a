import { type Browser, chromium } from "playwright-core";

/** A Chromium without a window that asks nobody for anything: the one that CHROMIUM names, that of the path, or Debian's. `more` are further flags of its command line. */
export const launchBrowser = (extraArgs: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: Bun.env.CHROMIUM ?? Bun.which("chromium") ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...extraArgs,
    ],
  });
