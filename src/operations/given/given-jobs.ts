import { defineJob } from "#/jobs/job";
import type { MarkFile, MarkReading } from "#/operations/given/read-mark";

/** Reads SVG files as a mark. */
export const readMarkJob = defineJob<{ readonly files: readonly MarkFile[] }, MarkReading>({
  name: "read-mark",
  queue: "untrusted",
  async load() {
    const { readMark } = await import("#/operations/given/read-mark");
    return ({ files }) => readMark(files);
  },
});

export const givenJobs = [readMarkJob];
