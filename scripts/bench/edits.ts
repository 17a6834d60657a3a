import type { Adjustment } from "#/model/adjustment";
import type { DesignId } from "#/model/ids";
import { stages } from "#/pipeline/stages/index";
import { demoBriefs } from "#data/briefs/index";
import { createDesignContent } from "#test/design-content";
import { createDesignFlow } from "#test/operations/design-flow";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";

const rounds = 40;

/** Edits by hand: what the editor asks for while a person types, and saving. */
export const edits: Section = {
  name: "edits",
  description: "the preview and the audit of an edit while a person types, and saving edits of a draft",
  usesDatabase: true,
  async run({ engine: { postgres } }) {
    const flow = await createDesignFlow(stages, { postgres });
    try {
      const brief = demoBriefs[0] ?? { name: "Bench" };
      const { designId } = await flow.reviewed(brief);
      const previews = await measure(rounds, (round) => previewEdits(flow, designId, [colorOf(round)]));
      const several = await measure(rounds, (round) => previewEdits(flow, designId, [...fixedEdits, colorOf(round)]));
      const checks = await measure(rounds, (round) => checkEdits(flow, designId, [colorOf(round)]));
      const shapeChecks = await measure(rounds, (round) => checkEdits(flow, designId, [...fixedEdits, radiusOf(round)]));
      const saves = await measure(8, (round) => saveEdits(flow, designId, [...fixedEdits, colorOf(round)]));
      const designs = await measure(8, async () => void createDesignContent(brief));
      const whole = { what: "the whole design, generated but not stored", value: computeSpread(designs).median };
      const rows: Row[] = [
        {
          what: "preview of one edited colour",
          value: computeSpread(previews),
          unit: "ms",
          baseline: whole,
          aim: { of: "value", bound: "at most", limit: 150 },
          note: `${rounds} requests one after the other, each with another colour`,
        },
        {
          what: `preview of ${fixedEdits.length + 1} edits`,
          value: computeSpread(several),
          unit: "ms",
          baseline: whole,
          aim: { of: "value", bound: "at most", limit: 150 },
        },
        {
          what: "audit of one edited colour while a person types",
          value: computeSpread(checks),
          unit: "ms",
          baseline: whole,
          aim: { of: "value", bound: "at most", limit: 250 },
          note: "asked for 200 ms after the last key; no preview waits for it",
        },
        {
          what: `audit of ${fixedEdits.length} edits, another radius each`,
          value: computeSpread(shapeChecks),
          unit: "ms",
          baseline: whole,
          aim: { of: "value", bound: "at most", limit: 250 },
        },
        {
          what: `saving ${fixedEdits.length + 1} edits of a draft in review`,
          value: computeSpread(saves),
          unit: "ms",
          baseline: whole,
          note: "every finished part is generated again and audited",
        },
      ];
      return rows;
    } finally {
      await flow.app.close();
    }
  },
};

type Flow = Awaited<ReturnType<typeof createDesignFlow>>;

const colorOf = (round: number): Adjustment => ({
  kind: "color-role",
  mode: "light",
  role: "primary",
  value: `hsl(${(round * 37) % 360} 60% 35%)`,
});

const radiusOf = (round: number): Adjustment => ({ kind: "radius", px: 1 + (round % 30) / 2 });

const fixedEdits: readonly Adjustment[] = [
  { kind: "radius", px: 9 },
  { kind: "stroke", px: 2 },
  { kind: "type-ratio", ratio: 1.25 },
  { kind: "face", slot: "text", face: "bitter" },
  { kind: "density", density: "open" },
];

async function previewEdits(flow: Flow, id: DesignId, adjustments: readonly Adjustment[]): Promise<void> {
  const { status } = await flow.post(`designs/${id}/edits/preview`, { adjustments }, flow.member);
  if (status !== 200) throw new Error(`the preview answered ${status}`);
}

async function checkEdits(flow: Flow, id: DesignId, adjustments: readonly Adjustment[]): Promise<void> {
  const { status } = await flow.post(`designs/${id}/edits/check`, { adjustments, since: [] }, flow.member);
  if (status !== 200) throw new Error(`the check answered ${status}`);
}

async function saveEdits(flow: Flow, id: DesignId, adjustments: readonly Adjustment[]): Promise<void> {
  const { status } = await flow.send("PATCH", `designs/${id}/edits`, { cookie: flow.member, body: { adjustments } });
  if (status !== 200) throw new Error(`saving answered ${status}`);
}

/** Milliseconds of each of `count` runs, after two that are not counted. */
async function measure(count: number, work: (round: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -2; round < count; round++) {
    const startedMs = performance.now();
    await work(round + 2);
    if (round >= 0) times.push(performance.now() - startedMs);
  }
  return times;
}
