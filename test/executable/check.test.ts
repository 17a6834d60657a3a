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
