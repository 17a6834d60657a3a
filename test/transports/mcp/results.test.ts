import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { countTokens } from "gpt-tokenizer";
import { demoBriefs } from "#data/briefs";
import { errorMetaKey, toToolError } from "#/transports/mcp/results";
import { handoffSections } from "#/documents/handoff/schema";
import { Failure } from "#/kernel/errors";
import { getPromptPackPart } from "#/operations/designs/get-prompt-pack-part";
import { adoptionTool } from "#/operations/systems/adoption-tool";
import { createMcpClient, type ToolOutcome, estimateTokens } from "#test/transports/mcp/mcp-client";
import { longBrief } from "#test/documents/long-brief";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let agent: ReturnType<typeof createMcpClient>;
let key: string;
const made: { name: string; designId: string; slug: string }[] = [];

beforeAll(async () => {
  app = await createTestApp();
  agent = createMcpClient(app);
  ({ key } = await app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]));
  for (const brief of demoBriefs) {
    const { design, system } = await app.publish(brief);
    made.push({ name: brief.name, designId: design.id, slug: system.slug });
  }
}, 120_000);
afterAll(() => app.close());

const first = () => {
  const [one] = made;
  if (!one) throw new Error("nothing was made");
  return one;
};
const getText = ({ content }: ToolOutcome) => content.map(({ text }) => text).join("\n");

describe("one channel a tool", () => {
  test("a JSON tool returns structured content and the identical text, and nothing else", async () => {
    const { designId, slug } = first();
    for (const [name, values] of [
      ["whoami", {}],
      ["list_brands", {}],
      ["get_design_context", { designId }],
      ["get_design_handoff", { designId, sections: ["design"] }],
      ["get_repo_rules_pack", { designId }],
      ["get_partner_design_kit", { designId }],
      ["get_system_adoption", { name: slug }],
      ["list_systems", {}],
      ["list_published_systems", {}],
      ["search_design_system", { system: slug, query: "danger" }],
      ["get_tokens", { system: slug }],
      ["get_asset", { system: slug, asset: "logo" }],
    ] as const) {
      const { content, structuredContent, isError } = await agent.call(name, values, key);
      expect([name, isError, content.length, content[0]?.type]).toEqual([name, undefined, 1, "text"]);
      expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
    }
  });

  test("Markdown, CSS and code are returned as text only, with the same bytes as over REST", async () => {
    const { designId, slug } = first();
    for (const format of [
      "globals-css",
      "colors-ts",
      "spacing-ts",
      "typography-ts",
      "utility-theme",
      "utility-theme-v4",
      "brand-manifest",
      "dtcg",
    ]) {
      const { content, structuredContent } = await agent.call("get_system_tokens", { name: slug, format });
      expect(structuredContent).toBeUndefined();
      const { text } = await app.send("GET", `/api/systems/export/${slug}?format=${format}`);
      expect(content.map(({ text }) => text)).toEqual([format === "dtcg" ? JSON.stringify(JSON.parse(text)) : text]);
    }
    for (const [options, query] of [
      [{}, ""],
      [{ pass: "explore" }, "?pass=explore"],
      [{ format: "copy-map" }, "?format=copy-map"],
    ] as const) {
      const { content, structuredContent } = await agent.call(
        "get_design_prompt_pack",
        { designId, detail: "full", ...options },
        key,
      );
      expect(structuredContent).toBeUndefined();
      const { text } = await app.send("GET", `/api/v1/designs/${designId}/prompt-pack${query}`, { key });
      expect(content.map(({ text }) => text)).toEqual([text]);
    }
  });

  test("archives are no formats of the tool", async () => {
    for (const format of ["components", "pages", "assets-svg", "all", "components-json", "nonsense"])
      expect(await agent.statusOf("get_system_tokens", { name: first().slug, format })).toBe(400);
  });
});

describe("default results that are summaries or lists stay under 8,000 tokens on the demo brands", () => {
  test.each([
    ["get_design_context", "designId"],
    ["get_partner_design_kit", "designId"],
    ["get_agent_prompt", "name"],
    ["list_brands", undefined],
    ["list_systems", undefined],
    ["list_published_systems", undefined],
  ])("%s", async (name, about) => {
    for (const { designId, slug } of made) {
      const values = about === "designId" ? { designId } : about === "name" ? { name: slug } : {};
      const outcome = await agent.call(name, values, key);
      expect(outcome.isError).toBeUndefined();
      expect([slug, estimateTokens(getText(outcome)) < 8000]).toEqual([slug, true]);
    }
  });
});

describe("every tool returns full results of under 20,000 tokens", () => {
  const subjects = async () => {
    const { design, system } = await app.publish(longBrief);
    return [...made, { name: longBrief.name, designId: design.id, slug: system.slug }];
  };

  test("adoption manifest, rules pack, prompt pack in every pass, copy map, context and every token file", async () => {
    for (const { designId, slug } of await subjects())
      for (const [name, values] of [
        ["get_system_adoption", { name: slug }],
        ["get_repo_rules_pack", { designId }],
        ["get_design_prompt_pack", { designId }],
        ["get_design_prompt_pack", { designId, pass: "explore" }],
        ["get_design_prompt_pack", { designId, format: "copy-map" }],
        ["get_design_context", { designId }],
        ["get_agent_prompt", { name: slug }],
        ...["globals-css", "colors-ts", "utility-theme", "utility-theme-v4", "brand-manifest", "dtcg"].map(
          (format) => ["get_system_tokens", { name: slug, format }] as const,
        ),
      ] as const) {
        const outcome = await agent.call(name, values, key);
        expect([name, outcome.isError]).toEqual([name, undefined]);
        const tokens = countTokens(getText(outcome));
        expect([slug, name, values, tokens < 20_000 ? "under 20,000" : tokens]).toEqual([slug, name, values, "under 20,000"]);
      }
  }, 60_000);

  test("nothing is shortened, cut into parts or missing", async () => {
    for (const { designId, slug } of await subjects()) {
      const manifest = (await app.send("GET", `/api/v1/systems/${slug}/adoption`)).json;
      expect((await agent.call("get_system_adoption", { name: slug })).structuredContent).toEqual(manifest);
      const pack = (await app.send("GET", `/api/v1/designs/${designId}/rules-pack`, { key })).json;
      expect((await agent.call("get_repo_rules_pack", { designId }, key)).structuredContent).toEqual(pack);
      const prompts = (await app.send("GET", `/api/v1/designs/${designId}/prompt-pack`, { key })).text;
      expect(getText(await agent.call("get_design_prompt_pack", { designId }, key))).toBe(prompts);
    }
  }, 60_000);
});

describe("get_design_context", () => {
  test("has every section, and what is shortened says its size and the arguments that fetch it whole", async () => {
    const { designId } = first();
    const summary = (await agent.call("get_design_context", { designId }, key)).structuredContent ?? {};
    expect(Object.keys(summary)).toEqual([...handoffSections]);
    const cut = Object.values(summary).flatMap((section) =>
      "shortened" in (section as object) ? [(section as { shortened: unknown }).shortened] : [],
    );
    expect(cut.length).toBeGreaterThan(2);
    for (const shortened of cut) {
      const { bytes, arguments: options, ...rest } = shortened as { bytes: number; arguments: { sections: string[] } };
      expect(rest).toEqual({});
      const [section = ""] = options.sections;
      const path = `/api/v1/designs/${designId}/handoff?sections=${section}`;
      const { url } = (await app.send("GET", `${path}&detail=summary`, { key })).json[section].shortened;
      const whole = (await agent.call("get_design_context", { designId, ...options }, key)).structuredContent ?? {};
      expect(Object.keys(whole)).toEqual(options.sections);
      expect(Buffer.byteLength(JSON.stringify(Object.values(whole)[0]))).toBe(bytes);
      expect((await app.send("GET", new URL(url).pathname + new URL(url).search, { key })).json).toEqual(whole);
    }
  });

  test("returns the requested sections only, and refuses unknown ones by name", async () => {
    const { designId } = first();
    const some = await agent.call("get_design_context", { designId, sections: ["continuation", "brief"] }, key);
    expect(Object.keys(some.structuredContent ?? {})).toEqual(["brief", "continuation"]);
    const rejected = await agent.call("get_design_context", { designId, sections: ["everything"] }, key);
    expect(JSON.parse(getText(rejected)).error).toContain("sections[0] must be one of: design, brief");
    expect(await agent.statusOf("get_design_context", { designId, sections: "brief" }, key)).toBe(400);
  });
});

describe("get_repo_rules_pack", () => {
  type Pack = { files: { path: string; content: string }[]; leftOut: { path: string; bytes: number }[] };
  const pack = async (values: Record<string, unknown> = {}) =>
    (await agent.call("get_repo_rules_pack", { designId: first().designId, ...values }, key)).structuredContent as Pack;

  test("returns every file with its text; a summary omits the token file, and paths returns what was omitted", async () => {
    const { files, leftOut } = await pack();
    expect(files.map(({ path }) => path)).toEqual([
      "AGENTS.md",
      "CLAUDE.md",
      ".github/copilot-instructions.md",
      "DESIGN.md",
      ".cursor/rules/brand.mdc",
      "brand/tokens.css",
    ]);
    for (const { content } of files) expect(content.length).toBeGreaterThan(50);
    expect(leftOut.map(({ path }) => path)).toEqual([
      `.claude/skills/${first().slug}/SKILL.md`,
      "brand/README.md",
      "brand/fonts.css",
      "brand/theme.css",
      "brand/tailwind-preset.ts",
      "brand/brand.tokens.json",
    ]);
    const { files: requested, leftOut: none } = await pack({ paths: ["brand/brand.tokens.json", "AGENTS.md"] });
    expect(requested.map(({ path }) => path)).toEqual(["AGENTS.md", "brand/brand.tokens.json"]);
    expect(Buffer.byteLength(requested[1]?.content ?? "")).toBe(leftOut[5]?.bytes ?? 0);
    expect(none).toEqual([]);
    const less = await pack({ detail: "summary" });
    expect(less.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).filter((path) => !path.endsWith(".css")));
    expect(less.leftOut.map(({ path }) => path)).toEqual([
      "brand/tokens.css",
      `.claude/skills/${first().slug}/SKILL.md`,
      "brand/README.md",
      "brand/fonts.css",
      "brand/theme.css",
      "brand/tailwind-preset.ts",
      "brand/brand.tokens.json",
    ]);
  });

  test("an unknown path of the pack is refused with the list of paths", async () => {
    const rejected = await agent.call("get_repo_rules_pack", { designId: first().designId, paths: ["/etc/passwd"] }, key);
    expect(JSON.parse(getText(rejected)).error).toContain("AGENTS.md, CLAUDE.md");
  });
});

describe("get_system_adoption", () => {
  test("is the manifest of REST, whole, or the parts that are asked for", async () => {
    const { slug } = first();
    const manifest = (await app.send("GET", `/api/v1/systems/${slug}/adoption`)).json;
    for (const detail of ["full", "summary"])
      expect((await agent.call("get_system_adoption", { name: slug, detail })).structuredContent).toEqual(manifest);
    const some = (await agent.call("get_system_adoption", { name: slug, sections: ["tokens", "direction"] })).structuredContent;
    expect(some).toEqual({ direction: manifest.direction, tokens: manifest.tokens });
  });

  test("only a system with hundreds of components has its lists cut to whole entries, and says how to get them", () => {
    const components = Array.from({ length: 400 }, (_, at) => ({ slug: `c${at}`, previewUrl: "x".repeat(100) }));
    const previews = { design: "d", components: components.map(({ slug }) => ({ name: slug, url: "y".repeat(100) })) };
    const show = (options: object) => adoptionTool.toOutput?.(options as never, { name: "n", detail: "summary" } as never);
    const shown = show({ components, previews }) as {
      components: unknown[];
      previews: { design: string; components: unknown[] };
      shortened: Record<string, unknown>[];
    };
    expect(JSON.stringify({ ...shown, shortened: [] }).length).toBeLessThan(54_100);
    expect(shown.components).toEqual(components.slice(0, shown.components.length));
    expect(shown.previews).toEqual({ design: "d", components: previews.components.slice(0, shown.previews.components.length) });
    expect(shown.shortened).toContainEqual({
      section: "components",
      entries: 400,
      shown: shown.components.length,
      bytes: Buffer.byteLength(JSON.stringify(components)),
      arguments: { name: "n", sections: ["components"], detail: "full" },
    });
    expect(adoptionTool.toOutput?.({ components } as never, { name: "n", detail: "full" } as never)).toEqual({ components });
    const few = { components: components.slice(0, 200) };
    expect(show(few)).toEqual(few);
  });
});

describe("a failed call", () => {
  test("is a result with compact JSON as text, the same in _meta, and no structured content", async () => {
    const outcome = await agent.call("get_design_context", { designId: "ds_nothing" }, key);
    expect(outcome.isError).toBe(true);
    expect(outcome.structuredContent).toBeUndefined();
    expect(outcome.content).toHaveLength(1);
    const textLines = JSON.parse(getText(outcome));
    expect(getText(outcome)).toBe(JSON.stringify(textLines));
    expect(outcome._meta?.[errorMetaKey]).toEqual(textLines);
    expect(textLines).toEqual({
      error: "No design has this id, or you do not have access to it.",
      status: 404,
      code: "NOT_FOUND",
      hint: expect.stringContaining("list_brands"),
    });
  });

  test("without a key says where a key goes", async () => {
    const { hint, status } = JSON.parse(getText(await agent.call("whoami")));
    expect(status).toBe(401);
    expect(hint).toContain("LIVERY_API_KEY");
    expect(hint).toContain("Authorization: Bearer");
  });

  test.each([
    ["get_design_context", {}, "designId is required."],
    ["get_design_context", { id: "x" }, '"id" is not a known field. Remove or correct it.'],
    ["get_system_tokens", {}, "name is required."],
    ["get_system_adoption", { name: 7 }, "name must be text."],
    ["get_system_tokens", { name: null, format: "dtcg" }, "name must be text."],
    ["get_design_context", { designId: ["x"] }, "designId must be text."],
    ["list_systems", { platform: 7 }, "platform must be text, one of: nextjs, wordpress."],
    ["list_brands", { limit: "10" }, "limit must be an integer."],
    ["list_systems", { platform: "gopher" }, "platform must be one of: nextjs, wordpress."],
    ["whoami", { verbose: true }, '"verbose" is not a known field. Remove or correct it.'],
  ])("%s %j says what is wrong in the arguments' own names", async (name, values, message) => {
    expect(JSON.parse(getText(await agent.call(name, values, key)))).toMatchObject({
      error: message,
      status: 400,
      code: "INVALID",
    });
  });

  test("after an internal error reveals only the request id", async () => {
    const broken = await createTestApp();
    const { key } = await broken.key(["READ"]);
    const services = {
      ...broken.services,
      store: Object.assign(Object.create(broken.services.store), { workspaces: undefined }),
    };
    const outcome = await createMcpClient({ services }).call("whoami", {}, key);
    const textLines = JSON.parse(getText(outcome));
    expect(textLines).toMatchObject({ status: 500, code: "INTERNAL" });
    expect(textLines.error).toMatch(/^An internal error occurred\. It is logged under request id [0-9a-f-]{36}\.$/);
    expect(broken.logged.join("\n")).toContain(textLines.error.slice(-37, -1));
    expect(JSON.stringify(outcome)).not.toContain("undefined");
    await broken.close();
  });

  test("every kind of refusal has its status and a hint", async () => {
    const statuses = {
      invalid: 400,
      unauthorized: 401,
      forbidden: 403,
      not_found: 404,
      conflict: 409,
      gone: 410,
      too_large: 413,
      rate_limited: 429,
      internal: 500,
      unavailable: 503,
    } as const;
    for (const [code, status] of Object.entries(statuses)) {
      const failure = new Failure(
        code as keyof typeof statuses,
        "No.",
        code === "rate_limited" ? { retryAfterSeconds: 1.2 } : {},
      );
      const [text] = toToolError(failure, "list_systems", { hasKey: false }).content;
      const textLines = JSON.parse(text?.type === "text" ? text.text : "");
      expect(textLines).toMatchObject({ error: "No.", status, code: code.toUpperCase() });
      expect(textLines.hint.length).toBeGreaterThan(10);
      expect([code, textLines.retryAfter, textLines.replacement]).toEqual([
        code,
        code === "rate_limited" ? 2 : undefined,
        code === "gone" ? "list_brands" : undefined,
      ]);
    }
  });
});

describe("a prompt pack of over 20,000 tokens", () => {
  const footer = /\n\n\(Part (\d) of (\d), (\d+) bytes in total\. [^\n]*\)\n$/;
  const section = (title: string) => `## ${title}\n\n${"茶葉を蒸して揉み、香りを確かめます。".repeat(700)}\n\n`;
  const whole = `# Pack\n\n${["One", "Two", "Three"].map(section).join("")}`;

  test("comes in parts that end before a heading and together are the whole, each with the cursor for the next", () => {
    const [, , count = "0", bytes] = footer.exec(getPromptPackPart(whole, {})) ?? [];
    expect([Number(count) > 1, Number(bytes)]).toEqual([true, Buffer.byteLength(whole)]);
    const parts = Array.from({ length: Number(count) }, (_, at) =>
      getPromptPackPart(whole, at === 0 ? {} : { cursor: String(at + 1) }),
    );
    for (const part of parts) expect(countTokens(part)).toBeLessThan(20_000);
    const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();
    expect(squeezed(parts.map((part) => part.replace(footer, "\n\n")).join(""))).toBe(squeezed(whole));
    for (const part of parts.slice(1)) expect(part).toStartWith("## ");
    expect(parts.at(-1)).not.toContain("for the next part");
    expect(getPromptPackPart(whole, { detail: "full" })).toBe(whole);
  });

  test("an unknown part is refused", async () => {
    expect(await agent.statusOf("get_design_prompt_pack", { designId: first().designId, cursor: "40" }, key)).toBe(400);
  });
});
