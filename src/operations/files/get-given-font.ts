import type { DesignId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString, StrictObject } from "#/kernel/schema";
import type { PartHashes } from "#/model/design";
import type { Context } from "#/operations/context";
import { fontMediaType, listFontHashes } from "#/operations/files/given-fonts";
import { defineOperation } from "#/operations/operation";
import { findVisibleDesign, type VisibleDesign } from "#/operations/previews/resolve";
import { listPublicVersions } from "#/operations/systems/list-public-versions";

const notFoundMessage = "No public design has this font.";
const fileName = /^([0-9a-f]{64})\.woff2$/;

type FontTarget = Pick<VisibleDesign, "design" | "system" | "isPublic"> & { readonly parts: readonly PartHashes[] };

/**
 * Finds a design whose pages the caller may see, with the parts that they are made of: its current
 * ones, and those of its versions that its system shows everyone.
 */
async function findFontTarget(context: Context, ids: { readonly id?: DesignId }): Promise<FontTarget | undefined> {
  const visible = await findVisibleDesign(context, ids);
  const { store } = context;
  const design = visible?.design ?? (ids.id && (await store.designs.findById(ids.id)));
  const system = visible?.system ?? (design && (await store.systems.findById(design.systemId)));
  if (!design || !system) return undefined;
  const isPublicSystem = system.status === "ACTIVE" && system.visibility === "PUBLIC";
  const shown = isPublicSystem ? await listPublicVersions(store, system) : [];
  const ofDesign = shown.filter(({ designId }) => designId === design.id);
  const versions = await Promise.all(ofDesign.map(({ number }) => store.versions.findByNumber(system.id, number)));
  const parts = [...(visible ? [design.parts] : []), ...versions.flatMap((version) => version?.parts ?? [])];
  if (parts.length === 0) return undefined;
  return { design, system, isPublic: visible?.isPublic ?? true, parts };
}

export const getGivenFont = defineOperation({
  name: "get_given_font",
  title: "Get a font file of a design",
  summary: "Returns a font file that was brought in for a design, if the design is public or the caller may preview it.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({
    id: IdString<DesignId>({ description: "Id of the design", maxLength: 64 }),
    file: Type.String({ description: "Hash of the file, and `.woff2`", maxLength: 80 }),
  }),
  media: { mediaTypes: [fontMediaType], description: "The font." },
  rest: { method: "GET", path: "/fonts/d/:id/:file", hidden: true, anyOrigin: true },
  notFoundMessage,
  find: findFontTarget,
  async run({ store, contents }, { file }, { parts }) {
    const [, hash = ""] = fileName.exec(file) ?? [];
    const given = await Promise.all(parts.map((entry) => contents.loadPart(entry, "given")));
    const blob = given.some((part) => listFontHashes(part).includes(hash)) ? await store.blobs.findByHash(hash) : undefined;
    if (blob?.mediaType !== fontMediaType) throw new Failure("not_found", notFoundMessage);
    return { status: 200, mediaType: fontMediaType, body: blob.bytes, cacheControl: "public, max-age=31536000, immutable" };
  },
});
