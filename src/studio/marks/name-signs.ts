import { isWithFamily } from "#/studio/marks/partnership";
import nameSignDrawingFile from "#data/marks/name-sign-drawings.txt.br" with { type: "file" };
import nameSignFile from "#data/motifs/name-signs.txt.br" with { type: "file" };
import type { Language } from "#/model/language";
import { createMotifForm, type MotifForm } from "#/studio/marks/motif-form";
import { paintSteps } from "#/studio/motifs/draw-motif";
import { openPackedDrawings, type StoredDrawing } from "#/studio/motifs/packed-drawings";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isSurname } from "#/studio/understanding/trades/surnames";
import { listNamePictures } from "#/studio/understanding/motif-words";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

/** What a name calls up, as a sign. */
export type NameSign = Omit<MotifForm, "id" | "accent" | "base"> & {
  readonly id: string;
  /** Motifs that show the same. */
  readonly kin: readonly string[];
  /** What the organisation works with, if it shows that rather than what its name means. */
  readonly thing?: string;
};

/** What is known of a sign beside its steps. */
export type NameSignAbout = {
  readonly id: string;
  /** With its article, such as `an oak leaf`. */
  readonly label: string;
  /** Motifs that show the same or nearly the same: a brief that avoids one avoids the sign. */
  readonly kin: string;
};

/** A thing that names call up, as a sign of few solid shapes that holds at 16 pixels. */
type NameSignDrawing = StoredDrawing<NameSignAbout>;

const table = new WordTable<string>(nameSignFile);
const listDrawings = openPackedDrawings<NameSignAbout>(nameSignDrawingFile);
let drawings: ReadonlyMap<string, NameSignDrawing> | undefined;
const prepared = new Map<string, NameSign>();

function findDrawing(id: string): NameSignDrawing | undefined {
  drawings ??= new Map(listDrawings().map((drawing) => [drawing.id, drawing]));
  return drawings.get(id);
}

const listKin = ({ kin }: NameSignDrawing) => kin.split(" ").filter((motif) => motif !== "");

function prepare(drawing: NameSignDrawing): NameSign {
  const { id, label, paint } = drawing;
  const known = prepared.get(id);
  if (known) return known;
  const { base } = paintSteps(paint());
  // A sign is no motif: its form is that of its one body.
  const { id: _, ...form } = createMotifForm({ id: "leaf", label, shapes: [{ tone: "body", path: base }] });
  const sign = { ...form, id, kin: listKin(drawing) };
  prepared.set(id, sign);
  return sign;
}

/** Things that names often have next to what sets them apart: other things come before them. */
const faint: ReadonlySet<string> = new Set(
  (
    "road winding-path hill-sign house-sign village waters door-sign roof-sign window-sign signpost-sign field grass wind-sign " +
    "arrow-sign heart-sign flying-bird wave-sign island-sign valley ridge mountain-sign " +
    "ferry-sign gate-sign leaf-sign broad-tree forest bird-sign river star-sign sun-sign"
  ).split(" "),
);

/** A shorter word of a language that is not the brief's is rather a word of the brief's own. */
const [minEnglishLetters, minForeignLetters] = [5, 6] as const;

const latin = /^[\p{Script=Latin}\s'’-]+$/u;

/** Signs of motifs that names call up by the project's other words. */
const signsByMotif: Readonly<Partial<Record<MotifId, string>>> = {
  flower: "plum-blossom",
  tulip: "tulip-sign",
  sunflower: "sunflower-sign",
  leaf: "leaf-sign",
  "tea-leaf": "leaf-sign",
  tree: "broad-tree",
  pine: "conifer",
  rose: "rose-sign",
  lotus: "lotus-sign",
  wheat: "wheat-ear",
  sprout: "sprout-sign",
  seed: "sprout-sign",
  acorn: "acorn-sign",
  olive: "olive-sprig",
  lemon: "citrus",
  grapes: "vine",
  fern: "frond",
  branch: "sprig",
  "herb-bundle": "sprig",
  apple: "round-fruit",
  "fruit-tree": "round-fruit",
  mushroom: "mushroom-sign",
  mountain: "mountain-sign",
  hill: "hill-sign",
  wave: "wave-sign",
  "river-bend": "river",
  estuary: "river",
  island: "island-sign",
  shell: "shell-sign",
  oyster: "shell-sign",
  drop: "drop-sign",
  sun: "sun-sign",
  sunrise: "sunrise-sign",
  moon: "moon-sign",
  star: "star-sign",
  cloud: "cloud-sign",
  rain: "rain-sign",
  snowflake: "snow-sign",
  wind: "wind-sign",
  lightning: "lightning-sign",
  flame: "flame-sign",
  campfire: "flame-sign",
  planet: "orbit",
  bee: "bee-sign",
  butterfly: "butterfly-sign",
  dragonfly: "dragonfly-sign",
  beetle: "ladybird",
  bird: "bird-sign",
  swallow: "flying-bird",
  dove: "flying-bird",
  owl: "owl-sign",
  heron: "crane-bird",
  rooster: "rooster-sign",
  feather: "feather-sign",
  cat: "cat-head",
  rabbit: "hare",
  horse: "horse-head",
  deer: "deer-head",
  fox: "fox-head",
  bear: "bear-head",
  elephant: "elephant-head",
  whale: "whale-sign",
  turtle: "turtle-sign",
  fish: "fish-sign",
  lantern: "lantern-sign",
  "paper-lantern": "paper-lantern-sign",
  candle: "candle-sign",
  lamp: "lamp-sign",
  torch: "torch-sign",
  lighthouse: "lighthouse-sign",
  anchor: "anchor-sign",
  compass: "compass-sign",
  "sailing-boat": "sail-sign",
  ship: "ship-sign",
  ferry: "ferry-sign",
  wheel: "wheel-sign",
  bell: "bell-sign",
  knot: "knot-sign",
  gem: "crystal",
  bridge: "bridge-sign",
  gate: "gate-sign",
  arch: "arch-sign",
  tower: "tower-sign",
  castle: "castle-sign",
  windmill: "mill",
  stairs: "stairs-sign",
  target: "bullseye",
  fountain: "fountain-sign",
  anvil: "anvil-sign",
  horseshoe: "horseshoe-sign",
  hourglass: "hourglass-sign",
  "thread-spool": "spool",
  button: "button-sign",
  umbrella: "umbrella-sign",
  hat: "hat-sign",
  harp: "harp-sign",
  tent: "tent-sign",
  path: "winding-path",
  "stacked-stones": "stones",
  spiral: "snail-shell",
};

/** A double name is a person's. */
const double = /\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+/u;

/** Signs for the pictures that the project's other words find in a name, where no word of a sign does. */
const findPictured = (name: string, language: Language): readonly Found[] =>
  (joined.test(name) || double.test(name) ? [] : listNamePictures(name, language)).flatMap((motif) => {
    const id = signsByMotif[motif];
    return id === undefined ? [] : [{ id, phrase: "" }];
  });

type Found = { readonly id: string; readonly phrase: string };

/** A letter that no word ends with: what a word with it still matches is known by its beginning only. */
const noEnding = "ꝗ";

/** A village after its kind, as in `– с. Долно Лозе`, and two words written as one, as in `QuickRain`. */
const villages = [" с. ", " гр. "] as const;
const cutVillage = (text: string): string => {
  const ends = villages.map((kind) => text.indexOf(kind)).filter((at) => at > 0);
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
};
const splitJoined = (text: string): string => cutVillage(text).replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ");

/** Matches in one text: in its own language, in any, in English, and then those of longer words in other languages. */
function findMatches(text: string, language: Language): readonly Found[] {
  const own = toTableLanguage(language);
  const find = (one: TableLanguage): readonly Found[] => table.find(text, one).filter(({ isNegated }) => !isNegated);
  const english = own === "en" ? [] : find("en").filter(({ phrase }) => phrase.length >= minEnglishLetters);
  const near = [...find(own), ...find("*"), ...english];
  if (near.length > 0) return near;
  const isWhole = (phrase: string, one: TableLanguage) => table.find(`${phrase}${noEnding}`, one).length === 0;
  return table.languages
    .filter((one) => one !== own && one !== "*" && one !== "en")
    .flatMap((one) =>
      find(one).filter(({ phrase }) => latin.test(phrase) && phrase.length >= minForeignLetters && isWhole(phrase, one)),
    );
}

const joined = /\s(?:&|\+|and|und|et|y|e|og|och|en|i|и|і|και)\s/u;

/**
 * Whether a word is rather a person's name than the thing that it means: in a double name, in that of a
 * family's firm, or as one of two partners where the other's name is no thing.
 */
function isPersonal(name: string, phrase: string, matches: readonly Found[]): boolean {
  if (phrase === "") return false;
  const at = name.indexOf(phrase);
  const isDouble =
    /^\p{Lu}|^[\u05d0-\u05ea]/u.test(phrase) && /[-–־]/u.test(`${name[at - 1] ?? ""}${name[at + phrase.length] ?? ""}`);
  const isOneOfTwo = joined.test(name) && (matches.length < 2 || isSurname(foldWord(phrase)));
  return isDouble || isWithFamily(name) || isOneOfTwo;
}

/** Words of addresses, which say where an organisation is, unless the name has no other word. */
const addresses: ReadonlySet<string> = new Set(["road", "winding-path", "house-sign", "village", "river", "valley"]);
const isAddress = (name: string, id: string) => addresses.has(id) && /\S\s+\S/u.test(name.trim());

/** What is known of a brief beside its name. */
type Surroundings = {
  /** What it must not show, by motif and in its own words. */
  readonly avoided: ReadonlySet<string>;
  readonly avoid: readonly string[];
  /** Whether every member of the trade shows a motif. */
  readonly isOrdinary: (motif: string) => boolean;
};

/**
 * The sign of what a name means, whatever the trade: an oak leaf for Robledal. `wholeCore` is the name
 * without what the organisation is. The word that sets the name
 * apart comes before a lane, a hill or a house next to it.
 */
export function findNameSign(
  wholeName: string,
  wholeCore: string,
  language: Language,
  { avoided, avoid, isOrdinary }: Surroundings,
): NameSign | undefined {
  const name = splitJoined(wholeName);
  const core = splitJoined(wholeCore);
  const shunned = new Set(avoid.flatMap((text) => findMatches(text, language).map(({ id }) => id)));
  // What an organisation is says no more than its trade, except within a phrase, such as `Stella Alpina`.
  const phrases = findMatches(name, language).filter(({ phrase }) => phrase.includes(" "));
  const matches = [...phrases, ...findMatches(core, language)];
  const known = matches.length > 0 ? matches : findPictured(core, language);
  const candidates = known.flatMap(({ id, phrase }) => {
    const drawing = findDrawing(id);
    if (drawing === undefined || shunned.has(id) || isPersonal(name, phrase, matches) || isAddress(core, id)) return [];
    const kin = listKin(drawing);
    return kin.some((motif) => avoided.has(motif)) || kin.some(isOrdinary) ? [] : [drawing];
  });
  const found = candidates.find(({ id }) => !faint.has(id)) ?? candidates[0];
  return found && prepare(found);
}

/** Whether a sign is that of a word. */
export const isSignOf = ({ id }: Pick<NameSign, "id">, text: string, language: Language): boolean =>
  findMatches(text, language).some((found) => found.id === id) || findPictured(text, language).some((found) => found.id === id);

/** Things that say a trade better as a sign than with a letter on what else stands for them. */
const tradeSigns: Readonly<Partial<Record<string, string>>> = {
  horse: "horse-head",
  rose: "rose-sign",
  "ankle-bells": "ankle-bells",
  curl: "curl",
  pistachio: "pistachio",
  steelpan: "steelpan",
  "reed-pipe": "reed-pipe",
  faucet: "tap",
};

/**
 * Words that mean a sign only in some trades, by the motifs of those: flat is a level elsewhere, and spring a season.
 * Words are those of any language, as one expression.
 */
const puns: readonly (readonly [sign: string, motifs: string, words: RegExp])[] = [
  [
    "flat-sign",
    "piano grand-piano musical-note music-stand guitar violin cello trumpet saxophone flute",
    /^(?:flats?|b-?flat)$/u,
  ],
  [
    "sharp-sign",
    "piano grand-piano musical-note music-stand guitar violin cello trumpet saxophone flute",
    /^(?:sharps?|c-?sharp)$/u,
  ],
  [
    "coil-spring",
    "armchair sofa bed",
    /^(?:springs?|yay|yayı|yaylar|yaylı|federn?|mola|molas|molla|molle|veer|veren|fjädrar|fjer)$/u,
  ],
];

/** The sign of a word of the name in the sense that it has in a trade. */
export function findPun(name: string, motifs: readonly string[]): NameSign | undefined {
  const words = name.toLowerCase().split(/[\s,.!?]+/u);
  const [id] =
    puns.find(([, trades, pun]) => trades.split(" ").includes(motifs[0] ?? "") && words.some((word) => pun.test(word))) ?? [];
  const drawing = id === undefined ? undefined : findDrawing(id);
  return drawing && prepare(drawing);
}

/** The sign of what a trade works with, for names that mean nothing by themselves. */
export function findTradeSign(things: readonly string[]): NameSign | undefined {
  const thing = things.find((one) => tradeSigns[one] !== undefined);
  const drawing = thing === undefined ? undefined : findDrawing(tradeSigns[thing] ?? "");
  return drawing && thing !== undefined ? { ...prepare(drawing), thing } : undefined;
}

/** All signs, prepared. */
export const listNameSigns = (): readonly NameSign[] => listDrawings().map(prepare);
