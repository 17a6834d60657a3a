import { type Static, Type } from "@sinclair/typebox";
import { IdString, StringEnum } from "#/kernel/schema";
import { type BrandImport, certainties, type ImportProposal } from "#/model/brand-import";
import { Given } from "#/model/given";
import type { BrandImportId } from "#/model/ids";

/** An import and what was recognised in its files. */
export const BrandImportResponse = Type.Object(
  {
    id: IdString<BrandImportId>({ description: "Pass it as `import` when you start a design" }),
    name: Type.String({ description: "The brand's name, from the files" }),
    createdAt: Type.String({ format: "date-time" }),
    given: Given,
    recognized: Type.Array(
      Type.Object({
        path: Type.String({ description: "The file" }),
        format: Type.String({ description: "What it was read as" }),
        summary: Type.String({ description: "What it contains" }),
      }),
      { description: "The files that were read" },
    ),
    mapped: Type.Array(
      Type.Object({
        source: Type.String({ description: "The file and the name in it" }),
        target: Type.String({ description: "What it became" }),
        value: Type.String({ description: "The value as the file has it" }),
        reason: Type.String({ description: "Why it became that" }),
        certainty: StringEnum(certainties, { description: "How sure the mapping is" }),
        part: Type.Optional(
          Type.String({ description: "Lockup, slug of the picture or name of the icon in `given` that it became" }),
        ),
      }),
      { description: "What became of each value" },
    ),
    left: Type.Array(Type.Object({ source: Type.String(), reason: Type.String() }), {
      description: "What was not taken over, and why",
    }),
    notices: Type.Array(Type.String(), { description: "What a person should know or decide" }),
  },
  { title: "BrandImport" },
);
export type BrandImportResponse = Static<typeof BrandImportResponse>;

export const toBrandImportResponse = (
  { id, name, createdAt }: Pick<BrandImport, "id" | "name" | "createdAt">,
  { given, recognized, mapped, left, notices }: ImportProposal,
): BrandImportResponse => ({
  id,
  name,
  createdAt,
  given,
  recognized: recognized.map((file) => ({ ...file })),
  mapped: mapped.map((mapping) => ({ ...mapping })),
  left: left.map((item) => ({ ...item })),
  notices: [...notices],
});

/** Example in the API reference. */
export const brandImportExample: BrandImportResponse = {
  id: "imp_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Nordhavn Optik",
  createdAt: "2026-11-21T10:00:00.000Z",
  given: { tokens: { colors: { light: { primary: "#2f5fd0" } } } },
  recognized: [{ path: "globals.css", format: "CSS custom properties", summary: "1 colour" }],
  mapped: [
    {
      source: "globals.css: --primary",
      target: "color primary (light)",
      value: "#2f5fd0",
      reason: "The name is that of the role.",
      certainty: "exact",
    },
  ],
  left: [],
  notices: [],
};
