import { findPatterns } from "#test/patterns/find-patterns";
import { judgePattern, keyOf, provenPath } from "#test/patterns/judge-pattern";

/** Judges every regular expression of the sources and writes down those that are proven linear, so that `test/patterns.test.ts` need not judge them again. */
const { patterns } = await findPatterns("src");
const before = new Set(
  (
    await Bun.file(provenPath)
      .text()
      .catch(() => "")
  ).split("\n"),
);
const unique = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern])).entries()];
const proven: string[] = [];
const work = unique.values();
const judgeAll = async () => {
  for (const [key, pattern] of work) {
    const verdict = before.has(key) ? "linear" : await judgePattern(pattern);
    if (verdict === "linear") proven.push(key);
    else console.error(`${pattern.file}: /${pattern.source}/${pattern.flags} is ${verdict}`);
  }
};
await Promise.all([judgeAll(), judgeAll()]);
await Bun.write(provenPath, `${proven.sort().join("\n")}\n`);
console.error(`${proven.length} of ${unique.length} expressions are proven linear.`);
process.exit();
