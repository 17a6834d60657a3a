import { expect, test } from "bun:test";
import { dynamicPatternReasons, exceptions } from "#test/patterns/exceptions";
import { findPatterns } from "#test/patterns/find-patterns";
import { checkPattern, getPatternKey, provenPath } from "#test/patterns/check-pattern";

const { patterns, dynamicFiles } = await findPatterns("src");
const proven = new Set((await Bun.file(provenPath).text()).split("\n"));

test("every regular expression takes linear time, or never matches untrusted text", async () => {
  const open = patterns.filter(
    (pattern) =>
      !proven.has(getPatternKey(pattern)) &&
      !exceptions.some(({ source, file }) => source === pattern.source && file === pattern.file),
  );
  const verdicts: string[] = [];
  for (const pattern of open) {
    const verdict = await checkPattern(pattern);
    if (verdict !== "linear") verdicts.push(`${pattern.file}: /${pattern.source}/${pattern.flags} is ${verdict}`);
  }
  // What is new and linear need not be written down; `bun scripts/patterns.ts` does it, so that the
  // next run is quick.
  expect(verdicts).toEqual([]);
}, 300_000);

test("an expression that is built from parts is in a file that explains why it is linear", () => {
  expect([...new Set(dynamicFiles)].sort()).toEqual(Object.keys(dynamicPatternReasons).sort());
});

test("every exception is still needed", () => {
  const unused = exceptions.filter(({ source, file }) => !patterns.some((one) => one.source === source && one.file === file));
  expect(unused).toEqual([]);
});

test("the search finds every kind of expression, and the analysis separates linear from quadratic ones", async () => {
  const folder = `${import.meta.dir}/patterns/sample`;
  const found = await findPatterns(folder);
  expect(found.patterns.map(({ source, flags }) => `/${source}/${flags}`).sort()).toEqual(["/^a+$/i", "/^b$/", "/^c$/u"]);
  expect(found.dynamicFiles).toEqual(["sample.ts"]);
  expect(await checkPattern({ source: "^a+$", flags: "" })).toBe("linear");
  expect(await checkPattern({ source: "\\s+$", flags: "" })).toStartWith("2nd degree polynomial");
}, 120_000);
