import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { details } from "#/documents/handoff/live-inventory";
import { ruleModes } from "#/kits/rules-pack/rule-file";
import { designArgument, designTarget } from "#/operations/designs/design-target";
import { RulesPackAnswer } from "#/operations/designs/rules-pack-answer";
import { reading, tool } from "#/operations/tool";

const LeftOut = Type.Object({
  path: Type.String({ description: "Path in the repository; paths takes it" }),
  bytes: Type.Integer({ description: "Size of its text" }),
  mode: StringEnum(ruleModes),
});

/** What a summary leaves out: token files, which are large and better written by a program; the skill; and the file that says what AGENTS.md says. */
const leftOutFiles = ["brand/", ".claude/", ".github/"];
const isLeftOut = (path: string) => leftOutFiles.some((folder) => path.startsWith(folder));

/** How agents get the rules pack: the instruction files, and of the larger files their sizes, unless they are asked for. */
export const rulesPackTool = tool({
  description:
    "Files that teach a coding agent the brand inside a repository: AGENTS.md, CLAUDE.md, .github/copilot-instructions.md, DESIGN.md, an editor rule, a skill, and token files under brand/. mode merge: put the marked block in place of the one that is there, else append it after one blank line, and leave the rest of the file untouched. mode own: write the whole file, only where there is none or it carries the own marker. Token files, the skill and the copy of AGENTS.md for Copilot are listed in leftOut with their sizes; ask for them by paths. The command `livery rules` writes everything without an agent.",
  auth: "key",
  hints: reading,
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
      StringEnum(details, { description: "full: every file with its text, large; without paths", default: "summary" }),
    ),
  }),
  output: Type.Object({
    ...RulesPackAnswer.properties,
    leftOut: Type.Array(LeftOut, { description: "Files of the pack that are not shown here" }),
  }),
  given: ({ id, paths }: { id?: unknown; paths?: readonly string[] }) => ({ id, ...(paths && { paths: paths.join(",") }) }),
  shown({ files, markers }: RulesPackAnswer, { paths, detail }) {
    const isShown = ({ path }: { path: string }) => paths !== undefined || detail === "full" || !isLeftOut(path);
    return {
      files: files.filter(isShown),
      leftOut: files
        .filter((file) => !isShown(file))
        .map(({ path, content, mode }) => ({ path, bytes: Buffer.byteLength(content), mode })),
      markers,
    };
  },
});
