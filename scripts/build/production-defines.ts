/** Replaced in all bundled code, so that packages leave out what they do in development alone. */
export const productionDefines: Readonly<Record<string, string>> = { "process.env.NODE_ENV": JSON.stringify("production") };
