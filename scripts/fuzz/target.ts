import { join } from "node:path";
import { runToEnd, type ServerChild, startServer } from "../bench/children";
import type { BenchData } from "../bench/engine";
import { buildLivery, createFolder } from "../bench/fixtures";
import type { OpenApi, Target } from "./request";

const password = "correct horse battery staple";

function createFolderData(): Pick<BenchData, "flags" | "serverFlags"> {
  const flags = ["--data", createFolder("fuzz-data")];
  return { flags, serverFlags: flags };
}

/**
 * Starts the built executable with one published system and two designs in the external step. Its
 * data must be empty; it is a new folder by default.
 */
export async function startTarget(
  { flags, serverFlags }: Pick<BenchData, "flags" | "serverFlags"> = createFolderData(),
): Promise<{ readonly server: ServerChild; readonly target: Target }> {
  const folder = createFolder("fuzz");
  const passwordFile = join(folder, "password.txt");
  await Bun.write(passwordFile, `${password}\n`);
  const executable = await buildLivery();
  const accountFlags = ["--workspace", "Fuzz", "--email", "fuzz@livery.example", "--password-file", passwordFile];
  const initResult = JSON.parse(await runToEnd([executable, "init", ...accountFlags, ...flags, "--json"], folder));
  const brief = join(folder, "brief.json");
  await Bun.write(brief, JSON.stringify({ name: "Open Orchard", seed: 1 }));
  await runToEnd([executable, "generate", brief, "--approve", "--publish", ...flags], folder);
  const noLimitFlags = ["public", "static", "key", "sign-in", "import"].flatMap((rate) => [`--rate-${rate}`, "0"]);
  const server = await startServer([executable, "serve", ...serverFlags, "--port", "0", ...noLimitFlags], folder);
  const origin = server.url;
  const key: string = initResult.apiKey.key;
  const workspaceId: string = initResult.workspace.id;
  const signInResponse = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email: "fuzz@livery.example", password }),
  });
  const cookie = signInResponse.headers.get("set-cookie")?.split(";")[0] ?? "";
  const sendRequest = async (method: string, path: string, body?: unknown, asPerson = false) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...(asPerson ? { cookie, origin } : { authorization: `Bearer ${key}` }), "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return await response.json();
  };
  const waitForState = async (projectId: string, state: string) => {
    for (let tries = 0; tries < 600; tries++) {
      const project = await sendRequest("GET", `/api/v1/projects/${projectId}`);
      if (project.state === state && !project.running) return;
      await Bun.sleep(50);
    }
    throw new Error(`project ${projectId} never reached ${state}`);
  };
  const createExternalDesign = async (name: string) => {
    const brand = await sendRequest("POST", `/api/v1/workspaces/${workspaceId}/brands`, { name });
    const started = await sendRequest("POST", `/api/v1/brands/${brand.id}/designs`, {
      brief: { name, seed: 2 },
      externalDesign: true,
      run: true,
    });
    const [designId, projectId]: [string, string] = [started.design.id, started.project.id];
    await waitForState(projectId, "FOUNDATION_REVIEW");
    await sendRequest("POST", `/api/v1/projects/${projectId}/approve`, {}, true);
    await waitForState(projectId, "EXTERNAL_DESIGN");
    return { brandId: String(brand.id), designId, projectId };
  };
  const [design, scratch] = [await createExternalDesign("Fjord Bakery"), await createExternalDesign("Scratch")];
  const openapi: OpenApi = await (await fetch(`${origin}/api/v1/openapi.json`)).json();
  const { brandId, designId } = design;
  return {
    server,
    target: { key, cookie, origin, workspaceId, brandId, designId, scratch, systemSlug: "open-orchard", openapi },
  };
}
