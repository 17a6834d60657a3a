/** The words that start this program: the executable, or the runtime with the source. */
export const getOwnCommand = (): readonly string[] => [
  process.execPath,
  ...(import.meta.url.includes("$bunfs") ? [] : [new URL("../../main.ts", import.meta.url).pathname]),
];
