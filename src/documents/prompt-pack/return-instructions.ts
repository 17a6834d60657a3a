import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";

/** The last section of a pack: how to send the work back. */
export const renderReturnInstructions = (input: PromptPackInput): string => `## Send work back

Export components as self-contained HTML, pages as complete documents and pictures as PNG. Send them to \
\`POST ${getDesignUrl(input)}/external-artifacts\`: components and pages together, each picture separately. The import contract at \
\`${getDesignUrl(input)}/handoff?sections=importContract\` has the exact format. Every item arrives as a draft and is checked against \
the rules of the anchor sheet; a person accepts or rejects it. When at least one component and one page have been sent, finish the step \
with \`POST ${getDesignUrl(input)}/finish-external\`.
`;
