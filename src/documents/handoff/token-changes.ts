import { getTokenValues } from "#/documents/handoff/token-values";
import type { TokenSet } from "#/model/token-set";

/** A token whose value differs; `mode` is null where all modes share it. */
export type TokenChange = {
  readonly name: string;
  readonly mode: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

type Values = Readonly<Record<string, string>>;

/** The tokens whose value differs between two designs, in light and dark mode and shared ones. */
export function listTokenChanges(previous: TokenSet, latest: TokenSet): readonly TokenChange[] {
  const [before, after] = [getTokenValues(previous), getTokenValues(latest)];
  const modes = ["light", "dark"].map((mode) => listChangesOfMode(mode, before.modes[mode] ?? {}, after.modes[mode] ?? {}));
  return [...modes.flat(), ...listChangesOfMode(null, before.shared, after.shared)];
}

function listChangesOfMode(mode: string | null, before: Values, after: Values): readonly TokenChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, mode, before: before[name] ?? null, after: after[name] ?? null }));
}
