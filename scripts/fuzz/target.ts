import { join } from "node:path";
import { runToEnd, type ServerChild, startServer } from "../bench/children";
import { liveryExecutable, newFolder } from "../bench/lab";
import type { OpenApi, Target } from "./request";

const password = "correct horse battery staple";

/** Starts the built executable on a fresh data folder with one published system and two designs in the external step. */
export async function startTarget(): Promise<{ readonly server: ServerChild; readonly target: Target }> {
  const folder = newFolder("fuzz");
  const passwordFile = join(folder, "password.txt");
  await Bun.write(passwordFile, `${password}\n`);
  const executable = await liveryExecutable();
  const data = join(folder, "data");
  const account = ["--workspace", "Fuzz", "--email", "fuzz@livery.example", "--password-file", passwordFile];
  const made = JSON.parse(await runToEnd([executable, "init", ...account, "--data", data, "--json"], folder));
  const brief = join(folder, "brief.json");
  await Bun.write(brief, JSON.stringify({ name: "Open Orchard", seed: 1 }));
  await runToEnd([executable, "generate", brief, "--approve", "--publish", "--data", data], folder);
  const noLimits = ["public", "static", "key", "sign-in", "import"].flatMap((rate) => [`--rate-${rate}`, "0"]);
  const server = await startServer([executable, "serve", "--data", data, "--port", "0", ...noLimits], folder);
  const origin = server.url;
  const key: string = made.apiKey.key;
  const workspaceId: string = made.workspace.id;
  const signedIn = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email: "fuzz@livery.example", password }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const ask = async (method: string, path: string, body?: unknown, asPerson = false) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...(asPerson ? { cookie, origin } : { authorization: `Bearer ${key}` }), "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  };
  const inState = async (projectId: string, state: string) => {
    for (let tries = 0; tries < 600; tries++) {
      const project = await ask("GET", `/api/v1/projects/${projectId}`);
      if (project.state === state && !project.running) return;
      await Bun.sleep(50);
    }
    throw new Error(`project ${projectId} never reached ${state}`);
  };
  const externalDesign = async (name: string) => {
    const brand = await ask("POST", `/api/v1/workspaces/${workspaceId}/brands`, { name });
    const started = await ask("POST", `/api/v1/brands/${brand.id}/designs`, {
      brief: { name, seed: 2 },
      externalDesign: true,
      run: true,
    });
    const [designId, projectId]: [string, string] = [started.design.id, started.project.id];
    await inState(projectId, "FOUNDATION_REVIEW");
    await ask("POST", `/api/v1/projects/${projectId}/approve`, {}, true);
    await inState(projectId, "EXTERNAL_DESIGN");
    return { brandId: String(brand.id), designId, projectId };
  };
  const [own, scratch] = [await externalDesign("Fjord Bakery"), await externalDesign("Scratch")];
  const openapi: OpenApi = await (await fetch(`${origin}/api/v1/openapi.json`)).json();
  const { brandId, designId } = own;
  return {
    server,
    target: { key, cookie, origin, workspaceId, brandId, designId, scratch, systemSlug: "open-orchard", openapi },
  };
}
