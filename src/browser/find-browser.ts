import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * The names of browsers on the PATH, those without a window first: they take about half the
 * processor time.
 */
const commandNames = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
  "msedge",
];

const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

const windowsPaths = [
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The value of the setting that turns the browser off. */
export const browserOff = "off";

/** The browser of this machine: its path, or why there is none. */
export type FoundBrowser = { readonly path: string } | { readonly missing: "off" | "not-found" | "not-a-file" };

/**
 * Finds the browser that the setting names, or else one that is installed. The setting is a path or
 * a command, `off`, or empty.
 */
export function findBrowser(setting: string): FoundBrowser {
  if (setting === browserOff) return { missing: "off" };
  if (setting !== "") {
    const path = Bun.which(setting) ?? (existsSync(setting) ? setting : undefined);
    return path === undefined ? { missing: "not-a-file" } : { path };
  }
  const onPath = commandNames.map((name) => Bun.which(name)).find((path) => path !== null);
  const path = onPath ?? listUsualPaths().find((usual) => existsSync(usual));
  return path === undefined ? { missing: "not-found" } : { path };
}

function listUsualPaths(): readonly string[] {
  if (process.platform === "darwin") return [...macPaths, ...macPaths.map((path) => join(homedir(), path))];
  return process.platform === "win32" ? windowsPaths : ["/usr/bin/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome"];
}
