import { describe, expect, test } from "bun:test";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { auditFiles, type ExternalFile } from "#/audit/audit-files";
import { fileRules } from "#/audit/files/file-rules";
import { type FileFinding, applyWaivers } from "#/audit/findings";
import { sourceRules } from "#/audit/rules/index";
import { toSarif } from "#/audit/sarif";
import type { Waiver } from "#/model/audit-report";
import schema from "#test/audit/sarif-2.1.0/sarif-schema-2.1.0.json";
import { soundDesign } from "#test/audit/sound-design";

// The schema is JSON Schema draft 4. Only these two keywords have another meaning in later drafts.
const { $schema: _, id: __, ...definition } = schema;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(definition);

type Log = {
  readonly runs: readonly [
    {
      readonly tool: {
        readonly driver: { readonly rules: readonly { readonly id: string; readonly shortDescription: { text: string } }[] };
      };
      readonly results: readonly Result[];
    },
  ];
};
type Result = {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { uri: string }; readonly region?: unknown };
  }[];
  readonly relatedLocations?: readonly unknown[];
  readonly occurrenceCount?: number;
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions: readonly unknown[];
  readonly fixes?: unknown;
};

const createLog = (files: readonly ExternalFile[], waivers: readonly Waiver[] = []): Log => {
  const { findings, unread } = auditFiles(files, soundDesign);
  const log = JSON.parse(toSarif({ findings: applyWaivers(findings, waivers), unread }));
  expect([validate(log), validate.errors]).toEqual([true, null]);
  return log;
};
const listResults = (text: string, path = "a.css", waivers: readonly Waiver[] = []) =>
  createLog([{ path, text }], waivers).runs[0].results;

test("logs with findings of every kind and without findings are valid against the OASIS schema", () => {
  const page = `<!doctype html><html><body><p onclick=x id=a id=b>y</p><img src=//x.example><a href="#">z</a>
<style>p{color:#ff00aa!important;font-size:15px;padding:13px;color:var(--primry)}</style></body></html>`;
  const [run] = createLog([
    { path: "a b/ü#?.html", text: page },
    { path: "C:\\pages\\b.svg", text: "<svg onload=x></svg>" },
    { path: "/srv/c.css", text: "a{margin:13px}" },
    { path: "notes:1.md", text: "x" },
  ]).runs;
  expect(run.results.length).toBeGreaterThan(10);
  expect(new Set(run.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri))).toEqual(
    new Set(["a%20b/%C3%BC%23%3F.html", "file:///C:/pages/b.svg", "file:///srv/c.css"]),
  );
  expect(listResults("a{color:var(--primary)}")).toEqual([]);
});

test("every rule is listed with a summary, and every result refers to its rule by id and index", () => {
  const [{ tool, results }] = createLog([{ path: "a.html", text: "<p onclick=x>y</p><a href=''>z</a>" }]).runs;
  expect(tool.driver.rules.map(({ id }) => id)).toEqual([...sourceRules, ...fileRules].map(({ id }) => id));
  for (const { shortDescription } of tool.driver.rules) expect(shortDescription.text).toMatch(/^[A-Z].{10,130}[.]$/);
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
});

test("errors, warnings and notes have their levels, and regions have line and column", () => {
  const results = listResults(".z {\n  color: var(--primry);\n  margin: 13px;\n}\n#z { color: inherit }");
  expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ["variable-known", "error"],
    ["spacing-from-scale", "warning"],
    ["selectors-plain", "note"],
  ]);
  expect(results[1]?.locations[0]?.physicalLocation.region).toEqual({ startLine: 3, startColumn: 3 });
});

test("repeated findings are one result with related locations", () => {
  const [result] = listResults("a{margin:13px}\nb{margin:13px}\nc{margin:13px}");
  expect([result?.occurrenceCount, result?.relatedLocations?.length]).toEqual([3, 2]);
});

describe("fixes are edits that can be applied to the file", () => {
  const applyEdits = (text: string, findings: readonly FileFinding[]) => {
    const lines = text.split("\n");
    for (const { from, to, insert } of findings.flatMap(({ edits }) => edits).toReversed()) {
      const line = lines[from.line - 1] ?? "";
      expect(to.line).toBe(from.line);
      lines[from.line - 1] = line.slice(0, from.column - 1) + insert + line.slice(to.column - 1);
    }
    return lines.join("\n");
  };
  test.each([
    [
      "a.css",
      "a{}\nb { border-color: #336698 }\nc { outline-color:#336698; }",
      "a{}\nb { border-color: var(--primary) }\nc { outline-color:var(--primary); }",
    ],
    ["a.css", "a { margin: 0 13px auto; }", "a { margin: 0 var(--space-3) auto; }"],
    ["a.css", "a{font-size:15.2px}", "a{font-size:var(--text-base)}"],
    [
      "a.css",
      "a{color:var(--primry, inherit);background:var(--primry)}",
      "a{color:var(--primry, inherit);background:var(--primary)}",
    ],
    ["a.css", "a{display:block !important}", "a{display:block }"],
    ["a.html", '<p>\n<b style="margin:13px">x</b></p>', '<p>\n<b style="margin:var(--space-3)">x</b></p>'],
    ["a.html", '<b class="13px" style="margin:13px">x</b>', '<b class="13px" style="margin:var(--space-3)">x</b>'],
    ["a.html", '<a href="/x" tabindex="4">Prices</a>', '<a href="/x" tabindex="0">Prices</a>'],
  ])("%s %s", (path, text, expected) => {
    const { findings } = auditFiles([{ path, text }], soundDesign);
    expect(applyEdits(text, findings)).toBe(expected);
    expect(JSON.stringify(listResults(text, path))).toContain('"deletedRegion"');
    expect(auditFiles([{ path, text: expected }], soundDesign).findings).toEqual([]);
  });

  test.each([
    ["a.css", "a{margin:-13px}"],
    ["a.css", "a{border-color:#d0ff00}"],
  ])("an ambiguous fix has no edits: %s %s", (path, text) => {
    const { findings } = auditFiles([{ path, text }], soundDesign);
    expect(findings.map(({ edits }) => edits)).toEqual([[]]);
    expect(listResults(text, path)[0]).not.toHaveProperty("fixes");
  });
});

test("a fingerprint is stable when the line moves, and changes with the line, the rule or the file", () => {
  const getFingerprint = (text: string, path?: string) => listResults(text, path)[0]?.partialFingerprints["liveryFinding/v1"];
  const print = getFingerprint("a{margin:13px}");
  expect(print).toMatch(/^[0-9a-f]{32}$/);
  expect(getFingerprint("\n\n  a{margin:13px}")).toBe(print);
  expect(getFingerprint("a{margin:14px}")).not.toBe(print);
  expect(getFingerprint("a{margin:13px}", "b.css")).not.toBe(print);
  expect(getFingerprint("a{margin:13px}", "x\\b.css")).toBe(getFingerprint("a{margin:13px}", "x/b.css"));
});

test("only waived findings are suppressed, with their reason", () => {
  const results = listResults("a{margin:13px;font-size:15px}", "a.css", [
    { rule: "spacing-from-scale", reason: "The grid of the partner." },
  ]);
  expect(results.map(({ ruleId, suppressions }) => [ruleId, suppressions])).toEqual([
    ["size-from-scale", []],
    ["spacing-from-scale", [{ kind: "external", status: "accepted", justification: "The grid of the partner." }]],
  ]);
});
