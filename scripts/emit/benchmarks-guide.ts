import type { EngineName } from "../bench/engine";
import type { Figure } from "../bench/figures-file";
import { getExcess } from "../bench/row";
import { formatAim, formatFigure, formatSpread } from "../bench/table";

const engineTitles: Readonly<Record<EngineName, string>> = { sqlite: "SQLite", postgres: "PostgreSQL" };
const columns = ["Figure", "Value", "Baseline", "Ratio", "Aim", "Engine", "Command"];
const nothing = "–";
/** A space at which no line breaks. */
const space = "\u00a0";

/** The page with every figure of `data/bench.json` as Markdown, the worst first. */
export function generateBenchmarksGuide(figures: readonly Figure[]): string {
  const aimed = figures
    .filter(({ aim }) => aim !== null)
    .toSorted((one, other) => (getExcess(other) ?? 0) - (getExcess(one) ?? 0));
  const missed = aimed.filter(({ met }) => met === false);
  const met = aimed.filter((figure) => !missed.includes(figure));
  const others = figures.filter(({ aim }) => aim === null);
  return `# Benchmarks

Every figure of the last measurements beside a baseline from the same run, the worst first. Aims are our own, and missed
ones are shown. All was measured on ${listMachines(figures)}. Servers, databases and the program that calls them shared its
processors, so that ratios say more than times: the baseline was slowed in the same way. Times and rates are medians with
the lowest and the highest in parentheses.

## Missed aims

${describeMissed(missed.length, aimed.length)}

${formatTable(missed)}

## Aims that are met

The nearest to their limit come first.

${formatTable(met)}

## Figures without an aim

They explain others, or compare other programs with the same baseline.

${formatTable(others)}

## Machines

Each command runs in a checkout of the source, after \`bun install\`. \`--write\` puts its figures into \`data/bench.json\`.
Load is how many processes wanted a processor before and after the section.

${formatMachines(figures)}
`;
}

const describeMissed = (missed: number, aimed: number) =>
  missed === 0
    ? `All ${aimed} figures with an aim meet it.`
    : `${missed} of ${aimed} figures with an aim miss it. The first one is the furthest from it.`;

const describeMachine = ({ machine: { cores, processor, bun } }: Figure) => `${cores} cores of ${processor} with Bun ${bun}`;
const listMachines = (figures: readonly Figure[]) => [...new Set(figures.map(describeMachine))].join(", and on ");

const formatTable = (figures: readonly Figure[]) =>
  formatRows(
    columns,
    figures.map(({ what, value, unit, baseline, ratio, aim, engine, command }) => [
      what,
      `${formatSpread(value)}${space}${unit}`,
      baseline ? `${formatFigure(baseline.value)} ${baseline.what}` : nothing,
      ratio ? `${formatSpread(ratio)}${space}×` : nothing,
      aim ? formatAim(aim, unit).replaceAll(" ", space) : nothing,
      engineTitles[engine],
      `\`${command}\``,
    ]),
  );

/** What each section was measured on. */
function formatMachines(figures: readonly Figure[]): string {
  const sections = Map.groupBy(figures, ({ command }) => command);
  const rows = [...sections].flatMap(([command, [figure]]) => {
    if (!figure) return [];
    const { loadBefore, loadAfter } = figure.machine;
    const load = `${loadBefore.toFixed(1)} and ${loadAfter.toFixed(1)}`;
    return [[`\`${command}\``, figure.date.slice(0, 10), describeMachine(figure), load]];
  });
  return formatRows(["Command", "Measured on", "Machine", "Load"], rows);
}

const formatRows = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  (rows.length === 0 ? [] : [head, head.map(() => "---"), ...rows.map((cells) => cells.map(escapeCell))])
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** A cell's text without characters that end it or mark it up; code stays code. */
const escapeCell = (cell: string) => (cell.startsWith("`") ? cell.replaceAll("|", "\\|") : cell.replace(/[\\|*_`<[\]]/g, "\\$&"));
