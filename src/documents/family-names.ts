import { quoteList } from "#/kernel/text/quote-text";
import type { Typography } from "#/model/token-set";

/**
 * The font families of a design, quoted and without duplicates, in the order display, text, mono.
 */
export const formatFamilyNames = ({ families }: Pick<Typography, "families">): string =>
  quoteList([...new Set([families.display, families.text, families.mono].map(({ name }) => name))]);
