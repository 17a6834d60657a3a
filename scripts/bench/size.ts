import { statSync } from "node:fs";
import { buildHello, buildLivery } from "./fixtures";
import type { Section } from "./row";
import { toSpread } from "./spread";

const measureMegabytes = (path: string) => statSync(path).size / 1_000_000;

/** The size of the executable, compared with one that contains only the runtime. */
export const size: Section = {
  name: "size",
  description: "size of the executable, compared with a bare one",
  usesDatabase: false,
  async run() {
    const [ours, theirs] = [measureMegabytes(await buildLivery()), measureMegabytes(await buildHello())];
    return [
      {
        what: "size of the executable",
        value: toSpread(ours),
        unit: "MB",
        baseline: { what: "compiled hello", value: theirs },
        ratio: toSpread(ours / theirs),
      },
    ];
  },
};
