import { afterAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { zip } from "#/kernel/archive/zip";
import type { Adjustment } from "#/model/adjustment";
import { colorRoles, modes } from "#/model/token-set";
import { type RunningServer, runLivery, startLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const baseUrl = "http://brand.example:4600";
const password = "long enough now";
const brandFiles = zip([
  {
    path: "logo-symbol.svg",
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#0b5d4e" d="M10 10h80v80h-80z"/></svg>',
  },
  { path: "theme.css", content: ":root { --background: #fdfcf9; --primary: #0b5d4e; --radius: 3px; --brand-sand: #e8dcc4; }" },
  { path: "YoungSerif.woff2", content: new Uint8Array(readFileSync("data/fonts/young-serif/young-serif-latin-400.woff2")) },
]);

/** Ends the servers and removes the folders of all installations, also after a failure. */
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanups.map((clean) => clean())));

/** An installation of the executable in a folder of its own, and a person who is signed in. */
async function install() {
  const folder = createTemporaryFolder();
  const made = await runLivery(
    ["init", "--workspace", "Studio", "--email", "ada@studio.example", "--password", password, "--json"],
    { cwd: folder.path },
  );
  const { workspace } = JSON.parse(made.out) as { workspace: { id: string } };
  let server: RunningServer;
  let cookie = "";
  const request = async (method: string, path: string, body?: unknown, type = "application/json") => {
    const response = await fetch(`${server.url}/api/v1/${path}`, {
      method,
      headers: { cookie, origin: baseUrl, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { text, cookie: response.headers.get("set-cookie"), json: <T>() => JSON.parse(text) as T };
  };
  const start = async () => {
    server = await startLivery(["serve", "--port", "0", "--base-url", baseUrl], folder.path);
    const signedIn = await request("POST", "auth/sign-in", { email: "ada@studio.example", password });
    cookie = /livery_session=[^;]+/.exec(signedIn.cookie ?? "")?.[0] ?? "";
  };
  await start();
  cleanups.push(async () => {
    await server.end();
    folder.remove();
  });
  const waitForState = async (projectId: string, state: string) => {
    for (let turn = 0; turn < 400; turn++) {
      const project = (await request("GET", `projects/${projectId}`)).json<{
        state: string;
        running: boolean;
        failure: string;
      }>();
      if (project.state === state && !project.running) return;
      if (project.state === "FAILED") throw new Error(project.failure);
      await Bun.sleep(100);
    }
    throw new Error(`the project did not reach ${state}`);
  };
  return {
    request,
    /** Kills the server and starts another one on the same data. */
    async killAndRestart() {
      await server.end("SIGKILL");
      await start();
    },
    /** Starts a design with what is in the files. */
    async startDesign(brief: { readonly name: string; readonly seed: number; readonly archetype: string }) {
      const imported = await request("POST", `workspaces/${workspace.id}/brand-imports`, brandFiles, "application/zip");
      const body = { brief, import: imported.json<{ id: string }>().id, run: true };
      const started = (await request("POST", `workspaces/${workspace.id}/designs`, body)).json<{
        design: { id: string };
        project: { id: string };
      }>();
      return { designId: started.design.id, projectId: started.project.id };
    },
    /** Approves the foundation and waits for the review of the design. */
    async reviewDesign(projectId: string) {
      await waitForState(projectId, "FOUNDATION_REVIEW");
      await request("POST", `projects/${projectId}/approve`, {});
      await waitForState(projectId, "DESIGN_REVIEW");
    },
    /** Publishes the design and returns the hash of its bundle. Ends the server. */
    async publish({ designId, projectId }: { readonly designId: string; readonly projectId: string }, slug: string) {
      const audit = (await request("GET", `projects/${projectId}/audit`)).json<{
        findings: { rule: string; severity: string }[];
      }>();
      const errors = new Set(audit.findings.filter(({ severity }) => severity === "error").map(({ rule }) => rule));
      for (const rule of errors) await request("POST", `projects/${projectId}/waivers`, { rule, reason: "Chosen by hand" });
      await request("POST", `projects/${projectId}/approve`, {});
      await request("POST", `designs/${designId}/publish`, {});
      await server.end();
      const args = ["bundle", slug, "-o", "bundle.zip", "--base-url", baseUrl];
      expect(await runLivery(args, { cwd: folder.path })).toMatchObject({ status: 0 });
      return sha256Hex(await Bun.file(join(folder.path, "bundle.zip")).bytes());
    },
  };
}

const brief = { name: "Forty Edits", seed: 99, archetype: "swiss" };

/** Forty edits of every kind, those of texts with the design's own. */
function listEdits(texts: readonly { readonly from: string }[]): readonly Adjustment[] {
  const roles = colorRoles.filter((role) => /^(?:chart|sidebar)/.test(role)).slice(0, 6);
  const colors = modes.flatMap((mode) =>
    roles.map((role, index): Adjustment => ({ kind: "color-role", mode, role, value: `hsl(${index * 50} 60% 40%)` })),
  );
  const whole: readonly Adjustment[] = [
    { kind: "color-scale", scale: "brand", step: 3, value: "#d5eee6" },
    { kind: "face", slot: "text", face: "bitter" },
    { kind: "type-ratio", ratio: 1.25 },
    { kind: "radius", px: 9 },
    { kind: "stroke", px: 2 },
    { kind: "density", density: "open" },
    { kind: "depth", depth: "shadow" },
    { kind: "motion", factor: 0.5 },
    { kind: "token", token: "spacing.4", value: "18px", reason: "As in the shop" },
    { kind: "token", token: "fontSize.lg", value: "17px 19px" },
    { kind: "token", token: "shadow.md", mode: "light", value: "0 3px 9px rgb(10 20 30 / 0.2)" },
    { kind: "token", token: "own.brand-sand", value: "oklch(0.91 0.03 85)" },
    { kind: "redraw", part: "imagery", seed: 12 },
    { kind: "picture-alt", slug: "hero", alt: "The harbour in the morning" },
    { kind: "picture", slug: "hero", seed: 5 },
  ];
  const words = texts
    .slice(0, 40 - colors.length - whole.length)
    .map(({ from }, index): Adjustment => ({ kind: "text", from, to: `Our own words ${index}`, page: "landing" }));
  return [...colors, ...whole, ...words];
}

test("forty edits survive a killed server and another seed, and make the same bytes on a second installation", async () => {
  const [one, two] = [await install(), await install()];
  const first = await one.startDesign(brief);
  await one.reviewDesign(first.projectId);
  const { texts } = (await one.request("GET", `designs/${first.designId}/edits/texts?page=landing`)).json<{
    texts: { from: string }[];
  }>();
  const adjustments = listEdits(texts);
  expect(adjustments).toHaveLength(40);
  const path = `designs/${first.designId}/edits`;
  const read = async () => (await one.request("GET", path)).json<{ adjustments: Adjustment[]; given: unknown }>();
  // The foundation has a version of its own each time that it is approved.
  const exportAll = async () =>
    (
      await Promise.all(
        ["globals-css", "dtcg", "components-json"].map((format) =>
          one.request("GET", `designs/${first.designId}/export?format=${format}`),
        ),
      )
    ).map(({ text }) => sha256Hex(text.replaceAll(/1\.0\.0-alpha\.\d+/g, "VERSION")));
  const before = await exportAll();
  await one.request("PATCH", path, { adjustments });
  const [edited, edits] = [await exportAll(), await read()];
  expect(edited.every((hash, index) => hash !== before[index])).toBe(true);
  expect(edits.adjustments).toEqual([...adjustments]);

  await one.killAndRestart();
  expect([await exportAll(), await read()]).toEqual([edited, edits]);

  const setSeed = async (seed: number) => {
    await one.request("PATCH", `designs/${first.designId}`, { seed, discard: true });
    await one.request("POST", `projects/${first.projectId}/run`, {});
    await one.reviewDesign(first.projectId);
  };
  await setSeed(7);
  expect(await read()).toMatchObject({ adjustments: [...adjustments] });
  expect((await one.request("GET", `designs/${first.designId}`)).json<{ seed: number }>().seed).toBe(7);
  await setSeed(99);
  expect([await exportAll(), await read()]).toEqual([edited, edits]);

  const second = await two.startDesign(brief);
  await two.reviewDesign(second.projectId);
  await two.request("PATCH", `designs/${second.designId}/edits`, { adjustments });
  expect(await two.publish(second, "forty-edits")).toBe(await one.publish(first, "forty-edits"));
}, 240_000);
