/** What a figure is held against: at least or at most so much, of the value itself or of its ratio to the baseline. */
export type Aim = { readonly of: "value" | "ratio"; readonly bound: "at least" | "at most"; readonly limit: number };

export type Spread = { readonly median: number; readonly min: number; readonly max: number };

/** One line of the bench: a figure, what it is compared with in the same run, and what it should be. */
export type Row = {
  readonly what: string;
  readonly value: Spread;
  readonly unit: "requests/s" | "µs" | "ms" | "MiB" | "MB";
  readonly baseline?: { readonly what: string; readonly value: number };
  /** Value to baseline, pair by pair where the two were measured in turns. */
  readonly ratio?: Spread;
  readonly aim?: Aim;
  /** What a reader should know beside the figures. */
  readonly note?: string;
};

/** One part of the bench. It measures and gives its lines; it throws where it could not measure. */
export type Section = { readonly name: string; readonly description: string; run(): Promise<readonly Row[]> };

/** Whether a row keeps its aim; undefined where it has none. Judged by the median. */
export function isAimMet({ value, ratio, aim }: Pick<Row, "value" | "ratio" | "aim">): boolean | undefined {
  if (!aim) return undefined;
  const figure = (aim.of === "value" ? value : ratio)?.median;
  if (figure === undefined) return undefined;
  return aim.bound === "at least" ? figure >= aim.limit : figure <= aim.limit;
}
