import type { MeasuredTrait } from "#/documents/signature/trait";

/** The measures of a trait as the reference has them, with two decimals. */
export const toReferenceMeasures = ({ measures }: MeasuredTrait): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [name, typeof value === "number" ? Math.round(value * 100) / 100 : value]),
  );
