/** A count with its noun: “1 error”, “3 errors”. */
export const pluralize = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;
