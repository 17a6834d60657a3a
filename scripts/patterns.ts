import { findPatterns } from "#test/patterns/find-patterns";
import { checkPattern, getPatternKey, provenPath } from "#test/patterns/check-pattern";

/**
 * Analyzes every regular expression of the sources and records those that are proven linear, so
 * that `test/patterns.test.ts` does not analyze them again.
 */
const { patterns } = await findPatterns("src");
const knownLinear = new Set(
  (
    await Bun.file(provenPath)
      .text()
      .catch(() => "")
  ).split("\n"),
);
const unique = [...new Map(patterns.map((pattern) => [getPatternKey(pattern), pattern])).entries()];
const proven: string[] = [];
const remaining = unique.values();
const checkAll = async () => {
  for (const [key, pattern] of remaining) {
    const verdict = knownLinear.has(key) ? "linear" : await checkPattern(pattern);
    if (verdict === "linear") proven.push(key);
    else console.error(`${pattern.file}: /${pattern.source}/${pattern.flags} is ${verdict}`);
  }
};
await Promise.all([checkAll(), checkAll()]);
await Bun.write(provenPath, `${proven.sort().join("\n")}\n`);
console.error(`${proven.length} of ${unique.length} expressions are proven linear.`);
process.exit();
