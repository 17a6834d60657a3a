import formalFile from "#data/languages/formal.txt.br" with { type: "file" };
import informalFile from "#data/languages/informal.txt.br" with { type: "file" };
import regionalFile from "#data/languages/regional.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";

/**
 * What changes in phrases that address the reader formally where a brief is on first-name terms, by
 * language: `formal > informal`, one a line or on two.
 */
export const getInformalRewrites = openPackedSections(informalFile);

/** The same for phrases that address the reader informally where a brief is formal: `informal > formal`. */
export const getFormalRewrites = openPackedSections(formalFile);

const getRegional = openPackedSections(regionalFile);

/** What European Portuguese says otherwise than Brazilian: `Brazilian > European`, one a line. */
export const getEuropeanPortuguese = (): string => getRegional().get("pt-PT") ?? "";

/** What changes in European Portuguese where a brief is on first-name terms. */
export const getInformalEuropeanPortuguese = (): string => getRegional().get("informal") ?? "";
