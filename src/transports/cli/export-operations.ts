/** The operations that `livery export --all` calls, and what calls them: loaded by that command alone. */
export { dispatch } from "#/operations/dispatch";
export { downloadSystem } from "#/operations/systems/download-system";
export { exportTokens } from "#/operations/systems/export-tokens";
export { getSystemAdoption } from "#/operations/systems/get-system-adoption";
export { listSystems } from "#/operations/systems/list-systems";
