import { type Adjustment, normalizeText } from "#/model/adjustment";

/** Finds what a text says instead; undefined if it stays. The text is normalised. */
export type TextLookup = (text: string) => string | undefined;

/** The lookup of a page without edited texts. */
export const noTextEdits: TextLookup = () => undefined;

/**
 * The edited texts of a page, or those of components if `page` is missing. An edit for this page
 * counts more than one for all pages, whatever their order.
 */
export function createTextLookup(adjustments: readonly Adjustment[], page?: string): TextLookup {
  const everywhere = new Map<string, string>();
  const here = new Map<string, string>();
  for (const adjustment of adjustments) {
    if (adjustment.kind !== "text") continue;
    if (adjustment.page === undefined) everywhere.set(normalizeText(adjustment.from), adjustment.to);
    else if (adjustment.page === page) here.set(normalizeText(adjustment.from), adjustment.to);
  }
  if (everywhere.size === 0 && here.size === 0) return noTextEdits;
  return (text) => here.get(text) ?? everywhere.get(text);
}
