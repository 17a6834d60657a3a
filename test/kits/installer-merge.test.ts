import { afterAll, expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { renderInstaller } from "#/kits/rules-pack/installer";
import { mergeRuleFile } from "#/kits/rules-pack/merge-rule-file";
import { createRuleFiles } from "#/kits/rules-pack/rules-pack";
import { ruleMarkers } from "#/kits/rules-pack/schema";
import { createTemporaryFolder } from "#test/temporary-folder";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { createStudioContent } from "#test/kits/studio-content";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

const old = createRuleFiles(contentFixture, metadataFixture);
const fresh = createRuleFiles(createStudioContent({ name: "Nordhavn & Søn" }, 2, "swiss"), metadataFixture);
const findFile = (files: typeof fresh, path: string) => {
  const found = files.find((file) => file.path === path);
  if (!found) throw new Error(`no ${path}`);
  return found;
};

const part = fc.constantFrom(
  "",
  "---",
  "name: x",
  "## Overview",
  "text",
  "\t",
  "ü🦉",
  ruleMarkers.begin,
  `  ${ruleMarkers.end} `,
);
const plainPart = fc.constantFrom("", "---", "name: x", "## Overview", "text", " ", "ü🦉");
const toText = (parts: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom("", "\ufeff"),
      fc.array(parts, { maxLength: 6 }),
      fc.constantFrom("\n", "\r\n"),
      fc.constantFrom("", "end"),
    )
    .map(([mark, lines, lineBreak, tail]) => mark + lines.map((line) => line + lineBreak).join("") + tail);

/** Texts of a repository: any, and texts with an older block in them. */
const texts = (path: string) =>
  fc.oneof(
    toText(part),
    fc.tuple(toText(plainPart), toText(plainPart)).map(([head, tail]) => {
      const merged = mergeRuleFile(findFile(old, path), head);
      return ("text" in merged ? merged.text : head) + tail.replace("\ufeff", "");
    }),
  );

const cases = ["AGENTS.md", "DESIGN.md"].flatMap((path) =>
  fc.sample(texts(path), { numRuns: 150, seed: 7 }).flatMap((text) => (text === "" ? [] : [{ path, text }])),
);

const awks = ["", "mawk", "gawk", "busybox awk", "original-awk"].filter(
  (name) => name === "" || Bun.which(name.split(" ")[0] ?? ""),
);

test.each(awks)("the script merges like the command, with awk %p", async (awk) => {
  const functions = renderInstaller({ source: "x", baseUrl: "https://x.example" }).replace('\nmain "$@"\n', "\n");
  const cwd = folder.path;
  for (const [index, { path, text }] of cases.entries()) {
    writeFileSync(join(cwd, `${index}.old`), text);
    writeFileSync(join(cwd, `${index}.new`), findFile(fresh, path).content);
  }
  const driver = `${awk === "" ? "" : `awk() { command ${awk} "$@"; }`}
number=0
while [ "$number" -lt ${cases.length} ]; do
  merge_block "$number.new" "$number.old" update >"$number.out" || mv "$number.out" "$number.refused"
  number=$((number + 1))
done`;
  writeFileSync(join(cwd, "driver.sh"), functions + driver);
  const run = Bun.spawnSync(["sh", "driver.sh"], { cwd });
  expect([run.exitCode, run.stderr.toString()]).toEqual([0, ""]);
  const kinds = new Set<string>();
  for (const [index, { path, text }] of cases.entries()) {
    const merged = mergeRuleFile(findFile(fresh, path), text);
    kinds.add(merged.kind);
    const name = join(cwd, `${index}.${merged.kind === "refused" ? "refused" : "out"}`);
    const expected =
      merged.kind === "refused" ? `line ${merged.line}: ${merged.reason}` : "text" in merged ? merged.text : undefined;
    expect([index, text, existsSync(name) && readFileSync(name, "utf8")]).toEqual([index, text, expected ?? false]);
    for (const end of ["out", "refused"])
      if (existsSync(join(cwd, `${index}.${end}`))) Bun.spawnSync(["rm", `${index}.${end}`], { cwd });
  }
  expect(kinds).toEqual(new Set(["updated", "refused"]));
});
