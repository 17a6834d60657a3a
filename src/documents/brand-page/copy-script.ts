import script from "#data/pages/copy.js.txt" with { type: "text" };

/** The script of brand pages, as a file for browsers: it puts buttons on what can be copied. */
export const copyScript: string = script;
