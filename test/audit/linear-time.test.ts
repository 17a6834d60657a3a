import { describe, expect, test } from "bun:test";
import { auditMarkup } from "#/audit/audit-markup";
import { sourceRules } from "#/audit/rules";
import { soundDesign } from "#test/audit/sound-design";

const length = 200_000;
const repeatToLength = (head: string, unit: string) => head + unit.repeat(Math.ceil(length / unit.length));
const texts = [
  "a",
  "<",
  "{",
  "(",
  '"',
  "&",
  "&#",
  " ",
  "<!--",
  "</",
  "</a",
  "<a ",
  "<a>",
  "<b><i>",
  "</b></i>",
  "<a href='",
  "<svg>",
  "<title>",
  "<li>",
  "<td>",
  "<p id=a>",
  "url(",
];
const styleSheets = [
  "a",
  "{",
  "}",
  "(",
  "\\",
  "/*",
  "a{",
  "a b{",
  "@media x{",
  "@import ",
  "a{b:url(",
  "a{color:#",
  "a{color:rgb(",
  "a{x:var(--a",
  "a{font:",
];
const styleValues = ["a", " ", "1px ", "-", "#fff", "rgb(", "var(--a", "url(", '"', "/", "image-set("];

/** At this length, anything worse than linear time exceeds the timeout of the test. */
describe("200,000 characters of hostile text are audited in linear time", () => {
  test.each([
    ...texts.map((unit) => ["", unit] as const),
    ...styleSheets.map((unit) => ["<style>", unit] as const),
    ...styleValues.flatMap((unit) =>
      ["<style>a{background:", "<style>a{margin:", "<style>a{font-family:", "<p class='", "<img srcset='data:"].map(
        (head) => [head, unit] as const,
      ),
    ),
  ])("%s%s…", (head, unit) => {
    const findings = auditMarkup(repeatToLength(head, unit), {
      kind: "page",
      tokens: soundDesign.tokens,
      mark: soundDesign.mark,
    });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThanOrEqual(sourceRules.length);
  });
});
