import { describe, expect, test } from "bun:test";
import figures from "#data/bench.json";
import { listGuides } from "#/documents/guides/guides";
import { engineNames } from "../../scripts/bench/engine";
import { type Figure, type MeasuredSection, mergeFigures } from "../../scripts/bench/figures-file";
import { getExcess, isAimMet, type Row } from "../../scripts/bench/row";
import { toSpread } from "../../scripts/bench/spread";
import { generateBenchmarksGuide } from "../../scripts/emit/benchmarks-guide";

const recorded = figures as readonly Figure[];
const sectionNames = ["http", "start", "scale"];

const machine = { processor: "Test", cores: 2, bun: "1.4.5", loadBefore: 0.123_456, loadAfter: 1 };
const createSection = (section: string, rows: readonly Row[], more: Partial<MeasuredSection> = {}): MeasuredSection => ({
  ...{ section, rows, machine, engine: "sqlite", command: `bun run bench ${section}`, date: "2026-11-28T13:00:00Z" },
  isPartial: false,
  ...more,
});
const createRow = (what: string, ms: number, limit?: number): Row => ({
  ...{ what, value: toSpread(ms), unit: "ms" },
  ...(limit !== undefined && { aim: { of: "value", bound: "at most", limit } }),
});
const listNames = (list: readonly Figure[]) => list.map(({ section, engine, what }) => `${section} ${engine} ${what}`);

describe("the recorded figures", () => {
  test.each(recorded.map((figure) => [`${figure.command}: ${figure.what}`, figure] as const))(
    "%s has every field, and a command that measures its section on its engine",
    (_, figure) => {
      expect(Object.keys(figure)).toEqual([
        ...["section", "what", "value", "unit", "baseline", "ratio", "aim", "met", "note"],
        ...["engine", "command", "machine", "date"],
      ]);
      const [bun, run, bench, section, ...flags] = figure.command.split(" ");
      expect([bun, run, bench, section]).toEqual(["bun", "run", "bench", figure.section]);
      expect(engineNames).toContain(figure.engine);
      expect(flags.join(" ").includes("--engine postgres")).toBe(figure.engine === "postgres");
      expect(figure.value.min).toBeLessThanOrEqual(figure.value.median);
      expect(figure.value.median).toBeLessThanOrEqual(figure.value.max);
      expect(figure.met).toBe(isAimMet(figure) ?? null);
      expect(Object.keys(figure.machine)).toEqual(["processor", "cores", "bun", "loadBefore", "loadAfter"]);
      expect(Number.isNaN(Date.parse(figure.date))).toBe(false);
    },
  );

  test("are all in the guide that the product serves", () => {
    const guide = listGuides().find(({ path }) => path === "/docs/benchmarks");
    expect(`# ${guide?.title}\n`).toBe("# Benchmarks\n");
    expect(generateBenchmarksGuide(recorded)).toEndWith(guide?.body ?? "no guide");
  });
});

describe("measuring some sections", () => {
  const earlier = mergeFigures(
    [],
    [
      createSection("scale", [createRow("list", 3), createRow("export", 4)]),
      createSection("http", [createRow("list", 1), createRow("renamed", 1)]),
      createSection("http", [createRow("list", 2)], { engine: "postgres", command: "bun run bench http --engine postgres" }),
    ],
    sectionNames,
  );

  test("orders figures by section and engine, and rounds them", () => {
    expect(listNames(earlier)).toEqual([
      ...["http sqlite list", "http sqlite renamed", "http postgres list"],
      ...["scale sqlite list", "scale sqlite export"],
    ]);
    expect(earlier[0]?.machine.loadBefore).toBe(0.1235);
  });

  test("replaces their figures on that engine and keeps all others", () => {
    const merged = mergeFigures(earlier, [createSection("http", [createRow("list", 9)])], sectionNames);
    expect(listNames(merged)).toEqual([
      ...["http sqlite list", "http postgres list", "scale sqlite list", "scale sqlite export"],
    ]);
    expect(merged.map(({ value }) => value.median)).toEqual([9, 2, 3, 4]);
  });

  test("replaces only the figures of a partial run", () => {
    const part = createSection("scale", [createRow("export", 7)], { isPartial: true });
    const merged = mergeFigures(earlier, [part], sectionNames);
    expect(merged.filter(({ section }) => section === "scale").map(({ what, value }) => [what, value.median])).toEqual([
      ["list", 3],
      ["export", 7],
    ]);
  });
});

describe("the page of benchmarks", () => {
  const list = mergeFigures(
    [],
    [
      createSection("start", [createRow("near", 90, 100), createRow("none", 500), createRow("late", 110, 100)]),
      createSection("http", [
        createRow("far | away", 300, 100),
        createRow("easy", 1, 100),
        {
          ...{ what: "slow", value: toSpread(100), unit: "requests/s", ratio: toSpread(0.5) },
          aim: { of: "ratio", bound: "at least", limit: 0.75 },
        },
      ]),
    ],
    sectionNames,
  );
  const page = generateBenchmarksGuide(list);

  test("lists every figure with its command, the worst first and those without an aim last", () => {
    const rows = [...page.matchAll(/^\| (.+?) \| .*`(bun run bench \w+)` \|$/gm)].map(([, what, command]) => [what, command]);
    expect(rows).toEqual([
      ["far \\| away", "bun run bench http"],
      ["slow", "bun run bench http"],
      ["late", "bun run bench start"],
      ["near", "bun run bench start"],
      ["easy", "bun run bench http"],
      ["none", "bun run bench start"],
    ]);
  });

  test("says how many aims are missed", () => {
    expect(page).toContain("3 of 5 figures with an aim miss it.");
  });
});

test("an aim is missed by the factor between the figure and the limit, whichever way the limit bounds it", () => {
  const atLeast = { of: "ratio", bound: "at least", limit: 0.75 } as const;
  expect(getExcess({ value: toSpread(100), ratio: toSpread(0.5), aim: atLeast })).toBe(1.5);
  expect(getExcess({ value: toSpread(90), aim: { of: "value", bound: "at most", limit: 100 } })).toBe(0.9);
  expect(getExcess({ value: toSpread(90) })).toBeUndefined();
});
