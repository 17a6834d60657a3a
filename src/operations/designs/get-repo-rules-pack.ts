import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";
import { createExtraRuleFiles, createRuleFiles } from "#/kits/rules-pack/rules-pack";
import type { Design } from "#/model/design";
import { designFacts } from "#/operations/designs/design-facts";
import { contentForExport } from "#/operations/designs/parts-needed";
import { asLeftOut, RulesPackAnswer } from "#/operations/designs/rules-pack-answer";
import { rulesPackTool } from "#/operations/designs/rules-pack-tool";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { type Context, ownedOperation } from "#/operations/operation";

/** The files of a design's rules pack: those that belong to every installation, and token files in further formats. */
export type DesignRules = { readonly files: readonly RuleFile[]; readonly further: readonly RuleFile[] };

/** The rules pack of a design, as it stands now. Throws `invalid` while its foundation is not made. */
export async function rulesPackOf(context: Context, design: Design): Promise<DesignRules> {
  const content = await contentForExport(context, design, "rules-pack");
  const facts = await designFacts(context, design);
  return { files: createRuleFiles(content, facts), further: createExtraRuleFiles(content, facts) };
}

/** The files that a comma-separated list names. Throws `invalid` for a path that the pack does not have. */
export function selectedRules({ files, further }: DesignRules, paths: string): readonly RuleFile[] {
  const all = [...files, ...further];
  const wanted = paths.split(",").map((path) => path.trim());
  const unknown = wanted.find((path) => !all.some((file) => file.path === path));
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `paths: the pack has no file ${JSON.stringify(unknown)}. It has ${all.map(({ path }) => path).join(", ")}.`,
    );
  return all.filter(({ path }) => wanted.includes(path));
}

export const getRepoRulesPack = ownedOperation({
  name: "get_repo_rules_pack",
  title: "Get the rules pack of a repository",
  summary:
    "Files that teach a coding agent the brand inside a repository: instruction files, an editor rule, a skill, DESIGN.md and the token file, each with its path and text.",
  description:
    "Files of the mode merge have a marked block: put it in place of the one that is there, else at the end after one blank line; all else in the file stays. A DESIGN.md whose front matter lacks the own marker keeps its front matter. Token files in further formats are named in `leftOut` and come by `paths`. `livery rules` writes the files.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    paths: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 600,
        description: "Only these files: paths of the pack, those in leftOut included, separated by commas",
      }),
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
      leftOut: [],
      markers: ruleMarkers,
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/rules-pack" },
  tool: rulesPackTool,
  missing: noDesign,
  find: findDesign,
  async run(context, { paths }, { design }) {
    const rules = await rulesPackOf(context, design);
    return paths === undefined
      ? { files: [...rules.files], leftOut: rules.further.map(asLeftOut), markers: ruleMarkers }
      : { files: [...selectedRules(rules, paths)], leftOut: [], markers: ruleMarkers };
  },
});
