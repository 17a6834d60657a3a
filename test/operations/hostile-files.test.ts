import { afterAll, expect, test } from "bun:test";
import { readFont } from "#/fonts/read-font";
import { createJobRunner } from "#/jobs/job-runner";
import { Failure } from "#/kernel/errors";
import { createRandom } from "#/kernel/random";
import { readBrandFilesJob } from "#/operations/brand-imports/read-brand-files-job";
import {
  bombs,
  createHostileFiles,
  damage,
  findActive,
  type HostileFile,
  listDrawings,
  pictures,
} from "#test/operations/hostile-files";
import { fontMediaType } from "#/operations/files/given-fonts";
import { createLog } from "#/kernel/log";

const jobs = createJobRunner(
  createLog(
    () => undefined,
    "off",
    () => new Date(0),
  ),
);
afterAll(() => jobs.close());

/** The limit of processor time that brand imports have. */
const timeoutMs = 45_000;

/** What a job process makes of files: what it recognised, or why it refused them. */
async function read(files: readonly HostileFile[]) {
  try {
    return await jobs.run(readBrandFilesJob, { source: { files: [...files], left: [] }, statement: {} }, { timeoutMs });
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

test("damaged files of a brand are read or refused, and nothing that is kept runs or loads", async () => {
  const outcomes = { read: 0, refused: 0 };
  for (let index = 0; index < 60; index++) {
    const files = createHostileFiles(createRandom(15, `files ${index}`));
    const result = await read(files);
    outcomes[result instanceof Failure ? "refused" : "read"]++;
    if (result instanceof Failure) continue;
    expect([index, findActive(listDrawings(result.proposal.given))]).toEqual([index, []]);
    // A font that is stored is sound: it is read again without damage.
    for (const { bytes } of result.stored.filter(({ mediaType }) => mediaType === fontMediaType))
      expect((await readFont(bytes)).characterCount).toBeGreaterThan(0);
  }
  expect(outcomes.read).toBeGreaterThan(10);
  expect(outcomes.refused).toBeGreaterThan(10);
}, 300_000);

test.each([...bombs.keys()])(
  "file %i that asks for much more than it has is refused or read within the limits",
  async (index) => {
    const bomb = bombs[index]?.(createRandom(1, `bomb ${index}`));
    expect(bomb).toBeDefined();
    const result = await read(bomb ? [bomb] : []);
    if (!(result instanceof Failure)) expect(findActive(listDrawings(result.proposal.given))).toEqual([]);
    expect(({} as { value?: unknown }).value).toBeUndefined();
  },
  120_000,
);

test("damaged pictures are read or refused", async () => {
  const outcomes = { read: 0, refused: 0 };
  for (const [kind, picture] of pictures.entries())
    for (let index = 0; index < 15; index++) {
      const bytes = damage(picture.bytes, createRandom(15, `picture ${kind} ${index}`));
      const result = await read([{ path: picture.path, bytes }]);
      outcomes[result instanceof Failure ? "refused" : "read"]++;
      if (result instanceof Failure) continue;
      const { pictures: made = [] } = result.proposal.given;
      expect(made.length).toBe(1);
      expect(findActive(made.map(({ svg = "" }) => svg))).toEqual([]);
    }
  expect(outcomes.read).toBeGreaterThan(0);
  expect(outcomes.refused).toBeGreaterThan(5);
}, 300_000);
