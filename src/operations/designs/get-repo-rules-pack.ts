import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";
import { createExtraRuleFiles, createRuleFiles } from "#/kits/rules-pack/rules-pack";
import type { Design } from "#/model/design";
import { getDesignExportFacts } from "#/operations/designs/get-design-export-facts";
import { loadExportContent } from "#/operations/designs/load-export-content";
import { toLeftOut, RulesPackResponse } from "#/operations/designs/rules-pack-schema";
import { rulesPackTool } from "#/operations/designs/rules-pack-tool";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";

/**
 * The files of a design's rules pack: those that belong to every installation, and token files in
 * further formats.
 */
export type RulesPackFiles = { readonly files: readonly RuleFile[]; readonly optional: readonly RuleFile[] };

/**
 * The rules pack of a design, as it stands now. Throws `invalid` while its foundation is not made.
 */
export async function loadRulesPack(context: Context, design: Design): Promise<RulesPackFiles> {
  const content = await loadExportContent(context, design, "rules-pack");
  const facts = await getDesignExportFacts(context, design);
  return { files: createRuleFiles(content, facts), optional: createExtraRuleFiles(content, facts) };
}

/**
 * The files that a comma-separated list names. Throws `invalid` for a path that the pack does not
 * have.
 */
export function selectRules({ files, optional: further }: RulesPackFiles, paths: string): readonly RuleFile[] {
  const all = [...files, ...further];
  const requestedPaths = paths.split(",").map((path) => path.trim());
  const unknown = requestedPaths.find((path) => !all.some((file) => file.path === path));
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `paths: the pack has no file ${JSON.stringify(unknown)}. It has ${all.map(({ path }) => path).join(", ")}.`,
    );
  return all.filter(({ path }) => requestedPaths.includes(path));
}

export const getRepoRulesPack = defineOwnedOperation({
  name: "get_repo_rules_pack",
  title: "Get the rules pack of a repository",
  summary:
    "Files that teach a coding agent the brand inside a repository: instruction files, an editor rule, a skill, " +
    "DESIGN.md and the token file, each with its path and text.",
  description:
    "Files of the mode merge have a marked block: put it in place of the one that is there, else at the end " +
    "after one blank line; all else in the file stays. A DESIGN.md whose front matter lacks the own marker " +
    "keeps its front matter. Token files in further formats are named in `leftOut` and come by `paths`. `livery " +
    "rules` writes the files.",
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
  output: RulesPackResponse,
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
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { paths }, { design }) {
    const rules = await loadRulesPack(context, design);
    return paths === undefined
      ? { files: [...rules.files], leftOut: rules.optional.map(toLeftOut), markers: ruleMarkers }
      : { files: [...selectRules(rules, paths)], leftOut: [], markers: ruleMarkers };
  },
});
