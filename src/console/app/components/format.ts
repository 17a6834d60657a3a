const units = ["B", "kB", "MB", "GB", "TB"] as const;

/** Bytes in the largest fitting decimal unit. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unitIndex = 0;
  while (value >= 1000 && unitIndex < units.length - 1) {
    value /= 1000;
    unitIndex++;
  }
  return `${value >= 100 || unitIndex === 0 ? Math.round(value) : value.toFixed(1).replace(/\.0$/, "")} ${units[unitIndex]}`;
}

/** A count with its noun: “1 error”, “3 errors”. */
export const pluralize = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;
