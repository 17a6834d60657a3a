import { expect, test } from "bun:test";
import { formatProgress } from "#/transports/cli/progress";

const step = { label: "Checking the copy", from: 0.25, to: 0.75, line: "Checking the copy …" };

test("the first step shows no time left, later ones expect the rest to take as long in proportion", () => {
  const first = formatProgress({ ...step, from: 0, to: 0.25 }, { elapsedMs: 0, inStepMs: 9000 }, 80);
  expect(first).toBe("Checking the copy          ------------------------   0 %");
  const later = formatProgress(step, { elapsedMs: 10_000, inStepMs: 0 }, 80);
  expect(later).toBe("Checking the copy          ######------------------  25 %  about 30 s left");
  expect(formatProgress(step, { elapsedMs: 10_000, inStepMs: 10_000 }, 80)).toEndWith("50 %  about 20 s left");
  expect(formatProgress(step, { elapsedMs: 600_000, inStepMs: 0 }, 80)).toEndWith("25 %  about 30 min left");
});

test("a step that takes longer than expected stays below its end", () => {
  expect(formatProgress(step, { elapsedMs: 1000, inStepMs: 60_000 }, 80)).toEndWith("75 %  almost done");
});

test("no line is wider than the terminal", () => {
  for (let columns = 10; columns < 120; columns++)
    expect(formatProgress(step, { elapsedMs: 10_000, inStepMs: 0 }, columns).length).toBeLessThan(columns);
});
