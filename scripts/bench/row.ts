import type { Engine } from "./engine";

/** A figure's target: a bound on the value itself or on its ratio to the baseline. */
export type Aim = { readonly of: "value" | "ratio"; readonly bound: "at least" | "at most"; readonly limit: number };

export type Spread = { readonly median: number; readonly min: number; readonly max: number };

/** One row of the benchmark: a figure, its baseline from the same run, and its target. */
export type Row = {
  readonly what: string;
  readonly value: Spread;
  readonly unit: "requests/s" | "µs" | "ms" | "MiB" | "MB";
  readonly baseline?: { readonly what: string; readonly value: number };
  /** Value divided by baseline, per pair where they were measured alternately. */
  readonly ratio?: Spread;
  readonly aim?: Aim;
  /** Context for the reader. */
  readonly note?: string;
};

/** What the command line sets. */
export type BenchOptions = {
  /** Where databases are. */
  readonly engine: Engine;
  /** The share of the large database's rows that `scale` makes. */
  readonly share?: number | undefined;
  /** How many times `scale` makes each call. */
  readonly calls?: number | undefined;
  /** Only those calls of `scale` whose name contains this. */
  readonly only?: string | undefined;
};

/** One benchmark. `run` measures and returns its rows; it throws where it cannot measure. */
export type Section = {
  readonly name: string;
  readonly description: string;
  /** Whether its figures depend on the engine. Others are measured once, with SQLite. */
  readonly usesDatabase: boolean;
  /** How long it may take, milliseconds; the usual time when absent. */
  readonly maxMs?: number;
  run(options: BenchOptions): Promise<readonly Row[]>;
};

/** What an aim is compared with. */
type AimedFigure = { readonly value: Spread; readonly ratio?: Spread | null; readonly aim?: Aim | null };

/** Whether the median meets the row's target; undefined without one. */
export function isAimMet(row: AimedFigure): boolean | undefined {
  const excess = getExcess(row);
  return excess === undefined ? undefined : excess <= 1;
}

/** How far the median is from the row's target: above 1 it misses it, by that factor. Undefined without a target. */
export function getExcess({ value, ratio, aim }: AimedFigure): number | undefined {
  const figure = (aim?.of === "ratio" ? ratio : value)?.median;
  if (!aim || figure === undefined) return undefined;
  return aim.bound === "at least" ? aim.limit / figure : figure / aim.limit;
}
