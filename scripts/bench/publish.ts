import type { Brief } from "#/model/brief";
import { contentOf } from "#test/content";
import { testApp } from "#test/test-app";
import { demoBriefs } from "#data/briefs/index";
import { runToEnd } from "./children";
import { briefFiles, emptyData, liveryExecutable } from "./lab";
import type { Row, Section } from "./row";
import { spreadOf } from "./spread";

const aim = { of: "value", bound: "at most", limit: 1500 } as const;

/** From a brief to a published system: in process on a new database in a real file, and as one command of the executable. */
export const publish: Section = {
  name: "publish",
  measures: "from a brief to a published system, in process and by the executable",
  async run() {
    const cold = await publishedInMs(demoBriefs[0] ?? { name: "Bench" });
    const pairs: { readonly published: number; readonly designed: number }[] = [];
    for (let round = 0; round < 2; round++)
      for (const brief of demoBriefs) pairs.push({ published: await publishedInMs(brief), designed: designedInMs(brief) });
    const inProcess = spreadOf(pairs.map(({ published }) => published));
    const command = spreadOf(await commandsMs());
    const rows: Row[] = [
      {
        what: "brief → published system, in process",
        value: inProcess,
        unit: "ms",
        baseline: { what: "design alone", value: spreadOf(pairs.map(({ designed }) => designed)).median },
        ratio: spreadOf(pairs.map(({ published, designed }) => published / designed)),
        aim,
        note: `${demoBriefs.length} briefs, each on a new database; first of all, cold: ${cold.toFixed(0)} ms`,
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

/** Publishes a brief on a new database in a real file and gives the milliseconds that it took; making the database does not count. */
async function publishedInMs(brief: Brief): Promise<number> {
  const app = await testApp();
  try {
    const begunMs = performance.now();
    const { design } = await app.publish(brief);
    const tookMs = performance.now() - begunMs;
    if (design.status !== "PUBLISHED") throw new Error(`${brief.name} was not published`);
    return tookMs;
  } finally {
    await app.close();
  }
}

/** The same design, made and not stored. */
function designedInMs(brief: Brief): number {
  const begunMs = performance.now();
  contentOf(brief, { seed: brief.seed ?? 1, directionId: brief.archetype ?? "swiss" });
  return performance.now() - begunMs;
}

async function commandsMs(): Promise<number[]> {
  const data = await emptyData();
  const livery = await liveryExecutable();
  const times: number[] = [];
  for (const brief of await briefFiles()) {
    const begunMs = performance.now();
    await runToEnd([livery, "generate", brief, "--approve", "--publish", "--data", data], data);
    times.push(performance.now() - begunMs);
  }
  return times;
}
