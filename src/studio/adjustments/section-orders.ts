import type { Adjustment } from "#/model/adjustment";

/**
 * The ids of the sections that a page shows, in order, by page; pages without an edit are missing.
 */
export type SectionOrders = ReadonlyMap<string, readonly string[]>;

/** The orders of sections that were chosen by hand. */
export const createSectionOrders = (adjustments: readonly Adjustment[]): SectionOrders =>
  new Map(
    adjustments.flatMap((adjustment) =>
      adjustment.kind === "section-order" ? [[adjustment.page, [...new Set(adjustment.sections)]] as const] : [],
    ),
  );

/**
 * The sections of a page in the order that was chosen by hand, without those that it leaves out, or
 * as they are if none was chosen. Ids that the page does not have are passed over.
 */
export function arrangeSections<Section extends { readonly id: string }>(
  sections: readonly Section[],
  order: readonly string[] | undefined,
): readonly Section[] {
  if (order === undefined) return sections;
  return order.flatMap((id) => sections.find((section) => section.id === id) ?? []);
}
