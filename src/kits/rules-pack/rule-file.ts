import { Type, type Static } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";

/**
 * What marks Livery's part of a file in someone else's repository. Others who write there have
 * markers of their own.
 */
export const ruleMarkers = {
  begin: "<!-- livery:brand:begin -->",
  end: "<!-- livery:brand:end -->",
  own: "livery:brand:own",
} as const;

/** Two ways to put a file into a repository. */
export const ruleModes = ["merge", "own"] as const;

/** One file of a rules pack. */
export const RuleFile = Type.Object(
  {
    path: Type.String({ description: "Path from the root of the repository" }),
    content: Type.String({
      description: "The file's text; of a merged file the marked block, markers included, and what a new file begins with",
    }),
    mode: StringEnum(ruleModes, {
      description:
        "merge: put the marked block in place of the one that is there, else at the end after one blank line, and leave the rest as it is. own: write the whole file, only where there is none or it carries the own marker",
    }),
  },
  { title: "RuleFile" },
);
export type RuleFile = Static<typeof RuleFile>;
