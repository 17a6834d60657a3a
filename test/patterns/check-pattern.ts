import { sha256Hex } from "#/kernel/hash";
import type { FoundPattern } from "#test/patterns/find-patterns";

// The compiled analyzer is ten times as fast as the one in JavaScript; it comes with the
// package on the platforms that people work on.
process.env.RECHECK_BACKEND ??= ["linux x64", "darwin arm64", "darwin x64", "win32 x64"].includes(
  `${process.platform} ${process.arch}`,
)
  ? "native"
  : "pure";
const { check } = await import("recheck");

/** The version of the analysis that the verdicts come from. */
const checkerVersion = "recheck 4.5.0";

export const provenPath = `${import.meta.dir}/proven.txt`;

/** What an expression is remembered by. */
export const getPatternKey = ({ source, flags }: Pick<FoundPattern, "source" | "flags">): string =>
  sha256Hex(JSON.stringify([checkerVersion, source, flags])).slice(0, 20);

/**
 * "linear", or what is wrong with an expression. Tries for some seconds, and longer where that
 * gives no verdict.
 */
export async function checkPattern({ source, flags }: Pick<FoundPattern, "source" | "flags">): Promise<string> {
  for (const timeout of [4000, 20_000]) {
    const verdict = await check(source, flags, { timeout });
    if (verdict.status === "safe") return "linear";
    if (verdict.status === "vulnerable")
      return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern.slice(0, 80)}`;
  }
  return "no verdict";
}
