import { expect, test } from "bun:test";
import type { JobRunner } from "#/jobs/job";
import { JobError } from "#/jobs/job";
import { createInProcessRunner } from "#/jobs/job-runner";
import type { DesignContent } from "#/model/design-content";
import { createJobStages } from "#/pipeline/stage-job";
import { stages } from "#/pipeline/stages/index";

const parameters = { seed: 5, directionId: "swiss" } as const;
const brief = { name: "Quay Five", adjectives: ["calm"] };

test("every stage gives the same bytes in another process", async () => {
  const outside = createJobStages(createInProcessRunner());
  let here = { brief, given: {}, adjustments: [] } as Partial<DesignContent>;
  let there = { brief, given: {}, adjustments: [] } as Partial<DesignContent>;
  for (const [index, stage] of stages.entries()) {
    here = { ...here, ...stage.run(here as DesignContent, parameters) };
    there = { ...there, ...(await outside[index]?.run(there as DesignContent, parameters)) };
    for (const part of stage.makes)
      expect([part, JSON.stringify(there[part]) === JSON.stringify(here[part])]).toEqual([part, true]);
  }
});

test("a stage whose process crashes runs once more; other faults are thrown", async () => {
  const faults = ["crashed", "crashed", "timeout"] as const;
  const inProcess = createInProcessRunner();
  const failing = (count: number): JobRunner => {
    let left = count;
    return {
      close: async () => undefined,
      async run(job, input, options) {
        const fault = left-- > 0 ? faults[count - left - 1] : undefined;
        if (fault) throw new JobError(fault, fault);
        return await inProcess.run(job, input, options);
      },
    };
  };
  const [first] = createJobStages(failing(1));
  expect(
    await first?.run({ brief, given: {}, adjustments: [] } as Partial<DesignContent> as DesignContent, parameters),
  ).toHaveProperty("direction");
  const [second] = createJobStages(failing(2));
  await expect(
    Promise.resolve(second?.run({ brief, given: {}, adjustments: [] } as Partial<DesignContent> as DesignContent, parameters)),
  ).rejects.toThrow("crashed");
});
