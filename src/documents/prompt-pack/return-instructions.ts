import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";

/** The last section of a pack: what becomes of the work once it is drawn. */
export const renderReturnInstructions = (input: PromptPackInput): string => `## Bringing it back

Export the components as self-contained HTML, the pages as whole documents and the pictures as PNG. Send them to \`POST ${getDesignUrl(input)}/external-artifacts\`: components and pages together, each picture by itself; the exact shape is the import contract of \`${getDesignUrl(input)}/handoff?sections=importContract\`. All of it arrives as drafts. Each draft is held against the rules of the anchor sheet, and a person accepts it or says why not. \`POST ${getDesignUrl(input)}/finish-external\` ends the step once at least one component and one page are there.
`;
