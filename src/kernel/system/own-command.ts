/** Whether the program runs as the executable, and not from its source. */
export const isExecutable: boolean = import.meta.url.includes("$bunfs");

/** The words that start this program: the executable, or the runtime with the source. */
export const getOwnCommand = (): readonly string[] => [
  process.execPath,
  ...(isExecutable ? [] : [new URL("../../main.ts", import.meta.url).pathname]),
];
