import type { Typography } from "#/model/token-set";
import { oneLine } from "#/documents/markdown";

/** The families that a design is set in, each once, in the order display, text, code. */
export const familyNames = ({ families }: Pick<Typography, "families">): string =>
  [...new Set([families.display, families.text, families.mono].map(({ name }) => oneLine(name)))].join(", ");
