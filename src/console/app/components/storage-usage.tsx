import { formatBytes } from "#/console/app/components/format";

type StorageUsageProps = { readonly usedBytes: number; readonly maxBytes: number | null };

/** The used part of a quota. */
export function StorageUsage({ usedBytes, maxBytes }: StorageUsageProps) {
  if (maxBytes === null) return <span>{formatBytes(usedBytes)}, no limit</span>;
  const isNearlyFull = usedBytes > maxBytes * 0.9;
  return (
    <span className={`storage-use${isNearlyFull ? " storage-tight" : ""}`}>
      <span>
        {formatBytes(usedBytes)} of {formatBytes(maxBytes)}
      </span>
      <meter aria-label="Storage used by imports" min={0} max={maxBytes} high={maxBytes * 0.9} value={usedBytes} />
      {isNearlyFull && <span>Almost full. Reject imports that you do not need, or ask your administrator for more storage.</span>}
    </span>
  );
}
