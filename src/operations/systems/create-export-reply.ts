import { type Reply, createTextReply } from "#/kernel/http/reply";
import type { ExportFormat } from "#/kits/index";
import { Type } from "@sinclair/typebox";
import { BrandManifest } from "#/formats/brand-manifest-schema";
import { ComponentsJson } from "#/formats/components-json-schema";
import { exportMediaTypes } from "#/kits/export-format-names";

/** Returns an export that is text as a file to download. */
export const createExportReply = (
  { fileName, mediaType }: ExportFormat,
  text: string,
  slug: string,
  options: Pick<Reply, "cacheControl"> = {},
): Reply => createTextReply(text, mediaType, { ...options, fileName: fileName(slug) });

const DesignTokens = Type.Object(
  {
    $schema: Type.String({ description: "URL of the format's schema" }),
    $description: Type.String({ description: "Description of the tokens, with the name of the system" }),
  },
  {
    additionalProperties: true,
    title: "DesignTokens",
    description: "Design tokens (W3C Design Tokens Community Group, 2025.10): groups of tokens",
  },
);

/** The media types of exports, for the OpenAPI document. */
export const exportMedia = {
  mediaTypes: [...new Set(Object.values(exportMediaTypes))],
  isFile: true,
  schemas: {
    "application/json": Type.Union([BrandManifest, ComponentsJson]),
    "application/design-tokens+json": DesignTokens,
  },
} as const;
