import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const cwd = folder.path;
const run = (...args: string[]) => runLivery(args, { cwd });
const writeFile = (path: string, text: string) => writeFileSync(join(cwd, path), text);

beforeAll(async () => {
  await run("init", "--workspace", "Acme", "--email", "ada@acme.example", "--password", "correct horse battery");
  writeFile("brief.json", JSON.stringify({ name: "Quay Five", brandColor: "#0b5d6b", archetype: "swiss", seed: 1 }));
  await run("generate", "brief.json", "--approve", "--publish");
  writeFile("good.css", ".z { color: var(--primary); }");
  writeFile("warned.css", ".z { color: var(--primary); border-color: #0b5d6c; }");
  writeFile("bad.html", '<p>x</p>\n<p onclick="x">y</p>');
  writeFile("notes.md", "x");
  mkdirSync(join(cwd, "dist"));
});
afterAll(() => folder.remove());

test("an error exits with status 1 and is reported with file, line, rule and fix", async () => {
  const result = await run("check", "quay-five", "good.css", "bad.html");
  expect(result.status).toBe(1);
  expect(result.out).toBe(
    "bad.html:2:1: error markup-safe\n  The markup contains the event handler onclick.\n  Remove it: " +
      "designs contain no active content.\n\n2 files: 1 error, 0 warnings, 0 notes.\n",
  );
});

test("warnings exit with status 0, and with --strict with status 1", async () => {
  const result = await run("check", "quay-five", "good.css", "warned.css");
  expect(result.status).toBe(0);
  expect(result.out).toContain("warned.css:1:29: warning color-from-palette");
  expect(result.out).toContain("Use var(--primary) for #0b5d6c.");
  const strict = await run("check", "quay-five", "good.css", "warned.css", "--strict");
  expect([strict.status, strict.out]).toEqual([1, result.out]);
  expect((await run("check", "quay-five", "good.css", "--strict")).status).toBe(0);
});

test("an unreadable file is an error with its reason, and the others are still audited", async () => {
  writeFile("broken.tsx", "export const A = () => <p");
  writeFileSync(join(cwd, "latin.css"), new Uint8Array([0x2e, 0x61, 0xe9]));
  writeFile("pug.vue", '<template lang="pug">\np x\n</template>');
  for (const path of ["notes.md", "broken.tsx", "latin.css", "pug.vue"]) {
    const result = await run("check", "quay-five", "good.css", path);
    expect([path, result.status]).toEqual([path, 1]);
    expect(result.out).toContain(`${path}: error, not read: `);
    expect(result.out).toEndWith("1 file: 0 errors, 0 warnings, 0 notes.\n1 file could not be read.\n");
    const json = JSON.parse((await run("check", "quay-five", path, "--json")).out);
    expect(json).toMatchObject({ checked: 0, unread: [{ path, reason: expect.any(String) }] });
    const log = JSON.parse((await run("check", "quay-five", path, "--format", "sarif")).out);
    expect(log.runs[0].invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: "error" }],
    });
  }
});

test("components in scripts and templates, style sheets and utility classes are audited with file, line and column", async () => {
  mkdirSync(join(cwd, "src/parts"), { recursive: true });
  writeFile(
    "src/card.tsx",
    'export const Card = () => (\n  <p className="bg-red-500 p-[13px] text-[#123456] bg-primary p-4" style={{ margin: 13 }} />\n);\n',
  );
  writeFile("src/parts/card.jsx", 'export const Card = () => <p className="p-[13px]" />;\n');
  writeFile("src/parts/card.vue", "<template>\n  <p :class=\"{ 'p-[13px]': a }\" />\n</template>\n");
  writeFile("src/parts/card.svelte", '<p class="p-[13px]">x</p>\n<style>\n  p { color: #0b5d6c; }\n</style>\n');
  writeFile("src/parts/card.scss", "$own: #0b5d6c; // it's own\n");
  const result = await run("check", "quay-five", "src");
  expect([result.status, result.err]).toEqual([0, ""]);
  expect(result.out).toContain(
    "src/card.tsx:2:17: warning utility-from-theme\n  The utility bg-red-500 is a default colour of the framework",
  );
  expect(result.out).toContain(
    "src/card.tsx:2:28: warning utility-from-theme\n  The utility p-[13px] uses an arbitrary length.\n  Use p-3.",
  );
  expect(result.out).toContain(
    "src/card.tsx:2:37: warning utility-from-theme\n  The utility text-[#123456] uses an arbitrary colour.\n  Use text-",
  );
  expect(result.out).toContain("src/card.tsx:2:77: warning spacing-from-scale");
  const { findings, checked } = JSON.parse((await run("check", "quay-five", "src", "--json")).out);
  expect(checked).toBe(5);
  const findingsByPlace = findings.map(({ rule, subject, place }: Record<string, string>) => `${subject}:${place} ${rule}`);
  expect(findingsByPlace).toContain("src/parts/card.jsx:1:41 utility-from-theme");
  expect(findingsByPlace).toContain("src/parts/card.vue:2:17 utility-from-theme");
  expect(findingsByPlace).toContain("src/parts/card.svelte:1:11 utility-from-theme");
  expect(findingsByPlace).toContain("src/parts/card.svelte:3:7 color-from-palette");
  expect(findingsByPlace).toContain("src/parts/card.scss:1:1 color-from-palette");
});

test("folders and patterns are searched, except for third-party files", async () => {
  mkdirSync(join(cwd, "site/node_modules/x"), { recursive: true });
  mkdirSync(join(cwd, "site/.git"), { recursive: true });
  mkdirSync(join(cwd, "site/deep/er"), { recursive: true });
  for (const path of ["site/a.css", "site/deep/er/b.css", "site/node_modules/x/c.css", "site/.git/d.css"])
    writeFile(path, ".z{color:#0b5d6c}");
  writeFile("site/picture.md", "x");
  const subjects = async (...named: string[]) => {
    const { findings, skipped } = JSON.parse((await run("check", "quay-five", ...named, "--json")).out);
    return [[...new Set(findings.map(({ subject }: { subject: string }) => subject))], skipped];
  };
  expect(await subjects("site")).toEqual([["site/a.css", "site/deep/er/b.css"], 1]);
  expect(await subjects("site/**/*.css")).toEqual([["site/a.css", "site/deep/er/b.css"], 0]);
  expect(await subjects("site/*.css", "site/a.css")).toEqual([["site/a.css"], 0]);
});

test("--format json and --json print the same findings", async () => {
  const result = await run("check", "quay-five", "bad.html", "--format", "json");
  expect(JSON.parse(result.out)).toMatchObject({
    checked: 1,
    findings: [{ rule: "markup-safe", severity: "error", safety: true, subject: "bad.html", place: "2:1" }],
    counts: { error: 1, warning: 0, info: 0 },
  });
  expect((await run("check", "quay-five", "bad.html", "--json")).out).toBe(result.out);
});

test("--format sarif prints a log with rule, line and fix, and exits with the status of the findings", async () => {
  const result = await run("check", "quay-five", "warned.css", "--format", "sarif");
  const log = JSON.parse(result.out);
  expect([result.status, log.version, log.runs[0].tool.driver.name]).toEqual([0, "2.1.0", "Livery"]);
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

test("a waiver file waives findings with a reason, but no safety errors, and an invalid one is refused by name", async () => {
  writeFile("faulty.html", '<p id="a">x</p><p id="a">y</p>');
  writeFile(
    "waivers.json",
    JSON.stringify([
      { rule: "ids-unique", reason: "Two copies." },
      { rule: "markup-safe", reason: "x" },
    ]),
  );
  writeFile("bare.json", JSON.stringify([{ rule: "ids-unique" }]));
  const check = (...args: string[]) => run("check", "quay-five", ...args);
  expect((await check("faulty.html")).status).toBe(1);
  const waived = await check("faulty.html", "--waivers", "waivers.json");
  expect([waived.status, waived.out]).toEqual([0, "1 file: 0 errors, 0 warnings, 0 notes, 1 waived.\n"]);
  expect((await check("bad.html", "--waivers", "waivers.json")).status).toBe(1);
  expect((await check("faulty.html", "--waivers", "bare.json")).err).toBe(
    'livery: bare.json is not a list of waivers: [0].reason is required. Expected [{"rule": "…", "reason": "…"}].\n',
  );
});

test("identical findings in several files are reported once, with the names of the other files", async () => {
  writeFile("one.css", ".z { margin: 13px }");
  writeFile("two.css", "\n.z { margin: 13px }");
  const { out } = await run("check", "quay-five", "one.css", "two.css");
  expect(out).toContain("one.css:1:6: warning spacing-from-scale\n");
  expect(out).toContain("  The same in two.css:2:6.\n");
  expect(out).toEndWith("2 files: 0 errors, 2 warnings, 0 notes.\n");
});

test("no file, a missing file, an empty folder or pattern and an unknown design are refused by name", async () => {
  const result = await Promise.all([
    run("check", "quay-five"),
    run("check", "quay-five", "gone.css"),
    run("check", "quay-five", "dist"),
    run("check", "quay-five", "none/**/*.css"),
    run("check", "missing", "good.css"),
  ]);
  expect(result.map(({ status, err }) => [status, err])).toEqual([
    [2, 'livery: FILES… is missing. Write: livery check DESIGN FILES…\nRun "livery check --help" for its flags and examples.\n'],
    [1, "livery: gone.css does not exist.\n"],
    [1, "livery: dist contains no file of a supported type.\n"],
    [1, "livery: none/**/*.css matches no file of a supported type.\n"],
    [1, "livery: No design has this id, or you do not have access to it.\n"],
  ]);
});
