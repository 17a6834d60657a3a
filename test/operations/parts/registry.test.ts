import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { registryItemSchema, registrySchema } from "shadcn/schema";
import { clients, type ServerLocation } from "#test/executable/mcp-clients";
import { createDesignFlow, type DesignFlow } from "#test/operations/design-flow";
import { createTemporaryFolder } from "#test/temporary-folder";

type Item = {
  readonly name: string;
  readonly type: string;
  readonly registryDependencies?: readonly string[];
  readonly files?: readonly { readonly path: string; readonly target: string; readonly content: string }[];
  readonly cssVars?: { readonly light: Readonly<Record<string, string>> };
};

let flow: DesignFlow;
const folder = createTemporaryFolder();

beforeAll(async () => {
  flow = await createDesignFlow();
  const { designId } = await flow.published({ name: "Shelf", brandColor: "#0b5d6b" });
  const { json } = await flow.post(`designs/${designId}/rework`, {
    brief: { seed: 1, archetype: "swiss", name: "Shelf", brandColor: "#7a1f3d" },
  });
  await flow.run(json.project.id);
  await flow.approve(json.project.id);
  await flow.approve(json.project.id);
  await flow.post(`designs/${json.design.id}/publish`);
  flow.app.clock.forwardMs(1000);
}, 60_000);
afterAll(async () => {
  await flow.app.close();
  folder.remove();
});

const getItem = async (path: string, key?: string): Promise<Item> => {
  const { status, json, text } = await flow.app.send("GET", path, key === undefined ? {} : { key });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return json;
};
const getPath = (url: string) => url.slice(flow.app.services.baseUrl.length);

test("every listed item is valid against the registry's schema and says the same of itself", async () => {
  const registry = await getItem("/r/shelf/registry.json");
  const { items } = registrySchema.parse(registry);
  expect(items.length).toBeGreaterThan(30);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  for (const listed of items) {
    const item = await getItem(`/r/shelf/${listed.name}.json`);
    expect([listed.name, registryItemSchema.safeParse(item).error]).toEqual([listed.name, undefined]);
    expect(item).toMatchObject(JSON.parse(JSON.stringify(listed)));
    expect([listed.name, (item.files ?? []).every(({ content }) => content !== "")]).toEqual([listed.name, true]);
  }
});

test("the addresses of dependencies return items, and keep the version", async () => {
  const [latest, pinned] = [await getItem("/r/shelf/button.json"), await getItem("/r/shelf/button.json?version=1.0.0")];
  expect(latest.registryDependencies).toEqual([`${flow.app.services.baseUrl}/r/shelf/theme.json`]);
  expect(pinned.registryDependencies).toEqual([`${flow.app.services.baseUrl}/r/shelf/theme.json?version=1.0.0`]);
  const readPrimary = async ({ registryDependencies: [theme = ""] = [] }: Item) =>
    (await getItem(getPath(theme))).cssVars?.light.primary;
  const [now, before] = [await readPrimary(latest), await readPrimary(pinned)];
  expect([now, before]).toEqual([expect.any(String), expect.any(String)]);
  expect(now).not.toBe(before);
  const listed = (await flow.app.send("GET", "/r/shelf/registry.json?version=1.0.0")).text;
  expect(listed.match(/theme\.json[^"]*/g)?.every((end) => end === "theme.json?version=1.0.0")).toBe(true);
  expect((await flow.app.send("GET", "/r/shelf/button.json?version=7.0.0")).status).toBe(404);
});

test("the theme of a public system brings the font faces, with addresses that anyone can load", async () => {
  const { files = [] } = await getItem("/r/shelf/theme.json");
  const fonts = files.find(({ target }) => target === "components/brand/fonts.css");
  const urls = [...(fonts?.content ?? "").matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? "");
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) expect([url, (await flow.app.get(getPath(url))).status]).toEqual([url, 200]);
});

test("an unknown item is named with the nearest one", async () => {
  const { status, json } = await flow.app.send("GET", "/r/shelf/buton.json");
  expect([status, json.error]).toEqual([404, 'No registry item "buton". Did you mean "button"?']);
  expect((await flow.app.send("GET", "/r/no-such-brand/button.json")).status).toBe(404);
});

test("a private system's items need a key, and contain what they depend on", async () => {
  const { brandId } = await flow.published({ name: "Cellar" });
  await flow.send("PATCH", `brands/${brandId}`, { cookie: flow.admin, body: { visibility: "PRIVATE" } });
  for (const path of ["/r/cellar/registry.json", "/r/cellar/theme.json", "/r/cellar/button.json?version=1.0.0"])
    expect([path, (await flow.app.send("GET", path)).status]).toEqual([path, 404]);
  const { key } = await flow.app.key(["READ"]);
  const item = await getItem("/r/cellar/button.json", key);
  expect(registryItemSchema.safeParse(item).error).toBeUndefined();
  expect(item.registryDependencies).toBeUndefined();
  expect(item.cssVars?.light.primary).toBeString();
  expect(JSON.stringify(await getItem("/r/cellar/registry.json", key))).not.toContain("registryDependencies");
});

/** Reads the registry through the MCP server of shadcn, as agents do. */
async function checkAgentServer(location: ServerLocation): Promise<void> {
  const former = clients.find(({ protocol }) => protocol === "2025-11-25");
  if (!former) throw new Error("no client speaks the protocol of shadcn's server");
  const client = await former.connect(location);
  const read = async (name: string, values: object): Promise<string> => {
    const { content, isError } = await client.call(name, { registries: ["@shelf"], ...values });
    const text = content.map((one) => one.text ?? "").join("\n");
    if (isError) throw new Error(`${name}: ${text}`);
    return text;
  };
  try {
    expect(await read("list_items_in_registries", { limit: 400 })).toContain("landing-hero");
    expect(await read("search_items_in_registries", { query: "pricing-card" })).toContain("@shelf/pricing-card");
    expect(await read("view_items_in_registries", { items: ["@shelf/landing-hero"] })).toContain("landing-hero");
    expect(await read("get_add_command_for_items", { items: ["@shelf/landing-page"] })).toContain("add @shelf/landing-page");
  } finally {
    await client.close();
  }
}

test("shadcn lists the items, and installs one with its theme in a project that compiles", async () => {
  const server = Bun.serve({
    port: 0,
    fetch: async ({ url }): Promise<Response> => {
      const { pathname, search } = new URL(url);
      const response = await flow.app.get(pathname + search);
      const text = (await response.text()).replaceAll(flow.app.services.baseUrl, server.url.origin);
      return new Response(text, { status: response.status, headers: { "content-type": "application/json" } });
    },
  });
  const cwd = folder.path;
  const write = (path: string, value: unknown) =>
    writeFileSync(join(cwd, path), typeof value === "string" ? value : JSON.stringify(value));
  mkdirSync(join(cwd, "app"));
  symlinkSync(resolve("node_modules"), join(cwd, "node_modules"));
  write("app/globals.css", '@import "tailwindcss";\n');
  write("package.json", { name: "app", dependencies: { tailwindcss: "^4.0.0", next: "^16.0.0" } });
  write("tsconfig.json", {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: "esnext",
      module: "preserve",
      jsx: "preserve",
      skipLibCheck: true,
      noUncheckedSideEffectImports: true,
      types: [],
      paths: { "@/*": ["./*"] },
    },
    include: ["**/*.ts", "**/*.tsx"],
  });
  write("components.json", {
    style: "new-york",
    rsc: true,
    tsx: true,
    // The CLI fetches a base colour from its own server where one is named.
    tailwind: { config: "", css: "app/globals.css", baseColor: "", cssVariables: true },
    aliases: { components: "@/components", utils: "@/lib/utils" },
    registries: { "@shelf": `${server.url.origin}/r/shelf/{name}.json` },
  });
  const run = async (...command: readonly string[]) => {
    const child = Bun.spawn([...command], { cwd, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
    const [out, error, status] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    if (status !== 0) throw new Error(`${command.join(" ")}: ${out}${error}`);
    return out;
  };
  const icon = (await getItem("/r/shelf/icon-search.json")).name;
  const shadcn = resolve("node_modules/.bin/shadcn");
  try {
    expect(await run(shadcn, "search", "@shelf", "--query", "button")).toContain("@shelf/button (component)");
    await run(shadcn, "add", `${server.url.origin}/r/shelf/button.json?version=1.0.0`, "--yes");
    await run(shadcn, "add", "@shelf/dialog", "@shelf/icons", `@shelf/${icon}`, "--yes");
    expect(await run(shadcn, "search", "@shelf", "--query", "landing")).toContain("@shelf/landing-page (block)");
    await run(shadcn, "add", "@shelf/landing-page", "@shelf/landing-hero", "@shelf/contact-page", "--yes", "--overwrite");
    await checkAgentServer({ command: shadcn, args: ["mcp"], cwd, env: { PATH: Bun.env.PATH ?? "" } });
  } finally {
    await server.stop(true);
  }
  expect(readFileSync(join(cwd, "app/globals.css"), "utf8")).toContain("--primary:");
  write(
    "page.tsx",
    [
      'import { Button } from "@/components/brand/button";',
      'import { Icon } from "@/components/brand/icons";',
      'import { SearchIcon } from "@/components/brand/icons/search";',
      'import { ContactPage } from "@/components/brand/blocks/contact-page";',
      'import { LandingHero } from "@/components/brand/blocks/landing-hero";',
      'import { LandingPage } from "@/components/brand/blocks/landing-page";',
      'export const page = <Button variant="outline"><Icon name="search" /><SearchIcon label="Search" /></Button>;',
      "export const blocks = [<LandingPage key={1} />, <LandingHero key={2} />, <ContactPage key={3} />];",
    ].join("\n"),
  );
  expect(await run(resolve("node_modules/.bin/tsc"), "--project", cwd)).toBe("");
}, 120_000);
