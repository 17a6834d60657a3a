import { type Environment, redactSecrets } from "#/config/setting-reader";
import { settings } from "#/config/settings";
import type { Flags, Setting } from "#/kernel/setting";
import { tracingVariables } from "#/kernel/tracing/tracing-settings";

/** The value of a setting that is safe to show, and where it comes from. */
export type SettingOrigin = { readonly variable: string; readonly value: string; readonly origin: string };

/** Every setting with its value and origin, those of traces included. Secrets are only said to be set. */
export const listSettingOrigins = (flags: Flags, environment: Environment = process.env): readonly SettingOrigin[] => [
  ...Object.values(settings).map(({ flag, variable, fallback, isSecret }: Setting) =>
    findOrigin({ variable, fallback, isSecret }, [
      [`--${flag}`, flags[flag]],
      [variable, environment[variable]],
      ...(isSecret ? [[`${variable}_FILE`, environment[`${variable}_FILE`]] as const] : []),
    ]),
  ),
  ...tracingVariables.map((tracing) => findOrigin(tracing, [[tracing.variable, environment[tracing.variable]]])),
];

/** The first source that has a value. */
function findOrigin(
  { variable, fallback, isSecret = false }: { variable: string; fallback: string; isSecret?: boolean | undefined },
  sources: readonly (readonly [origin: string, value: string | undefined])[],
): SettingOrigin {
  const [origin, value] = sources.find(([, found]) => (found ?? "").trim() !== "") ?? ["default", fallback];
  return { variable, value: isSecret && origin !== "default" ? "set" : redactSecrets((value ?? "").trim()), origin };
}
