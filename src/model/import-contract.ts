import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import { componentFormat } from "#/model/component-format";
import { externalAssetKinds } from "#/model/external-asset-kind";
import { artifactsBodyBytes, maxAssetDataBytes, maxAssetPixels, maxAssetSidePx, maxFetchedAssetBytes } from "#/model/limits";

/** How many variants a component may have in addition to its default. */
export const maxVariants = 24;

/** A visible character: no space, control or direction character. */
const visibleCharacter = "[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]";

const createNameSchema = (description: string) =>
  Type.String({ minLength: 1, maxLength: 80, pattern: visibleCharacter, description });

/** Markup that is not blank and has no NUL, which would be lost. */
const createMarkupSchema = (description: string) =>
  Type.String({ minLength: 1, pattern: "\\S", not: { pattern: "\\u0000" }, description });

const notes = Type.Optional(Type.String({ maxLength: 4000, description: "Notes for the reviewer" }));

const Component = StrictObject({
  name: createNameSchema("The component's name. Importing the same name again replaces it"),
  html: createMarkupSchema(`${componentFormat} No scripts and no external resources.`),
  category: Type.Optional(StringEnum(componentCategories, { description: "The component's purpose; display by default" })),
  variants: Type.Optional(
    Type.Array(
      StrictObject({
        name: createNameSchema("The variant's name"),
        html: createMarkupSchema("The variant's markup, self-contained like the default"),
      }),
      { maxItems: maxVariants, description: "More looks and states" },
    ),
  ),
  notes,
});

const Page = StrictObject({
  name: createNameSchema("The page's name. Importing the same name again replaces it"),
  html: createMarkupSchema("A complete HTML document with its styles"),
  path: Type.Optional(
    Type.String({ pattern: "^/[\\w./-]{0,199}$", description: "The page's path on the site, such as `/pricing`" }),
  ),
  notes,
});

const Asset = StrictObject(
  {
    name: createNameSchema("The picture's name. Importing the same name again replaces it"),
    kind: Type.Optional(StringEnum(externalAssetKinds, { description: "What it shows; other by default" })),
    data: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: artifactsBodyBytes,
        pattern: "^[A-Za-z0-9+/=\\r\\n]+$",
        description:
          `The PNG in base64 (for a data: URL, only the part after the comma), ` +
          `at most ${maxAssetDataBytes} bytes decoded. Send either this or url.`,
      }),
    ),
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2048,
        pattern: "^[Hh][Tt][Tt][Pp][Ss]://[^\\s]+$",
        description: `A public https URL of a PNG, WebP or JPEG of at most ${maxFetchedAssetBytes} bytes. Send either this or data.`,
      }),
    ),
    sourceCode: Type.Optional(Type.String({ maxLength: 200_000, description: "The source of the picture, stored as text" })),
    alt: Type.Optional(Type.String({ maxLength: 400, description: "The text alternative" })),
  },
  { oneOf: [{ required: ["data"] }, { required: ["url"] }] },
);

/** The properties of an import request. `createImportRules` says how they combine. */
export const importProperties = {
  components: Type.Optional(
    Type.Array(Component, { minItems: 1, maxItems: 200, description: "Components. May be combined with pages" }),
  ),
  pages: Type.Optional(Type.Array(Page, { minItems: 1, maxItems: 100, description: "Pages. May be combined with components" })),
  asset: Type.Optional(Asset),
} as const;

/**
 * How the properties combine, in keywords of every JSON Schema draft: at least one beside the
 * `others`, and an asset alone. Without a `oneOf` at the top level, because clients of models
 * refuse such tools. The operation checks the same itself.
 */
export const createImportRules = (others: number) => ({
  minProperties: others + 1,
  not: { anyOf: [{ required: ["asset", "components"] }, { required: ["asset", "pages"] }] },
});

/** The body of an import from an external design tool. */
export const ImportBody = StrictObject(importProperties, { title: "ExternalArtifacts", ...createImportRules(0) });
export type ImportBody = Static<typeof ImportBody>;

/**
 * What `external-artifacts` accepts, as JSON Schema (2020-12): the shape of the body and, under
 * `x-…` keywords that validators ignore, its limits, the states of imports and how to finish.
 */
export function createImportContract(): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = JSON.parse(JSON.stringify(ImportBody));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...body,
    description:
      "The JSON body of one import. Components and pages may be combined; each asset needs a request of its own. " +
      "One invalid item rejects the whole request.",
    "x-request": {
      method: "POST",
      path: "/api/v1/designs/{designId}/external-artifacts",
      tool: "import_design_artifacts",
      permission: "ARTIFACTS_WRITE",
    },
    "x-limits": {
      bodyBytes: `fewer than ${artifactsBodyBytes}; otherwise 413`,
      assetDataBytes: maxAssetDataBytes,
      assetDataNote: "Base64 makes a picture a third larger. Send the url of a picture that does not fit into the body.",
      assetUrlBytes: maxFetchedAssetBytes,
      assetSidePx: maxAssetSidePx,
      assetPixels: maxAssetPixels,
      perMinute: 60,
    },
    "x-rules": [
      "Every import starts as DRAFT and waits for a person. Importing approves nothing.",
      "Importing the same content again returns the existing import. New content with the same name replaces the draft of that name.",
      "HTML must not run scripts or load anything. Imports with scripts, event handlers, frames or external resources cannot be accepted.",
      "A data asset must be a plain PNG. Trailing bytes, damaged chunks and text blocks are refused or removed.",
    ],
    "x-finish": {
      method: "POST",
      path: "/api/v1/designs/{designId}/finish-external",
      tool: "finish_external_design",
      permission: "PIPELINE",
      body: { acceptDrafts: "boolean, default false: accept every safe pending draft" },
      needs: "At least one imported component and one imported page, DRAFT or ACCEPTED, while the project is in EXTERNAL_DESIGN.",
    },
  };
}
