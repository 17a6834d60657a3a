import { expect, test } from "bun:test";
import { renderAdoptionGuide } from "#/documents/adoption-guide";
import { renderAgentPrompt } from "#/documents/agent-prompt";
import { formatCodeBlock, escapeMarkdown } from "#/documents/markdown";
import { readFences } from "#test/documents/read-fences";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

test("there are two prompts to copy, for a new and for an existing project", () => {
  const { blocks } = readFences(renderAgentPrompt(contentFixture, metadataFixture));
  expect(blocks).toHaveLength(2);
  expect(blocks[0]).toStartWith("I want a new web application");
  expect(blocks[1]).toStartWith("I want this existing web application");
});

test("a hostile brief cannot break out of its block or add a heading", () => {
  const plain = readFences(renderAgentPrompt(contentFixture, metadataFixture));
  const hostile = readFences(renderAgentPrompt(hostileContent, metadataFixture));
  expect(hostile.blocks).toHaveLength(2);
  expect(hostile.outside.filter((line) => line.startsWith("#")).length).toBe(
    plain.outside.filter((line) => line.startsWith("#")).length,
  );
  expect(hostile.outside.join("\n")).not.toContain("<script");
  for (const [index, block] of hostile.blocks.entries())
    expect(block.split("\n").length).toBe(plain.blocks[index]?.split("\n").length ?? 0);
});

test("it contains no command to install, fetch or run anything", () => {
  expect(renderAgentPrompt(contentFixture, metadataFixture)).not.toMatch(
    /\b(npx|npm|pnpm|yarn|bunx|curl|wget|install|run|execute|download and)\b/i,
  );
});

test("it contains only URLs of the system", () => {
  for (const [address] of renderAgentPrompt(contentFixture, metadataFixture).matchAll(/https?:\/\/[^\s)>]+/g))
    expect(address).toStartWith("https://livery.example/api/");
});

test("theme.json is mentioned for WordPress brands only", () => {
  const wordpress = { ...contentFixture, brief: { ...contentFixture.brief, platform: "wordpress" as const } };
  expect(renderAgentPrompt(wordpress, metadataFixture)).toContain("theme.json");
  expect(renderAdoptionGuide(wordpress, metadataFixture)).toContain("| `theme.json` |");
  expect(renderAdoptionGuide(contentFixture, metadataFixture)).not.toContain("theme.json");
});

test("a hostile brief adds no heading to the guide", () => {
  const listHeadings = (markdown: string) => markdown.split("\n").filter((line) => /^##? /.test(line)).length;
  expect(listHeadings(renderAdoptionGuide(hostileContent, metadataFixture))).toBe(
    listHeadings(renderAdoptionGuide(contentFixture, metadataFixture)),
  );
  expect(renderAdoptionGuide(hostileContent, metadataFixture)).not.toContain("<script");
});

test("escaped text renders as itself in Markdown", () => {
  expect(escapeMarkdown("# *a* [b](c) <i>\n- d & e &lt; 1.2")).toBe("\\# \\*a\\* \\[b\\](c) &lt;i&gt; - d & e &amp;lt; 1.2");
  for (const start of ["- a", "+ a", "1. a", "2) a", "=== a", "> a"]) expect(escapeMarkdown(start)).toMatch(/^\d?(\\|&gt;)/);
  expect(formatCodeBlock("a\n````\nb", "text")).toBe("`````text\na\n````\nb\n`````");
  expect(formatCodeBlock("` ".repeat(300_000))).toStartWith("```\n` `");
});

test("prompts and guide match their golden files", () => {
  expectGolden("agent-prompt/agent-prompt.md", renderAgentPrompt(contentFixture, metadataFixture));
  expectGolden("adoption-guide/ADOPTION_GUIDE.md", renderAdoptionGuide(contentFixture, metadataFixture));
});
