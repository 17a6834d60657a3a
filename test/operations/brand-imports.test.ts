import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { getSessionCookieName } from "#/model/session";
import { zip } from "#/kernel/archive/zip";
import { unzipSync } from "fflate";
import { createDesignFlow } from "#test/operations/design-flow";

let flow: Awaited<ReturnType<typeof createDesignFlow>>;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><script>alert(1)</script>' +
  '<path fill="#0b5d4e" d="M10 10h80v80h-80z"/><path fill="#e4572e" d="M30 30h10v40h-10z"/></svg>';
const css =
  ":root { --background: #fdfcf9; --foreground: #1b1a17; --primary: #0b5d4e; --radius: 3px; --brand-sand: #e8dcc4; }\n" +
  ".dark { --background: #141512; --foreground: #f5f1e8; --primary: #7fd1b9; }\n";
const displayFont = readFileSync("data/fonts/young-serif/young-serif-latin-400.woff2");

const send = (files: Readonly<Record<string, string | Uint8Array>>, cookie = flow.member) =>
  flow.send("POST", `workspaces/${flow.app.workspaceId}/brand-imports`, {
    cookie,
    body: zip(Object.entries(files).map(([path, content]) => ({ path, content }))),
    headers: { "content-type": "application/zip" },
  });
const brandFiles = { "logo-symbol.svg": logo, "theme.css": css, "YoungSerif.woff2": new Uint8Array(displayFont) };

describe("an import of brand files", () => {
  test("says what was recognised and makes no brand", async () => {
    const before = (await flow.get(`workspaces/${flow.app.workspaceId}/brands`)).json.total;
    const { status, json } = await send(brandFiles);
    expect(status).toBe(201);
    expect(json.recognized.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      "YoungSerif.woff2",
      "logo-symbol.svg",
      "theme.css",
    ]);
    expect(json.given.tokens.colors.light).toMatchObject({ primary: "#0b5d4e", background: "#fdfcf9" });
    expect(json.given.mark.lockups[0].svg).not.toContain("script");
    expect(json.given.faces.display.family).toBe("Young Serif");
    expect(JSON.stringify(json.given.tokens.custom)).toContain("#e8dcc4");
    expect((await flow.get(`workspaces/${flow.app.workspaceId}/brands`)).json.total).toBe(before);
    const read = await flow.get(`workspaces/${flow.app.workspaceId}/brand-imports/${json.id}`);
    expect(read.json).toEqual(json);
  }, 60_000);

  test("says which corrections change nothing, and why", async () => {
    const corrections = [
      { source: "theme.css: --brand-sand", target: "colors.accent" },
      { source: "theme.css: --primary", target: "colours.main" },
      { source: "other.css: --primary", target: "custom" },
    ];
    const { json } = await send({ "theme.css": css, "livery-import.json": JSON.stringify({ corrections }) });
    expect(json.given.tokens.colors.light.accent).toBe("#e8dcc4");
    expect(json.notices.join(" ")).toContain("theme.css: --primary has no target “colours.main”");
    expect(json.notices.join(" ")).toContain("Nothing in these files is called “other.css: --primary”");
  }, 60_000);

  test("becomes a published system that shows exactly its values", async () => {
    const { json: imported } = await send(brandFiles);
    const brief = { name: "Nordhavn Import", seed: 1, archetype: "swiss" };
    const started = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, { brief, import: imported.id, run: true });
    expect(started.status).toBe(201);
    const { design, project } = started.json;
    await flow.app.services.runner.drain();
    await flow.approve(project.id);
    await flow.approve(project.id);
    const globals = (await flow.get(`designs/${design.id}/export?format=globals-css`)).text;
    for (const value of ["--primary: #0b5d4e", "--background: #fdfcf9", "--primary: #7fd1b9", "#e8dcc4", '"Young Serif"'])
      expect(globals).toContain(value);
    const cookie = `${getSessionCookieName("http://localhost")}=${flow.member}`;
    const archive = await flow.app.get(`/api/v1/designs/${design.id}/export?format=all`, { cookie, origin: "http://localhost" });
    expect([
      archive.status,
      archive.headers.get("content-type"),
      archive.status === 200 ? "" : await archive.clone().text(),
    ]).toEqual([200, "application/zip", ""]);
    const bundle = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const names = Object.keys(bundle);
    expect(names.some((name) => name.endsWith(".woff2") && Buffer.from(bundle[name] ?? []).equals(displayFont))).toBe(true);
    const symbols = names.filter((name) => /symbol\.svg$/.test(name)).map((name) => new TextDecoder().decode(bundle[name]));
    expect(symbols.join("")).toContain("#0b5d4e");
    expect(symbols.join("")).not.toContain("script");
  }, 120_000);

  test("of another workspace cannot be used, and neither can a file that was never imported", async () => {
    const { json: imported } = await send(brandFiles);
    const path = `workspaces/${flow.app.workspaceId}/designs`;
    const brief = { name: "Foreign Import" };
    expect((await flow.get(`workspaces/${flow.app.workspaceId}/brand-imports/${imported.id}`, flow.stranger)).status).toBe(404);
    const lockups = imported.given.mark.lockups.map((lockup: object) => ({ ...lockup, svg: "<svg onload='alert(1)'/>" }));
    const planted = await flow.post(path, { brief, given: { mark: { ...imported.given.mark, lockups } } }, flow.member);
    expect([planted.status, planted.json.error]).toEqual([
      400,
      expect.stringContaining("a file that this workspace does not have"),
    ]);
    expect((await flow.post(path, { brief, import: "imp_none" }, flow.member)).status).toBe(404);
  }, 60_000);

  test.each([
    ["no archive", "hello", "neither a ZIP"],
    ["nothing of a brand", { "notes.txt": "hello" }, "Nothing was recognised"],
    ["a broken logo alone", { "logo.svg": "<svg" }, "Nothing was recognised in these files. logo.svg: The SVG cannot be used"],
  ])(
    "with %s says what is wrong and what to send",
    async (_, files, reason) => {
      const answer =
        typeof files === "string"
          ? await flow.send("POST", `workspaces/${flow.app.workspaceId}/brand-imports`, {
              cookie: flow.member,
              body: files,
              headers: { "content-type": "application/zip" },
            })
          : await send(files as unknown as Record<string, string>);
      expect([answer.status, answer.json.error]).toEqual([400, expect.stringContaining(reason)]);
    },
    60_000,
  );
});
