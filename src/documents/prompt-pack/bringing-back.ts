import { designAddress, type PackSubject } from "#/documents/prompt-pack/pack-subject";

/** The last section of a pack: what becomes of the work once it is drawn. */
export const bringingBack = (subject: PackSubject): string => `## Bringing it back

Export the components as self-contained HTML, the pages as whole documents and the pictures as PNG. Send them to \`POST ${designAddress(subject)}/external-artifacts\`: components and pages together, each picture by itself; the exact shape is the import contract of \`${designAddress(subject)}/handoff?sections=importContract\`. All of it arrives as drafts. Each draft is held against the rules of the anchor sheet, and a person accepts it or says why not. \`POST ${designAddress(subject)}/finish-external\` ends the step once at least one component and one page are there.
`;
