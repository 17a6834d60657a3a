/** How much a database holds. */
export type ScaleSize = {
  readonly systems: number;
  readonly versions: number;
  /** Finished and pending deliveries. */
  readonly deliveries: number;
  readonly auditEntries: number;
};

/** The database that a young team has. */
export const smallSize: ScaleSize = { systems: 100, versions: 1_000, deliveries: 10_000, auditEntries: 5_000 };

/** The database of a large organisation. */
export const largeSize: ScaleSize = { systems: 10_000, versions: 100_000, deliveries: 1_000_000, auditEntries: 500_000 };

/** The large size with fewer rows of each kind, but no fewer than the small one. */
export const shrinkLargeSize = (share: number): ScaleSize => ({
  systems: Math.max(smallSize.systems, Math.round(largeSize.systems * share)),
  versions: Math.max(smallSize.versions, Math.round(largeSize.versions * share)),
  deliveries: Math.max(smallSize.deliveries, Math.round(largeSize.deliveries * share)),
  auditEntries: Math.max(smallSize.auditEntries, Math.round(largeSize.auditEntries * share)),
});
