import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { draw } from "#/raster/draw";
import { runLivery, startLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

test("the executable renders the same images as the sources, stores them, and recovers from being killed", async () => {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder.path, "brief.json"), JSON.stringify({ name: "Aster Field", archetype: "editorial", seed: 4 }));
  const run = (...args: string[]) => runLivery(args, { cwd: folder.path });
  await run("init", "--workspace", "R", "--email", "r@r.example", "--password", "long enough now");
  expect((await run("generate", "brief.json", "--approve", "--publish")).status).toBe(0);
  const serve = () => startLivery(["serve", "--port", "0"], folder.path);

  const first = await serve();
  const { brandAssets }: AdoptionManifest = await (await fetch(`${first.url}/api/v1/systems/aster-field/adoption`)).json();
  const toPath = (address: string | null) => new URL(address ?? "").pathname;
  const all = brandAssets.flatMap(({ pngUrl, webpUrl, thumbnailUrl }) => [pngUrl, webpUrl, thumbnailUrl].map(toPath));
  const abortedRequests = all.map((path) =>
    fetch(first.url + path).then(
      ({ status }) => status,
      () => "cut off",
    ),
  );
  await Promise.race(abortedRequests);
  await first.end("SIGKILL");
  await Promise.all(abortedRequests);

  const second = await serve();
  const statuses = await Promise.all(all.map(async (path) => [path, (await fetch(second.url + path)).status]));
  expect(statuses).toEqual(all.map((path) => [path, 200]));
  for (const { url, pngUrl, webpUrl } of brandAssets.filter(({ kind }) => kind === "social-card" || kind === "hero")) {
    const svg = await (await fetch(second.url + toPath(url))).text();
    const here = await draw({ svg, px: pngUrl?.endsWith("-1200.png") ? 1200 : 1600 });
    expect(Buffer.compare(await (await fetch(second.url + toPath(pngUrl))).bytes(), here.png)).toBe(0);
    expect(Buffer.compare(await (await fetch(second.url + toPath(webpUrl))).bytes(), here.webp)).toBe(0);
  }
  expect(await second.end()).toBe(0);
  folder.remove();
}, 30_000);
