import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import type { BrandId, DesignId } from "#/model/ids";
import type { DesignContent } from "#/model/design-content";
import { parentParts } from "#/model/sub-brand";
import { createId } from "#/kernel/ids";
import { maxBrandImports } from "#/model/brand-import";
import { fontMediaType } from "#/operations/files/given-fonts";
import { createGivenFaces } from "#test/kits/given-faces-fixture";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
let parent: { readonly brandId: BrandId; readonly designId: DesignId };
beforeAll(async () => {
  flow = await createDesignFlow();
  parent = await flow.published({ name: "Nordhavn", brandColor: "#7a1fa2", archetype: "craft" });
}, 60_000);
afterAll(() => flow.app.close());

const load = async (id: DesignId): Promise<DesignContent> => {
  const design = await flow.app.store.designs.findById(id);
  if (!design) throw new Error(`${id} is missing`);
  return await flow.app.services.contents.loadDesignContent(design.parts);
};
const createSubBrand = async (name: string, parts?: readonly string[], cookie = flow.member) =>
  await flow.post(
    `workspaces/${flow.app.workspaceId}/brands`,
    { name, parent: parent.brandId, ...(parts && { parentParts: parts }) },
    cookie,
  );
/** A sub-brand with its first design, approved and published. */
const publishSubBrand = async (name: string, parts: readonly string[], brief: object = {}) => {
  const { id } = (await createSubBrand(name, parts)).json;
  const draft = (await flow.post(`brands/${id}/designs`, { brief: { name, seed: 9, ...brief } }, flow.member)).json;
  await flow.run(draft.project.id);
  await flow.approve(draft.project.id);
  await flow.approve(draft.project.id);
  expect((await flow.post(`designs/${draft.design.id}/publish`)).status).toBe(200);
  return { brandId: id as BrandId, designId: draft.design.id as DesignId, projectId: draft.project.id };
};

describe("a sub-brand with all parts", () => {
  test("has exactly the tokens, mark, faces and icons of its parent's published version", async () => {
    const { designId, brandId } = await publishSubBrand("Nordhavn Kids", parentParts, { offer: "Toys" });
    const [own, other] = [await load(designId), await load(parent.designId)];
    const pick = ({ tokens }: DesignContent) => {
      const { colors, scales, radius, spacing, sectionGaps, shadows, strokePx, durations, easings, layout, typography } = tokens;
      const strip = (value: unknown) =>
        JSON.parse(JSON.stringify(value, (key, item) => (key === "given" || key === "alias" ? undefined : item)));
      return strip({ colors, scales, radius, spacing, sectionGaps, shadows, strokePx, durations, easings, layout, typography });
    };
    expect(pick(own)).toEqual(pick(other));
    expect(own.direction.faces).toEqual(other.direction.faces);
    const listDrawings = ({ mark }: DesignContent) =>
      mark.assets
        .filter(({ kind }) => ["symbol", "wordmark", "lockup-horizontal", "lockup-stacked"].includes(kind))
        .map(({ kind, svg }) => [kind, [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)]);
    expect(listDrawings(own)).toEqual(listDrawings(other));
    expect(own.audit.findings.filter(({ rule }) => rule.endsWith("-of-its-own"))).toEqual([]);
    expect(own.imagery.strategy).toBe(other.imagery.strategy);
    expect(own.icons.icons.map(({ name }) => name).sort()).toEqual(other.icons.icons.map(({ name }) => name).sort());
    expect((await flow.get(`brands/${brandId}`)).json.parent).toMatchObject({
      id: parent.brandId,
      name: "Nordhavn",
      status: "PUBLISHED",
      publishedVersion: "1.0.0",
      takenVersion: "1.0.0",
      newerVersion: null,
      notice: null,
    });
  }, 120_000);
});

/** Publishes a new version of the parent, with other adjustments. */
const publishParent = async (adjustments: readonly object[], basis: DesignId) => {
  const { design, project } = (await flow.post(`designs/${basis}/rework`, {})).json;
  await flow.run(project.id);
  const edit = { cookie: flow.member, body: { adjustments } };
  expect((await flow.send("PATCH", `designs/${design.id}/edits`, edit)).status).toBe(200);
  await flow.approve(project.id);
  await flow.approve(project.id);
  const published = await flow.post(`designs/${design.id}/publish`);
  expect(published.status).toBe(200);
  return { designId: design.id as DesignId, version: (await flow.get(`designs/${design.id}`)).json.version as string };
};

describe("a newer version of the parent", () => {
  test("is announced once, compared by part, and taken into a draft that keeps what was edited", async () => {
    const kids = await publishSubBrand("Nordhavn Junior", ["colors", "shape"]);
    const before = await load(kids.designId);
    // Edited in the sub-brand: a colour that the parent will change too, and one that it will not.
    const rework = (await flow.post(`designs/${kids.designId}/rework`, {})).json;
    await flow.run(rework.project.id);
    const { given, adjustments } = (await flow.get(`designs/${rework.design.id}/edits`)).json;
    given.tokens.colors.light.primary = "#0a7d32";
    adjustments.push({ kind: "text", from: "Contact", to: "Write to us" });
    await flow.send("PATCH", `designs/${rework.design.id}/edits`, { cookie: flow.member, body: { given, adjustments } });
    await flow.events();
    const newer = await publishParent(
      [
        { kind: "brand-color", value: "#0b57c5" },
        { kind: "radius", px: 14 },
      ],
      parent.designId,
    );

    const events = (await flow.events()).filter(({ name }) => name === "brand.parent_updated");
    expect(events.find(({ data }) => data.brandId === kids.brandId)?.data).toEqual({
      brandId: kids.brandId,
      brandName: "Nordhavn Junior",
      parentBrandId: parent.brandId,
      parentBrandName: "Nordhavn",
      takenVersion: "1.0.0",
      newerVersion: newer.version,
    });
    expect(await flow.actions(kids.brandId)).toEqual(["brand.created", "brand.parent_updated"]);
    await flow.post(`designs/${parent.designId}/pin`);
    expect((await flow.get(`brands/${kids.brandId}`)).json.parent.newerVersion).toBeNull();
    await flow.post(`designs/${parent.designId}/unpin`);
    expect((await flow.events()).filter(({ name }) => name === "brand.parent_updated")).toEqual([]);
    expect((await flow.get(`workspaces/${flow.app.workspaceId}/parent-updates`)).json.updates).toContainEqual(
      expect.objectContaining({ brand: { id: kids.brandId, name: "Nordhavn Junior", slug: "nordhavn-junior" } }),
    );

    const family = (await flow.get(`brands/${kids.brandId}/family`)).json;
    expect(family.parent).toMatchObject({ takenVersion: "1.0.0", newerVersion: newer.version });
    const [colors, shape] = family.parts;
    expect([colors.part, colors.differs, shape.part, shape.differs]).toEqual(["colors", true, "shape", true]);
    expect(colors.changes).toContainEqual({ name: "brand-color", before: "#7a1fa2", after: "#0b57c5" });
    expect(colors.kept).toEqual(["tokens.colors.light.primary"]);
    expect(shape.changes).toContainEqual({ name: "radius", before: expect.any(String), after: "14" });
    const own = (await flow.get(`brands/${parent.brandId}/family`)).json;
    expect(own.subBrands).toContainEqual(
      expect.objectContaining({ id: kids.brandId, takenVersion: "1.0.0", newerVersion: newer.version }),
    );

    const taken = await flow.post(`brands/${kids.brandId}/take-parent-version`, { run: true }, flow.member);
    expect(taken.status).toBe(201);
    expect(taken.json.notices).toEqual(["Kept as edited in this brand: colors.light.primary."]);
    expect(taken.json.design).toMatchObject({
      basedOn: rework.design.id,
      status: "DRAFT",
      parent: {
        name: "Nordhavn",
        slug: "nordhavn",
        parts: [
          { part: "colors", version: newer.version },
          { part: "shape", version: newer.version },
        ],
      },
    });
    await flow.settle();
    const design = await flow.app.store.designs.findById(taken.json.design.id);
    const [tokens, parts] = [await flow.app.services.contents.loadPart(design?.parts ?? {}, "tokens"), design?.parts ?? {}];
    const latest = await load(newer.designId);
    expect(tokens.colors.light.primary.hex).toBe("#0a7d32");
    expect(tokens.colors.dark.primary.hex).toBe(latest.tokens.colors.dark.primary.hex);
    expect(tokens.radius.basePx).toBe(14);
    const edits = await flow.app.services.contents.loadPart(parts, "adjustments");
    expect(edits.at(-1)).toEqual({ kind: "text", from: "Contact", to: "Write to us" });
    expect(edits.filter(({ kind }) => kind === "brand-color")).toEqual([{ kind: "brand-color", value: "#0b57c5" }]);
    expect(await load(kids.designId)).toEqual(before);
    expect((await flow.get(`brands/${kids.brandId}`)).json.parent.newerVersion).toBeNull();
    expect(await flow.actions(kids.brandId)).toEqual(["brand.created", "brand.parent_updated", "brand.parent_version_taken"]);
    expect((await flow.post(`brands/${kids.brandId}/take-parent-version`)).status).toBe(409);
  }, 180_000);
});

describe("a parent", () => {
  test("without a published version, of another workspace, or with a parent of its own is refused", async () => {
    const { id: bare } = await flow.brand("Unpublished");
    const create = (body: object) => flow.post(`workspaces/${flow.app.workspaceId}/brands`, { name: "Child", ...body });
    expect((await create({ parent: bare })).json.error).toContain("no published version");
    expect((await create({ parent: "br_01kaph4c7ke0sbx1v0s1kq4s4m" })).json.error).toContain("no brand of this workspace");
    expect((await create({ parentParts: ["colors"] })).status).toBe(400);
    expect((await create({ parent: parent.brandId, parentParts: [] })).status).toBe(400);
    const child = (await create({ parent: "nordhavn" })).json;
    expect(child.parent.parts).toEqual(["colors", "faces", "shape", "voice", "imagery", "icons"]);
    expect((await create({ parent: child.id })).json.error).toContain("is a sub-brand itself");
    const elsewhere = await flow.post(
      `workspaces/${flow.other.id}/brands`,
      { name: "Spy", parent: parent.brandId },
      flow.stranger,
    );
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.json.error).toBe("parent: no brand of this workspace has this id or slug.");
  });

  test("cannot be a brand that has sub-brands, itself, or another than the one that parts came from", async () => {
    const patch = (id: string, body: object) => flow.send("PATCH", `brands/${id}`, { cookie: flow.member, body });
    const second = await flow.published({ name: "Second house" });
    expect((await patch(parent.brandId, { parent: second.brandId })).json.error).toContain("has sub-brands");
    expect((await patch(second.brandId, { parent: second.brandId })).json.error).toContain("its own parent");
    const { id } = (await createSubBrand("Moving")).json;
    await flow.post(`brands/${id}/designs`, { brief: { name: "Moving" } });
    expect((await patch(id, { parent: second.brandId })).status).toBe(409);
    expect((await patch(id, { parentParts: ["faces", "colors"] })).json.parent.parts).toEqual(["colors", "faces"]);
    expect((await patch(id, { parent: null })).json.parent).toBeNull();
    expect((await patch(id, { parentParts: ["faces"] })).status).toBe(400);
    expect((await patch(id, { parent: parent.brandId, parentParts: ["voice"] })).json.parent).toMatchObject({ parts: ["voice"] });
  }, 60_000);

  test("that is archived says so, and what was taken stays", async () => {
    const second = await flow.published({ name: "Closing house" });
    const { id } = (await flow.post(`workspaces/${flow.app.workspaceId}/brands`, { name: "Left", parent: second.brandId })).json;
    const { design } = (await flow.post(`brands/${id}/designs`, { brief: { name: "Left" } })).json;
    await flow.post(`systems/closing-house/archive`);
    const { parent: archived } = (await flow.get(`brands/${id}`)).json;
    expect(archived).toMatchObject({ status: "ARCHIVED", publishedVersion: null, takenVersion: "1.0.0", newerVersion: null });
    expect(archived.notice).toContain("is archived. What was taken from it stays.");
    expect((await flow.get(`designs/${design.id}`)).json.parent.parts).toHaveLength(6);
    const refused = await flow.post(`brands/${id}/take-parent-version`);
    expect([refused.status, refused.json.error]).toEqual([409, archived.notice]);
    expect((await flow.post(`brands/${id}/designs`, { brief: { name: "Left" } })).status).toBe(409);
    expect((await flow.post(`designs/${design.id}/duplicate`)).json.design.parent).toMatchObject({ name: "Closing house" });
    expect((await flow.post(`brands/${id}/duplicate`, { name: "Left too" })).json.brand.parent).toMatchObject({
      status: "ARCHIVED",
    });
    await flow.post(`systems/closing-house/restore`);
    await flow.post(`designs/${second.designId}/archive`);
    expect((await flow.get(`brands/${id}`)).json.parent).toMatchObject({ status: "UNPUBLISHED", takenVersion: "1.0.0" });
  }, 60_000);

  test("is named when a design is started, and its direction is that of the design unless another is chosen", async () => {
    const start = (name: string, body: object = {}) =>
      flow.post(`workspaces/${flow.app.workspaceId}/designs`, {
        brief: { name },
        parent: "nordhavn",
        parentParts: ["imagery"],
        ...body,
      });
    const same = (await start("Nordhavn Lab")).json;
    expect(same.design).toMatchObject({ direction: "craft", parent: { parts: [{ part: "imagery" }] } });
    const other = (await start("Nordhavn Works", { direction: "technical" })).json;
    const edits = (await flow.get(`designs/${other.design.id}/edits`)).json.adjustments;
    expect(edits).toContainEqual({ kind: "lock", part: "imagery", seed: other.design.seed, directionId: "craft" });
    await flow.brand("Independent");
    expect((await start("Independent")).json.error).toContain("with another parent or none");
  });
});

describe("public files of a sub-brand", () => {
  test("name the parent and its version while both are public, and never otherwise", async () => {
    const { brandId, designId } = await publishSubBrand("Nordhavn Open", ["colors", "faces", "mark"]);
    const { slug } = (await flow.get(`brands/${brandId}`)).json;
    const readParent = async () => {
      const response = await flow.app.get(`/api/v1/systems/${slug}/download`);
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      return JSON.parse(new TextDecoder().decode(files["manifest.json"])).parent;
    };
    const read = async (path: string) => (await flow.app.send("GET", path)).text;
    const setVisibility = (visibility: string) =>
      flow.send("PATCH", `brands/${parent.brandId}`, { cookie: flow.admin, body: { visibility } });
    const version = (await flow.get(`brands/${brandId}`)).json.parent.takenVersion;
    const named = { name: "Nordhavn", slug: "nordhavn", parts: ["colors", "faces", "mark"].map((part) => ({ part, version })) };
    expect(await readParent()).toEqual(named);
    expect((await flow.app.send("GET", `/api/v1/systems/${slug}/adoption`)).json.parent).toEqual(named);
    expect((await flow.app.send("GET", `/api/systems/export/${slug}?format=brand-manifest`)).json.parent).toEqual(named);
    expect(await read(`/systems/${slug}`)).toContain("Sub-brand of Nordhavn");
    expect((await flow.get(`designs/${designId}/handoff?sections=design`)).json.design.parent).toEqual(named);
    const readAgentsMd = async () => {
      const { files } = (await flow.get(`designs/${designId}/rules-pack`)).json;
      return files.find(({ path }: { path: string }) => path === "AGENTS.md").content as string;
    };
    expect(await readAgentsMd()).toContain(`takes these parts from it exactly: colours; type; the mark (version ${version})`);
    await setVisibility("PRIVATE");
    expect(await readAgentsMd()).not.toContain("sub-brand");
    expect(await readParent()).toBeUndefined();
    expect((await flow.app.send("GET", `/api/v1/systems/${slug}/adoption`)).json.parent).toBeUndefined();
    expect(await read(`/systems/${slug}`)).not.toContain("Sub-brand of");
    await setVisibility("PUBLIC");
    expect(await read(`/systems/${slug}`)).toContain("Sub-brand of Nordhavn");
  }, 120_000);

  test("have exactly the variables of the parent's colours and faces", async () => {
    const { brandId } = await publishSubBrand("Nordhavn Twin", ["colors", "faces", "shape"], { archetype: "technical" });
    const { slug } = (await flow.get(`brands/${brandId}`)).json;
    const readVariables = async (name: string) => {
      const { text } = await flow.app.send("GET", `/api/systems/export/${name}?format=globals-css`);
      return text.split("\n").filter((line: string) => /^\s*--/.test(line));
    };
    expect(await readVariables(slug)).toEqual(await readVariables("nordhavn"));
  }, 120_000);
});

describe("a parent with faces and a mark of its own", () => {
  test("gives its sub-brands the same files, which their bundles contain", async () => {
    const { faces, bytes } = await createGivenFaces();
    const mark = {
      lockups: [
        {
          lockup: "symbol" as const,
          svg:
            '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">' +
            '<path fill="#b0351f" d="M4 4h40v40H4z"/></svg>',
          width: 48,
          height: 48,
          colors: ["#b0351f"],
          outlined: true,
          flat: "plain" as const,
          smallestPx: 16,
        },
      ],
      symbol: { shapes: [{ path: "M4 4h40v40H4z", color: "#b0351f" }], isExact: true },
    };
    const given = { faces, mark, voice: { tone: "Plain and short." } };
    const { app } = flow;
    const importId = createId("imp");
    await app.store.transaction(async ({ blobs, brandImports }) => {
      for (const file of bytes.values()) await blobs.put(file, fontMediaType);
      const proposal = { given, recognized: [], mapped: [], left: [], notices: [] };
      const contentHash = await blobs.put(JSON.stringify(proposal), "application/json");
      const row = { id: importId, workspaceId: app.workspaceId, name: "Own house", contentHash, createdBy: "test" };
      await brandImports.insert({ ...row, createdAt: app.clock.now().toISOString() }, maxBrandImports);
    });
    const start = async (body: object) => {
      const { design, project } = (await flow.post(`workspaces/${app.workspaceId}/designs`, body)).json;
      await flow.run(project.id);
      await flow.approve(project.id);
      await flow.approve(project.id);
      await flow.post(`designs/${design.id}/publish`);
      return design.id as DesignId;
    };
    await start({ brief: { name: "Own house", seed: 2 }, import: importId });
    const own = await load(
      await start({ brief: { name: "Own shop" }, parent: "own-house", parentParts: ["faces", "mark", "voice"] }),
    );
    expect(own.given).toMatchObject({ faces, mark, voice: given.voice });
    expect(own.tokens.typography.families.text.given).toEqual(faces.text);
    const response = await app.get("/api/v1/systems/own-shop/download");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    for (const file of bytes.values())
      expect(Object.values(files).some((content) => Buffer.compare(content, file) === 0)).toBe(true);
    expect(new TextDecoder().decode(files["assets/symbol.svg"])).toContain('d="M4 4h40v40H4z"');
  }, 60_000);
});
