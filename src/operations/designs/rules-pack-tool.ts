import { Type } from "@sinclair/typebox";
import { details } from "#/documents/handoff/detail";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { designArgument, designTarget } from "#/operations/designs/resolve";
import { toLeftOut, type RulesPackResponse } from "#/operations/designs/rules-pack-schema";
import { readOnlyHints, defineTool } from "#/operations/tool";

/** A summary leaves out token files: agents rarely need to read them. */
const isTokenFile = ({ path }: { path: string }) => path.startsWith("brand/");

/** The tool with which agents get the rules pack. */
export const rulesPackTool = defineTool({
  description:
    "Returns files that teach coding agents the brand in a repository: AGENTS.md, CLAUDE.md, .github/copilot-instructions.md, " +
    "DESIGN.md, an editor rule, and brand/tokens.css, each with its text. If mode is " +
    '"merge", replace the existing marked block, or append it after one blank line, and leave the rest of the file ' +
    'unchanged. If mode is "own", write the whole file, but only if no file exists or the existing one contains the ' +
    '"own" marker. A skill, brand/README.md (set-up), brand/fonts.css (with fonts to download) and further token formats are in ' +
    "leftOut with their sizes; request them with paths. detail summary omits the token file. `livery rules`, or the script " +
    "/r/SLUG/install.sh of the server, writes all files without an agent.",
  auth: "key",
  hints: readOnlyHints,
  target: designTarget,
  input: StrictObject({
    ...designArgument,
    paths: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        description: "Only return these files",
        minItems: 1,
        maxItems: 20,
      }),
    ),
    detail: Type.Optional(
      StringEnum(details, { description: "summary omits the token file; has no effect with paths", default: "full" }),
    ),
  }),
  toInput: ({ id, paths }) => ({ id, ...(paths && { paths: paths.join(",") }) }),
  toOutput({ files, leftOut, fonts, markers }: RulesPackResponse, { paths, detail }) {
    if (paths !== undefined || detail === "full") return { files, leftOut, fonts, markers };
    const shown = files.filter((file) => !isTokenFile(file));
    return { files: shown, leftOut: [...files.filter(isTokenFile).map(toLeftOut), ...leftOut], fonts, markers };
  },
});
