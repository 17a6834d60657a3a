import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { RuleFile, ruleModes } from "#/kits/rules-pack/rule-file";

/** A rules pack, or the files of it that were asked for. */
export const RulesPackResponse = Type.Object(
  {
    files: Type.Array(RuleFile),
    leftOut: Type.Array(
      Type.Object({
        path: Type.String({ description: "Path in the repository; paths takes it" }),
        bytes: Type.Integer({ description: "Size of its text" }),
        mode: StringEnum(ruleModes, { description: "How it is written" }),
      }),
      { description: "Files of the pack that are not shown here; paths fetches them" },
    ),
    markers: Type.Object(
      {
        begin: Type.String({ description: "First line of a marked block" }),
        end: Type.String({ description: "Last line of a marked block" }),
        own: Type.String({ description: "Words near the beginning of each file that is written whole" }),
      },
      { description: "How Livery's part of a file is known" },
    ),
  },
  { title: "RulesPack" },
);
export type RulesPackResponse = Static<typeof RulesPackResponse>;

/** A file that is named but not shown. */
export const toLeftOut = ({ path, content, mode }: RuleFile) => ({ path, bytes: Buffer.byteLength(content), mode });
