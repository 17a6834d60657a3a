import type { BrandId, DesignId, ProjectId, SystemId } from "#/model/ids";
import { afterAll, expect, test } from "bun:test";
import fc from "fast-check";
import { createRestServer } from "#/transports/rest/server";
import { sha256Hex } from "#/kernel/hash";
import type { PartHashes } from "#/model/design";
import { partNames } from "#/model/design-content";
import { artifactStatuses } from "#/model/external-artifact";
import type { Imagery, RasterAsset } from "#/model/mark";
import { getSessionCookieName } from "#/model/session";
import { createResponseCache } from "#/operations/response-cache";
import type { Services } from "#/operations/services";
import { createDesignContents } from "#/store/design-contents";
import { sweepBlobs } from "#/store/sweep-blobs";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";
import { createSolidPng } from "#test/png-bytes";

const flow = await createExternalFlow();
afterAll(() => flow.app.close());
const { store } = flow.app;

/** How many sequences of commands are tried, and their maximum length. */
const runs = 2;
const maxCommands = 14;
const briefs = ["Elm", "Oak"] as const;

type Place = { readonly brandId: BrandId; readonly designId: DesignId; readonly projectId: ProjectId };
const places: Place[] = [];
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
let made = 0;

const artifactsOf = async ({ projectId }: Place): Promise<readonly { id: string; status: string }[]> =>
  (await flow.deliverables(projectId)).deliverables ?? [];
const edit = (designId: DesignId, body: unknown) =>
  flow.send("PATCH", `designs/${designId}`, { cookie: flow.member, body: { ...(body as object), discard: true } });
const picture = (at: number) => {
  const data = Buffer.from(createSolidPng(4, 3, 100 + (at % 3))).toString("base64");
  return { name: `Front ${at % 2}`, kind: "photo", data, alt: "The front" };
};

/** What people and programs do. Whatever is refused just then changes nothing, which is as good. */
const commands: readonly ((place: Place, at: number) => Promise<unknown>)[] = [
  async ({ designId }, at) => await flow.bring(designId, { components: [{ ...sampleComponent, html: `<b>${at % 3}</b>` }] }),
  async ({ designId }, at) => await flow.bring(designId, { pages: [{ ...samplePage, name: `Hours ${at % 2}` }] }),
  async ({ designId }, at) => await flow.bring(designId, { asset: picture(at) }),
  async (place, at) => await flow.accept(place.projectId, pick(await artifactsOf(place), at)?.id ?? "none"),
  async (place, at) => await flow.accept(place.projectId, pick(await artifactsOf(place), at + 1)?.id ?? "none"),
  async (place, at) => await flow.reject(place.projectId, pick(await artifactsOf(place), at)?.id ?? "none"),
  async ({ designId, projectId }, at) => {
    await edit(designId, { seed: (at % 2) + 1 });
    await flow.run(projectId);
  },
  async ({ designId }) => {
    const [state] = (await flow.get(`designs/${designId}/discarded`)).json.states ?? [];
    if (state) await flow.post(`designs/${designId}/discarded/${state.id}/restore`, { discard: true });
  },
  async ({ projectId }) =>
    await flow.post(`projects/${projectId}/request-changes`, { stage: "COMPONENTS", note: "Softer", discard: true }),
  async ({ designId, projectId }) => {
    await flow.bring(designId, { components: [sampleComponent], pages: [samplePage] });
    await flow.finish(designId);
    await flow.settle();
    await flow.approve(projectId);
    await flow.post(`designs/${designId}/publish`);
  },
  async ({ designId, brandId }) => {
    const { json } = await flow.post(`designs/${designId}/rework`, { brief: { tagline: "Reworked" } }, flow.member);
    if (!json.project) return;
    places.push({ brandId, designId: json.design.id, projectId: json.project.id });
    await flow.run(json.project.id);
  },
  async ({ projectId }) => await flow.post(`projects/${projectId}/cancel`),
  async ({ designId }, at) => {
    const { mark } = (await store.designs.findById(designId))?.parts ?? {};
    const asset = mark && pick((await flow.app.contents.loadPart({ mark }, "mark")).assets, at);
    if (asset) await flow.app.services.rasters.get({ sourceHash: sha256Hex(asset.svg), px: 320 }, "webp");
  },
  async ({ brandId }) => await flow.send("DELETE", `brands/${brandId}`, { cookie: flow.admin }),
  // As the twenty-first discarded state of a design does to the oldest.
  async ({ designId }, at) => {
    const state = pick(await store.discardedStates.listByDesign(designId), at);
    if (state) await store.transaction(({ discardedStates }) => discardedStates.remove(state.id));
  },
];

/** Every system there is. */
const systemRows = () => flow.app.query<{ id: SystemId; slug: string }>("SELECT id, slug FROM systems");
const allStored = async () => (await store.blobs.listPage(undefined, 100_000)).map(({ hash }) => hash);
const drawings = () => store.rasters.listPage(undefined, 100_000);

/**
 * Everything that can be read: each address with the hash of its answer, from a server that
 * remembers nothing of what was served before, and the hashes of all its content.
 */
async function everything() {
  const contents = createDesignContents(store.blobs);
  const services: Services = { ...flow.app.services, contents, responseCache: createResponseCache(store) };
  const server = createRestServer(services, { isTrustedProxy: () => true });
  const answers = new Map<string, string>();
  const behind = new Set<string>();
  const assets = new Set<string>();
  const look = async (path: string) => {
    const headers = { cookie: `${getSessionCookieName("http://livery.test")}=${flow.admin}` };
    const answer = await server.handle(new Request(`http://localhost${path}`, { headers }));
    const body = await answer.bytes();
    // A refusal carries the id of its request.
    answers.set(path, answer.status === 200 ? sha256Hex(body) : String(answer.status));
    for (const [asset] of new TextDecoder().decode(body).matchAll(/\/assets\/[0-9a-f]{64}\.(?:svg|png|webp)/g)) assets.add(asset);
    return answer.status;
  };
  const states: (readonly [string, PartHashes])[] = [];
  for (const { id, slug } of await systemRows()) {
    for (const path of ["adoption", "download"]) await look(`/api/v1/systems/${slug}/${path}`);
    for (const version of await store.versions.listBySystem(id)) states.push([version.id, version.parts]);
    for (const design of await store.designs.listBySystem(id)) {
      states.push([design.id, design.parts]);
      await look(`/preview/d/${design.id}`);
      for (const state of await store.discardedStates.listByDesign(design.id)) states.push([state.id, state.parts]);
      const project = await store.projects.findByDesign(design.id);
      for (const artifact of project ? await store.externalArtifacts.listByProject(project.id, artifactStatuses) : []) {
        await look(`/preview/artifacts/${artifact.id}`);
        behind.add(artifact.contentHash);
        const content = JSON.parse(new TextDecoder().decode((await store.blobs.findByHash(artifact.contentHash))?.bytes));
        if (content.kind === "asset") for (const path of pathsOf(content)) assets.add(path);
      }
    }
  }
  for (const [id, parts] of states)
    for (const name of partNames) {
      const hash = parts[name];
      if (!hash) continue;
      behind.add(hash);
      answers.set(`${id} ${name}`, sha256Hex(JSON.stringify(await contents.loadPart(parts, name))));
      if (name !== "mark" && name !== "imagery") continue;
      const part: Pick<Imagery, "assets" | "rasters"> = await contents.loadPart(parts, name);
      for (const { svg } of part.assets) assets.add(`/assets/${sha256Hex(svg)}.svg`);
      for (const raster of part.rasters ?? []) for (const path of pathsOf(raster)) assets.add(path);
    }
  for (const path of assets) {
    expect([path, await look(path)]).toEqual([path, 200]);
    behind.add(path.slice("/assets/".length).replace(/\..*/, ""));
  }
  for (const { sourceHash, px, pngHash, webpHash } of await drawings())
    if (behind.has(sourceHash)) {
      answers.set(`${sourceHash} ${px}`, `${pngHash} ${webpHash}`);
      behind.add(pngHash).add(webpHash);
    }
  return { answers, behind };
}
const pathsOf = ({ hash, webpHash, thumbnailHash }: Pick<RasterAsset, "hash" | "webpHash" | "thumbnailHash">) =>
  [`${hash}.png`, `${webpHash}.webp`, `${thumbnailHash}.webp`].map((file) => `/assets/${file}`);

/** Two sweeps, as a server makes them hours apart, and how much they removed. */
async function sweepTwice(): Promise<number> {
  const { unreferenced } = await sweepBlobs(store);
  const { removedBlobs, removedRasters } = await sweepBlobs(store, { unreferencedBefore: unreferenced, pauseMs: 0 });
  return removedBlobs + removedRasters;
}

/** A design that shares no content with others. */
const createWaiting = (name: string) => flow.reviewed({ name, seed: 1 }, { externalDesign: true });

test("after any sequence of commands, a sweep removes exactly the content that cannot be read", async () => {
  const served = await createWaiting("Served");
  const [{ id }] = (await flow.bring(served.designId, { asset: picture(0) })).json.artifacts;
  await flow.accept(served.projectId, id);
  await flow.bring(served.designId, { components: [sampleComponent], pages: [samplePage] });
  for (const artifact of await artifactsOf(served)) await flow.accept(served.projectId, artifact.id);
  expect((await flow.finish(served.designId)).status).toBe(200);
  await flow.settle();
  expect((await flow.approve(served.projectId)).status).toBe(200);
  await flow.post(`designs/${served.designId}/publish`);
  let removed = 0;
  const seen = new Set<string>();
  const command = fc.tuple(fc.nat(commands.length - 1), fc.nat(5), fc.nat(11));
  const sequences = fc.array(command, { minLength: maxCommands / 2, maxLength: maxCommands });
  const property = fc.asyncProperty(sequences, async (sequence) => {
    for (const name of briefs) places.push(await createWaiting(`${name} ${made++}`));
    // Only a brand that nothing was approved of can be deleted.
    places.push(await flow.foundation({ name: `Fir ${made++}`, seed: 1 }));
    for (const [which, where, at] of sequence) {
      const place = pick(places.slice(-6), where);
      if (place) await commands[which]?.(place, at);
    }
    const dropped = await flow.foundation({ name: `Ash ${made++}`, seed: 1 });
    await flow.bring(dropped.designId, { asset: picture(made) });
    expect((await flow.send("DELETE", `brands/${dropped.brandId}`, { cookie: flow.admin, body: {} })).status).toBe(200);
    const before = await everything();
    removed += await sweepTwice();
    const after = await everything();
    expect(after.answers).toEqual(before.answers);
    for (const [address, answer] of after.answers)
      if (answer.length === 64) seen.add(address.replace(/(sys|ds|art|ver|dis)_\w+|[0-9a-f]{64}/, "…"));
    expect(await allStored()).toEqual([...after.behind].sort());
    for (const { sourceHash } of await drawings()) expect(after.behind.has(sourceHash)).toBe(true);
    expect(await sweepTwice()).toBe(0);
  });
  await fc.assert(property, { seed: 20261122, numRuns: runs, endOnFailure: true });
  expect(removed).toBeGreaterThan(10);
  for (const address of [
    "/api/v1/systems/served/adoption",
    "/api/v1/systems/served/download",
    "/preview/artifacts/…",
    "/assets/….webp",
  ])
    expect(seen).toContain(address);
}, 300_000);

test("deleting a workspace leaves no content behind", async () => {
  expect((await allStored()).length).toBeGreaterThan(10);
  await store.transaction(({ workspaces }) => workspaces.remove(flow.app.workspaceId));
  await sweepTwice();
  expect([await allStored(), await drawings()]).toEqual([[], []]);
});
