/**
 * Limits of what is read from the files of a brand. What exceeds them is refused or listed as left,
 * never silently cut.
 */
/** Text of all files, bytes. */
export const maxImportTextBytes = 20_000_000;
/** Processor time to recognise the files of one import, milliseconds. */
export const maxRecognizeMs = 30_000;
export const maxImportFiles = 2000;
/** Values in one JSON or YAML file. */
export const maxImportValues = 1_000_000;
/** Nesting of a file's groups, rules and expressions. */
export const maxImportDepth = 40;
/** References that one value may go through. */
export const maxReferenceDepth = 40;
/** Modes that the values of one format may have. */
export const maxModes = 40;
/** Tokens of all files. */
export const maxFoundTokens = 20_000;
/** Length of one value's text after its references are resolved. */
export const maxValueLength = 20_000;
/** Characters that all resolved values of one file may have. */
export const maxResolvedCharacters = 20_000_000;
/** Tokens without a role that are kept; see the schema of given tokens. */
export const maxCustomTokens = 5000;
/** Entries of the lists of what is left and of notices. */
export const maxReportEntries = 2000;
