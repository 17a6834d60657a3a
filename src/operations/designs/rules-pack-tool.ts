import { Type } from "@sinclair/typebox";
import { details } from "#/documents/handoff/live-inventory";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { designArgument, designTarget } from "#/operations/designs/design-target";
import { toLeftOut, type RulesPackResponse } from "#/operations/designs/rules-pack-schema";
import { readOnlyHints, defineTool } from "#/operations/tool";

/** Token files are what a summary leaves out: a program writes them better than an agent does. */
const isTokenFile = ({ path }: { path: string }) => path.startsWith("brand/");

/**
 * How agents get the rules pack: every file with its text, or less, or files in further formats by
 * their paths.
 */
export const rulesPackTool = defineTool({
  description:
    "Files that teach a coding agent the brand inside a repository: AGENTS.md, CLAUDE.md, .github/copilot-instructions.md, " +
    "DESIGN.md, an editor rule, a skill, and the token file brand/tokens.css, each with its text. mode merge: " +
    "put the marked block in place of the one that is there, else append it after one blank line, and leave " +
    "the rest of the file untouched. mode own: write the whole file, only where there is none or it carries " +
    "the own marker. Token files in further formats (Design Tokens JSON, a utility theme) are listed in leftOut " +
    "with their sizes; ask for them by paths. detail summary leaves the token file out. The command `livery " +
    "rules` writes everything without an agent.",
  auth: "key",
  hints: readOnlyHints,
  target: designTarget,
  input: StrictObject({
    ...designArgument,
    paths: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        description: "Only these files, whole",
        minItems: 1,
        maxItems: 20,
      }),
    ),
    detail: Type.Optional(
      StringEnum(details, { description: "summary: without the token file; without paths", default: "full" }),
    ),
  }),
  toInput: ({ id, paths }) => ({ id, ...(paths && { paths: paths.join(",") }) }),
  toOutput({ files, leftOut, markers }: RulesPackResponse, { paths, detail }) {
    if (paths !== undefined || detail === "full") return { files, leftOut, markers };
    const shown = files.filter((file) => !isTokenFile(file));
    return { files: shown, leftOut: [...files.filter(isTokenFile).map(toLeftOut), ...leftOut], markers };
  },
});
