import type { Brief } from "#/model/brief";
import { createDesignContent } from "#test/design-content";
import { createTestApp } from "#test/test-app";
import { demoBriefs } from "#data/briefs/index";
import { runToEnd } from "./children";
import { writeBriefFiles, createEmptyData, buildLivery } from "./fixtures";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";

const aim = { of: "value", bound: "at most", limit: 1500 } as const;

/**
 * From a brief to a published system: in process on a new database file, and as one command of the
 * executable.
 */
export const publish: Section = {
  name: "publish",
  description: "from a brief to a published system, in process and by the executable",
  async run() {
    const cold = await measurePublishMs(demoBriefs[0] ?? { name: "Bench" });
    const pairs: { readonly published: number; readonly designed: number }[] = [];
    for (let round = 0; round < 2; round++)
      for (const brief of demoBriefs) pairs.push({ published: await measurePublishMs(brief), designed: measureDesignMs(brief) });
    const inProcess = computeSpread(pairs.map(({ published }) => published));
    const command = computeSpread(await measureCommandsMs());
    const rows: Row[] = [
      {
        what: "brief → published system, in process",
        value: inProcess,
        unit: "ms",
        baseline: { what: "design alone", value: computeSpread(pairs.map(({ designed }) => designed)).median },
        ratio: computeSpread(pairs.map(({ published, designed }) => published / designed)),
        aim,
        note: `${demoBriefs.length} briefs, each on a new database; first, cold: ${cold.toFixed(0)} ms`,
      },
      {
        what: "livery generate --approve --publish",
        value: command,
        unit: "ms",
        baseline: { what: "in process", value: inProcess.median },
        aim,
        note: "the whole command, start and end of the process included",
      },
    ];
    return rows;
  },
};

/**
 * Publishes a brief on a new database file. Returns the milliseconds that it took, without creating
 * the database.
 */
async function measurePublishMs(brief: Brief): Promise<number> {
  const app = await createTestApp();
  try {
    const startedMs = performance.now();
    const { design } = await app.publish(brief);
    const elapsedMs = performance.now() - startedMs;
    if (design.status !== "PUBLISHED") throw new Error(`${brief.name} was not published`);
    return elapsedMs;
  } finally {
    await app.close();
  }
}

/** The same design, generated but not stored. */
function measureDesignMs(brief: Brief): number {
  const startedMs = performance.now();
  createDesignContent(brief, { seed: brief.seed ?? 1, directionId: brief.archetype ?? "swiss" });
  return performance.now() - startedMs;
}

async function measureCommandsMs(): Promise<number[]> {
  const data = await createEmptyData();
  const livery = await buildLivery();
  const times: number[] = [];
  for (const brief of await writeBriefFiles()) {
    const startedMs = performance.now();
    await runToEnd([livery, "generate", brief, "--approve", "--publish", "--data", data], data);
    times.push(performance.now() - startedMs);
  }
  return times;
}
