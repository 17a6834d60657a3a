import type { EngineName } from "./engine";
import { isAimMet, type Aim, type Row, type Spread } from "./row";

/** Where the figures of the last complete runs are, from the repository's root. */
export const figuresPath = "data/bench.json";

/** What figures were measured on, and how busy it was. */
export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly bun: string;
  readonly loadBefore: number;
  readonly loadAfter: number;
};

/** One figure of `data/bench.json`, with everything that it takes to measure it again. */
export type Figure = {
  readonly section: string;
  readonly what: string;
  readonly value: Spread;
  readonly unit: Row["unit"];
  readonly baseline: Row["baseline"] | null;
  readonly ratio: Spread | null;
  readonly aim: Aim | null;
  readonly met: boolean | null;
  readonly note: string | null;
  readonly engine: EngineName;
  /** The command that measures its section. */
  readonly command: string;
  readonly machine: Machine;
  /** When its section was measured, ISO 8601. */
  readonly date: string;
};

/** One section as it was measured. */
export type MeasuredSection = Pick<Figure, "section" | "engine" | "command" | "machine" | "date"> & {
  readonly rows: readonly Row[];
  /** Whether rows are missing, because only some were asked for. */
  readonly isPartial: boolean;
};

/** The figures of a section, rounded, with keys in the order of the file. */
export const toFigures = ({ section, engine, command, machine, date, rows }: MeasuredSection): Figure[] =>
  rows.map((row) => {
    const value = roundSpread(row.value);
    const ratio = row.ratio ? roundSpread(row.ratio) : null;
    return {
      section,
      what: row.what,
      value,
      unit: row.unit,
      baseline: row.baseline ? { what: row.baseline.what, value: round(row.baseline.value) } : null,
      ratio,
      aim: row.aim ? { of: row.aim.of, bound: row.aim.bound, limit: row.aim.limit } : null,
      // Of the figures that people see.
      met: isAimMet({ value, ratio, aim: row.aim ?? null }) ?? null,
      note: row.note ?? null,
      engine,
      command,
      machine: { ...machine, loadBefore: round(machine.loadBefore), loadAfter: round(machine.loadAfter) },
      date,
    };
  });

/**
 * Earlier figures with those of newly measured sections in their place. A partial section replaces
 * only the rows that it has. Sections are in the order of `sectionNames`, in each the default engine first.
 */
export function mergeFigures(
  earlier: readonly Figure[],
  measured: readonly MeasuredSection[],
  sectionNames: readonly string[],
): readonly Figure[] {
  let figures = [...earlier];
  for (const section of measured) {
    const added = toFigures(section);
    const replaced = new Set(added.map(toKey));
    const isReplaced = (figure: Figure) =>
      figure.section === section.section &&
      figure.engine === section.engine &&
      (!section.isPartial || replaced.has(toKey(figure)));
    figures = [...figures.filter((figure) => !isReplaced(figure)), ...added];
  }
  const getPlace = ({ section, engine }: Figure) => sectionNames.indexOf(section) * 2 + (engine === "sqlite" ? 0 : 1);
  return figures.toSorted((one, other) => getPlace(one) - getPlace(other));
}

const toKey = ({ what, baseline }: Figure) => `${what}\n${baseline?.what ?? ""}`;

export const formatFigures = (figures: readonly Figure[]): string => `${JSON.stringify(figures, null, 2)}\n`;

/** Four digits: more would change with each run and mean nothing. */
const round = (figure: number) => Number(figure.toPrecision(4));
const roundSpread = ({ median, min, max }: Spread): Spread => ({ median: round(median), min: round(min), max: round(max) });
