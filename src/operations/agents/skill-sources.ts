import type { DesignId } from "#/model/ids";
import type { ExportMetadata } from "#/formats/export-metadata";

/**
 * Where an agent without local files finds the values of a published system, as Markdown list
 * entries.
 */
export const listSystemSources = ({ baseUrl, slug }: ExportMetadata): readonly string[] => [
  `CSS variables, light and dark: <${baseUrl}/api/systems/export/${slug}?format=globals-css>, or the tool \`get_system_tokens\``,
  `one page, component, mark or icon with its code: the tools \`get_page_recipe\`, \`get_component\` and \`get_asset\` with system ` +
    `${slug}; \`search_design_system\` finds them, and the nearest token to a value`,
  `components with their markup: <${baseUrl}/api/systems/export/${slug}?format=components-json>`,
  `every URL in one JSON document: <${baseUrl}/api/v1/systems/${slug}/adoption>, or the tool \`get_system_adoption\``,
  `fonts, marks and pages in one archive: <${baseUrl}/api/v1/systems/${slug}/download>`,
];

/** The same for a design of the workspace; all of these need a key. */
export const listDesignSources = (baseUrl: string, id: DesignId): readonly string[] => [
  `one page, component, mark or icon with its code: the tools \`get_page_recipe\`, \`get_component\` and \`get_asset\` with system ` +
    `${id}; \`search_design_system\` finds them, and the nearest token to a value`,
  `the continuation contract: the tool \`get_design_context\` with designId ${id}`,
  `CSS variables, light and dark: <${baseUrl}/api/v1/designs/${id}/export?format=globals-css>, with an API key as a bearer token`,
  "the files for a repository: the tool `get_repo_rules_pack`",
];
