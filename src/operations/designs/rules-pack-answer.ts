import { type Static, Type } from "@sinclair/typebox";
import { RuleFile } from "#/kits/rules-pack/rule-file";

/** A rules pack, or the files of it that were asked for. */
export const RulesPackAnswer = Type.Object(
  {
    files: Type.Array(RuleFile),
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
export type RulesPackAnswer = Static<typeof RulesPackAnswer>;
