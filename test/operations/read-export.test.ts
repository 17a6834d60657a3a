import { expect, test } from "bun:test";
import { readExport } from "#/operations/artifacts/read-export";
import { createDesignContent } from "#test/design-content";
import { createSolidPng } from "#test/png-bytes";

const baseline = { ...createDesignContent({ name: "Quay Five" }), existing: { components: [], pages: [], drawings: [] } };
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `${index}.png`, bytes: new Uint8Array(createSolidPng(100, 100, index)) }));

test("the images of an export share a pixel budget, and those over it are skipped with the reason", async () => {
  const { prepared, report } = await readExport(pictures(5), [], baseline, { maxPixels: 30_000, maxMs: 60_000 });
  expect(prepared).toHaveLength(3);
  expect(report.left.map(({ path }) => path)).toEqual(["3.png", "4.png"]);
  expect(report.left[0]?.why).toContain("0.03 megapixels in total");
});

test("files after the CPU time limit are skipped", async () => {
  const { prepared, report } = await readExport(pictures(3), [], baseline, { maxPixels: 1_000_000, maxMs: 0.001 }).catch(
    (error: Error) => ({ prepared: [], report: { left: [{ path: "", why: error.message }] } }),
  );
  expect(prepared.length).toBeLessThan(3);
  expect(report.left.at(-1)?.why).toContain("CPU time");
});
