import { dtcgModes } from "#/formats/dtcg-modes";
import type { ExportFacts } from "#/formats/export-facts";
import { companionFormats, tokenFormats } from "#/formats/index";
import { randomFrom } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import { settleDirection } from "#/studio/directions/settle-direction";
import { tokenSetFor } from "#/studio/tokens";
import { contentOf } from "#test/content";
import { demoBriefs } from "#data/briefs/index";
import { cssByStyleDictionary } from "./peers/style-dictionary";
import { cssByTerrazzo } from "./peers/terrazzo";
import type { Row, Section } from "./row";
import { spreadOf } from "./spread";

const warmUps = 160;
const repeats = 200;
const peerRepeats = 24;
const formats = [...tokenFormats, ...companionFormats];
const facts: ExportFacts = { slug: "bench", version: "1.0.0", baseUrl: "http://localhost:4600" };

/** Token set and text exports in process, beside the two tools that many use for a part of it. */
export const tokens: Section = {
  name: "tokens",
  measures: "token set and every text export in process, beside Style Dictionary and Terrazzo on the same tokens",
  async run() {
    const [brief = { name: "Bench" }] = demoBriefs;
    const design = contentOf(brief);
    const random = randomFrom(35).fork("bench/brands");
    const directions = archetypeIds.map((id) => settleDirection(brief, 1, id));
    // Every turn has a brand colour that was not seen before, so that nothing kept from an earlier turn can help.
    const make = () => {
      const brandColor = `#${random.integer(0, 0xffffff).toString(16).padStart(6, "0")}`;
      const direction = random.pick(directions);
      const [tokens, tokensMs] = timed(() => tokenSetFor({ brandColor, secondaryColor: undefined, direction, seed: 1 }));
      const content = { ...design, direction, tokens };
      const [texts, textsMs] = timed(() => formats.map((format) => format.write(content, facts)));
      return { content, tokensMs, wholeMs: tokensMs + textsMs, bytes: texts.reduce((sum, text) => sum + text.length, 0) };
    };
    const first = make();
    for (let turn = 0; turn < warmUps; turn++) make();
    const turns = Array.from({ length: repeats }, make);
    const whole = spreadOf(turns.map(({ wholeMs }) => wholeMs));
    const rows: Row[] = [
      {
        what: `token set and all ${formats.length} text exports`,
        value: whole,
        unit: "ms",
        aim: { of: "value", bound: "at most", limit: 5 },
        note: `${repeats} brand colours, each once; ${Math.round((turns[0]?.bytes ?? 0) / 1000)} thousand characters; first of all, cold: ${first.wholeMs.toFixed(0)} ms`,
      },
      { what: "the token set alone", value: spreadOf(turns.map(({ tokensMs }) => tokensMs)), unit: "ms" },
    ];
    for (const [tool, write] of peers) {
      const pairs: { readonly ours: number; readonly theirs: number }[] = [];
      for (let turn = 0; turn < peerRepeats; turn++) {
        const { content, wholeMs } = make();
        const light = String(dtcgModes(content)[0]?.content);
        const begunMs = performance.now();
        const css = await write(light);
        if (turn >= peerRepeats / 3) pairs.push({ ours: wholeMs, theirs: performance.now() - begunMs });
        if (!/--[\w-]*palette-brand-9: /.test(css)) throw new Error(`${tool} did not write the brand scale`);
      }
      rows.push({
        what: `the same beside ${tool}`,
        value: spreadOf(pairs.map(({ ours }) => ours)),
        unit: "ms",
        baseline: { what: tool, value: spreadOf(pairs.map(({ theirs }) => theirs)).median },
        ratio: spreadOf(pairs.map(({ ours, theirs }) => ours / theirs)),
        note: "the tool writes one CSS file of one mode from finished tokens",
      });
    }
    return rows;
  },
};

const peers = [
  ["Style Dictionary", cssByStyleDictionary],
  ["Terrazzo", cssByTerrazzo],
] as const;

function timed<Result>(work: () => Result): readonly [Result, number] {
  const begunMs = performance.now();
  return [work(), performance.now() - begunMs];
}
