import { statSync } from "node:fs";
import { helloExecutable, liveryExecutable } from "./lab";
import type { Section } from "./row";
import { exactly } from "./spread";

const megabytes = (path: string) => statSync(path).size / 1_000_000;

/** Size of the executable, beside one that holds nothing but the runtime. */
export const size: Section = {
  name: "size",
  measures: "size of the executable, beside a bare one",
  async run() {
    const [ours, theirs] = [megabytes(await liveryExecutable()), megabytes(await helloExecutable())];
    return [
      {
        what: "size of the executable",
        value: exactly(ours),
        unit: "MB",
        baseline: { what: "compiled hello", value: theirs },
        ratio: exactly(ours / theirs),
      },
    ];
  },
};
