import { Type, type Static } from "@sinclair/typebox";
import { sha256Hex } from "#/kernel/hash";
import { StringEnum, StrictObject } from "#/kernel/schema";
import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { platforms } from "#/model/platform";
import { type ExportMetadata, ExportParentSchema, toExportParent } from "#/formats/export-metadata";
import { countDesignTokens } from "#/formats/token-count";
import { AdoptionAsset } from "#/documents/adoption-manifest-schema";
import { listAdoptionAssets } from "#/documents/adoption-manifest";

/**
 * `manifest.json` of a bundle: the system, every other file with its size and hash, and the URLs of
 * the brand assets.
 */
export const BundleManifest = StrictObject(
  {
    $schema: Type.String({ format: "uri" }),
    schemaVersion: Type.Literal("1"),
    system: StrictObject({
      name: Type.String(),
      slug: Type.String(),
      version: Type.String(),
      platform: StringEnum(platforms),
      brandColor: Type.String({ description: "Hex" }),
      tokenCount: Type.Integer({ description: "DTCG tokens in one mode" }),
    }),
    parent: Type.Optional(ExportParentSchema),
    direction: StrictObject({ id: Type.String(), name: Type.String(), summary: Type.String() }),
    files: Type.Array(
      StrictObject({
        path: Type.String({ description: "Path in the archive" }),
        bytes: Type.Integer({ minimum: 0 }),
        sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
      }),
      { description: "Every file of the archive except this one, in order" },
    ),
    brandAssets: Type.Array(AdoptionAsset),
  },
  { title: "Bundle manifest", description: "Contents of a system's bundle." },
);
export type BundleManifest = Static<typeof BundleManifest>;

const encoder = new TextEncoder();
const getByteLength = (content: string | Uint8Array) =>
  (typeof content === "string" ? encoder.encode(content) : content).byteLength;

/** The manifest of a bundle that contains `files`. */
export function createBundleManifest(
  content: DesignContent,
  metadata: ExportMetadata,
  files: readonly FileEntry[],
): BundleManifest {
  const { brief, direction, tokens } = content;
  return {
    $schema: `${metadata.baseUrl}/schemas/bundle-manifest.json`,
    schemaVersion: "1",
    system: {
      name: brief.name,
      slug: metadata.slug,
      version: metadata.version,
      platform: brief.platform ?? "nextjs",
      brandColor: tokens.brand.color.hex,
      tokenCount: countDesignTokens(content),
    },
    ...(metadata.parent && { parent: toExportParent(metadata.parent) }),
    direction: { id: direction.id, name: direction.name, summary: direction.summary },
    files: files.map(({ path, content: bytes }) => ({ path, bytes: getByteLength(bytes), sha256: sha256Hex(bytes) })),
    brandAssets: listAdoptionAssets(content, metadata.baseUrl),
  };
}
