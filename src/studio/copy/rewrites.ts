import formalFile from "#data/languages/formal.txt.br" with { type: "file" };
import informalFile from "#data/languages/informal.txt.br" with { type: "file" };
import regionalFile from "#data/languages/regional.txt.br" with { type: "file" };
import { readPackedSections } from "#/kernel/files/packed-file";

let informal: ReadonlyMap<string, string> | undefined;
let formal: ReadonlyMap<string, string> | undefined;
let regional: ReadonlyMap<string, string> | undefined;

/**
 * What changes in phrases that address the reader formally where a brief is on first-name terms, by
 * language: `formal > informal`, one a line or on two.
 */
export const getInformalRewrites = (): ReadonlyMap<string, string> => (informal ??= readPackedSections(informalFile));

/** The same for phrases that address the reader informally where a brief is formal: `informal > formal`. */
export const getFormalRewrites = (): ReadonlyMap<string, string> => (formal ??= readPackedSections(formalFile));

const getRegional = (name: string): string => (regional ??= readPackedSections(regionalFile)).get(name) ?? "";

/** What European Portuguese says otherwise than Brazilian: `Brazilian > European`, one a line. */
export const getEuropeanPortuguese = (): string => getRegional("pt-PT");

/** What changes in European Portuguese where a brief is on first-name terms. */
export const getInformalEuropeanPortuguese = (): string => getRegional("informal");
