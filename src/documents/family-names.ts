import { quotedList } from "#/kernel/quoted-text";
import type { Typography } from "#/model/token-set";

/** The families that a design is set in, each once and quoted, in the order display, text, code. */
export const familyNames = ({ families }: Pick<Typography, "families">): string =>
  quotedList([...new Set([families.display, families.text, families.mono].map(({ name }) => name))]);
