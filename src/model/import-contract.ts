import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import { componentFormat } from "#/model/component-format";
import { externalAssetKinds } from "#/model/external-artifact";
import { artifactsBodyBytes, maxAssetDataBytes, maxAssetPixels, maxAssetSidePx, maxFetchedAssetBytes } from "#/model/limits";

/** How many variants a component may have besides its first look. */
export const maxVariants = 24;

/** A character that people see: no space, no control or direction character. */
const visibleCharacter = "[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]";

const createNameSchema = (description: string) =>
  Type.String({ minLength: 1, maxLength: 80, pattern: visibleCharacter, description });

/** Markup with something in it, and without NUL, which would not come back as it was sent. */
const createMarkupSchema = (description: string) =>
  Type.String({ minLength: 1, pattern: "\\S", not: { pattern: "\\u0000" }, description });

const notes = Type.Optional(Type.String({ maxLength: 4000, description: "Anything that the reviewer should know" }));

const Component = StrictObject({
  name: createNameSchema("What the component is called; the same name replaces an earlier one"),
  html: createMarkupSchema(`${componentFormat} No script, nothing loaded from elsewhere.`),
  category: Type.Optional(StringEnum(componentCategories, { description: "What it is for; display when absent" })),
  variants: Type.Optional(
    Type.Array(
      StrictObject({
        name: createNameSchema("What the variant is called"),
        html: createMarkupSchema("The variant's markup, self-contained like the first"),
      }),
      { maxItems: maxVariants, description: "Further looks and states" },
    ),
  ),
  notes,
});

const Page = StrictObject({
  name: createNameSchema("What the page is called; the same name replaces an earlier one"),
  html: createMarkupSchema("A whole HTML document with its styles inside"),
  path: Type.Optional(
    Type.String({ pattern: "^/[\\w./-]{0,199}$", description: "Where the page will stand on a site, such as `/pricing`" }),
  ),
  notes,
});

const Asset = StrictObject(
  {
    name: createNameSchema("What the picture is called; the same name replaces an earlier one"),
    kind: Type.Optional(StringEnum(externalAssetKinds, { description: "What it is; other when absent" })),
    data: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: artifactsBodyBytes,
        pattern: "^[A-Za-z0-9+/=\\r\\n]+$",
        description: `The PNG in base64 (of a data: address only what comes after its comma), at most ${maxAssetDataBytes} bytes once decoded. Either this or url.`,
      }),
    ),
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2048,
        pattern: "^[Hh][Tt][Tt][Pp][Ss]://[^\\s]+$",
        description: `A public https address of a PNG, WebP or JPEG, at most ${maxFetchedAssetBytes} bytes. Either this or data.`,
      }),
    ),
    sourceCode: Type.Optional(Type.String({ maxLength: 200_000, description: "What the picture was drawn from, kept as text" })),
    alt: Type.Optional(Type.String({ maxLength: 400, description: "What a reader who cannot see it should hear" })),
  },
  { oneOf: [{ required: ["data"] }, { required: ["url"] }] },
);

/** The properties of a request that brings external work back. What may stand together is said by `createImportRules`. */
export const importProperties = {
  components: Type.Optional(
    Type.Array(Component, { minItems: 1, maxItems: 200, description: "Components; they may share a request with pages" }),
  ),
  pages: Type.Optional(
    Type.Array(Page, { minItems: 1, maxItems: 100, description: "Pages; they may share a request with components" }),
  ),
  asset: Type.Optional(Asset),
} as const;

/**
 * Which properties may stand together, in words that every draft of JSON Schema has: at least one beside the `others`, and an asset alone. No `oneOf` at the top level, since
 * clients of models refuse tools that have it there. The operation judges the same by itself.
 */
export const createImportRules = (others: number) => ({
  minProperties: others + 1,
  not: { anyOf: [{ required: ["asset", "components"] }, { required: ["asset", "pages"] }] },
});

/** What an external design tool sends back. */
export const ImportBody = StrictObject(importProperties, { title: "ExternalArtifacts", ...createImportRules(0) });
export type ImportBody = Static<typeof ImportBody>;

/**
 * What `external-artifacts` accepts, as JSON Schema (2020-12): the body's shape, and under `x-…` keywords, which validators leave alone, its limits, what becomes of the
 * rows, and how the work is finished.
 */
export function createImportContract(): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = JSON.parse(JSON.stringify(ImportBody));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...body,
    description:
      "The JSON body of one import. Components and pages may share a request; each asset comes in a request of its own. One bad item refuses the whole request.",
    "x-request": {
      method: "POST",
      path: "/api/v1/designs/{designId}/external-artifacts",
      tool: "import_design_artifacts",
      permission: "ARTIFACTS_WRITE",
    },
    "x-limits": {
      bodyBytes: `fewer than ${artifactsBodyBytes}; otherwise 413`,
      assetDataBytes: maxAssetDataBytes,
      assetDataNote:
        "Base64 makes a picture a third larger: what is close to the limit does not fit into the body. Send its url then.",
      assetUrlBytes: maxFetchedAssetBytes,
      assetSidePx: maxAssetSidePx,
      assetPixels: maxAssetPixels,
      perMinute: 60,
    },
    "x-rules": [
      "Every row lands as DRAFT and waits for a person. Nothing is approved by importing it.",
      "The same content again answers the row that is there. New content under a name takes the place of the draft of that name.",
      "HTML runs no script and loads nothing: scripts, event handlers, frames and whatever is fetched from elsewhere keep a row from being accepted.",
      "A data asset is a PNG and nothing else: bytes after its end, damaged chunks and text blocks are refused or left out.",
    ],
    "x-finish": {
      method: "POST",
      path: "/api/v1/designs/{designId}/finish-external",
      tool: "finish_external_design",
      permission: "PIPELINE",
      body: { acceptDrafts: "boolean, default false: accept every safe pending draft" },
      needs:
        "At least one imported component and one imported page, DRAFT or ACCEPTED, while the project stands in EXTERNAL_DESIGN.",
    },
  };
}
