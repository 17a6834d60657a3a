import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { createDesignFlow, type DesignFlow } from "#test/operations/design-flow";
import { createTemporaryFolder } from "#test/temporary-folder";

let flow: DesignFlow;
let server: ReturnType<typeof Bun.serve>;
/** Changes what the server sends for a path and query; undefined leaves it. */
let distort: (path: string) => Response | undefined = () => undefined;
let lastAuthorization: string | null = null;

const folder = createTemporaryFolder();
const repository = join(folder.path, "my shop");
/** By number: BusyBox looks up no names where it is linked statically. */
const address = () => `http://127.0.0.1:${server.port}`;
const at = (path: string) => join(repository, path);
const read = (path: string) => readFileSync(at(path), "utf8");
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const listFiles = () =>
  (readdirSync(repository, { recursive: true }) as string[]).filter((path) => statSync(at(path)).isFile()).sort();
const readAll = () => Object.fromEntries(listFiles().map((path) => [path, readFileSync(at(path)).toString("base64")]));

beforeAll(async () => {
  flow = await createDesignFlow();
  const { designId } = await flow.published({ name: "Quay Six", brandColor: "#0b5d6b" });
  const { json } = await flow.post(`designs/${designId}/rework`, {
    brief: { seed: 1, archetype: "swiss", name: "Quay Six", brandColor: "#7a1f3d" },
  });
  await flow.run(json.project.id);
  await flow.approve(json.project.id);
  await flow.approve(json.project.id);
  await flow.post(`designs/${json.design.id}/publish`);
  const { brandId } = await flow.published({ name: "Cellar Door" });
  await flow.send("PATCH", `brands/${brandId}`, { cookie: flow.admin, body: { visibility: "PRIVATE" } });
  flow.app.clock.forwardMs(1000);
  server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async ({ url, headers }): Promise<Response> => {
      const { pathname, search } = new URL(url);
      lastAuthorization = headers.get("authorization");
      const distorted = distort(pathname + search);
      const sent = lastAuthorization === null ? {} : { authorization: lastAuthorization };
      return distorted ?? (await flow.app.get(pathname + search, sent));
    },
  });
}, 120_000);
beforeEach(() => {
  distort = () => undefined;
  rmSync(repository, { recursive: true, force: true });
  mkdirSync(repository);
});
afterAll(async () => {
  await server.stop(true);
  await flow.app.close();
  folder.remove();
});

/** Without a terminal, which the script would ask. */
const setsid = Bun.which("setsid");
const detached = setsid ? [setsid, "-w"] : [];

type RunOptions = { readonly shell?: readonly string[]; readonly slug?: string; readonly env?: Record<string, string> };

/** Runs the served script as `curl … | sh -s -- OPTIONS` does, in the repository. */
async function run(options: readonly string[], { shell = ["sh"], slug = "quay-six", env = {} }: RunOptions = {}) {
  const script = await (
    await fetch(`${address()}/r/${slug}/install.sh`, {
      headers: env.LIVERY_API_KEY ? { authorization: `Bearer ${env.LIVERY_API_KEY}` } : {},
    })
  ).text();
  const child = Bun.spawn([...detached, ...shell, "-s", "--", ...options], {
    cwd: repository,
    env: { PATH: process.env.PATH, TMPDIR: folder.path, LIVERY_URL: address(), ...env },
    stdin: new Blob([script]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, error, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { out, error, status };
}

/** A folder of links to the applets of BusyBox, as the whole PATH. */
function createBusyboxPath(busybox: string): string {
  const bin = join(folder.path, "applets");
  mkdirSync(bin, { recursive: true });
  for (const name of Bun.spawnSync([busybox, "--list"]).stdout.toString().trim().split("\n"))
    if (!readdirSync(bin).includes(name)) symlinkSync(busybox, join(bin, name));
  return bin;
}
const busybox = Bun.which("busybox");
const resolveShell = (name: string) => {
  const path = Bun.which(name);
  return path === null ? undefined : realpathSync(path);
};
/** Whether a shell is here and not the one that `sh` is. */
const isAnotherShell = (name: string) => ![undefined, resolveShell("sh")].includes(resolveShell(name));
const shells: readonly (readonly [string, { readonly shell: readonly string[]; readonly env?: Record<string, string> }])[] = [
  ["sh", { shell: ["sh"] }],
  ...["dash", "bash"].flatMap((name) => (isAnotherShell(name) ? [[name, { shell: [name] }] as const] : [])),
  ...(busybox ? [["busybox with its own tools", { shell: ["sh"], env: { PATH: createBusyboxPath(busybox) } }] as const] : []),
];

describe.each(shells)("in %s", (_, options) => {
  test("it installs, changes nothing the second time, updates, checks and removes", async () => {
    write("AGENTS.md", "# Shop\r\n\r\nUse tabs.");
    write("CLAUDE.md", "Ours.\n");
    chmodSync(at("CLAUDE.md"), 0o600);
    write("brand/README.md", "Our own notes.\n");
    const before = readAll();
    const old = await run(["--yes", "--version", "1.0.0"], options);
    expect([old.error, old.status]).toEqual(["", 0]);
    expect(old.out).toContain("updated   AGENTS.md (new block, ");
    expect(old.out).toContain("kept      brand/README.md (it exists and was not written by Livery)");
    expect(old.out).toEndWith("Changes written.\n");
    expect(read("AGENTS.md")).toStartWith("# Shop\r\n\r\nUse tabs.\r\n\r\n<!-- livery:brand:begin -->\r\n");
    expect(read("AGENTS.md")).toContain("version 1.0.0");
    expect(read("CLAUDE.md")).toStartWith("Ours.\n\n<!-- livery:brand:begin -->\n");
    expect(statSync(at("CLAUDE.md")).mode & 0o777).toBe(0o600);
    expect(read("brand/README.md")).toBe("Our own notes.\n");
    const fonts = [...read("brand/fonts.css").matchAll(/url\("\.\/(fonts\/[^"]+)"\)/g)].map(([, path]) => `brand/${path}`);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((path) => readFileSync(at(path)).subarray(0, 4).toString() !== "wOF2")).toEqual([]);
    expect(listFiles().filter((path) => path.includes(".livery-"))).toEqual([]);

    const installed = readAll();
    const again = await run(["--yes"], options);
    expect([again.status, again.out.endsWith("Nothing to change.\n"), readAll()]).toEqual([0, true, installed]);
    const pinned = await run(["--check"], options);
    expect([pinned.status, pinned.out]).toEqual([0, "quay-six 1.0.0 is current.\n"]);

    const stale = await run(["--check", "--version", "latest"], options);
    expect(stale.status).toBe(1);
    expect(stale.out).toContain("updated   brand/tokens.css (outdated, ");
    expect(stale.out).toMatch(
      /Version 1\.0\.0 is installed, and [\d.]+ is served\. Run this and commit the result:\n {2}curl .* --yes\n$/,
    );
    expect(readAll()).toEqual(installed);
    expect((await run(["--yes", "--version", "latest"], options)).status).toBe(0);
    expect(read("brand/tokens.css")).toContain("--brand: #7a1f3d");
    expect((await run(["--check"], options)).status).toBe(0);

    write("AGENTS.md", `${read("AGENTS.md").replace("### Rules", "### Suggestions")}Ours below.\n`);
    const edited = await run(["--check"], options);
    expect([edited.status, edited.out]).toEqual([
      1,
      expect.stringMatching(/updated {3}AGENTS\.md \(edited, .*\n(.*\n)*.*were edited here/),
    ]);
    expect((await run(["--yes"], options)).status).toBe(0);
    expect(read("AGENTS.md")).toEndWith("<!-- livery:brand:end -->\r\nOurs below.\n");

    const removed = await run(["--remove", "--yes"], options);
    expect([removed.error, removed.status]).toEqual(["", 0]);
    expect(listFiles()).toEqual(Object.keys(before));
    expect([read("CLAUDE.md"), read("brand/README.md")]).toEqual(["Ours.\n", "Our own notes.\n"]);
    expect(read("AGENTS.md")).toBe("# Shop\r\n\r\nUse tabs.\r\n\r\nOurs below.\n");
    expect((await run(["--check"], options)).status).toBe(1);
  }, 120_000);
});

test("without a terminal and without --yes it shows the changes and writes nothing", async () => {
  const shown = await run([]);
  expect([shown.status, listFiles()]).toEqual([1, []]);
  expect(shown.out).toContain("created   AGENTS.md (");
  expect(shown.out).toEndWith("Nothing was written. Add --yes to write without a terminal.\n");
  const dry = await run(["--dry-run"]);
  expect([dry.status, listFiles()]).toEqual([0, []]);
});

const listHead = "system quay-six\nversion 2.0.0\n";
const createEntry = (path: string) => `own ${"0".repeat(64)} ${path}\n`;
const sendList = (list: string) => (path: string) => (path.includes("rules.lock") ? new Response(list) : undefined);

const unsafePaths: readonly string[] = [
  ...["../out.txt", "/tmp/out.txt", "a/../../out.txt", "a//b", "a/", "-rf", "a$(touch out.txt)", "a b", "a/.."],
  ...[".git/./x", ".git/hooks/post-checkout", "a/.GIT/config"],
];
/** Lists without any file, with one twice, with the list itself, cut off, and for no system or two. */
const incompleteLists: readonly string[] = [
  listHead,
  `${listHead}${createEntry("a")}${createEntry("a")}`,
  `${listHead}${createEntry("brand/livery.lock")}`,
  `${listHead}${createEntry("a")}own ${"0".repeat(64)} b`,
  `version 2.0.0\n${createEntry("a")}`,
  `system other\n${listHead}${createEntry("a")}`,
  `system quay-six\nversion 2.0.0;x\n${createEntry("a")}`,
];

test("a download that breaks off, is altered or names a path outside leaves the repository as it was", async () => {
  await run(["--yes", "--version", "1.0.0"]);
  const before = readAll();
  const cases: readonly (readonly [string, (path: string) => Response | undefined])[] = [
    ["could not be downloaded", (path) => (path.includes("path=AGENTS.md") ? new Response("", { status: 500 }) : undefined)],
    ["did not arrive whole", (path) => (path.includes("path=brand/tokens.css") ? new Response(":root {") : undefined)],
    ["could not be read from", (path) => (path.includes("rules.lock") ? new Response("no", { status: 404 }) : undefined)],
    ["sent no list of files", (path) => (path.includes("rules.lock") ? new Response("<!doctype html>") : undefined)],
    ...unsafePaths.map((path) => ["unsafe path", sendList(`${listHead}${createEntry(path)}`)] as const),
    ...incompleteLists.map((list) => ["not the whole one", sendList(list)] as const),
    ["no valid hash", sendList(`${listHead}own ${"g".repeat(64)} AGENTS.md\n`)],
  ];
  for (const [reason, distortion] of cases) {
    distort = distortion;
    const failed = await run(["--yes", "--version", "latest"]);
    expect([reason, failed.status]).toEqual([reason, 2]);
    expect(failed.error).toContain(reason);
    expect(readAll()).toEqual(before);
  }
  expect(readdirSync(folder.path).filter((name) => name.startsWith("livery.") || name === "out.txt")).toEqual([]);
}, 60_000);

test("files that are current are not downloaded again, also where others have changed", async () => {
  const addressOfServer = `${address()}//`;
  await run(["--yes"], { env: { LIVERY_URL: addressOfServer } });
  const asked: string[] = [];
  distort = (path) => void asked.push(new URL(path, address()).searchParams.get("path") ?? path.split("?")[0] ?? path);
  const list = "/r/quay-six/rules.lock";
  const script = "/r/quay-six/install.sh";
  const current = await run(["--check"]);
  expect([current.status, asked]).toEqual([0, [script, list]]);
  asked.length = 0;
  write("AGENTS.md", `# Shop\n\n${read("AGENTS.md")}`);
  rmSync(at("brand/tokens.css"));
  expect((await run(["--yes"])).out).toContain("created   brand/tokens.css");
  expect(asked).toEqual([script, list, "AGENTS.md", "brand/tokens.css"]);
});

test("links are never written through, and broken markers stop everything", async () => {
  mkdirSync(join(folder.path, "elsewhere"), { recursive: true });
  writeFileSync(join(folder.path, "elsewhere/notes.md"), "Mine.\n");
  symlinkSync("../elsewhere", at(".cursor"));
  symlinkSync("../elsewhere/notes.md", at("DESIGN.md"));
  write("AGENTS.md", "# Shop\n");
  symlinkSync("AGENTS.md", at("CLAUDE.md"));
  const done = await run(["--yes"]);
  expect([done.error, done.status]).toEqual(["", 0]);
  for (const path of [".cursor/rules/brand.mdc", "DESIGN.md", "CLAUDE.md"])
    expect(done.out).toContain(`kept      ${path} (it is a link, or below one)`);
  expect([readdirSync(join(folder.path, "elsewhere")), lstatSync(at("CLAUDE.md")).isSymbolicLink()]).toEqual([
    ["notes.md"],
    true,
  ]);
  expect(readFileSync(join(folder.path, "elsewhere/notes.md"), "utf8")).toBe("Mine.\n");
  expect((await run(["--check"])).status).toBe(0);

  write("AGENTS.md", "one\n<!-- livery:brand:begin -->\n");
  const before = readAll();
  const refused = await run(["--yes", "--version", "1.0.0"]);
  expect([refused.status, readAll()]).toEqual([1, before]);
  expect(refused.out).toContain(
    "refused   AGENTS.md (line 2: <!-- livery:brand:begin --> has no <!-- livery:brand:end --> after it)",
  );
  rmSync(at("brand"), { recursive: true });
  symlinkSync("../elsewhere", at("brand"));
  expect((await run(["--yes"])).error).toContain("brand/ is a link");
});

test("the files suit what the repository uses", async () => {
  const setups: readonly (readonly [string, readonly string[], Record<string, string>])[] = [
    ["css", [], { "index.html": "<p>" }],
    ["tailwind-4", [], { "package.json": '{"devDependencies":{"tailwindcss":"^4.1.0"}}' }],
    ["tailwind-4-shadcn", [], { "package.json": '{\n"tailwindcss": "latest"\n}', "components.json": "{}" }],
    ["tailwind-3", [], { "package.json": '{"devDependencies":{"tailwindcss":"~3.4.1"}}' }],
    ["tailwind-3-shadcn", [], { "tailwind.config.js": "", "components.json": "{}" }],
    ["tailwind-3", ["--setup", "tailwind-3"], {}],
  ];
  for (const [setup, options, files] of setups) {
    rmSync(repository, { recursive: true });
    mkdirSync(repository);
    for (const [path, text] of Object.entries(files)) write(path, text);
    const { out, status } = await run(["--yes", ...options]);
    expect([setup, status, out.split("\n")[0]]).toEqual([
      setup,
      0,
      expect.stringMatching(new RegExp(`^quay-six [0-9.]+, for ${setup}:$`)),
    ]);
    const guide = read("brand/README.md");
    expect([setup, guide.includes("npx shadcn add")]).toEqual([setup, setup.endsWith("shadcn")]);
    expect([
      setup,
      guide.includes('@import "tailwindcss"'),
      guide.includes("presets: [brand]"),
      guide.includes("<link "),
    ]).toEqual([setup, setup.startsWith("tailwind-4"), setup.startsWith("tailwind-3"), setup === "css"]);
    expect([setup, listFiles().includes("brand/tailwind-preset.ts")]).toEqual([setup, setup.startsWith("tailwind-3")]);
    expect([setup, read("brand/tokens.css").includes("@theme")]).toEqual([setup, setup.startsWith("tailwind-4")]);
    expect([setup, /Tailwind CSS 4 utilities/.test(read("AGENTS.md"))]).toEqual([setup, setup.startsWith("tailwind-4")]);
  }
}, 60_000);

test("components are added as files, and stay current", async () => {
  const first = await run(["--yes", "--version", "1.0.0", "--add", "button"]);
  expect([first.error, first.status]).toEqual(["", 0]);
  expect(read("brand/components/button.html")).toContain('url("../fonts/');
  write("package.json", '{"dependencies":{"react":"^19.0.0"}}');
  await run(["--yes", "--version", "latest", "--add", "dialog"]);
  expect(listFiles().filter((path) => path.startsWith("brand/components/"))).toEqual([
    "brand/components/button.html",
    "brand/components/dialog.css",
    "brand/components/dialog.tsx",
  ]);
  expect(read("brand/components/button.html")).toContain("#7a1f3d");
  expect((await run(["--check"])).status).toBe(0);
  rmSync(at("brand/components/dialog.css"));
  expect((await run(["--check"])).out).toContain("created   brand/components/dialog.css");
  expect((await run(["--yes", "--add", "buton"])).status).toBe(2);
});

test("a private system's files need a key, which no argument and no output has", async () => {
  const { key } = await flow.app.key(["READ"]);
  expect((await run(["--yes"], { slug: "cellar-door" })).status).not.toBe(0);
  const spy = join(folder.path, "spy");
  mkdirSync(spy, { recursive: true });
  writeFileSync(
    join(spy, "curl"),
    `#!/bin/sh\nprintf '%s\\n' "$*" >>'${join(spy, "arguments")}'\nexec ${Bun.which("curl")} "$@"\n`,
  );
  chmodSync(join(spy, "curl"), 0o755);
  const env = { LIVERY_API_KEY: key, PATH: `${spy}:${process.env.PATH}` };
  const done = await run(["--yes"], { slug: "cellar-door", env });
  expect([done.error, done.status, lastAuthorization]).toEqual(["", 0, `Bearer ${key}`]);
  expect(readFileSync(join(spy, "arguments"), "utf8")).not.toContain(key);
  for (const path of listFiles()) expect([path, readFileSync(at(path)).includes(key)]).toEqual([path, false]);
  const stale = await run(["--check", "--setup", "tailwind-4"], { slug: "cellar-door", env });
  expect([stale.status, (stale.out + stale.error).includes(key)]).toEqual([1, false]);
  expect(stale.out).toContain('"$LIVERY_API_KEY" | curl -fsSL -K - ');
  expect((await run(["--yes"], { slug: "cellar-door", env: { ...env, LIVERY_API_KEY: 'x" url = "file:///etc' } })).status).toBe(
    2,
  );
});
