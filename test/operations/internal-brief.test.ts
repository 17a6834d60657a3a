import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { tokenFormats } from "#/formats/index";
import type { Brief } from "#/model/brief";
import { resourceFormats } from "#/operations/agents/agent-resources";
import { operations } from "#/operations/index";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

/**
 * What the brief says to its makers, each with a word that is used only there; some beside a word
 * that speaks for the direction, so that its reasons quote them.
 */
const internal = {
  audience: "Qxaudience engineers",
  values: ["qxvalue", "precision qxvaluetwo"],
  adjectives: ["qxadjective", "precise qxadjectivetwo"],
  avoid: ["qxavoid", "playful qxavoidtwo"],
  tone: "qxtone, exact",
} satisfies Partial<Brief>;
const marker = /qx(?:audience|value|adjective|avoid|tone)/gi;

const open = {
  tagline: "Everyone reads opentagline",
  industry: "Opentrade",
  offer: "Openoffer frames, lens fitting and repairs",
  brandColor: "#0b5d6b",
} satisfies Partial<Brief>;

let flow: DesignFlow;
let agent: ReturnType<typeof createMcpClient>;
let ids: Readonly<Record<"quiet" | "wordly", string>>;
beforeAll(async () => {
  flow = await createDesignFlow();
  agent = createMcpClient(flow.app);
  const { designId: quiet } = await flow.published({ name: "Quiet", ...open, ...internal });
  const { designId: wordly } = await flow.published({
    ...{ name: "Wordly", archetype: "soft", platform: "wordpress" },
    ...open,
    ...internal,
  });
  ids = { quiet, wordly };
}, 60_000);
afterAll(() => flow.app.close());

const get = async (path: string) => {
  const answer = await flow.app.get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const slugsIn = async (id: string, part: "components" | "pages"): Promise<string[]> =>
  (await flow.get(`designs/${id}/board`)).json[part].map(({ slug }: { slug: string }) => slug);

/** Words that find parts of every kind. */
const parts = ["button", "primary", "logo", "arrow", "pricing", "contrast"];

/** The arguments of tools that need more than a system, by tool. */
const partArguments: Readonly<Record<string, object>> = {
  search_design_system: { query: "primary button" },
  get_page_recipe: { page: "landing" },
  get_component: { component: "button" },
  get_asset: { asset: "logo" },
  check_markup: { markup: '<p class="p-[13px]">Precise</p>' },
  get_screenshot: { part: "palette" },
};

/** Every address that a public operation about these brands answers, by the operation's path. */
async function addressesOf(slug: "quiet" | "wordly"): Promise<ReadonlyMap<string, readonly string[]>> {
  const id = ids[slug];
  const formats = [...tokenFormats.map(({ format }) => format), "all"];
  const [components, pages] = await Promise.all([slugsIn(id, "components"), slugsIn(id, "pages")]);
  expect([components.length > 30, pages.length]).toEqual([true, 8]);
  return new Map<string, readonly string[]>([
    ["/", ["/"]],
    ["/docs", ["/docs"]],
    ["/llms.txt", ["/llms.txt"]],
    ["/systems/:name", [`/systems/${slug}`, `/systems/${slug}.md`]],
    ["/systems/:name/theme.json", slug === "wordly" ? [`/systems/${slug}/theme.json`] : []],
    ["/r/:file", [`/r/${slug}.json`]],
    ["/r/:file/registry.json", [`/r/${slug}/registry.json`]],
    ["/r/:file/:item", ["theme", ...(slug === "wordly" ? [] : components)].map((name) => `/r/${slug}/${name}.json`)],
    ["/r/:file/install.sh", [`/r/${slug}/install.sh`]],
    ["/r/:file/rules.lock", [`/r/${slug}/rules.lock`]],
    ["/r/:file/rules-file", ["AGENTS.md", "DESIGN.md", "brand/README.md"].map((path) => `/r/${slug}/rules-file?path=${path}`)],
    ["/api/v1/systems", ["/api/v1/systems"]],
    ["/api/v1/system-files", ["/api/v1/system-files", `/api/v1/system-files?name=${slug}`]],
    ["/api/v1/changed-systems", ["/api/v1/changed-systems?since=2020-01-01T00:00:00.000Z"]],
    ["/api/systems/export/:name", formats.map((format) => `/api/systems/export/${slug}?format=${format}`)],
    ...["adoption", "download", "agent-prompt", "skill", "guide", "mark", "frame"].map(
      (what): readonly [string, readonly string[]] => [`/api/v1/systems/:name/${what}`, [`/api/v1/systems/${slug}/${what}`]],
    ),
    ["/api/v1/systems/:name/components/:component", components.map((name) => `/api/v1/systems/${slug}/components/${name}`)],
    ["/api/v1/systems/:name/pages/:page", pages.map((page) => `/api/v1/systems/${slug}/pages/${page}`)],
    ["/api/v1/systems/:name/tokens", [`/api/v1/systems/${slug}/tokens`]],
    ["/api/v1/systems/:name/assets/:asset", ["logo", "hero"].map((asset) => `/api/v1/systems/${slug}/assets/${asset}`)],
    [
      "/api/v1/systems/:name/search",
      [...parts, "rule", "avoid", "voice"].map((query) => `/api/v1/systems/${slug}/search?query=${query}`),
    ],
    ["/api/v1/systems/:name/screenshots/:part", ["logo", "palette"].map((part) => `/api/v1/systems/${slug}/screenshots/${part}`)],
    ["/preview/d/:id", [`/preview/d/${id}`, `/preview/d/${id}?mode=dark`]],
    ["/preview/d/:id/:page", pages.map((page) => `/preview/d/${id}/${page}`)],
    ["/preview/d/:id/components/:name", components.map((name) => `/preview/d/${id}/components/${name}`)],
  ]);
}

/**
 * Public operations whose answer is the same whatever brands there are, or is about something else
 * than a brand.
 */
const aboutNoBrand = new RegExp(
  "^/(?:copy\\.js|favicon\\.ico|healthz|readyz|docs/.*|schemas/.*|fonts/.*|assets/.*|" +
    "api/v1/(?:preview-frame|trades|auth/.*|systems/:name/download/signature)|preview/artifacts/.*)$",
);

test("the list of public addresses names every public operation that is about brands", async () => {
  const listed = [...(await addressesOf("quiet")).keys()].sort();
  // What is sent with POST is asked as a tool below.
  const about = operations.flatMap(({ access, rest }) => (access === "public" && rest?.method === "GET" ? [rest.path] : []));
  const aboutBrands = new Set(about.filter((path) => !aboutNoBrand.test(path)));
  expect([...aboutBrands].sort().join(" ")).toBe(listed.join(" "));
});

describe.each(["quiet", "wordly"] as const)("the brief of %s, whose brand does not show it,", (slug) => {
  test("leaves no word of its makers on any public route, in any export or any file of the bundle", async () => {
    const found: string[] = [];
    const look = (where: string, text: string) => found.push(...(text.match(marker) ?? []).map((word) => `${where}: ${word}`));
    let all = "";
    for (const path of [...(await addressesOf(slug)).values()].flat()) {
      const bytes = await get(path);
      const files = textOf(bytes.subarray(0, 2)) === "PK" ? Object.entries(unzipSync(bytes)) : [[path, bytes] as const];
      for (const [name, body] of files) {
        const text = textOf(body);
        look(`${path} ${name}`, text);
        all += text;
      }
    }
    expect(found).toEqual([]);
    for (const word of ["opentagline", "Opentrade", "Openoffer"]) expect(all).toContain(word);
  }, 60_000);

  test("leaves none in any tool, resource or prompt that needs no key", async () => {
    const { tools } = (await agent.ask("tools/list")).json.result;
    let answers = JSON.stringify(tools);
    const answered: string[] = [];
    for (const { name: tool, inputSchema } of tools as { name: string; inputSchema: { properties: object } }[]) {
      const values = "designId" in inputSchema.properties ? { designId: ids[slug] } : { name: slug, system: slug };
      const about = Object.fromEntries(Object.entries(values).filter(([field]) => field in inputSchema.properties));
      const wanted = { ...about, ...partArguments[tool] };
      const outcome = await agent.call(tool, wanted);
      if (!outcome.isError) answered.push(tool);
      answers += JSON.stringify(outcome);
    }
    expect(answered).toEqual(expect.arrayContaining(["get_system_adoption", "get_tokens", ...Object.keys(partArguments)]));
    const { resources } = (await agent.ask("resources/list")).json.result;
    const uris = [
      ...(resources as { uri: string }[]).map(({ uri }) => uri),
      ...resourceFormats.map((format) => `livery://systems/${slug}/tokens/${format}`),
    ];
    for (const uri of uris)
      answers += JSON.stringify((await agent.ask("resources/read", { uri }, { headers: { "mcp-name": uri } })).json);
    for (const name of ["apply_brand", "review_against_brand"])
      answers += JSON.stringify((await agent.ask("prompts/get", { name, arguments: { name: slug } })).json);
    expect(answers.match(marker) ?? []).toEqual([]);
  }, 60_000);
});
