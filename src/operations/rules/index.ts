import { getRulesFile } from "#/operations/rules/get-rules-file";
import { getRulesInstaller } from "#/operations/rules/get-rules-installer";
import { getRulesLock } from "#/operations/rules/get-rules-lock";

/** Operations that serve rules packs to the installer. */
export const rulesOperations = [getRulesInstaller, getRulesLock, getRulesFile] as const;
