import type { GivenLockup } from "#/model/given";

/** Lockups by how well each stands for the symbol where there is none. */
const symbolOrder = [
  "symbol",
  "symbol-black",
  "symbol-white",
  "lockup-stacked",
  "wordmark",
  "lockup-horizontal",
  "reversed",
] as const;

/** The lockup that the symbol of a given mark is taken from. Undefined without lockups. */
export function findSymbolLockup(lockups: readonly GivenLockup[]): GivenLockup | undefined {
  for (const name of symbolOrder) {
    const found = lockups.find(({ lockup }) => lockup === name);
    if (found) return found;
  }
  return undefined;
}
