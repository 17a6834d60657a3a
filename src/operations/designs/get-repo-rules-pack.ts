import { Type } from "@sinclair/typebox";
import { getDesignCharacters } from "#/formats/design-text";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { fontStylesPath, guidePath, type RuleFile, ruleMarkers } from "#/kits/rules-pack/schema";
import type { Design } from "#/model/design";
import { getDesignExportFacts, designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { loadExportContent } from "#/operations/designs/load-export-content";
import { toLeftOut, RulesPackResponse } from "#/operations/designs/rules-pack-schema";
import { bundledFontsBase } from "#/operations/files/given-fonts";
import { rulesPackTool } from "#/operations/designs/rules-pack-tool";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";

/** The files of a design's rules pack: the standard files, and token files in further formats. */
export type RulesPackFiles = {
  readonly files: readonly RuleFile[];
  readonly optional: readonly RuleFile[];
  /** The font files by their paths in a repository, and where the server has them. */
  readonly fonts: readonly { readonly path: string; readonly url: string }[];
};

/** Loads a design's current rules pack. Throws `invalid` while its foundation is missing. */
export async function loadRulesPack(context: Context, design: Design): Promise<RulesPackFiles> {
  const content = await loadExportContent(context, design, "rules-pack");
  const facts = await getDesignExportFacts(context, design);
  const system = await context.store.systems.findById(design.systemId);
  const { baseUrl } = context;
  const { listDesignFontFiles, createExtraRuleFiles, createRuleFiles } = await import("#/kits/writers");
  const fonts = listDesignFontFiles(content.tokens.typography, getDesignCharacters(content)).map(({ given, file: { file } }) => ({
    path: `brand/fonts/${file}`,
    url: given
      ? `${baseUrl}/fonts/d/${encodeURIComponent(design.id)}/${given.hash}.woff2`
      : `${baseUrl}${bundledFontsBase}${encodeURIComponent(file)}`,
  }));
  const files = createRuleFiles(content, facts, { isPublic: system?.visibility === "PUBLIC" });
  // One reply has room for fewer files than a repository.
  const isLater = ({ path }: RuleFile) => path === fontStylesPath || path === guidePath || path.endsWith("/SKILL.md");
  return {
    files: files.filter((file) => !isLater(file)),
    optional: [...files.filter(isLater), ...createExtraRuleFiles(content, facts)],
    fonts: [...new Map(fonts.map((font) => [font.path, font])).values()],
  };
}

/**
 * Selects the files in a comma-separated list. Throws `invalid` for a path that is not in the pack.
 */
export function selectRules({ files, optional: further }: RulesPackFiles, paths: string): readonly RuleFile[] {
  const all = [...files, ...further];
  const requestedPaths = paths.split(",").map((path) => path.trim());
  const unknown = requestedPaths.find((path) => !all.some((file) => file.path === path));
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `paths: the pack has no file ${JSON.stringify(unknown)}. Choose from ${all.map(({ path }) => path).join(", ")}.`,
    );
  return all.filter(({ path }) => requestedPaths.includes(path));
}

export const getRepoRulesPack = defineOwnedOperation({
  name: "get_repo_rules_pack",
  title: "Get a repository rules pack",
  summary:
    "Retrieves files that teach coding agents the brand in a repository: instruction files, an editor rule, " +
    "a skill, DESIGN.md and the token file, each with its path and text.",
  description:
    "A file with mode `merge` contains a marked block: replace the existing block with it, or append it after " +
    "one blank line, and leave the rest of the file unchanged. An existing DESIGN.md keeps its front matter " +
    "unless that contains the `own` marker. A skill, a guide, the font faces and token files in further formats are in `leftOut`; " +
    "request them with `paths`. With the font faces, `fonts` lists the files to download. `livery rules` writes everything.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    paths: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 600,
        description: "Only return these files: paths separated by commas, including those in leftOut",
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
      fonts: [],
      markers: ruleMarkers,
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/rules-pack" },
  tool: rulesPackTool,
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { paths }, { design }) {
    const rules = await loadRulesPack(context, design);
    const files = paths === undefined ? rules.files : selectRules(rules, paths);
    return {
      files: [...files],
      leftOut: paths === undefined ? rules.optional.map(toLeftOut) : [],
      fonts: files.some(({ path }) => path === fontStylesPath) ? rules.fonts.map((font) => ({ ...font })) : [],
      markers: ruleMarkers,
    };
  },
});
