import { Type, type Static } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";

/** Markers of the parts of a file that Livery manages in a repository. */
export const ruleMarkers = {
  begin: "<!-- livery:brand:begin -->",
  end: "<!-- livery:brand:end -->",
  own: "livery:brand:own",
} as const;

/** The style sheet that names the font files. */
export const fontStylesPath = "brand/fonts.css";
/** The guide to loading the files and to the code of components. */
export const guidePath = "brand/README.md";

/** How a file is added to a repository. */
export const ruleModes = ["merge", "own"] as const;

/** A file of a rules pack. */
export const RuleFile = Type.Object(
  {
    path: Type.String({ description: "Path from the root of the repository" }),
    content: Type.String({
      description: "Text of the file. For a merged file: the marked block with its markers, and anything a new file starts with",
    }),
    mode: StringEnum(ruleModes, {
      description:
        "merge: replace the existing marked block, or append the block after one blank line; leave the rest unchanged. " +
        "own: write the whole file, but only if it does not exist or contains the own marker",
    }),
  },
  { title: "RuleFile" },
);
export type RuleFile = Static<typeof RuleFile>;
