import type { Environment } from "#/config/setting-reader";
import { settings } from "#/config/settings";
import type { LogStyle } from "#/kernel/log";
import type { Setting } from "#/kernel/setting";
import { findNearestName } from "#/kernel/text/nearest-name";

/** What the terminal is to show, by NO_COLOR (no-color.org) and TERM. */
export const readTerminalSettings = (environment: Environment = process.env) => ({
  hasColor: (environment.NO_COLOR ?? "") === "" && environment.TERM !== "dumb",
  hasLiveLine: environment.TERM !== "dumb",
});

/**
 * The log style, read before the configuration so that configuration errors are reported in it too.
 */
export function getLogStyle(args: readonly string[], environment: Environment = process.env): LogStyle {
  const at = args.findLastIndex((word) => word === "--log" || word.startsWith("--log="));
  const flag = at < 0 ? undefined : (args[at] ?? "").startsWith("--log=") ? args[at]?.slice("--log=".length) : args[at + 1];
  const style = (flag ?? environment.LIVERY_LOG ?? "").trim();
  return style === "json" || style === "off" ? style : "text";
}

/**
 * A warning for each `LIVERY_` variable that is not a setting, with the closest setting. Values are
 * never shown.
 */
export function listUnknownVariables(environment: Environment = process.env): readonly string[] {
  const known = Object.values(settings).flatMap((setting: Setting) =>
    setting.isSecret ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable],
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith(variablePrefix) && !known.includes(name))
    .map((name) => {
      const nearest = findNearestName(withoutPrefix(name), known.map(withoutPrefix));
      const suggestion = nearest === undefined ? "" : ` Did you mean ${variablePrefix}${nearest}?`;
      return `${name.slice(0, 60)} is not a setting and has no effect.${suggestion}`;
    });
}

const variablePrefix = "LIVERY_";
const withoutPrefix = (variable: string) => variable.slice(variablePrefix.length);

/** Lets `fetch` of this process use no proxy, whatever HTTP_PROXY says. */
export function ignoreProxies(environment: Record<string, string | undefined> = process.env): void {
  environment.NO_PROXY = "*";
  environment.no_proxy = "*";
}

/**
 * How the service manager that started this process is notified (sd_notify(3)): the path of its
 * socket, empty without one, and how long it waits for a sign of life, milliseconds.
 */
export function readServiceManager(environment: Environment = process.env): [socketPath: string, watchdogMs: number | undefined] {
  const watchdogMs = Number(environment.WATCHDOG_USEC ?? "") / 1000;
  return [environment.NOTIFY_SOCKET ?? "", watchdogMs > 0 ? watchdogMs : undefined];
}

/**
 * Settings of the engine and its allocator for a command that calculates for a second or two and ends. They are read when a
 * process starts. Code is not compiled a last time, because that takes longer than it saves, and memory comes in large pages
 * and stays: a page fault for each small page was a fifth of the time.
 */
const engineSettings = { BUN_JSC_useFTLJIT: "0", MIMALLOC_ALLOW_THP: "1", MIMALLOC_PURGE_DELAY: "-1" };

/** The environment with those settings that it does not have itself; undefined if it has all of them. */
export const completeEngineSettings = (environment: Environment = process.env): NodeJS.ProcessEnv | undefined =>
  Object.keys(engineSettings).every((name) => environment[name] !== undefined)
    ? undefined
    : { ...engineSettings, ...environment };
