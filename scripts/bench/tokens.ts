import { createDtcgModeFiles } from "#/formats/dtcg";
import type { ExportMetadata } from "#/formats/export-metadata";
import { companionFormats, tokenFormats } from "#/formats/index";
import { createRandom } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { createTokenSet } from "#/studio/token-set";
import { createDesignContent } from "#test/design-content";
import { demoBriefs } from "#data/briefs/index";
import { buildCssWithStyleDictionary } from "./peers/style-dictionary";
import { buildCssWithTerrazzo } from "./peers/terrazzo";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";

const warmUpIterations = 160;
const repeats = 200;
const peerRepeats = 24;
const formats = [...tokenFormats, ...companionFormats];
const exportsTitle = `token set and all ${formats.length} text exports`;
const facts: ExportMetadata = { slug: "bench", version: "1.0.0", baseUrl: "http://localhost:4600" };

/** Token set and text exports in process, compared with two popular tools that do part of this. */
export const tokens: Section = {
  name: "tokens",
  description: "token set and every text export in process, compared with Style Dictionary and Terrazzo on the same tokens",
  usesDatabase: false,
  async run() {
    const [brief = { name: "Bench" }] = demoBriefs;
    const design = createDesignContent(brief);
    const random = createRandom(35).fork("bench/brands");
    const directions = archetypeIds.map((id) => chooseDirection(brief, 1, id));
    // Every iteration has a new brand colour, so that no cache helps.
    const measureBrand = () => {
      const brandColor = `#${random.integer(0, 0xffffff).toString(16).padStart(6, "0")}`;
      const direction = random.pick(directions);
      const [tokens, tokensMs] = measureTime(() => createTokenSet({ brandColor, secondaryColor: undefined, direction, seed: 1 }));
      const content = { ...design, direction, tokens };
      const [texts, textsMs] = measureTime(() => formats.map((format) => format.write(content, facts)));
      return { content, tokensMs, wholeMs: tokensMs + textsMs, bytes: texts.reduce((sum, text) => sum + text.length, 0) };
    };
    const first = measureBrand();
    for (let iteration = 0; iteration < warmUpIterations; iteration++) measureBrand();
    const iterations = Array.from({ length: repeats }, measureBrand);
    const whole = computeSpread(iterations.map(({ wholeMs }) => wholeMs));
    const rows: Row[] = [
      {
        what: exportsTitle,
        value: whole,
        unit: "ms",
        aim: { of: "value", bound: "at most", limit: 5 },
        note:
          `${repeats} brand colors, each once; ${Math.round((iterations[0]?.bytes ?? 0) / 1000)} thousand characters; ` +
          `first, cold: ${first.wholeMs.toFixed(0)} ms`,
      },
      { what: "token set only", value: computeSpread(iterations.map(({ tokensMs }) => tokensMs)), unit: "ms" },
    ];
    for (const [tool, write] of peers) {
      const pairs: { readonly ours: number; readonly theirs: number }[] = [];
      for (let iteration = 0; iteration < peerRepeats; iteration++) {
        const { content, wholeMs } = measureBrand();
        const light = String(createDtcgModeFiles(content)[0]?.content);
        const startedMs = performance.now();
        const css = await write(light);
        if (iteration >= peerRepeats / 3) pairs.push({ ours: wholeMs, theirs: performance.now() - startedMs });
        if (!/--[\w-]*palette-brand-9: /.test(css)) throw new Error(`${tool} did not write the brand scale`);
      }
      rows.push({
        what: `${exportsTitle}, compared with ${tool}`,
        value: computeSpread(pairs.map(({ ours }) => ours)),
        unit: "ms",
        baseline: { what: tool, value: computeSpread(pairs.map(({ theirs }) => theirs)).median },
        ratio: computeSpread(pairs.map(({ ours, theirs }) => ours / theirs)),
        note: "the tool writes one CSS file of one mode from finished tokens",
      });
    }
    return rows;
  },
};

const peers = [
  ["Style Dictionary", buildCssWithStyleDictionary],
  ["Terrazzo", buildCssWithTerrazzo],
] as const;

function measureTime<Result>(work: () => Result): readonly [Result, number] {
  const startedMs = performance.now();
  return [work(), performance.now() - startedMs];
}
