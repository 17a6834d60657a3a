import type { Design } from "#data/console-api";

/** The design that a further one of the brand begins from where none is named: the one that was made last. */
export const newestDesign = <Made extends Pick<Design, "createdAt">>(designs: readonly Made[]): Made | undefined =>
  designs.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
