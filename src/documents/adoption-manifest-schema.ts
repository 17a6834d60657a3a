import { Type, type Static } from "@sinclair/typebox";
import { Nullable, StringEnum, StrictObject } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import { archetypeIds } from "#/model/direction";
import { externalAssetKinds } from "#/model/external-asset-kind";
import { assetKinds } from "#/model/mark";
import { platforms } from "#/model/platform";
import { rasterSidesPx } from "#/model/raster";
import { systemStatuses } from "#/model/system";
import { modes } from "#/model/token-set";
import { ExportParentSchema } from "#/formats/export-metadata";

const Url = (description: string) => Type.String({ format: "uri", description });

/** A system as lists show it. */
export const SystemListItem = StrictObject(
  {
    name: Type.String(),
    slug: Type.String(),
    brandColor: Type.String({ description: "Hex" }),
    tokenCount: Type.Integer({ description: "DTCG tokens in one mode" }),
    status: StringEnum(systemStatuses),
    platform: StringEnum(platforms),
    version: Nullable(Type.String({ description: "Version of the live design" })),
    updatedAt: Type.String({ format: "date-time" }),
    previewUrl: Nullable(Url("Preview of the live design")),
  },
  { title: "System" },
);
export type SystemListItem = Static<typeof SystemListItem>;

/** The design direction, as adopters read it. */
export const DirectionBlock = StrictObject(
  {
    id: StringEnum(archetypeIds),
    name: Type.String(),
    summary: Type.String(),
    reasons: Type.Array(Type.String()),
    typeGenre: Type.String(),
    faces: StrictObject({ display: Type.String(), text: Type.String(), mono: Type.String() }),
    ratio: Type.Number({ description: "Ratio of the type scale" }),
    radiusPx: Type.Number(),
    radiusBand: Type.String(),
    density: Type.String(),
    contrast: Type.String({ description: "Target WCAG level" }),
    color: Type.String({ description: "How colour is used" }),
    depth: Type.String({ description: "How surfaces are separated" }),
    strokePx: Type.Number(),
    imagery: Type.String(),
    layout: Type.String(),
    markRecipe: Type.String(),
    voice: Type.String(),
    always: Type.Array(Type.String(), { description: "Rules that always apply" }),
    never: Type.Array(Type.String(), { description: "What to avoid in this direction" }),
  },
  { title: "Design direction" },
);
export type DirectionBlock = Static<typeof DirectionBlock>;

/**
 * A brand asset with its URLs. Raster URLs are null for assets with live text, because live text
 * renders in the reader's fonts.
 */
export const AdoptionAsset = StrictObject({
  name: Type.String(),
  kind: StringEnum([...new Set([...assetKinds, ...externalAssetKinds])]),
  mediaType: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  url: Url("The original file"),
  pngUrl: Nullable(
    Url(
      "PNG rendering; null if the asset contains live text. In the URL of a vector asset, the number at the end is the " +
        `long side in pixels. Available sizes: ${rasterSidesPx.join(", ")}`,
    ),
  ),
  webpUrl: Nullable(Url("WebP rendering; null if the asset contains live text")),
  thumbnailUrl: Nullable(Url("WebP thumbnail of at most 320 × 320 pixels; null if the asset contains live text")),
});
export type AdoptionAsset = Static<typeof AdoptionAsset>;

/** Everything needed to adopt a system, with a URL for each part. */
export const AdoptionManifest = StrictObject(
  {
    schemaVersion: Type.Literal("1"),
    system: SystemListItem,
    design: StrictObject({ id: Type.String(), name: Type.String(), version: Nullable(Type.String()) }),
    parent: Type.Optional(ExportParentSchema),
    previewUrl: Url("Preview of the design"),
    previews: StrictObject({
      design: Url("Overview"),
      landing: Url("Landing page"),
      pricing: Url("Pricing page"),
      components: Type.Array(StrictObject({ name: Type.String(), url: Url("Preview of the component") })),
    }),
    direction: DirectionBlock,
    tokens: StrictObject({
      count: Type.Integer({ description: "DTCG tokens in one mode" }),
      groups: Type.Array(StrictObject({ name: Type.String(), count: Type.Integer() })),
      modes: Type.Array(StringEnum(modes)),
    }),
    components: Type.Array(
      StrictObject({
        name: Type.String(),
        slug: Type.String(),
        category: StringEnum(componentCategories),
        variants: Type.Array(Type.String(), { description: "Names of the variants, the default first" }),
        previewUrl: Url("Preview of the component"),
      }),
    ),
    pages: Type.Array(StrictObject({ name: Type.String(), slug: Type.String(), previewUrl: Url("Preview of the page") })),
    brandAssets: Type.Array(AdoptionAsset),
    exportFormats: Type.Array(
      StrictObject({ format: Type.String(), mediaType: Type.String(), fileName: Type.String(), url: Url("URL of the export") }),
    ),
    downloadUrl: Url("Bundle with every file"),
    agentPromptUrl: Url("Prompts for a coding agent"),
  },
  {
    title: "Adoption manifest",
    description: "Everything needed to adopt a brand system, with a URL for each part.",
  },
);
export type AdoptionManifest = Static<typeof AdoptionManifest>;
