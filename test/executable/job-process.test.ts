import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { isPostgresTested } from "#test/test-store";
import { waitUntil } from "#test/wait-until";

const isLinux = process.platform === "linux";
const folder = createTemporaryFolder();
let server: RunningServer;
let design = "";
let key = "";
let workspace = "";
let direction = "";

beforeAll(async () => {
  const run = async (...words: string[]) => JSON.parse((await runLivery([...words, "--json"], { cwd: folder.path })).out);
  const made = await run("init", "--workspace", "Acme", "--email", "a@acme.example", "--password", "long enough now");
  key = made.apiKey.key;
  workspace = made.workspace.id;
  writeFileSync(join(folder.path, "brief.json"), JSON.stringify({ name: "Outside Work", seed: 3 }));
  const generated = await run("generate", "brief.json");
  design = generated.design.id;
  direction = generated.design.direction;
  server = await startLivery(["serve", "--port", "0", "--rate-import", "0"], folder.path);
});
afterAll(async () => {
  await server.end("SIGKILL");
  folder.remove();
});

const readProcessStat = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
};
/** The job processes of the server. */
const listJobProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(readProcessStat(pid)[1]) === server.pid &&
          readFileSync(`/proc/${pid}/cmdline`, "latin1").split("\0").includes("__jobs")
        );
      } catch {
        return false;
      }
    });
const importPages = async (pages: readonly { name: string; html: string }[]) => {
  const response = await fetch(`${server.url}/api/v1/designs/${design}/external-artifacts`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ pages }),
  });
  return { status: response.status, body: await response.json() };
};
const page = (name: string, inside = "<h1>Hours</h1>") => ({
  name,
  html: `<!DOCTYPE html><html lang="en"><head><title>${name}</title></head><body>${inside}</body></html>`,
});

test("imports are checked in one process of low priority and limited memory, which is reused", async () => {
  if (!isLinux) return;
  expect(listJobProcesses()).toEqual([]);
  expect((await importPages([page("One")])).status).toBe(201);
  const [pid = 0, ...others] = listJobProcesses();
  expect(others).toEqual([]);
  expect(readProcessStat(pid)[16]).toBe(String(Math.max(5, getPriority())));
  expect(readFileSync(`/proc/${pid}/limits`, "latin1")).toMatch(/Max address space +\d/);
  expect(readFileSync(`/proc/${pid}/environ`, "latin1").replaceAll(/(?:PWD|OLDPWD|SHLVL|_)=[^\0]*\0/g, "")).toBe("");
  expect((await importPages([page("Two")])).status).toBe(201);
  expect(listJobProcesses()).toEqual([pid]);
});

test("a design is generated in a job process, and equals the one from the command line", async () => {
  const sendRequest = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return await fetch(`${server.url}/api/v1/${path}`, sent);
  };
  const brand = await (await sendRequest("POST", `workspaces/${workspace}/brands`, { name: "Again" })).json();
  const brief = { name: "Outside Work", seed: 3, archetype: direction };
  const made = await (await sendRequest("POST", `brands/${brand.id}/designs`, { brief, run: true })).json();
  await waitUntil(
    async () => (await (await sendRequest("GET", `projects/${made.project.id}`)).json()).state === "FOUNDATION_REVIEW",
  );
  const fetchTokens = async (id: string) => await (await sendRequest("GET", `designs/${id}/export?format=dtcg`)).text();
  expect(await fetchTokens(made.design.id)).toBe(await fetchTokens(design));
  if (isLinux) expect(listJobProcesses()).toHaveLength(2);
});

test("an import whose process is killed is refused with a message, and the next one gets a new process", async () => {
  if (!isLinux) return;
  const before = listJobProcesses();
  const large = page("Large", '<p style="padding:3px">word</p>'.repeat(100_000));
  const seen: number[] = [];
  for (let round = 0; round < 20 && !seen.includes(400); round++) {
    const sent = importPages([large]);
    await Bun.sleep(20 * (round + 1));
    for (const pid of listJobProcesses()) process.kill(pid, "SIGKILL");
    const { status, body } = await sent;
    seen.push(status);
    if (status === 400) expect(body.error).toContain("Send fewer or simpler items per request.");
  }
  expect(seen).toContain(400);
  expect((await importPages([page("Three")])).status).toBe(201);
  expect(listJobProcesses()).not.toEqual(before);
});

test("when the server is killed, its job processes end", async () => {
  if (!isLinux) return;
  expect((await importPages([page("Four")])).status).toBe(201);
  const pids = listJobProcesses();
  expect(pids.length).toBeGreaterThan(0);
  await server.end("SIGKILL");
  const hasEnded = (pid: number) => {
    try {
      return readProcessStat(pid)[0] === "Z";
    } catch {
      return true;
    }
  };
  await waitUntil(() => pids.every(hasEnded));
});

test.skipIf(!isLinux)(
  "jobs and backups work where the priority is lower already and may not be raised",
  async () => {
    // In a user namespace, even root may not lower its niceness.
    const prefix = ["nice", "-n", "19", "unshare", "--user", "--map-root-user"];
    const run = (...words: string[]) => runLivery(words, { cwd: folder.path, prefix });
    writeFileSync(join(folder.path, "tokens.css"), ":root { --color-primary: #14505c; }");
    const read = await run("brand", "import", "tokens.css", "--workspace", workspace);
    expect([read.status, read.out]).toEqual([0, expect.stringContaining("--color-primary")]);
    if (isPostgresTested) return;
    const backup = await run("backup", "low.tar");
    expect([backup.status, backup.err]).toEqual([0, expect.any(String)]);
  },
  60_000,
);
