import { expect, setDefaultTimeout, test } from "bun:test";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { flattenMotif } from "#/studio/motifs/flatten-motif";
import { findMotif } from "#/studio/motifs/index";
import type { Motif } from "#/studio/motifs/motif";
import { motifIds } from "#/studio/motifs/motif-ids";
import { compareInk, findGroups, findNarrowCells, rasterize } from "./motif-raster";

// Some hundred drawings are rasterized several times.
setDefaultTimeout(60_000);

const motifs = motifIds.flatMap((id) => findMotif(id) ?? []);

/** The ids of the motifs that break a rule, each with what was measured. */
const findOffenders = (measure: (motif: Motif) => string | undefined) =>
  motifs.flatMap((motif) => {
    const complaint = measure(motif);
    return complaint === undefined ? [] : [`${motif.id}: ${complaint}`];
  });

const pathsOf = (motif: Motif, tone: string) => motif.shapes.filter((shape) => shape.tone === tone).flatMap(({ path }) => path);

test("every id of the list has a drawing", () => {
  expect(motifIds.filter((id) => findMotif(id) === undefined)).toEqual([]);
});

test("every motif has a label that says what it shows, and something to show", () => {
  expect(
    findOffenders(({ label, shapes }) => (/^[a-z][A-Za-z ,'-]+$/.test(label) && shapes.length > 0 ? undefined : label)),
  ).toEqual([]);
  expect(new Set(motifs.map(({ label }) => label)).size).toBe(motifs.length);
});

test("every motif is centred within the grid and fills most of it in one direction", () => {
  const offenders = findOffenders((motif) => {
    const [x, y, width, height] = getBounds(flattenMotif(motif)) ?? [0, 0, 0, 0];
    const longer = Math.max(width, height);
    const isCentred = Math.abs(x + width / 2 - 48) < 0.6 && Math.abs(y + height / 2 - 48) < 0.6;
    return isCentred && longer >= 70 && longer <= 92
      ? undefined
      : [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
  });
  expect(offenders).toEqual([]);
});

test("every motif has between 12 and 62 percent of the grid as ink", () => {
  const offenders = findOffenders((motif) => {
    const { values } = computeCoverage(flattenMotif(motif), [0, 0, 96, 96], 96, 96);
    const share = values.reduce((sum, value) => sum + value, 0) / 9216;
    return share >= 0.12 && share <= 0.62 ? undefined : `${(share * 100).toFixed(1)} %`;
  });
  expect(offenders).toEqual([]);
});

test("no motif falls into more than eight pieces at 48 pixels, nor into crumbs", () => {
  const offenders = findOffenders((motif) => {
    const pieces = findGroups(rasterize(flattenMotif(motif), 48)).filter((cells) => cells > 2);
    const smallest = Math.min(...findGroups(rasterize(flattenMotif(motif), 192)).filter((cells) => cells > 3)) / 4;
    return pieces.length <= 8 && smallest >= 8 ? undefined : `${pieces.length}, the smallest ${smallest.toFixed(1)}`;
  });
  expect(offenders).toEqual([]);
});

test("neither ink nor cut has slivers thinner than 2.5 units", () => {
  const offenders = findOffenders((motif) => {
    const raster = rasterize(flattenMotif(motif), 208, 4);
    const complaints = ([1, 0] as const).flatMap((value) =>
      findGroups(findNarrowCells(raster, value, 4.7))
        .filter((cells) => cells / 4 > 16)
        .map((cells) => `${value === 1 ? "ink" : "cut"} ${(cells / 4).toFixed(1)}`),
    );
    return complaints.length === 0 ? undefined : complaints.join(", ");
  });
  expect(offenders).toEqual([]);
});

test("every motif keeps ink and openings at 24 pixels", () => {
  const offenders = findOffenders((motif) => {
    const [large, small] = [rasterize(flattenMotif(motif), 192), rasterize(flattenMotif(motif), 24)];
    const enlarged = {
      size: 192,
      inked: large.inked.map((_, at) => small.inked[(Math.floor(at / 192 / 8) * 24 + Math.floor((at % 192) / 8)) | 0] ?? 0),
    };
    const shared = compareInk(large, enlarged);
    return shared > 0.6 ? undefined : shared.toFixed(2);
  });
  expect(offenders).toEqual([]);
});

test("no two motifs look nearly the same", () => {
  const rasters = motifs.map((motif) => ({ id: motif.id, raster: rasterize(flattenMotif(motif), 32) }));
  const twins = rasters.flatMap((a, index) =>
    rasters.slice(index + 1).flatMap((b) => (compareInk(a.raster, b.raster) >= 0.9 ? [`${a.id} ${b.id}`] : [])),
  );
  expect(twins).toEqual([]);
});

test("the flattened path is what painting body, cuts and accents gives, by either fill rule", () => {
  const offenders = findOffenders((motif) => {
    const paint = (tone: string) => computeCoverage(pathsOf(motif, tone), [0, 0, 96, 96], 192, 192).values;
    const [body, cut, accent] = [paint("body"), paint("cut"), paint("accent")];
    const flat = flattenMotif(motif);
    const nonzero = computeCoverage(flat, [0, 0, 96, 96], 192, 192).values;
    const evenodd = computeCoverage(flat, [0, 0, 96, 96], 192, 192, "evenodd").values;
    let differing = 0;
    nonzero.forEach((value, at) => {
      const isInside = (values: Float64Array) => (values[at] ?? 0) > 0.98;
      const isOutside = (values: Float64Array) => (values[at] ?? 0) < 0.02;
      const painted = isInside(accent) || (isInside(body) && isOutside(cut));
      const empty = isOutside(accent) && (isOutside(body) || isInside(cut));
      if ((painted && value < 0.9) || (empty && value > 0.1) || Math.abs(value - (evenodd[at] ?? 0)) > 0.1) differing++;
    });
    return differing <= 8 ? undefined : `${differing} cells`;
  });
  expect(offenders).toEqual([]);
});

test("accents never touch the body, so that one colour shows them too", () => {
  const offenders = findOffenders((motif) => {
    const body = computeCoverage(pathsOf(motif, "body"), [0, 0, 96, 96], 192, 192).values;
    const cut = computeCoverage(pathsOf(motif, "cut"), [0, 0, 96, 96], 192, 192).values;
    const accent = computeCoverage(pathsOf(motif, "accent"), [0, 0, 96, 96], 192, 192).values;
    let touching = 0;
    accent.forEach((value, at) => {
      if (value > 0.5 && (body[at] ?? 0) > 0.5 && (cut[at] ?? 0) < 0.5) touching++;
    });
    return touching < 24 ? undefined : `${touching} cells`;
  });
  expect(offenders).toEqual([]);
});

test("outlines run clockwise and survive printing and parsing", () => {
  const offenders = findOffenders((motif) => {
    const area = flatten(flattenMotif(motif)).reduce((sum, points) => sum + signedArea(points), 0);
    const read = parsePath(printPath(flattenMotif(motif)));
    const readArea = flatten(read).reduce((sum, points) => sum + signedArea(points), 0);
    return area > 0 && Math.abs(area - readArea) < area * 0.01 ? undefined : `${area.toFixed(1)} ${readArea.toFixed(1)}`;
  });
  expect(offenders).toEqual([]);
});
