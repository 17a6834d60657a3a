import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { RuleFile, ruleModes } from "#/kits/rules-pack/schema";

/** A rules pack, or the requested files of it. */
export const RulesPackResponse = Type.Object(
  {
    files: Type.Array(RuleFile),
    leftOut: Type.Array(
      Type.Object({
        path: Type.String({ description: "Path in the repository. Pass it in paths to request the file." }),
        bytes: Type.Integer({ description: "Size in bytes" }),
        mode: StringEnum(ruleModes, { description: "How to write the file" }),
      }),
      { description: "Files of the pack that are not included; request them with paths" },
    ),
    fonts: Type.Array(
      Type.Object({
        path: Type.String({ description: "Path in the repository" }),
        url: Type.String({ format: "uri", description: "Where to download the file" }),
      }),
      { description: "The font files that brand/fonts.css names; download each to its path" },
    ),
    markers: Type.Object(
      {
        begin: Type.String({ description: "First line of a marked block" }),
        end: Type.String({ description: "Last line of a marked block" }),
        own: Type.String({ description: "Text near the start of each file that Livery writes completely" }),
      },
      { description: "Markers that identify Livery's content in a file" },
    ),
  },
  { title: "RulesPack" },
);
export type RulesPackResponse = Static<typeof RulesPackResponse>;

/** Maps an omitted file to its entry in `leftOut`. */
export const toLeftOut = ({ path, content, mode }: RuleFile) => ({ path, bytes: Buffer.byteLength(content), mode });
