import manifest from "../../package.json" with { type: "json" };

/** This program's own version. */
export const version: string = manifest.version;
