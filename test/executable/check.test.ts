import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { livery } from "#test/executable/livery";
import { temporaryFolder } from "#test/temporary-folder";

const folder = temporaryFolder();
const cwd = folder.path;
const run = (...words: string[]) => livery(words, { cwd });
const put = (path: string, text: string) => writeFileSync(join(cwd, path), text);

beforeAll(async () => {
  await run("init", "--workspace", "Acme", "--email", "ada@acme.example", "--password", "correct horse battery");
  put("brief.json", JSON.stringify({ name: "Quay Five", brandColor: "#0b5d6b", archetype: "swiss", seed: 1 }));
  await run("generate", "brief.json", "--approve", "--publish");
  put("good.css", ".z { color: var(--primary); }");
  put("warned.css", ".z { color: var(--primary); border-color: #0b5d6c; }");
  put("bad.html", '<p>x</p>\n<p onclick="x">y</p>');
  put("notes.md", "x");
  mkdirSync(join(cwd, "dist"));
});
afterAll(() => folder.remove());

test("an error ends it with status 1 and is told with file, line, rule and mend", async () => {
  const ended = await run("check", "quay-five", "good.css", "bad.html");
  expect(ended.status).toBe(1);
  expect(ended.out).toBe(
    "bad.html:2:1: error markup-safe\n  It contains the event handler onclick.\n  Take it out: designs are inert files.\n\n2 files: 1 error, 0 warnings, 0 notes.\n",
  );
});

test("warnings and files of other kinds end it with status 0, and are told", async () => {
  const ended = await run("check", "quay-five", "good.css", "warned.css", "notes.md");
  expect(ended.status).toBe(0);
  expect(ended.out).toContain("warned.css:1:29: warning color-from-palette");
  expect(ended.out).toContain("Use var(--primary) for #0b5d6c.");
  expect(ended.out).toEndWith("Not read, since neither HTML nor CSS nor SVG: notes.md.\n");
});

test("--format json and --json give the same findings", async () => {
  const ended = await run("check", "quay-five", "bad.html", "--format", "json");
  expect(JSON.parse(ended.out)).toMatchObject({
    checked: 1,
    findings: [{ rule: "markup-safe", severity: "error", safety: true, subject: "bad.html", place: "2:1" }],
    counts: { error: 1, warning: 0, info: 0 },
  });
  expect((await run("check", "quay-five", "bad.html", "--json")).out).toBe(ended.out);
});

test("--format sarif gives a log with the rule, the line and the exact change, and the status stays that of the findings", async () => {
  const ended = await run("check", "quay-five", "warned.css", "--format", "sarif");
  const log = JSON.parse(ended.out);
  expect([ended.status, log.version, log.runs[0].tool.driver.name]).toEqual([0, "2.1.0", "Livery"]);
  expect(log.runs[0].results).toMatchObject([
    {
      ruleId: "color-from-palette",
      level: "warning",
      locations: [{ physicalLocation: { artifactLocation: { uri: "warned.css" }, region: { startLine: 1, startColumn: 29 } } }],
      fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: "var(--primary)" } }] }] }],
    },
  ]);
  expect((await run("check", "quay-five", "bad.html", "--format", "sarif")).status).toBe(1);
});

test("a file of waivers lets findings stand with their reason, errors of safety never, and a bad one is refused by name", async () => {
  put("faulty.html", '<p id="a">x</p><p id="a">y</p>');
  put(
    "waivers.json",
    JSON.stringify([
      { rule: "ids-unique", reason: "Two copies." },
      { rule: "markup-safe", reason: "x" },
    ]),
  );
  put("bare.json", JSON.stringify([{ rule: "ids-unique" }]));
  const check = (...words: string[]) => run("check", "quay-five", ...words);
  expect((await check("faulty.html")).status).toBe(1);
  const waived = await check("faulty.html", "--waivers", "waivers.json");
  expect([waived.status, waived.out]).toEqual([0, "1 file: 0 errors, 0 warnings, 0 notes, 1 waived.\n"]);
  expect((await check("bad.html", "--waivers", "waivers.json")).status).toBe(1);
  expect((await check("faulty.html", "--waivers", "bare.json")).err).toBe(
    'livery: bare.json is no list of waivers: [0].reason is required. It is [{"rule": "…", "reason": "…"}].\n',
  );
});

test("what is the same in several files is told once, with the others by name", async () => {
  put("one.css", ".z { margin: 13px }");
  put("two.css", "\n.z { margin: 13px }");
  const { out } = await run("check", "quay-five", "one.css", "two.css");
  expect(out).toContain("one.css:1:6: warning spacing-from-scale\n");
  expect(out).toContain("  The same in two.css.\n");
  expect(out).toEndWith("2 files: 0 errors, 2 warnings, 0 notes.\n");
});

test("no file, a file that is not there, a folder and an unknown design are refused, each by name", async () => {
  const ended = await Promise.all([
    run("check", "quay-five"),
    run("check", "quay-five", "gone.css"),
    run("check", "quay-five", "dist"),
    run("check", "nowhere", "good.css"),
  ]);
  expect(ended.map(({ status, err }) => [status, err])).toEqual([
    [2, "livery: FILES… is missing.\n"],
    [1, "livery: gone.css is not there.\n"],
    [1, "livery: dist is no file; name the files in it.\n"],
    [1, "livery: There is no design of this id, or it is not yours.\n"],
  ]);
});
