type StorageUseProps = { readonly usedBytes: number; readonly maxBytes: number | null };

const units = ["B", "kB", "MB", "GB", "TB"] as const;

/** A number of bytes in the unit that people read it in, by thousands. */
export function sizeOf(bytes: number): string {
  let value = bytes;
  let at = 0;
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000;
    at++;
  }
  return `${value >= 100 || at === 0 ? Math.round(value) : value.toFixed(1).replace(/\.0$/, "")} ${units[at]}`;
}

/** How much of a quota is used. */
export function StorageUse({ usedBytes, maxBytes }: StorageUseProps) {
  if (maxBytes === null) return <span>{sizeOf(usedBytes)}, without a limit</span>;
  const isTight = usedBytes > maxBytes * 0.9;
  return (
    <span className={`storage-use${isTight ? " storage-tight" : ""}`}>
      <span>
        {sizeOf(usedBytes)} of {sizeOf(maxBytes)}
      </span>
      <meter aria-label="Storage used by imports" min={0} max={maxBytes} high={maxBytes * 0.9} value={usedBytes} />
      {isTight && <span>Nearly full: reject what is not needed, or ask the operator for more.</span>}
    </span>
  );
}
