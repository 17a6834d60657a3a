import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { livery, liveryServing, type Running } from "#test/executable/livery";
import { temporaryFolder } from "#test/temporary-folder";
import { until } from "#test/until";

const isLinux = process.platform === "linux";
const folder = temporaryFolder();
let server: Running;
let design = "";
let key = "";
let workspace = "";
let direction = "";

beforeAll(async () => {
  const run = async (...words: string[]) => JSON.parse((await livery([...words, "--json"], { cwd: folder.path })).out);
  const made = await run("init", "--workspace", "Acme", "--email", "a@acme.example", "--password", "long enough now");
  key = made.apiKey.key;
  workspace = made.workspace.id;
  writeFileSync(join(folder.path, "brief.json"), JSON.stringify({ name: "Outside Work", seed: 3 }));
  const generated = await run("generate", "brief.json");
  design = generated.design.id;
  direction = generated.design.direction;
  server = await liveryServing(["serve", "--port", "0", "--rate-import", "0"], folder.path);
});
afterAll(async () => {
  await server.end("SIGKILL");
  folder.remove();
});

const statOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
};
/** The job processes of the server. */
const jobProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(statOf(pid)[1]) === server.pid && readFileSync(`/proc/${pid}/cmdline`, "latin1").split("\0").includes("__jobs")
        );
      } catch {
        return false;
      }
    });
const bring = async (pages: readonly { name: string; html: string }[]) => {
  const answer = await fetch(`${server.url}/api/v1/designs/${design}/external-artifacts`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ pages }),
  });
  return { status: answer.status, body: await answer.json() };
};
const page = (name: string, inside = "<h1>Hours</h1>") => ({
  name,
  html: `<!DOCTYPE html><html lang="en"><head><title>${name}</title></head><body>${inside}</body></html>`,
});

test("imports are judged in one process of low priority and limited memory, which stays for the next", async () => {
  if (!isLinux) return;
  expect(jobProcesses()).toEqual([]);
  expect((await bring([page("One")])).status).toBe(201);
  const [pid = 0, ...others] = jobProcesses();
  expect(others).toEqual([]);
  expect(statOf(pid)[16]).toBe("5");
  expect(readFileSync(`/proc/${pid}/limits`, "latin1")).toMatch(/Max address space +\d/);
  expect(readFileSync(`/proc/${pid}/environ`, "latin1").replaceAll(/(?:PWD|OLDPWD|SHLVL|_)=[^\0]*\0/g, "")).toBe("");
  expect((await bring([page("Two")])).status).toBe(201);
  expect(jobProcesses()).toEqual([pid]);
});

test("a design that the server makes is made in a job process, and is the same as the one that the command line made", async () => {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return await fetch(`${server.url}/api/v1/${path}`, sent);
  };
  const brand = await (await call("POST", `workspaces/${workspace}/brands`, { name: "Again" })).json();
  const brief = { name: "Outside Work", seed: 3, archetype: direction };
  const made = await (await call("POST", `brands/${brand.id}/designs`, { brief, run: true })).json();
  await until(async () => (await (await call("GET", `projects/${made.project.id}`)).json()).state === "FOUNDATION_REVIEW");
  const tokensOf = async (id: string) => await (await call("GET", `designs/${id}/export?format=dtcg`)).text();
  expect(await tokensOf(made.design.id)).toBe(await tokensOf(design));
  if (isLinux) expect(jobProcesses()).toHaveLength(2);
});

test("an import whose process is killed is refused with a sentence, and the next one is judged by another process", async () => {
  if (!isLinux) return;
  const before = jobProcesses();
  const large = page("Large", '<p style="padding:3px">word</p>'.repeat(100_000));
  const seen: number[] = [];
  for (let round = 0; round < 20 && !seen.includes(400); round++) {
    const sent = bring([large]);
    await Bun.sleep(20 * (round + 1));
    for (const pid of jobProcesses()) process.kill(pid, "SIGKILL");
    const { status, body } = await sent;
    seen.push(status);
    if (status === 400) expect(body.error).toContain("Send fewer or simpler items in one request.");
  }
  expect(seen).toContain(400);
  expect((await bring([page("Three")])).status).toBe(201);
  expect(jobProcesses()).not.toEqual(before);
});

test("when the server is killed, its job processes end", async () => {
  if (!isLinux) return;
  expect((await bring([page("Four")])).status).toBe(201);
  const pids = jobProcesses();
  expect(pids.length).toBeGreaterThan(0);
  await server.end("SIGKILL");
  const hasEnded = (pid: number) => {
    try {
      return statOf(pid)[0] === "Z";
    } catch {
      return true;
    }
  };
  await until(() => pids.every(hasEnded));
});
