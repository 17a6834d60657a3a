import { defineJob } from "#/jobs/job";
import type { Given } from "#/model/given";
import type { IconFile } from "#/operations/given/read-icons";
import type { MarkFile, MarkReading } from "#/operations/given/read-mark";
import type { PictureFile, PictureReading } from "#/operations/given/read-pictures";

/** Reads SVG files as a mark. */
export const readMarkJob = defineJob<{ readonly files: readonly MarkFile[] }, MarkReading>({
  name: "read-mark",
  queue: "untrusted",
  async load() {
    const { readMark } = await import("#/operations/given/read-mark");
    return ({ files }) => readMark(files);
  },
});

/** Reads one file as a picture. */
export const readPictureJob = defineJob<PictureFile, PictureReading>({
  name: "read-given-picture",
  queue: "untrusted",
  async load() {
    return (await import("#/operations/given/read-pictures")).readGivenPicture;
  },
});

/** Reads SVG files as icons. */
export const readIconsJob = defineJob<{ readonly files: readonly IconFile[] }, NonNullable<Given["icons"]>>({
  name: "read-given-icons",
  queue: "untrusted",
  async load() {
    const { readIcons } = await import("#/operations/given/read-icons");
    return async ({ files }) => [...(await readIcons(files))];
  },
});

export const givenJobs = [readMarkJob, readPictureJob, readIconsJob];
