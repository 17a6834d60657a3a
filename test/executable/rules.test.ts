import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const cwd = folder.path;
const run = (...args: string[]) => runLivery(args, { cwd });
const at = (path: string) => join(cwd, "shop", path);
const writeFile = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const files = () =>
  (readdirSync(join(cwd, "shop"), { recursive: true }) as string[]).filter((path) => statSync(at(path)).isFile()).sort();
const texts = () => Object.fromEntries(files().map((path) => [path, readFileSync(at(path), "utf8")]));
const packPaths = [
  ...[
    ".claude/skills/quay-five/SKILL.md",
    ".cursor/rules/brand.mdc",
    ".github/copilot-instructions.md",
    "AGENTS.md",
    "CLAUDE.md",
    "DESIGN.md",
  ],
  "brand/README.md",
  "brand/fonts.css",
  "brand/livery.lock",
  "brand/tokens.css",
];
/** The font files and their licences, whose names depend on the design. */
const isFont = (path: string) => path.startsWith("brand/fonts/");
const listFilesButFonts = () => files().filter((path) => !isFont(path));

let designId = "";
beforeAll(async () => {
  await run("init", "--workspace", "Acme", "--email", "ada@acme.example", "--password", "correct horse battery");
  writeFileSync(
    join(cwd, "brief.json"),
    JSON.stringify({ name: "Quay Five", brandColor: "#0b5d6b", archetype: "swiss", seed: 1 }),
  );
  designId = JSON.parse((await run("generate", "brief.json", "--approve", "--publish", "--json")).out).design.id;
});
beforeEach(() => {
  rmSync(join(cwd, "shop"), { recursive: true, force: true });
  mkdirSync(join(cwd, "shop"));
});
afterAll(() => folder.remove());

test("without --write it prints the planned changes and makes none", async () => {
  writeFile("AGENTS.md", "# Shop\n");
  const runResult = await run("rules", "quay-five", "--dir", "shop");
  expect([runResult.status, runResult.err]).toEqual([0, ""]);
  expect(runResult.out).toContain("AGENTS.md: updated, 0 lines removed");
  expect(runResult.out).toContain("@@ line 2 @@");
  expect(runResult.out).toContain("CLAUDE.md: created, 3 lines");
  expect(runResult.out).toEndWith("Nothing was written. Add --write to apply the changes.\n");
  expect(texts()).toEqual({ "AGENTS.md": "# Shop\n" });
});

test("with --write the files are written, existing content is kept before them, and a second run changes nothing", async () => {
  writeFile("AGENTS.md", "\ufeff# Shop\r\n\r\nUse tabs.");
  writeFile("brand/README.md", "Ours.\n");
  const first = await run("rules", "quay-five", "--dir", "shop", "--write");
  expect([first.status, first.out.includes("brand/README.md: kept, it exists and was not written by Livery")]).toEqual([0, true]);
  const after = texts();
  expect(listFilesButFonts()).toEqual([...packPaths].sort());
  expect(files().filter(isFont).length).toBeGreaterThan(1);
  expect(after["AGENTS.md"]).toStartWith(
    '\ufeff# Shop\r\n\r\nUse tabs.\r\n\r\n<!-- livery:brand:begin -->\r\n## Brand: "Quay Five"\r\n',
  );
  expect(after["brand/README.md"]).toBe("Ours.\n");
  const stamps = () => files().map((path) => statSync(at(path)).mtimeMs);
  const before = stamps();
  const second = await run("rules", designId, "--dir", "shop", "--write", "--json");
  expect(JSON.parse(second.out)).toMatchObject({ written: true });
  expect(
    JSON.parse(second.out)
      .files.map(({ change }: { change: string }) => change)
      .sort(),
  ).toEqual(["kept", ...Array.from({ length: files().length - 2 }, () => "unchanged")]);
  expect([texts(), stamps()]).toEqual([after, before]);
});

test("token files in further formats are written on request and kept up to date afterwards", async () => {
  const asked = await run("rules", "quay-five", "--dir", "shop", "--paths", "brand/brand.tokens.json", "--write");
  expect([asked.status, files()]).toEqual([0, ["brand/brand.tokens.json"]]);
  const tokens = texts()["brand/brand.tokens.json"] ?? "";
  writeFile("brand/brand.tokens.json", `${tokens}\n`);
  await run("rules", "quay-five", "--dir", "shop", "--write");
  expect(listFilesButFonts()).toEqual([...packPaths, "brand/brand.tokens.json"].sort());
  expect(texts()["brand/brand.tokens.json"]).toBe(tokens);
});

test("broken markers are reported with their line, and nothing is written", async () => {
  writeFile("CLAUDE.md", "one\n<!-- livery:brand:begin -->\ntwo\n");
  const shown = await run("rules", "quay-five", "--dir", "shop");
  expect([shown.status, shown.out.includes("CLAUDE.md: refused, line 2: ")]).toEqual([0, true]);
  const runResult = await run("rules", "quay-five", "--dir", "shop", "--write");
  expect([runResult.status, runResult.out]).toEqual([1, ""]);
  expect(runResult.err).toContain(
    "CLAUDE.md: refused, line 2: <!-- livery:brand:begin --> has no <!-- livery:brand:end --> after it",
  );
  expect(files()).toEqual(["CLAUDE.md"]);
});

test("links out of the repository are refused, and their targets are unchanged", async () => {
  mkdirSync(join(cwd, "elsewhere"), { recursive: true });
  writeFileSync(join(cwd, "elsewhere/notes.md"), "Mine.\n");
  symlinkSync("../elsewhere/notes.md", at("AGENTS.md"));
  symlinkSync("../elsewhere", at("brand"));
  const runResult = await run("rules", "quay-five", "--dir", "shop", "--write");
  expect([runResult.status, runResult.err.includes("AGENTS.md is a link that leads out of the folder")]).toEqual([1, true]);
  rmSync(at("AGENTS.md"));
  expect((await run("rules", "quay-five", "--dir", "shop", "--write")).err).toContain("brand is a link that leads out");
  expect(readdirSync(join(cwd, "elsewhere"))).toEqual(["notes.md"]);
  expect(readFileSync(join(cwd, "elsewhere/notes.md"), "utf8")).toBe("Mine.\n");
});

test("two names of one file get one block", async () => {
  writeFile("AGENTS.md", "# Shop\n");
  symlinkSync("AGENTS.md", at("CLAUDE.md"));
  const runResult = await run("rules", "quay-five", "--dir", "shop", "--write");
  expect([runResult.status, runResult.out.includes("CLAUDE.md: kept, it is the same file as AGENTS.md")]).toEqual([0, true]);
  const after = texts();
  expect(after["AGENTS.md"]).toContain('## Brand: "Quay Five"');
  await run("rules", "quay-five", "--dir", "shop", "--write");
  expect(texts()).toEqual(after);
});

test("--check fails if a file was edited or is missing, and --remove leaves what is not Livery's", async () => {
  writeFile("AGENTS.md", "# Shop\r\n");
  writeFile("package.json", '{"dependencies":{"react":"^19.0.0","tailwindcss":"^4.1.0"}}');
  const before = texts();
  const missing = await run("rules", "quay-five", "--dir", "shop", "--check");
  expect([missing.status, missing.out.includes("not installed here. Run this")]).toEqual([1, true]);
  await run("rules", "quay-five", "--dir", "shop", "--add", "button", "--version", "1.0.0", "--yes");
  expect(files()).toContain("brand/components/button.tsx");
  const current = await run("rules", designId, "--dir", "shop", "--check");
  expect([current.status, current.out]).toEqual([0, "quay-five 1.0.0 is current.\n"]);
  expect(texts()["brand/livery.lock"]).toContain("pin 1.0.0\nsetup tailwind-4\nadd button.tsx\n");

  writeFile("AGENTS.md", (texts()["AGENTS.md"] ?? "").replace("### Rules", "### Ideas"));
  const edited = await run("rules", "quay-five", "--dir", "shop", "--check");
  expect([edited.status, edited.out]).toEqual([
    1,
    expect.stringContaining("AGENTS.md: updated, 1 lines removed, 1 added (edited)"),
  ]);
  expect(edited.out).toEndWith("livery rules quay-five --dir shop --write\n");
  rmSync(at("brand/fonts.css"));
  expect((await run("rules", "quay-five", "--dir", "shop", "--check")).out).toContain("brand/fonts.css: created");

  const shown = await run("rules", "quay-five", "--dir", "shop", "--remove");
  expect([shown.status, shown.out.includes("brand/tokens.css: removed"), files().length > 10]).toEqual([0, true, true]);
  expect((await run("rules", "quay-five", "--dir", "shop", "--remove", "--write")).status).toBe(0);
  expect([texts(), readdirSync(join(cwd, "shop")).sort()]).toEqual([before, ["AGENTS.md", "package.json"]]);
  expect((await run("rules", "quay-five", "--dir", "shop", "--remove")).err).toContain("Livery installed nothing there");
});

test.each([
  [["rules", "unknown", "--dir", "shop"], 1, "No design has this id"],
  [["rules", "quay-five", "--dir", "missing"], 1, "missing is not a folder"],
  [["rules", "quay-five"], 1, "dir is required"],
  [["rules", "--dir", "shop"], 2, "DESIGN is missing"],
])("%p is refused with the reason", async (args, status, message) => {
  const runResult = await run(...args);
  expect([runResult.status, runResult.out]).toEqual([status, ""]);
  expect(runResult.err).toContain(message);
});

test("the kit of a design, by its system's slug or its own id, is a valid archive", async () => {
  const runResult = await run("kit", "quay-five");
  expect([runResult.status, runResult.out]).toEqual([0, ""]);
  const name = "quay-five-1.0.0-partner-design-kit.zip";
  expect(Bun.spawnSync(["unzip", "-tq", join(cwd, name)]).exitCode).toBe(0);
  expect((await run("kit", designId, "-o", "kit.zip")).status).toBe(0);
  expect(readFileSync(join(cwd, "kit.zip")).equals(readFileSync(join(cwd, name)))).toBe(true);
  const missing = await run("kit", "unknown");
  expect([missing.status, missing.err.includes("No design has this id")]).toEqual([1, true]);
});

test("the slug of a system without a live design selects its newest design", async () => {
  writeFileSync(join(cwd, "draft.json"), JSON.stringify({ name: "Quay Nine", seed: 1 }));
  await run("generate", "draft.json", "--json");
  const runResult = await run("rules", "quay-nine", "--dir", "shop", "--write");
  expect([runResult.status, runResult.out.endsWith("Changes written.\n")]).toEqual([0, true]);
  expect(texts()["AGENTS.md"]).toContain('brand system of "Quay Nine", version 0.0.0-draft');
  const kit = await run("kit", "quay-nine");
  expect([kit.status, kit.err.includes("The design lacks components")]).toEqual([1, true]);
});
