import type { MotifId } from "#/studio/motifs/motif-ids";
import type { MotifNature } from "#/studio/vignettes/setting";

/** The subjects of each nature. Signs, people, landscapes and weather have none: they are no things to put somewhere. */
const idsByNature: Readonly<Record<MotifNature, string>> = {
  small:
    "pill toothbrush dental-mirror thermometer syringe medicine-bottle hearing-aid acupuncture-needles test-tube " +
    "petri-dish comb razor lipstick nail-polish perfume-bottle cream-jar soap sponge stacked-stones rattle baby-bottle " +
    "toy-block crayon stopwatch whistle swim-goggles golf-ball tennis-ball carabiner chisel bolt-nut pocket-knife " +
    "caliper brush secateurs plug battery light-bulb awl needle-thread thread-spool yarn button shuttle spectacles " +
    "ring-jewel gem necklace watch key lock candle candlestick spark-plug fishing-hook pen pencil ink-pot type-sort " +
    "ink-roller stamp-tool wax-seal lens film-roll dice playing-cards chess-knight phone chip circuit-board coins " +
    "bank-card name-badge spice-mortar salt-shaker coffee-bean tea-leaf hops seed acorn shell feather dog-bone horseshoe " +
    "trowel screwdriver pliers wrench hourglass metronome bell magnifier puzzle tattoo-machine scissors " +
    "calligraphy-brush woodcut ankle-bells receipt-bag notebook glove sock shuttlecock snail",
  portable:
    "barrel bottle goblet milk-churn wicker-basket cooking-pot rolling-pin whisk kitchen-knife coffee-mill " +
    "cocktail-shaker serving-tray cloche teapot tea-glass samovar bowl copper-still microscope flask stethoscope " +
    "mortar-pestle mirror hairdryer towel sauna-bucket singing-bowl teddy-bear rocking-horse toy-train kite ball racket " +
    "trophy dumbbell yoga-mat boxing-glove running-shoe hiking-boot kettlebell diving-mask skateboard ice-skate skis " +
    "ice-axe climbing-shoe judo-belt racing-helmet cycle-helmet exercise-ball hammer mallet saw chainsaw axe drill plane " +
    "anvil spirit-level welding-mask brick paint-roller hard-hat pickaxe floor-tiles chimney-brush watering-can " +
    "flowerpot pot-plant cactus log drone cable vase amphora bust glass-pipe leather-hide shoe-last knitting " +
    "sewing-machine fabric-roll clothes-iron handbag school-bag backpack shopping-bag suitcase umbrella shoe hat cap " +
    "clock lamp lantern paper-lantern bucket vacuum gift bouquet crystal-ball urn wreath wheel steering-wheel tyre " +
    "parcel anchor life-buoy ship-wheel propeller globe compass book open-book ledger-book bookshelf archive-box " +
    "law-books scroll blackboard abacus paper-stack newspaper magazine typewriter book-press squeegee-frame " +
    "palette-board picture-frame camera tripod film-reel movie-camera clapper megaphone microphone headphones radio-set " +
    "television vinyl-record turntable loudspeaker mixing-desk puppet theatre-masks chess-board game-controller joystick " +
    "computer laptop keyboard printer-3d robot piggy-bank strongbox calculator briefcase telescope satellite swatch-fan " +
    "blueprint drafting-compass set-square weather-vane fish-bowl bandage blood-bag crutches walking-stick " +
    "security-camera torch woven-grid insulation-roll pipe faucet solar-panel saw-blade gear heart-monitor shop-sign " +
    "fire-hose fire-helmet police-cap qvevri rope cash-register coil-spring kettle frying-pan water-gallon " +
    "prosthetic-leg bonsai cotton-boll lavender bamboo archery-bow table-tennis-bat roller-skate sledge doll fishing-rod " +
    "lobster-pot",
  food:
    "loaf croissant pretzel cake cupcake wedding-cake ice-cream ice-lolly chocolate cookie bonbon lollipop coffee-cup " +
    "juice-glass bubble-tea paper-cup wine-glass grapes champagne-glasses beer-mug cocktail pizza noodle-bowl burger " +
    "taco dumplings sushi-roll skewer samosa sausages french-fries paper-cone soup-bowl carrot tomato apple lemon olive " +
    "chili mushroom pear pumpkin avocado strawberry pomegranate meat-cut cheese cheese-wheel egg-carton milk-bottle " +
    "honeycomb honey-jar wheat rice flour-sack oil-bottle preserve-jar star-anise herb-bundle sauce-bottle lotus-root " +
    "onion orange pancakes garlic corn pineapple banana cherries cocoa-pod",
  garment: "rug stained-glass kimono shirt dress wedding-dress dungarees hoodie clothes-hanger",
  instrument: "guitar violin cello harp sitar accordion trumpet drum tabla saxophone flute gong",
  furnishing:
    "brew-kettle grill pizza-oven cooker wheelchair hospital-bed bathtub sauna-stove baby-carriage lathe kiln " +
    "pottery-wheel loom spinning-wheel tailors-dummy door window lift chair armchair sofa bed bunk-bed desk " +
    "long-case-clock tiled-stove washing-machine bicycle printing-press easel surfboard organ-pipes ladder wheelbarrow " +
    "heat-pump radiator robot-arm server showcase dog-house beehive concrete-mixer unicycle lectern park-bench " +
    "barber-pole ev-charger fuel-pump container pallet scaffold etching-press grand-piano girder toilet cradle " +
    "wood-stove walking-frame recycling-bin hand-pump playground-slide",
  vehicle:
    "tractor plough excavator cargo-bike car classic-car bus steam-locomotive truck van motorbike ambulance fire-engine " +
    "tow-truck forklift mine-cart caravan hay-bale helicopter hot-air-balloon",
  waterside: "sailing-boat ship ferry fishing-boat submarine bridge lighthouse harbour-crane sluice-gate",
  animal: "sheepdog rabbit mouse sheep hedgehog elephant rooster duck heron bird penguin goose donkey",
  sea: "fish crab shrimp oyster seaweed",
  plant: "tree fruit-tree pine",
  building:
    "yurt house roof apartment skyscraper factory barn windmill tower castle temple church mosque synagogue school-house " +
    "museum town-hall shop-front tent hut fountain gate arch greenhouse crane wind-turbine pylon water-tower " +
    "observatory-dome circus-tent ferris-wheel traffic-light signpost billboard market-stall",
  portrait:
    "egg dog cat horse cow goat pig deer fox bear giraffe owl bee butterfly beetle dragonfly seahorse jellyfish turtle " +
    "whale flower tulip lotus rose sunflower fern sprout taxi tram train plane-aircraft kayak piano chimney roof-tiles " +
    "tatami chandelier tooth brace-teeth foot spine knee lungs brain dna eye ear",
};

let naturesById: ReadonlyMap<string, MotifNature> | undefined;

const isNature = (text: string): text is MotifNature => text in idsByNature;

/** The nature of a subject, or `undefined` for one that is no thing. */
export function getMotifNature(id: MotifId): MotifNature | undefined {
  naturesById ??= new Map(
    Object.entries(idsByNature).flatMap(([nature, ids]) =>
      isNature(nature) ? ids.split(" ").map((one) => [one, nature] as const) : [],
    ),
  );
  return naturesById.get(id);
}

/** All natures with the ids of their subjects. */
export const listNatures = (): readonly { readonly nature: string; readonly ids: readonly string[] }[] =>
  Object.entries(idsByNature).map(([nature, ids]) => ({ nature, ids: ids.split(" ") }));
