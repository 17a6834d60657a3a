import { describe, expect, test } from "bun:test";
import { lint } from "@google/design.md/linter";
import fc from "fast-check";
import { type BlockMarkers, mergeMarkedBlock } from "#/kernel/text/marked-blocks";
import { mergeRuleFile } from "#/kits/rules-pack/merge-rule-file";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/schema";
import { createExtraRuleFiles, createRuleFiles } from "#/kits/rules-pack/rules-pack";
import type { DesignContent } from "#/model/design-content";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";
import { createStudioContent } from "#test/kits/studio-content";

const realDesign = createStudioContent({ name: "Nordhavn & Søn", brandColor: "#0b57c4", avoid: ["ornament"] }, 1, "swiss");
const newer = createStudioContent({ name: "Nordhavn & Søn", brandColor: "#7a2e3a" }, 2, "swiss");
const findFile = (path: string, content: DesignContent = realDesign): RuleFile => {
  const all = [...createRuleFiles(content, metadataFixture), ...createExtraRuleFiles(content, metadataFixture)];
  const found = all.find((file) => file.path === path);
  if (!found) throw new Error(`no ${path}`);
  return found;
};
const getText = (file: RuleFile, existing?: string) => {
  const change = mergeRuleFile(file, existing);
  if (!("text" in change)) throw new Error(`${file.path} is ${change.kind}`);
  return change.text;
};

describe("the pack", () => {
  test("has the files of the contract, and merges those that others also edit", () => {
    const modes = createRuleFiles(realDesign, metadataFixture).map(({ path, mode }) => `${mode} ${path}`);
    expect(modes).toEqual([
      "merge AGENTS.md",
      "merge CLAUDE.md",
      "merge .github/copilot-instructions.md",
      "merge DESIGN.md",
      "own .cursor/rules/brand.mdc",
      "own .claude/skills/nordhavn-son/SKILL.md",
      "own brand/README.md",
      "own brand/fonts.css",
      "own brand/tokens.css",
    ]);
    expect(createExtraRuleFiles(realDesign, metadataFixture).map(({ path }) => path)).toEqual([
      "brand/theme.css",
      "brand/tailwind-preset.ts",
      "brand/brand.tokens.json",
    ]);
  });

  test("has one token file per platform, without framework utilities for WordPress", () => {
    const forWordPress = { ...realDesign, brief: { ...realDesign.brief, platform: "wordpress" } } as const;
    expect(findFile("brand/tokens.css").content).toContain("@theme inline reference");
    expect(findFile("brand/tokens.css", forWordPress).content).not.toContain("@theme");
    expect(createExtraRuleFiles(forWordPress, metadataFixture).map(({ path }) => path)).toEqual(["brand/brand.tokens.json"]);
    expect(findFile("AGENTS.md", forWordPress).content).not.toContain("utilit");
  });

  test("states each rule once: other files refer to AGENTS.md and DESIGN.md", () => {
    const lines = (path: string) =>
      findFile(path)
        .content.split("\n")
        .filter((line) => line.length > 60);
    const rules = new Set([...lines("AGENTS.md"), ...lines("DESIGN.md")]);
    for (const path of [
      ".github/copilot-instructions.md",
      ".cursor/rules/brand.mdc",
      `.claude/skills/${metadataFixture.slug}/SKILL.md`,
    ]) {
      expect(findFile(path).content).toContain("AGENTS.md");
      expect([path, lines(path).filter((line) => rules.has(line))]).toEqual([path, []]);
    }
  });

  test("names only existing files in brand/", () => {
    const paths = createRuleFiles(realDesign, metadataFixture).map(({ path }) => path);
    const named = [...findFile("AGENTS.md").content.matchAll(/`(brand\/[\w.-]+)`/g)].map(([, path]) => path ?? "");
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test("has instruction files of less than 4,000 characters, because agents read them on every turn", () => {
    for (const path of ["AGENTS.md", "CLAUDE.md", ".github/copilot-instructions.md", ".cursor/rules/brand.mdc"])
      expect([path, findFile(path).content.length < 4000]).toEqual([path, true]);
  });

  test("has an editor rule whose front matter has a list as one plain string and a boolean", () => {
    for (const content of [realDesign, hostileContent]) {
      const [, frontMatter = ""] = /^---\n([\s\S]*?)\n---\n/.exec(findFile(".cursor/rules/brand.mdc", content).content) ?? [];
      const { description, globs, alwaysApply } = Bun.YAML.parse(frontMatter) as Record<string, unknown>;
      expect(alwaysApply).toBe(false);
      expect(globs).toMatch(/^brand\/\*\*(,\*\*\/\*\.[a-z]+)+$/);
      expect(frontMatter).toContain(`globs: ${globs}\n`);
      expect(String(description).length).toBeLessThan(100);
    }
  });

  test("has valid token files with the own marker", () => {
    const tokens = JSON.parse(findFile("brand/brand.tokens.json").content);
    expect(tokens.$description).toContain(ruleMarkers.own);
    expect(tokens.$schema).toContain("designtokens.org");
    expect(findFile("brand/tokens.css").content).toContain("--brand: #0b57c4");
  });

  test("has exactly one marked block in each merged file, for any brief", () => {
    const hostile = createStudioContent(
      { name: `${ruleMarkers.end}\n${ruleMarkers.begin}`, avoid: [ruleMarkers.end, "```\n# x"] },
      1,
      "swiss",
    );
    for (const content of [hostile, hostileContent])
      for (const { content: text, mode, path } of createRuleFiles(content, metadataFixture)) {
        if (mode !== "merge") continue;
        expect([path, mergeMarkedBlock(text, "x", ruleMarkers as BlockMarkers).kind]).toEqual([path, "merged"]);
        expect(text.replace(/^---\n[\s\S]*?\n---\n/, "")).not.toMatch(/<script|<\/style/i);
      }
  });

  test("matches its golden files", () => {
    for (const path of ["AGENTS.md", "CLAUDE.md", ".cursor/rules/brand.mdc"])
      expectGolden(`rules-pack/${path.split("/").at(-1)}`, findFile(path, contentFixture).content);
  });
});

describe("merging", () => {
  test("an absent or empty file is created, and merging again changes nothing", () => {
    for (const file of createRuleFiles(realDesign, metadataFixture)) {
      const first = mergeRuleFile(file, undefined);
      expect(first).toEqual({ kind: "created", text: file.content });
      expect(mergeRuleFile(file, file.content)).toEqual({ kind: "unchanged", text: file.content });
    }
    expect(mergeRuleFile(findFile("DESIGN.md"), "").kind).toBe("created");
  });

  test("an own file is updated if it contains the marker, and kept otherwise", () => {
    for (const path of [
      ".cursor/rules/brand.mdc",
      `.claude/skills/${metadataFixture.slug}/SKILL.md`,
      "brand/tokens.css",
      "brand/theme.css",
      "brand/brand.tokens.json",
    ]) {
      const before = findFile(path).content;
      const after = { ...findFile(path, newer), content: `${findFile(path, newer).content}\n` };
      expect(mergeRuleFile(after, before)).toEqual({ kind: "updated", text: after.content });
      for (const theirs of ["", "body{}", "x\n"]) expect(mergeRuleFile(after, theirs)).toEqual({ kind: "kept" });
    }
  });

  test("a DESIGN.md from Livery gets the new front matter and block, and other text stays", () => {
    const before = `${findFile("DESIGN.md").content}\n## Ours\n\nKept.\n`;
    const after = getText(findFile("DESIGN.md", newer), before);
    expect(after).toBe(`${findFile("DESIGN.md", newer).content}\n## Ours\n\nKept.\n`);
    expect(lint(after).designSystem.colors.get("brand")?.hex.toLowerCase()).toBe("#7a2e3a");
    const windows = `\ufeff${before.replaceAll("\n", "\r\n")}`;
    expect(getText(findFile("DESIGN.md", newer), windows)).toBe(`\ufeff${after.replaceAll("\n", "\r\n")}`);
  });

  const foreign =
    '---\nname: "Theirs"\ncolors:\n  primary: "#123456"\n---\n\n## Overview\n\nTheirs.\n\n## Colors\n\nTheirs too.\n';
  test("any other DESIGN.md keeps its front matter and gets one section, without duplicate headings", () => {
    const after = getText(findFile("DESIGN.md"), foreign);
    expect(after.startsWith(`${foreign}\n${ruleMarkers.begin}\n## Brand system\n\n### Overview\n`)).toBe(true);
    const { designSystem, findings, sections } = lint(after);
    expect(designSystem.name).toBe("Theirs");
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(sections).toEqual(["Overview", "Colors", "Brand system"]);
    expect(mergeRuleFile(findFile("DESIGN.md"), after).kind).toBe("unchanged");
    expect(getText(findFile("DESIGN.md", newer), after).startsWith(foreign)).toBe(true);
  });

  test("DESIGN.md without a front matter gets none", () => {
    for (const text of ["# Words\n", "---\n\nA rule, not a front matter\n", "\ufeff", "  \n"])
      expect(getText(findFile("DESIGN.md"), text).startsWith(`${text}`)).toBe(true);
  });

  test("broken markers are refused with their line", () => {
    expect(mergeRuleFile(findFile("AGENTS.md"), `one\n${ruleMarkers.end}\n`)).toMatchObject({ kind: "refused", line: 2 });
    const broken = findFile("DESIGN.md").content.replace(ruleMarkers.end, "");
    expect(mergeRuleFile(findFile("DESIGN.md"), broken)).toMatchObject({ kind: "refused" });
  });

  const part = fc.constantFrom("", "---", "name: x", "## Overview", "text", "```", "\t", "ü🦉", "<!-- livery:brand -->", "...");
  const anyFile = fc
    .tuple(fc.constantFrom("", "\ufeff"), fc.array(fc.tuple(part, fc.constantFrom("\n", "\r\n"))), fc.constantFrom("", "end"))
    .map(([mark, lines, tail]) => mark + lines.map(([text, lineBreak]) => text + lineBreak).join("") + tail);

  test("an existing file stays unchanged at the start of the merged file, and merging is idempotent", () => {
    const files = createRuleFiles(contentFixture, metadataFixture).filter(({ mode }) => mode === "merge");
    fc.assert(
      fc.property(anyFile, fc.constantFrom(...files), (text, file) => {
        const once = getText(file, text);
        if (text !== "") expect(once.startsWith(text)).toBe(true);
        expect(mergeRuleFile(file, once).kind).toBe("unchanged");
      }),
      { numRuns: 400 },
    );
  });

  test("text before and after a block stays, and the block is replaced", () => {
    const [before, after] = [contentFixture, newer].map((content) =>
      createRuleFiles(content, metadataFixture).filter(
        ({ mode, path }) => mode === "merge" && ["AGENTS.md", "DESIGN.md"].includes(path),
      ),
    );
    fc.assert(
      fc.property(anyFile, anyFile, fc.nat(1), (head, tail, index) => {
        const [old, fresh] = [before?.[index], after?.[index]];
        if (!old || !fresh) throw new Error("the packs differ");
        const installed = `${getText(old, `${head}x`)}${tail}`;
        const renewed = getText(fresh, installed);
        expect(renewed.startsWith(`${head}x`)).toBe(true);
        expect(renewed.endsWith(ruleMarkers.end + (/\r?\n/.exec(`${head}x`)?.[0] ?? "\n") + tail)).toBe(true);
        expect(renewed).not.toBe(installed);
        expect(mergeRuleFile(fresh, renewed).kind).toBe("unchanged");
      }),
      { numRuns: 300 },
    );
  });
});

describe("the skill", () => {
  const hostile = createStudioContent({ name: '--- "x": <b>&\n# y', tone: "```\n---", avoid: ["---\nname: other"] }, 1, "swiss");
  test.each([
    ["a real design", realDesign],
    ["a hostile brief", hostile],
  ])("of %s has a front matter that validates and fewer than 500 lines", (_, content) => {
    const { content: text } = findFile(`.claude/skills/${metadataFixture.slug}/SKILL.md`, content);
    const [whole = "", frontMatter = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    const { name, description, ...rest } = Bun.YAML.parse(frontMatter) as Record<string, string>;
    expect([name, rest]).toEqual([metadataFixture.slug, {}]);
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description).toMatch(/^[^<>\n]{20,1024}$/);
    expect(text.slice(whole.length).split("\n").length).toBeLessThan(500);
    expect(text.slice(0, 1000)).toContain(ruleMarkers.own);
    expect(text.match(/^---$/gm)).toHaveLength(2);
    expect(text).not.toMatch(/<b>|^# y/m);
  });

  test("refers to the rules with their checks, and names only files of the pack", () => {
    const { content: text } = findFile(`.claude/skills/${metadataFixture.slug}/SKILL.md`);
    const paths = createRuleFiles(realDesign, metadataFixture).map(({ path }) => path);
    const named = [...text.matchAll(/`((?:brand\/|DESIGN|AGENTS)[\w.-]+)`/g)].map(([, path]) => path ?? "");
    expect(named.length).toBe(6);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
