import type { Brief } from "#/model/brief";
import { createDesignContent } from "#test/design-content";
import { createTestApp } from "#test/test-app";
import { demoBriefs } from "#data/briefs/index";
import { runToEnd } from "./children";
import type { Engine } from "./engine";
import { writeBriefFiles, createEmptyData, buildLivery } from "./fixtures";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";

const inProcessAim = { of: "value", bound: "at most", limit: 500 } as const;
const commandAim = { of: "value", bound: "at most", limit: 1000 } as const;

/**
 * From a brief to a published system: in process on a new database, and as one command of the
 * executable.
 */
export const publish: Section = {
  name: "publish",
  description: "from a brief to a published system, in process and by the executable",
  usesDatabase: true,
  async run({ engine }) {
    const cold = await measurePublishMs(engine, demoBriefs[0] ?? { name: "Bench" });
    const pairs: { readonly published: number; readonly designed: number }[] = [];
    for (let round = 0; round < 2; round++)
      for (const brief of demoBriefs)
        pairs.push({ published: await measurePublishMs(engine, brief), designed: measureDesignMs(brief) });
    const inProcess = computeSpread(pairs.map(({ published }) => published));
    const command = computeSpread(await measureCommandsMs(engine));
    const rows: Row[] = [
      {
        what: "brief → published system, in process",
        value: inProcess,
        unit: "ms",
        baseline: { what: "design alone", value: computeSpread(pairs.map(({ designed }) => designed)).median },
        ratio: computeSpread(pairs.map(({ published, designed }) => published / designed)),
        aim: inProcessAim,
        note: `${demoBriefs.length} briefs, each on a new database; first, cold: ${cold.toFixed(0)} ms`,
      },
      {
        what: "livery generate --approve --publish",
        value: command,
        unit: "ms",
        baseline: { what: "in process", value: inProcess.median },
        aim: commandAim,
        note: "the whole command, start and end of the process included",
      },
    ];
    return rows;
  },
};

/**
 * Publishes a brief on a new database. Returns the milliseconds that it took, without creating
 * the database.
 */
async function measurePublishMs({ postgres }: Engine, brief: Brief): Promise<number> {
  const app = await createTestApp({ postgres });
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

async function measureCommandsMs(engine: Engine): Promise<number[]> {
  const data = await createEmptyData(engine);
  const livery = await buildLivery();
  const times: number[] = [];
  for (const brief of await writeBriefFiles()) {
    const startedMs = performance.now();
    await runToEnd([livery, "generate", brief, "--approve", "--publish", ...data.flags], data.folder);
    times.push(performance.now() - startedMs);
  }
  return times;
}
