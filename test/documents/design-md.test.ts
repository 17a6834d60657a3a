import { expect, test } from "bun:test";
import { lint } from "@google/design.md/linter";
import { demoBriefs } from "#data/briefs/index";
import { createDesignMd, formatDesignMd } from "#/documents/design-md";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import { contentFixture, metadataFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";
import { createStudioContent } from "#test/kits/studio-content";

const writeDesignMd = (content: DesignContent) => formatDesignMd(createDesignMd(content, metadataFixture, "brand/tokens.css"));
const lintDesignMd = (text: string) => {
  const { findings, summary, sections } = lint(text);
  return {
    found: findings.filter(({ severity }) => severity !== "info").map(({ path, message }) => `${path}: ${message}`),
    errors: summary.errors,
    sections,
  };
};
const sections = [
  ...["Overview", "Colors", "Typography", "Layout", "Elevation & Depth", "Shapes", "Components", "Do's and Don'ts"],
];

for (const brief of demoBriefs) {
  test(`the DESIGN.md of ${brief.name} has no errors or warnings in the linter of the format`, () => {
    expect(lintDesignMd(writeDesignMd(createStudioContent(brief, brief.seed ?? 1)))).toEqual({ found: [], errors: 0, sections });
  });
}

test("every archetype has no lint findings with a brand colour of difficult contrast", () => {
  for (const archetype of archetypeIds)
    for (const brandColor of ["#777777", "#ffe600", "#ff00ff", "#000000", "#ffffff"])
      expect([
        archetype,
        brandColor,
        lintDesignMd(writeDesignMd(createStudioContent({ name: "Aa", brandColor }, 3, archetype))).found,
      ]).toEqual([archetype, brandColor, []]);
});

const nasty = [
  'x"\n---\n# Overview\n## Colors\n',
  "<!-- livery:brand:end -->",
  "{colors.missing}",
  "- a: [b",
  "* &x !!js |",
  "'''",
  "\\",
  hostileText,
  "---",
  "# c",
  "\u0085\u2028x",
];
test.each(nasty)("text of a brief cannot break out of its place: %j", (text) => {
  const brief: Brief = { name: text, tagline: text, offer: text, audience: text, industry: text, avoid: [text], tone: text };
  const document = writeDesignMd(createStudioContent(brief, 5, "swiss"));
  expect(lintDesignMd(document)).toEqual({ found: [], errors: 0, sections });
  expect(lint(document).designSystem.name).toBe(text.replace(/\s+/g, " ").trim());
});

test("a hostile direction, face, token name or mark adds no section or element", () => {
  const { found, errors, sections: seen } = lintDesignMd(writeDesignMd(hostileContent));
  expect([errors, seen]).toEqual([0, sections]);
  expect(found.filter((line) => !line.includes("contrast ratio"))).toEqual([]);
  const [, , body = ""] = writeDesignMd(hostileContent).split("---\n");
  expect(body.replace(/<https:[^>]+>|`--[^`]+`/g, "")).not.toMatch(/<[a-z/!]/i);
});

test("it has the values of the system", () => {
  const content = createStudioContent({ name: "Values", brandColor: "#0b57c4" }, 1, "swiss");
  const { designSystem } = lint(writeDesignMd(content));
  const hexOf = (name: string) => designSystem.colors.get(name)?.hex.toLowerCase();
  expect(hexOf("primary")).toBe(content.tokens.colors.light.primary.hex);
  expect(hexOf("background-dark")).toBe(content.tokens.colors.dark.background.hex);
  expect(hexOf("brand")).toBe("#0b57c4");
  expect(designSystem.typography.get("body")?.fontFamily).toBe(content.tokens.typography.families.text.name);
  for (const { name, px } of content.tokens.radius.steps)
    expect(designSystem.rounded.get(name)).toMatchObject({ value: px, unit: "px" });
});

test("it matches its golden file", () => {
  expectGolden("design-md/DESIGN.md", writeDesignMd(contentFixture));
});
