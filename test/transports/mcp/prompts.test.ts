import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { agentPrompts, stacks } from "#/operations/agents/agent-prompts";
import { sha256Hex } from "#/kernel/hash";
import { createExternalFlow } from "#test/operations/external-flow";
import { createMcpClient, estimateTokens } from "#test/transports/mcp/mcp-client";

let setup: Awaited<ReturnType<typeof createExternalFlow>>;
let agent: ReturnType<typeof createMcpClient>;
let designId: string;
beforeAll(async () => {
  setup = await createExternalFlow();
  agent = createMcpClient(setup.app);
  ({ designId } = await setup.waiting("Alder"));
  await setup.published({ name: 'Cedar "One"' });
}, 30_000);
afterAll(() => setup.app.close());

const get = async (name: string, given: Record<string, string>, key?: string) =>
  (await agent.ask("prompts/get", { name, arguments: given }, { key })).json;
const getText = async (name: string, given: Record<string, string>, key?: string): Promise<string> => {
  const { result, error } = await get(name, given, key);
  if (error) throw new Error(JSON.stringify(error));
  expect(result.messages).toHaveLength(1);
  return result.messages[0].content.text;
};

test("both prompts are listed with their arguments, none of which is required, since name or designId will do", async () => {
  const { prompts } = (await agent.ask("prompts/list")).json.result;
  expect(prompts).toEqual(JSON.parse(JSON.stringify(agentPrompts)));
  expect(prompts.map(({ name }: { name: string }) => name)).toEqual(["apply_brand", "review_against_brand"]);
});

describe("apply_brand", () => {
  test("has the order of work first, then the brand's rules with their checks, without a front matter", async () => {
    const text = await getText("apply_brand", {
      name: "cedar-one",
      task: "a sign-up page",
      stack: "Next.js with Tailwind CSS 4",
    });
    expect(text).toStartWith("Build a sign-up page in the brand below, with Next.js with Tailwind CSS 4.\n");
    expect(text).toContain("`utility-theme-v4`");
    expect(text.indexOf("Hold to this")).toBeLessThan(text.indexOf("## Rules"));
    expect(text).toContain("   Check: ");
    expect(text).not.toMatch(/^---$/m);
    expect(estimateTokens(text)).toBeLessThan(4000);
  });

  test("explains for every stack how to apply the values", async () => {
    const notes = await Promise.all(stacks.map((stack) => getText("apply_brand", { name: "cedar-one", stack })));
    const fifth = notes.map((text) => /^5\. (.*)$/m.exec(text)?.[1] ?? "");
    expect(new Set(fifth).size).toBeGreaterThan(4);
    expect(fifth.every((note) => note.length > 20)).toBe(true);
  });

  test("accepts a draft's designId with a key only", async () => {
    expect(await getText("apply_brand", { designId }, setup.reader)).toContain(`designId ${designId}`);
    expect((await get("apply_brand", { designId })).error).toMatchObject({ code: -32_602, data: { status: 401 } });
    expect((await get("apply_brand", { designId: "ds_nothing" }, setup.reader)).error).toMatchObject({ data: { status: 404 } });
  });
});

test("review_against_brand names the paths, changes nothing and says how findings look", async () => {
  const text = await getText("review_against_brand", { name: "cedar-one", paths: "src/app, src/ui" });
  expect(text).toStartWith("Review src/app, src/ui against the brand below. Change nothing.\n");
  expect(text).toContain("`file:line`");
  expect(text).toContain("## Restrictions");
});

test.each([
  ["neither brand", {}],
  ["both brands", { name: "cedar-one", designId: "ds_x" }],
  ["an unknown argument", { name: "cedar-one", tone: "x" }],
])("%s is refused", async (_, given) => {
  expect((await get("apply_brand", given as Record<string, string>)).error).toMatchObject({
    code: -32_602,
    data: { status: 400 },
  });
});

test("an unknown prompt and an unknown system are protocol errors", async () => {
  expect((await get("paint_it", { name: "x" })).error).toMatchObject({ code: -32_602 });
  expect((await get("apply_brand", { name: "nothing" })).error).toMatchObject({ code: -32_602, data: { status: 404 } });
});

describe("skills", () => {
  type Skill = {
    uri: string;
    frontmatter: { name: string; description: string };
    resources: { uri: string; digest: string; size: number }[];
  };

  test("each published system is one, with the digest and size of its content", async () => {
    const { skills } = (await agent.ask("skills/list")).json.result as { skills: Skill[] };
    expect(skills.map(({ uri }) => uri)).toEqual(["skill://cedar-one/SKILL.md"]);
    const uri = skills[0]?.uri ?? "";
    const { text } = (await agent.ask("resources/read", { uri }, { headers: { "mcp-name": uri } })).json.result.contents[0];
    expect(skills[0]).toEqual({
      uri,
      frontmatter: Bun.YAML.parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ""),
      resources: [{ uri, digest: `sha256:${sha256Hex(text)}`, size: Buffer.byteLength(text) }],
    } as Skill);
    expect((await agent.ask("skills/get", { uri })).json.result.skill).toEqual(skills[0]);
  });

  test("an unknown one is refused", async () => {
    for (const uri of ["skill://nothing/SKILL.md", "livery://systems/cedar-one", "skill://cedar-one/X.md", ""])
      expect([uri, (await agent.ask("skills/get", { uri })).json.error?.code]).toEqual([uri, -32_602]);
  });
});

describe("the mark as a picture", () => {
  test("comes beside get_design_context when its section is asked for by name, and else not", async () => {
    const shown = await agent.call("get_design_context", { designId, sections: ["mark"] }, setup.reader);
    expect(shown.content.map(({ type }) => type)).toEqual(["text", "image"]);
    const { data = "", mimeType } = shown.content[1] as { data?: string; mimeType?: string };
    expect([mimeType, Buffer.from(data, "base64").subarray(1, 4).toString()]).toEqual(["image/png", "PNG"]);
    expect(JSON.parse(shown.content[0]?.text ?? "")).toEqual(shown.structuredContent as object);
    const others = await agent.call("get_design_context", { designId, sections: ["tokens"] }, setup.reader);
    expect(others.content).toHaveLength(1);
  });

  test("does not come beside a refusal", async () => {
    const rejected = await agent.call("get_design_context", { designId, sections: ["mark"] });
    expect([rejected.isError, rejected.content.length]).toEqual([true, 1]);
  });
});

describe("the preview", () => {
  test("is named by the tool that it belongs to, and the page of a system is self-contained", async () => {
    const { tools } = (await agent.ask("tools/list")).json.result;
    const named = tools
      .filter((tool: { _meta?: object }) => tool._meta)
      .map(({ name, _meta }: { name: string; _meta: object }) => [name, _meta]);
    expect(named).toEqual([["get_system_adoption", { ui: { resourceUri: "ui://livery/preview" } }]]);
    for (const uri of ["ui://livery/preview", "ui://livery/preview/cedar-one"]) {
      const [content] = (await agent.ask("resources/read", { uri }, { headers: { "mcp-name": uri } })).json.result.contents;
      expect(content.mimeType).toBe("text/html;profile=mcp-app");
      expect(content.text).not.toMatch(/(src|href)="(?!data:|#)|url\((?!#)|@import|https?:\/\/(?!livery\.test|www\.w3\.org)/);
    }
    const uri = "ui://livery/preview/cedar-one";
    expect(
      (await agent.ask("resources/read", { uri }, { headers: { "mcp-name": uri } })).json.result.contents[0].text,
    ).not.toMatch(/<script|\son\w+=/);
  });
});
