type StorageUsageProps = { readonly usedBytes: number; readonly maxBytes: number | null };

const units = ["B", "kB", "MB", "GB", "TB"] as const;

/** A number of bytes in the unit that people read it in, by thousands. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unitIndex = 0;
  while (value >= 1000 && unitIndex < units.length - 1) {
    value /= 1000;
    unitIndex++;
  }
  return `${value >= 100 || unitIndex === 0 ? Math.round(value) : value.toFixed(1).replace(/\.0$/, "")} ${units[unitIndex]}`;
}

/** How much of a quota is used. */
export function StorageUsage({ usedBytes, maxBytes }: StorageUsageProps) {
  if (maxBytes === null) return <span>{formatBytes(usedBytes)}, without a limit</span>;
  const isNearlyFull = usedBytes > maxBytes * 0.9;
  return (
    <span className={`storage-use${isNearlyFull ? " storage-tight" : ""}`}>
      <span>
        {formatBytes(usedBytes)} of {formatBytes(maxBytes)}
      </span>
      <meter aria-label="Storage used by imports" min={0} max={maxBytes} high={maxBytes * 0.9} value={usedBytes} />
      {isNearlyFull && <span>Nearly full: reject what is not needed, or ask the operator for more.</span>}
    </span>
  );
}
