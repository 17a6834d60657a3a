import type { MotifId } from "#/studio/motifs/motif-ids";

const split = (ids: string) => ids.split(" ") as readonly MotifId[];

/** Subjects that show a sign which a brief can rule out as a whole, by the class's name. */
export const motifClasses = {
  hands: split("hand open-hands handshake bridge-hands seedling-hand"),
  growth: split("chart-bars chart-line target"),
  sunset: split("sunrise sun hill"),
  suns: split("sun sunrise hill"),
  hearts: split("heart"),
  paws: split("paw footprints"),
  prizes: split("trophy ticket star"),
  faith: split("church mosque synagogue temple candle dove"),
  crosses: split("cross-plus church"),
  globes: split("globe planet"),
  gears: split("gear"),
  bulbs: split("light-bulb"),
  leaves: split("leaf sprout branch tea-leaf fern seedling-hand"),
  swooshes: split("spiral wave wind"),
  waves: split("wave river-bend estuary wind"),
  stars: split("star"),
  shields: split("shield"),
  people: split("people circle-of-people"),
  keys: split("key lock"),
  money: split("coins banknote piggy-bank bank-card strongbox"),
  pets: split(
    "dog cat horse cow sheep pig deer fox bear whale bird swallow owl rooster duck rabbit goat sheepdog elephant giraffe " +
      "penguin heron turtle mouse hedgehog paw",
  ),
  characters: split("teddy-bear doll"),
  flowers: split("flower tulip rose lotus sunflower bouquet"),
  houses: split("house roof apartment skyscraper hut barn dog-house"),
  tools: split("hammer wrench screwdriver pliers"),
  lightning: split("lightning"),
  puzzles: split("puzzle"),
  speech: split("speech-bubble"),
  law: split("gavel scales column museum"),
  cutlery: split("fork-knife chef-hat"),
  flags: split("flag finish-line golf-flag"),
  maps: split("map compass path signpost"),
  doves: split("dove candle"),
  tech: split("chip robot code-brackets computer laptop server brain network"),
  clouds: split("cloud cloud-server rain"),
  drops: split("drop faucet"),
  flames: split("flame"),
  food: split("wine-glass goblet champagne-glasses cocktail"),
  notes: split("musical-note music-stand"),
  cycles: split("recycling-loop"),
  suds: split("soap"),
  infinity: split("interlocking-rings knot ring-jewel"),
  crowns: [],
} as const satisfies Readonly<Record<string, readonly MotifId[]>>;
export type MotifClass = keyof typeof motifClasses;

/** Subjects that a brief rules out together with another one. */
const companions: Readonly<Partial<Record<MotifId, readonly MotifId[]>>> = {
  dog: split("sheepdog dog-bone dog-house paw"),
  cat: split("paw"),
  tooth: split("brace-teeth toothbrush"),
  bicycle: split("wheel cycle-helmet"),
  "coffee-cup": split("coffee-bean coffee-mill"),
  teapot: split("tea-leaf tea-glass"),
  "wine-glass": split("goblet champagne-glasses"),
  bee: split("honeycomb beehive"),
  "honey-jar": split("honeycomb"),
  fish: split("fish-bowl"),
  cake: split("cupcake wedding-cake"),
  book: split("open-book bookshelf"),
  sheep: split("yarn"),
  camera: split("lens movie-camera"),
  "film-reel": split("film-roll movie-camera"),
  scissors: split("comb"),
  candle: [],
  drop: split("faucet"),
  windmill: split("wind-turbine"),
  broom: split("chimney-brush"),
  bird: split("swallow dove heron owl duck"),
  tree: split("pine fruit-tree"),
  mountain: split("hill"),
  car: split("taxi classic-car"),
  truck: split("van"),
  ship: split("ferry fishing-boat"),
  shoe: split("running-shoe shoe-last"),
  ball: split("golf-ball tennis-ball"),
  pencil: split("pen"),
  dumbbell: split("kettlebell"),
  kettlebell: split("dumbbell"),
  clock: split("watch long-case-clock"),
  "ring-jewel": split("interlocking-rings"),
  cow: split("meat-cut"),
  "wind-turbine": split("windmill"),
};

/** What always goes with a subject, for briefs that name it and whose trade is not known. */
const related: Readonly<Partial<Record<MotifId, readonly MotifId[]>>> = {
  qvevri: split("grapes wine-glass"),
  "spinning-wheel": split("yarn sheep"),
  "orienteering-flag": split("compass map pine"),
  excavator: split("shovel"),
  sheepdog: split("whistle"),
  surfboard: split("wave"),
  loom: split("shuttle yarn"),
  bicycle: split("wheel"),
  bee: split("beehive honeycomb"),
  "honey-jar": split("honeycomb bee"),
  violin: split("music-stand"),
  cello: split("music-stand"),
  camera: split("lens"),
  "chess-knight": split("chess-board"),
  "diving-mask": split("fish wave"),
  "fire-helmet": split("fire-hose"),
  windmill: split("wheat"),
  sheep: split("yarn"),
  yarn: split("knitting"),
};

/** What always goes with a subject. */
export const getRelated = (id: MotifId): readonly MotifId[] => related[id] ?? [];

/** The subject and those that are ruled out together with it. */
export const withCompanions = (id: MotifId): readonly MotifId[] => [id, ...(companions[id] ?? [])];

/**
 * Subjects of one family, of which a brief that names some has no others: a maker of cellos does
 * not build guitars.
 */
export const motifFamilies: readonly { readonly name: string; readonly motifs: readonly MotifId[] }[] = [
  { name: "instrument", motifs: split("accordion violin cello organ-pipes guitar piano drum trumpet harp sitar tabla") },
  { name: "livestock", motifs: split("cow sheep pig goat") },
  { name: "worship", motifs: split("church mosque synagogue temple") },
  { name: "dish", motifs: split("pizza burger taco noodle-bowl sushi-roll dumplings samosa skewer french-fries sausages") },
  { name: "transport", motifs: split("bus tram train taxi ferry plane-aircraft steam-locomotive hot-air-balloon") },
  {
    name: "sport",
    motifs: split(
      "judo-belt boxing-glove ball racket golf-flag skateboard skis ice-skate surfboard kayak sailing-boat " +
        "orienteering-flag swim-goggles diving-mask",
    ),
  },
];
