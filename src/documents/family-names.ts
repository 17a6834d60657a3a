import { quoteList } from "#/kernel/text/quote-text";
import type { Typography } from "#/model/token-set";

/** The families that a design is set in, each once and quoted, in the order display, text, code. */
export const formatFamilyNames = ({ families }: Pick<Typography, "families">): string =>
  quoteList([...new Set([families.display, families.text, families.mono].map(({ name }) => name))]);
