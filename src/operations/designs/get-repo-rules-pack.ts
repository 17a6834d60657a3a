import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";
import { rulesPack } from "#/kits/rules-pack/rules-pack";
import type { Design } from "#/model/design";
import { designFacts } from "#/operations/designs/design-facts";
import { contentForExport } from "#/operations/designs/parts-needed";
import { RulesPackAnswer } from "#/operations/designs/rules-pack-answer";
import { rulesPackTool } from "#/operations/designs/rules-pack-tool";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { type Context, ownedOperation } from "#/operations/operation";

/** The rules pack of a design, as it stands now. Throws `invalid` while its foundation is not made. */
export async function rulesPackOf(context: Context, design: Design): Promise<readonly RuleFile[]> {
  const content = await contentForExport(context, design, "rules-pack");
  return rulesPack(content, await designFacts(context, design));
}

/** The files that a comma-separated list names. Throws `invalid` for a path that the pack does not have. */
function selected(files: readonly RuleFile[], paths: string | undefined): readonly RuleFile[] {
  if (paths === undefined) return files;
  const wanted = paths.split(",").map((path) => path.trim());
  const unknown = wanted.find((path) => !files.some((file) => file.path === path));
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `paths: the pack has no file ${JSON.stringify(unknown)}. It has ${files.map(({ path }) => path).join(", ")}.`,
    );
  return files.filter(({ path }) => wanted.includes(path));
}

export const getRepoRulesPack = ownedOperation({
  name: "get_repo_rules_pack",
  title: "Get the rules pack of a repository",
  summary:
    "Files that teach a coding agent the brand inside a repository: instruction files, an editor rule, DESIGN.md and token files, each with its path and text.",
  description:
    "Files of the mode merge have a marked block: put it in place of the one that is there, else at the end after one blank line; all else in the file stays. A DESIGN.md whose front matter lacks the own marker keeps its front matter. `livery rules` does this.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    paths: Type.Optional(
      Type.String({ minLength: 1, maxLength: 600, description: "Only these files: paths of the pack, separated by commas" }),
    ),
  }),
  output: RulesPackAnswer,
  example: {
    input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", paths: "CLAUDE.md" },
    output: {
      files: [
        {
          path: "CLAUDE.md",
          content: `${ruleMarkers.begin}\nBrand rules for all interface work: @AGENTS.md\n${ruleMarkers.end}\n`,
          mode: "merge",
        },
      ],
      markers: ruleMarkers,
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/rules-pack" },
  tool: rulesPackTool,
  missing: noDesign,
  find: findDesign,
  async run(context, { paths }, { design }) {
    return { files: [...selected(await rulesPackOf(context, design), paths)], markers: ruleMarkers };
  },
});
