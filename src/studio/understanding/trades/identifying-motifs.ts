import type { MotifId } from "#/studio/motifs/motif-ids";
import { findTrade } from "#/studio/understanding/trades/trades";

const split = (ids: string) => ids.split(" ");

/**
 * Trades that no thing identifies beyond doubt: their motifs are furniture, tools that many use, or
 * signs of a mood. They suit a small mark, and in a large picture they are about something else.
 */
const withoutSign: ReadonlySet<string> = new Set(
  split(
    "insurance financial-advice investment crypto crowdfunding patent-attorney mediation private-investigator legal-tech " +
      "coaching recruitment market-research office-services business-association startup-incubator urban-planning " +
      "advertising-agency branding-agency graphic-design product-design web-design translation museum arts-centre " +
      "heritage-trust band music-school festival food-festival event-planning event-venue fireworks school " +
      "alternative-school vocational-training adult-education language-school tutoring coding-school student-services " +
      "delicatessen grocery food-manufacturer food-truck restaurant vegan-restaurant canteen holiday-home travel-agency " +
      "tour-guide adventure-travel tourist-office attraction dermatology gynaecology psychiatry occupational-therapy " +
      "speech-therapy psychotherapy medical-technology nutrition-advice nursing-home home-care hospice " +
      "disability-support youth-welfare homeless-aid food-bank refugee-aid spa massage meditation agritech " +
      "nature-reserve climate-action pest-control cork restoration manufacturing metalwork plastics packaging " +
      "engineering-office general-retail electronics-shop antiques wholesale erotic-shop esoteric interior-design " +
      "homeware government-agency civil-protection public-health embassy trade-union charity children-charity " +
      "health-charity human-rights community-centre association cooperative hobby-club personal-page online-community " +
      "gurdwara funeral-home memorial grief-support pet-memorial software open-source data-analytics " +
      "artificial-intelligence it-services productivity-app education-technology removals surface-treatment " +
      "vehicle-calibration net-maker date-grower compost silk-farm herders tofu-maker jaggery neighbourhood-association " +
      "land-surveyor coppersmith rickshaw scrap-yard nut-shop dye-works wood-carver " +
      "savings-group burial-society pandit exam-academy repair-cafe sign-language clothes-bank bowls-club lion-dance " +
      "samba-school costume-hire folk-dance pigeon-racing bridal-beauty mountain-rescue steelpans " +
      "celebrant aesthetic-clinic study-abroad tai-chi shinto-shrine " +
      "shopping-centre tobacconist cannabis-shop gas-bottles visa-service copy-shop mobile-money matchmaking curtain-shop " +
      "devotional-goods vending generator-repair goose-barnacles batting-cage savoury-pastry catfish-stall bean-cart " +
      "fried-dough coffeehouse sari-sari leech-farm farm-supply parish-council rural-women mens-shed human-towers " +
      "camouflage-nets folk-musicians boarding-school cross-stones reed-maker street-organ betel-stand mould-maker " +
      "falconry comedy paragliding paintball bouncy-castle comic-shop re-enactment street-art flag-maker " +
      "lace-maker wig-maker mahjong-carver festival-giants " +
      "donut-shop bagel-shop sandwich-bar curry-house kebab-shop salad-bowls popcorn-stand chestnut-stand " +
      "sugarcane-juice coconut-seller maple-syrup kombucha vanilla-growers saffron-growers " +
      "wildlife-surveys study-cafe qanat " +
      "garage-doors damp-specialists street-lighting " +
      "dialysis-centre car-wrapping " +
      "fertility-clinic bone-setter " +
      "addiction-recovery womens-shelter foster-care debt-advice " +
      "telephone-befriending incense-shop hummus-eatery",
  ),
);

/** Trades of which only the first motif identifies them, or other ones than the first two. */
const otherSigns: Readonly<Record<string, string>> = {
  bakery: "loaf",
  patisserie: "cake",
  "estate-agent": "house",
  "tool-library": "drill saw",
  "toy-library": "toy-block teddy-bear",
  "folk-temple": "paper-lantern",
  "bell-ringers": "bell",
  "model-railway": "toy-train",
  "astronomy-club": "telescope",
  karaoke: "microphone",
  "board-game-cafe": "dice",
  market: "market-stall",
  conference: "lectern",
  gallery: "picture-frame",
  cidery: "apple",
  "bubble-tea": "bubble-tea",
  cafe: "coffee-cup",
  hotel: "bed",
  "guest-house": "bed",
  "silk-saris": "fabric-roll",
  hostel: "bunk-bed",
  "student-residence": "bed",
  "soap-maker": "soap",
  "personal-trainer": "kettlebell",
  "pilates-studio": "exercise-ball",
  "martial-arts": "judo-belt",
  boxing: "boxing-glove",
  "sports-club": "ball",
  diving: "diving-mask",
  "ski-school": "skis",
  "buddhist-temple": "lotus",
  "horse-racing": "horse",
  magician: "playing-cards rabbit",
  dj: "turntable headphones",
  "first-aid-training": "bandage",
  "hajj-travel": "mosque",
  skatepark: "skateboard",
  landscaping: "tree",
  builder: "brick trowel",
  renovation: "paint-roller",
  glazier: "window",
  scaffolding: "scaffold",
  "rope-access": "carabiner",
  insulation: "insulation-roll",
  "sign-maker": "shop-sign",
  "security-service": "security-camera lock",
  measurement: "caliper",
  elevators: "lift",
  "screen-printing": "ink-roller",
  solar: "solar-panel",
  "energy-supplier": "pylon",
  "water-utility": "water-tower faucet",
  "fuel-station": "fuel-pump",
  "second-hand": "clothes-hanger",
  milliner: "hat",
  framing: "picture-frame",
  church: "church",
  temple: "temple",
  cemetery: "gravestone",
  crematorium: "urn",
  "sea-rescue": "life-buoy",
  "flood-protection": "river-bend",
  "cyber-security": "lock",
  courier: "parcel cargo-bike",
  "car-rental": "car",
  "coach-travel": "bus",
  towing: "tow-truck",
  sailmaker: "sailing-boat",
  "shellfish-farm": "oyster",
  "seaweed-farm": "seaweed",
  "fish-hatchery": "fish",
  irrigation: "sluice-gate",
  "coffee-growers": "coffee-bean",
  "tea-growers": "tea-leaf",
  "mushroom-farm": "mushroom",
  "plant-nursery": "sprout pot-plant",
  hunters: "deer",
  "anglers-club": "fishing-rod fish",
  "wildlife-rescue": "hedgehog owl",
  "oil-mill": "oil-bottle",
  "noodle-maker": "noodle-bowl",
  "salt-works": "salt-shaker",
  "fish-sauce": "barrel fish",
  "air-conditioning": "snowflake",
  "carpet-cleaning": "rug",
  "motorcycle-taxi": "motorbike",
  "motorcycle-repair": "motorbike",
  "sheep-shearing": "sheep",
  "surf-lifesaving": "life-buoy",
  "calligraphy-school": "calligraphy-brush",
  "small-harbour": "fishing-boat anchor",
  "eye-charity": "spectacles eye",
  smokehouse: "fish",
  stockfish: "fish",
  "horse-logging": "horse log",
  "cold-store": "snowflake",
  plasterer: "trowel",
  "garment-factory": "sewing-machine",
  "rice-mill": "rice",
  "ski-resort": "skis",
  "camper-hire": "caravan",
  "boat-hire": "sailing-boat",
  "water-delivery": "water-gallon",
  boatbuilder: "sailing-boat",
  "road-building": "excavator",
  "drain-cleaning": "pipe",
  "well-drilling": "hand-pump",
  "fence-builder": "gate",
  "pool-builder": "pool-ladder",
  "container-hire": "container",
  "chair-caning": "chair",
  "rope-maker": "rope",
  "organ-builder": "organ-pipes",
  awnings: "tent",
  foundry: "bell",
  "shift-planning": "calendar",
  "metal-mirrors": "mirror",
  "corn-stand": "corn",
  "cormorant-fishing": "fishing-boat lantern",
  brickworks: "brick",
  "weighing-scales": "scales",
  "tyre-shop": "tyre",
  "ice-factory": "snowflake",
  "drone-services": "drone",
  "operator-training": "crane excavator",
  embroidery: "needle-thread",
  "fabric-shop": "fabric-roll",
  "rug-shop": "rug",
  "games-shop": "dice",
  "hedge-laying": "branch",
  "animal-ambulance": "ambulance",
  "accordion-repair": "accordion",
  "tower-clocks": "clock",
  "bead-maker": "necklace",
  "wheelchair-repair": "wheelchair",
  "tortilla-bakery": "corn",
  "fish-and-chips": "fish french-fries",
  "frites-stand": "french-fries",
  "meatball-grill": "skewer grill",
  "shrimp-farm": "shrimp",
  "broken-rice": "grill",
  "cocoa-growers": "cocoa-pod",
  "lavender-farm": "lavender",
  "jam-maker": "preserve-jar strawberry",
  "pickle-maker": "preserve-jar",
  "chilli-sauce": "chili",
  "mead-maker": "honey-jar bee",
  "sake-brewery": "rice",
  "korean-barbecue": "grill",
  creperie: "pancakes",
  "tapas-bar": "olive wine-glass",
  "dim-sum": "dumplings",
  eiderdown: "duck feather",
  earthworks: "excavator",
  "appliance-repair": "washing-machine",
  taxidermy: "deer owl",
  boatyard: "sailing-boat",
  "go-kart-track": "racing-helmet",
  "mini-golf": "golf-ball golf-flag",
  "high-ropes-park": "carabiner",
  "photo-booth": "camera",
  "debate-club": "lectern",
  "mask-maker": "theatre-masks",
  "horse-carriages": "horse",
  "whale-watching": "whale",
  birdwatching: "heron bird",
  "pen-shop": "pen ink-pot",
  "crane-hire": "crane",
  "concrete-pumping": "concrete-mixer",
  "window-shutters": "window",
  "lightning-protection": "lightning",
  "window-cleaning": "window",
  "boat-engines": "propeller",
  "vehicle-inspection": "car",
  "limousine-hire": "car",
  "school-bus": "bus",
  "sleep-clinic": "moon bed",
  herbalist: "herb-bundle mortar-pestle",
  ayurveda: "lotus",
  "art-therapy": "palette-board",
  "music-therapy": "drum",
  "equine-therapy": "horse",
  "election-commission": "ballot-box",
  "waste-collection": "recycling-bin",
  "forest-school": "tree",
};

/** As many as make no scene. */
const maxSigns = 2;

/**
 * The one or two motifs by which everybody knows a trade; none for most. The other motifs of a trade
 * are neighbours, which only a mark may show.
 */
export function listIdentifyingMotifs(trade: string): readonly MotifId[] {
  if (withoutSign.has(trade)) return [];
  const motifs = findTrade(trade)?.motifs ?? [];
  const own = otherSigns[trade]?.split(" ");
  return own === undefined ? motifs.slice(0, maxSigns) : motifs.filter((id) => own.includes(id));
}
