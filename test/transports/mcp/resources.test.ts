import type { DesignId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { agentResources, resourceFormats } from "#/operations/agents/agent-resources";
import { createExternalFlow } from "#test/operations/external-flow";
import { createMcpClient } from "#test/transports/mcp/mcp-client";

let setup: Awaited<ReturnType<typeof createExternalFlow>>;
let agent: ReturnType<typeof createMcpClient>;
let designId: DesignId;
let foreignKey: string;
beforeAll(async () => {
  setup = await createExternalFlow();
  agent = createMcpClient(setup.app);
  ({ designId } = await setup.waiting("Alder"));
  await setup.published({ name: "Cedar & Søn" });
  foreignKey = (await setup.app.key(["READ"], { workspaceId: setup.other.id })).key;
}, 30_000);
afterAll(() => setup.app.close());

type Listed = { uri: string; name: string; title: string; mimeType: string; size?: number };
type Content = { uri: string; mimeType: string; text?: string; blob?: string };
const list = async (key?: string, cursor?: string) =>
  (await agent.ask("resources/list", cursor === undefined ? {} : { cursor }, { key })).json.result as {
    resources: Listed[];
    nextCursor?: string;
  };
const read = async (uri: string, key?: string) =>
  (await agent.ask("resources/read", { uri }, { key, headers: { "mcp-name": uri } })).json;
const readContent = async (uri: string, key?: string): Promise<Content> => {
  const { result, error } = await read(uri, key);
  if (error) throw new Error(`${uri}: ${JSON.stringify(error)}`);
  expect(result.contents).toHaveLength(1);
  return result.contents[0];
};
const readError = async (uri: string, key?: string) => (await read(uri, key)).error;

describe("the list", () => {
  test("lists static resources and each system's texts with sizes, and nothing of a workspace without a key", async () => {
    const { resources, nextCursor } = await list();
    expect(nextCursor).toBeUndefined();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "livery://systems",
      "livery://guides/import",
      "livery://guides/agents",
      "ui://livery/preview",
      "livery://systems/cedar-son",
      "livery://systems/cedar-son/guide",
      "skill://cedar-son/SKILL.md",
      "ui://livery/preview/cedar-son",
    ]);
    for (const { uri, size } of resources) {
      if (size === undefined) continue;
      expect([uri, Buffer.byteLength((await readContent(uri)).text ?? "")]).toEqual([uri, size]);
    }
    expect(resources.filter(({ size }) => size !== undefined)).toHaveLength(3);
  });

  test("has the designs that the key reaches, and those of no other workspace", async () => {
    const designs = (uris: Listed[]) => uris.map(({ uri }) => uri).filter((uri) => uri.startsWith("livery://designs/"));
    expect(designs((await list(setup.reader)).resources)).toContain(`livery://designs/${designId}`);
    expect(designs((await list(foreignKey)).resources)).toEqual([]);
    const { key: own } = await setup.app.key(["READ"], { kind: "HANDOFF", designId });
    expect(designs((await list(own)).resources)).toEqual([`livery://designs/${designId}`]);
  });

  test("continues where a page of systems ends, and rejects an invalid cursor", async () => {
    await setup.published({ name: "Dune" });
    const first = (await setup.app.send("GET", "/api/v1/system-files?limit=1")).json;
    expect(first.systems.map(({ slug }: { slug: string }) => slug)).toEqual(["cedar-son"]);
    const { resources, nextCursor } = await list(undefined, first.nextCursor);
    expect(resources.map(({ uri }) => uri)).toEqual([
      "livery://systems/dune",
      "livery://systems/dune/guide",
      "skill://dune/SKILL.md",
      "ui://livery/preview/dune",
    ]);
    expect(nextCursor).toBeUndefined();
    expect((await agent.ask("resources/list", { cursor: "nonsense" })).json.error).toMatchObject({
      code: -32_602,
      data: { status: 400 },
    });
  });

  test("of templates contains those of workspaces only with a key", async () => {
    const templates = async (key?: string): Promise<string[]> =>
      (await agent.ask("resources/templates/list", {}, { key })).json.result.resourceTemplates.map(
        ({ uriTemplate }: { uriTemplate: string }) => uriTemplate,
      );
    const all = agentResources.filter(({ uri }) => uri.includes("{"));
    expect(await templates(setup.reader)).toEqual(all.map(({ uri }) => uri));
    expect(await templates()).toEqual(all.filter(({ isKeyed }) => !isKeyed).map(({ uri }) => uri));
  });
});

describe("reading", () => {
  test("every public URI returns without a key what REST returns", async () => {
    const rest = async (path: string) => (await setup.app.send("GET", path)).text;
    const name = "cedar-son";
    const same: Record<string, string> = {
      "livery://systems": "/api/v1/systems",
      "livery://guides/import": "/docs/import.md",
      "livery://guides/agents": "/docs/agents.md",
      [`livery://systems/${name}/guide`]: `/api/v1/systems/${name}/guide`,
      [`livery://systems/${name}/agent-prompt`]: `/api/v1/systems/${name}/agent-prompt`,
      [`skill://${name}/SKILL.md`]: `/api/v1/systems/${name}/skill`,
    };
    for (const format of resourceFormats)
      same[`livery://systems/${name}/tokens/${format}`] = `/api/systems/export/${name}?format=${format}`;
    for (const [uri, path] of Object.entries(same)) {
      const { text, uri: said } = await readContent(uri);
      expect([uri, said, text]).toEqual([uri, uri, await rest(path)]);
    }
    expect(JSON.parse((await readContent(`livery://systems/${name}`)).text ?? "")).toMatchObject({ system: { slug: name } });
    expect(JSON.parse((await readContent(`livery://systems/${name}/files`)).text ?? "").systems[0].files.length).toBe(12);
    expect((await readContent(`livery://systems/${name}/tokens/globals-css`)).mimeType).toBe("text/css");
  });

  test("the mark comes as a PNG", async () => {
    const { mimeType, blob } = await readContent("livery://systems/cedar-son/mark");
    expect([
      mimeType,
      Buffer.from(blob ?? "", "base64")
        .subarray(1, 4)
        .toString(),
    ]).toEqual(["image/png", "PNG"]);
  });

  test("a design's addresses answer its key, drafts included", async () => {
    const context = JSON.parse((await readContent(`livery://designs/${designId}`, setup.reader)).text ?? "");
    expect(context.continuation.hardFloor.length).toBeGreaterThan(3);
    expect((await readContent(`livery://designs/${designId}/tokens/globals-css`, setup.reader)).text).toContain("--primary");
    expect((await readContent(`livery://designs/${designId}/skill`, setup.reader)).text).toContain("name: alder\n");
    expect(JSON.parse((await readContent("livery://designs", setup.reader)).text ?? "").brands.length).toBeGreaterThan(0);
  });

  test("a design's URIs return 401 without a key, and with a foreign key the same error as unknown ones", async () => {
    for (const uri of ["livery://designs", `livery://designs/${designId}`, `livery://designs/${designId}/tokens/dtcg`])
      expect([uri, await readError(uri)]).toEqual([
        uri,
        expect.objectContaining({
          code: -32_602,
          data: expect.objectContaining({ status: 401, hint: expect.stringContaining("LIVERY_API_KEY") }),
        }),
      ]);
    const unknown = "ds_01kaph4c7ke0sbx1v0s1kq4s4m";
    for (const rest of ["", "/skill", "/tokens/dtcg"]) {
      const [foreign, none] = [
        await readError(`livery://designs/${designId}${rest}`, foreignKey),
        await readError(`livery://designs/${unknown}${rest}`, setup.reader),
      ];
      expect(foreign).toEqual({ ...none, data: { uri: `livery://designs/${designId}${rest}` } });
      expect(none.code).toBe(-32_602);
    }
  });

  test.each([
    "livery://systems/nothing",
    "livery://nonsense",
    "livery://systems/a/b/c",
    "livery://systems/%E0%A4%A",
    "http://localhost/etc/passwd",
    "skill://cedar-son/OTHER.md",
    "skill://../SKILL.md",
    "",
  ])("%p is not found", async (uri) => {
    expect(await readError(uri)).toMatchObject({ code: -32_602 });
  });

  test("an archive format or an unknown format is refused with the list of formats", async () => {
    for (const format of ["all", "components", "nonsense"])
      expect(await readError(`livery://systems/cedar-son/tokens/${format}`)).toMatchObject({
        message: expect.stringContaining("globals-css"),
        data: { status: 400 },
      });
  });
});

describe("dispatch", () => {
  test("counts a reading once, and what never comes to it once too", async () => {
    const narrow = createMcpClient({
      services: {
        ...setup.app.services,
        rateLimiters: (await import("#/operations/rate-limits")).createRateLimiters({
          public: 3,
          static: 0,
          drawing: 0,
          screenshot: 0,
          key: 0,
          unauthorized: 0,
          "sign-in": 0,
          import: 0,
        }),
      },
    });
    const uri = "livery://systems/cedar-son/guide";
    const ask = async (uri: string) => {
      const { status, json } = await narrow.ask("resources/read", { uri }, { headers: { "mcp-name": uri } });
      return status === 200 ? (json.error?.data?.status ?? 200) : (json.error?.data?.status ?? status);
    };
    const responses = [await ask(uri), await ask("livery://systems/cedar-son/tokens/zip"), await ask(uri), await ask(uri)];
    expect(responses).toEqual([200, 400, 200, 429]);
  });
});

describe("completion", () => {
  const complete = async (ref: object, name: string, value: string, key?: string, filledIn?: object): Promise<string[]> => {
    const context = filledIn && { context: { arguments: filledIn } };
    const { json } = await agent.ask("completion/complete", { ref, argument: { name, value }, ...context }, { key });
    return json.result.completion.values;
  };
  const template = { type: "ref/resource", uri: "livery://systems/{name}/tokens/{format}" };

  test("completes slugs by prefix or by the system's name, and formats", async () => {
    expect(await complete(template, "name", "ced")).toEqual(["cedar-son"]);
    expect(await complete(template, "name", "Søn")).toEqual(["cedar-son"]);
    expect(await complete(template, "name", "zzz")).toEqual([]);
    expect(await complete(template, "format", "utility")).toEqual(["utility-theme-v4", "utility-theme"]);
    expect(await complete({ type: "ref/prompt", name: "apply_brand" }, "stack", "tailwind")).toEqual([
      "Next.js with Tailwind CSS 4",
    ]);
    expect(await complete({ type: "ref/prompt", name: "apply_brand" }, "task", "x")).toEqual([]);
  });

  test("completes the components and pages of the system that is filled in", async () => {
    const component = { type: "ref/resource", uri: "livery://systems/{name}/components/{component}" };
    const page = { type: "ref/resource", uri: "livery://systems/{name}/pages/{page}" };
    const name = "cedar-son";
    expect((await complete(component, "component", "button", undefined, { name }))[0]).toBe("button");
    expect(await complete(page, "page", "pric", undefined, { name })).toEqual(["pricing"]);
    expect(await complete(page, "page", "pric")).toEqual([]);
    const missing = { ref: page, argument: { name: "page", value: "" }, context: { arguments: { name: "no-such-system" } } };
    expect((await agent.ask("completion/complete", missing)).json.error.message).toContain("No published system");
    const { text, mimeType } = await readContent(`livery://systems/${name}/components/button`);
    expect([mimeType, text?.startsWith('# "Button" (`button`)')]).toEqual(["text/markdown", true]);
    expect((await readContent(`livery://systems/${name}/pages/pricing`)).text).toContain("pricing");
  });

  test("completes designs for their key only", async () => {
    const ref = { type: "ref/prompt", name: "apply_brand" };
    expect(await complete(ref, "designId", "alder", setup.reader)).toEqual([designId]);
    expect(await complete(ref, "designId", "alder")).toEqual([]);
    expect(await complete(ref, "designId", "alder", foreignKey)).toEqual([]);
  });
});
