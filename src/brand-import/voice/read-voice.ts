import type { LeftItem } from "#/brand-import/found-token";
import type { VoiceBlock, VoicePicture } from "#/brand-import/voice/voice-blocks";
import { findVoiceSection, simplifyHeading, type VoiceSection, voiceSections } from "#/brand-import/voice/voice-section";
import { Failure } from "#/kernel/errors";
import type { ImportMapping } from "#/model/brand-import";
import type { GivenVoice } from "#/model/given";
import { avoidLabel, doLabel, maxPairSide, type Pair, readPair, unquote, withoutStart } from "#/brand-import/voice/voice-pair";
import { getSource, readJsonSections, readTextSections, type Section } from "#/brand-import/voice/read-voice-sections";

/** What a document says about how a brand speaks. */
export type VoiceReading = {
  readonly voice: GivenVoice;
  /** The pictures of its pairs, by the places of the pairs. */
  readonly pictures: readonly PairPictures[];
  readonly mapped: readonly ImportMapping[];
  /** Sections and sentences that no part of a voice was made of. */
  readonly left: readonly LeftItem[];
};

/** The pictures that a document shows beside a pair. */
export type PairPictures = {
  /** The place of the pair among those of the voice, from 0. */
  readonly pair: number;
  readonly do?: VoicePicture | undefined;
  readonly avoid?: VoicePicture | undefined;
};

/** Longest document, bytes, and how much of a voice is kept, as the model allows it. */
const maxVoiceBytes = 400_000;
const limits = { tone: 600, word: 120, words: 100, boilerplate: 4000, pairs: 40 };
/** Rows of the report for one document. */
const maxLeft = 40;

/**
 * Reads a Markdown, text or JSON document by its headings and lists: tone, words to use and to
 * avoid, boilerplate, and pairs of what to say and what not. Each section says where it went and
 * why; what is not understood is listed. Throws `invalid` for a document that is too long or is not
 * text.
 *
 * @param corrections What people decided about sections, by `path: heading`, such as `voice.avoid`.
 */
export function readVoice(path: string, bytes: Uint8Array, corrections: ReadonlyMap<string, string> = new Map()): VoiceReading {
  if (bytes.length > maxVoiceBytes)
    throw new Failure("invalid", `The text has more than ${maxVoiceBytes / 1000} kB. Bring in only the part about the voice.`);
  const decide = (heading: string, found: VoiceSection | undefined): Pick<Section, "section" | "isStated"> => {
    const stated = corrections.get(getSource(path, heading));
    if (stated === "leave") return { section: undefined, isStated: true };
    const section = voiceSections.find((name) => stated === `voice.${name}`);
    return section ? { section, isStated: true } : { section: found, isStated: false };
  };
  const sections = /\.json$/i.test(path) ? readJsonSections(path, bytes, decide) : readTextSections(path, bytes, decide);
  const builder = new VoiceBuilder(path);
  for (const section of sections) builder.add(section);
  return builder.finish();
}

/** The pictures of both sides. */
type SidePictures = Pick<PairPictures, "do" | "avoid">;
/** One side of a pair whose other side is elsewhere. */
type Side = { readonly text: string; readonly picture?: VoicePicture | undefined };

const countWords = (text: string) => text.split(" ").length;

class VoiceBuilder {
  #tone: string[] = [];
  #boilerplate: string[] = [];
  readonly #words = { use: new Set<string>(), avoid: new Set<string>() };
  readonly #pairs: Pair[] = [];
  /** What to do and what not, as lists of their own, which become pairs by their order. */
  readonly #loose = { do: [] as Side[], avoid: [] as Side[] };
  readonly #pictures: PairPictures[] = [];
  readonly #mapped: ImportMapping[] = [];
  readonly #left: LeftItem[] = [];

  constructor(readonly path: string) {}

  add(section: Section): void {
    const { blocks, section: name, heading, isStated } = section;
    if (blocks.length === 0) return;
    const source = getSource(this.path, heading);
    if (name === undefined) {
      this.#leave(source, isStated ? "You left it out." : "The heading does not say which part of the voice it is.");
      return;
    }
    const taken =
      name === "tone"
        ? this.#addTone(source, blocks)
        : name === "boilerplate"
          ? this.#addBoilerplate(source, blocks)
          : name === "use" || name === "avoid"
            ? this.#addWords(source, name, blocks)
            : this.#addPairs(source, name, blocks);
    if (taken.length === 0) return;
    const value = taken.join("; ");
    this.#mapped.push({
      source,
      target: `voice ${name}`,
      value: value.length > 160 ? `${value.slice(0, 159)}…` : value,
      reason: isStated ? "You said so." : `Its heading says “${heading}”.`,
      certainty: isStated ? "exact" : "by-name",
    });
  }

  finish(): VoiceReading {
    const { do: good, avoid: bad } = this.#loose;
    const count = Math.min(good.length, bad.length);
    for (let index = 0; index < count; index++) {
      const [shown, other] = [good[index], bad[index]];
      const pictures = { do: shown?.picture, avoid: other?.picture };
      this.#addPair(this.path, { do: shown?.text ?? "", avoid: other?.text ?? "" }, pictures);
    }
    for (const { text } of [...good.slice(count), ...bad.slice(count)])
      this.#leave(`${this.path}: ${text.slice(0, 80)}`, "It has no counterpart: pairs are made of what to do and what not.");
    const { use, avoid } = this.#words;
    const tone = this.#tone.join(" ");
    const boilerplate = this.#boilerplate.join("\n");
    return {
      voice: {
        ...(tone !== "" && { tone }),
        ...(use.size > 0 && { use: [...use] }),
        ...(avoid.size > 0 && { avoid: [...avoid] }),
        ...(boilerplate !== "" && { boilerplate }),
        ...(this.#pairs.length > 0 && { pairs: [...this.#pairs] }),
      },
      pictures: this.#pictures,
      mapped: this.#mapped,
      left: this.#left,
    };
  }

  #leave(source: string, reason: string): void {
    if (this.#left.length < maxLeft) this.#left.push({ source, reason });
    else if (this.#left.length === maxLeft)
      this.#left.push({ source: this.path, reason: "More was left out; the list is limited." });
  }

  #addTone(source: string, blocks: readonly VoiceBlock[]): readonly string[] {
    const sentences: string[] = [];
    let words: string[] = [];
    const endWords = () => {
      if (words.length > 0) sentences.push(toSentence(words.join(", ")));
      words = [];
    };
    for (const block of blocks) {
      if (block.kind === "row" || block.text === "") continue;
      if (block.kind === "item" && countWords(block.text) <= 3) words.push(block.text);
      else {
        endWords();
        sentences.push(toSentence(block.text));
      }
    }
    endWords();
    return sentences.filter((sentence) => {
      const length = [...this.#tone, sentence].join(" ").length;
      if (length <= limits.tone) return this.#tone.push(sentence) > 0;
      this.#leave(source, `The tone has at most ${limits.tone} characters. Left out: “${sentence.slice(0, 80)}…”.`);
      return false;
    });
  }

  #addBoilerplate(source: string, blocks: readonly VoiceBlock[]): readonly string[] {
    return blocks.flatMap((block) => {
      if (block.kind === "row" || block.text === "") return [];
      if ([...this.#boilerplate, block.text].join("\n").length <= limits.boilerplate) {
        this.#boilerplate.push(block.text);
        return [block.text];
      }
      this.#leave(source, `The boilerplate has at most ${limits.boilerplate} characters.`);
      return [];
    });
  }

  #addWords(source: string, name: "use" | "avoid", blocks: readonly VoiceBlock[]): readonly string[] {
    const taken: string[] = [];
    const add = (word: string) => {
      const plain = unquote(word).replace(/[.,;]$/, "");
      if (plain === "") return;
      if (plain.length > limits.word)
        this.#leave(source, `A word or phrase has at most ${limits.word} characters: “${plain.slice(0, 60)}…”.`);
      else if (this.#words[name].size >= limits.words)
        this.#leave(source, `There are at most ${limits.words} words: “${plain}”.`);
      else {
        this.#words[name].add(plain);
        taken.push(plain);
      }
    };
    for (const block of blocks) {
      if (block.kind === "row") {
        const [word = "", other = ""] = block.cells;
        if (findVoiceSection(word) || simplifyHeading(word) === "word") continue;
        add(word);
        if (other !== "" && name === "avoid") this.#addPair(source, { avoid: unquote(word), do: unquote(other) });
        continue;
      }
      const text = withoutStart(block.text, ["avoid ", "avoid: ", "say ", "say: ", "never say ", "don't say "]);
      const pair = name === "avoid" ? readPair(text) : undefined;
      if (pair) {
        add(pair.avoid);
        this.#addPair(source, pair);
        continue;
      }
      const pieces = text.split(/[,;]\s/);
      if (pieces.length > 1 && pieces.every((piece) => countWords(piece.trim()) <= 4)) pieces.forEach(add);
      else if (block.kind === "paragraph" && countWords(text) > 4)
        this.#leave(source, `It is a sentence, not a list of words: “${text.slice(0, 80)}”.`);
      else {
        const [word = text, gloss] = text.split(/\s[–—-]\s|:\s|\s\(/, 2);
        add(word);
        if (gloss !== undefined) this.#leave(source, `The remark about “${word.slice(0, 60)}” is not taken over.`);
      }
    }
    return taken;
  }

  #addPairs(source: string, name: "pairs" | "pair-do" | "pair-avoid", blocks: readonly VoiceBlock[]): readonly string[] {
    const before = this.#pairs.length;
    const loose: string[] = [];
    /** Which column is which, once a head row says so. */
    let columns: { readonly good: number; readonly bad: number } | undefined;
    const addLoose = (side: "do" | "avoid", text: string, picture: VoicePicture | undefined) => {
      this.#loose[side].push({ text: unquote(text), picture });
      loose.push(unquote(text));
    };
    for (const block of blocks) {
      if (block.kind === "row") {
        const kinds = block.cells.map((cell) => findVoiceSection(cell));
        const good = kinds.findIndex((kind) => kind === "pair-do" || kind === "use");
        const bad = kinds.findIndex((kind) => kind === "pair-avoid" || kind === "avoid");
        if (good >= 0 && bad >= 0) columns = { good, bad };
        else if (columns) {
          const pair = { do: unquote(block.cells[columns.good] ?? ""), avoid: unquote(block.cells[columns.bad] ?? "") };
          this.#addPair(source, pair, { do: block.pictures?.[columns.good], avoid: block.pictures?.[columns.bad] });
        } else this.#leave(source, "The table has no head that says which column is to do and which is not.");
        continue;
      }
      if (block.kind === "heading") continue;
      const { text, picture } = block;
      if (name !== "pairs") addLoose(name === "pair-do" ? "do" : "avoid", text, picture);
      else if (avoidLabel.test(text)) addLoose("avoid", text.replace(avoidLabel, ""), picture);
      else if (doLabel.test(text)) {
        const rest = text.replace(doLabel, "");
        const pair = readPair(rest);
        if (pair) this.#addPair(source, pair);
        else addLoose("do", rest, picture);
      } else {
        const pair = readPair(text);
        if (pair) this.#addPair(source, pair);
        else this.#leave(source, `It is no pair of what to do and what not: “${text.slice(0, 80)}”.`);
      }
    }
    return [...this.#pairs.slice(before).map((pair) => `${pair.do} / ${pair.avoid}`), ...loose];
  }

  #addPair(source: string, pair: Pair, pictures: SidePictures = {}): void {
    if (pair.do === "" || pair.avoid === "") return;
    if (pair.do.length > maxPairSide || pair.avoid.length > maxPairSide)
      this.#leave(source, `Each side of a pair has at most ${maxPairSide} characters.`);
    else if (this.#pairs.length >= limits.pairs) this.#leave(source, `There are at most ${limits.pairs} pairs.`);
    else {
      if (pictures.do || pictures.avoid) this.#pictures.push({ pair: this.#pairs.length, ...pictures });
      this.#pairs.push(pair);
    }
  }
}

const toSentence = (text: string) => (/[.!?:]$/.test(text) ? text : `${text}.`);
