import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { findAvoidedInPictures } from "#/studio/understanding/avoided-motifs";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { parseWordLists } from "#/studio/understanding/word-list-file";
import { assessClaim, type Evidence, isMotifId, listClaims, regions } from "#/studio/vignettes/claims";
import { findVignettes } from "#/studio/vignettes/find-vignettes";
import { findSpecifics } from "#/studio/vignettes/specifics";

/** The ids of the vignettes for a brief, those that lead first. */
function list(fields: Omit<Brief, "name">): readonly string[] {
  const brief: Brief = { name: "Kelvora", ...fields };
  const { trade: understood, language } = understandBrief(brief);
  const trade = findTrade(understood?.value ?? "");
  const { leading, others } = findVignettes(trade?.id ?? "", {
    named: new Set(listPictureMotifs(brief)),
    avoided: findAvoidedInPictures(brief, language.value, trade),
    specifics: findSpecifics(brief, language.value, trade?.id),
  });
  return [...leading, ...others].map(({ id }) => id);
}

describe("what a vignette claims beyond its trade", () => {
  const rows: readonly (readonly [about: string, brief: Omit<Brief, "name">, shown: string, never: readonly string[]])[] = [
    [
      "plain bread in place of cakes and of the coffee that it refuses",
      { industry: "Small bakery, West Cork", offer: "Brown soda bread and sourdough. We don't do coffee." },
      "bread-rack",
      ["cafe-cup", "coffee-handed", "cake-case", "pastry-window"],
    ],
    ["cakes where they are named", { industry: "Bakery", offer: "Bread, rolls and birthday cakes." }, "cake-case", []],
    [
      "side dishes in place of hams and olives",
      { industry: "동네 반찬가게", offer: "멸치볶음 4,000원, 시금치나물 3,500원" },
      "side-dish-counter",
      ["deli-slicer", "meat-case", "meat-counter-quiet", "olive-crates", "oil-tasting"],
    ],
    [
      "a stall in place of a laid table",
      { industry: "quán bún bò Huế bán buổi sáng, Đà Nẵng" },
      "noodle-stall",
      ["dinner", "laid-table", "long-table", "open-kitchen"],
    ],
    [
      "a laid table where there is wine",
      { industry: "Restaurant", offer: "Dinner and natural wine." },
      "laid-table",
      ["cook-pots"],
    ],
    [
      "a water stone in place of a forge for who sharpens",
      { industry: "Arrotino", offer: "Affiliamo coltelli e forbici su pietra ad acqua.", avoid: ["Coltelli aggressivi"] },
      "water-stone",
      ["forge-room"],
    ],
    ["a forge for who forges", { industry: "Knife maker", offer: "Hand-forged kitchen knives." }, "forge-room", ["water-stone"]],
    [
      "a tractor under repair, in a part of the world without barns",
      { industry: "ट्रैक्टर मरम्मत", offer: "इंजन और क्लच की मरम्मत" },
      "open-tractor",
      ["tractor-field", "forest-path"],
    ],
    [
      "a tractor in a field for who sells them",
      { industry: "Tractor dealer, Iowa", offer: "New tractors and balers." },
      "tractor-field",
      ["open-tractor"],
    ],
    [
      "cacti in place of leafy plants",
      { industry: "Vivero de cactáceas y suculentas", offer: "Biznagas y nopales enanos." },
      "cactus-rows",
      ["sapling-rows"],
    ],
    [
      "no cacti at a nursery for trees",
      { industry: "Tree nursery", offer: "Bare-root saplings." },
      "sapling-rows",
      ["cactus-rows"],
    ],
    [
      "a zinc bath in place of a powder booth",
      { industry: "Verzinkerei", offer: "Feuerverzinkung bis 13 Meter." },
      "zinc-beams",
      ["powder-booth"],
    ],
    [
      "a wooden boat in place of a container ship",
      { industry: "Angkutan laut", offer: "Tiga kapal kayu antarpulau, barang dihitung per koli." },
      "cargo-boat",
      ["port"],
    ],
    [
      "a boat of books where the library is one",
      { industry: "Floating library", offer: "A boat with 3,000 books." },
      "book-boat",
      [],
    ],
    [
      "no boat for a library on land",
      { industry: "Public library", offer: "Books and story time." },
      "library-hall",
      ["book-boat"],
    ],
    [
      "a dog that its owner gets back",
      { industry: "Council dog pound", offer: "We reunite lost dogs.", avoid: ["Sad dogs behind bars"] },
      "dog-handed-back",
      [],
    ],
    [
      "an opened camera in place of a phone",
      { industry: "Camera repair shop", offer: "Repairs of film cameras and lenses." },
      "camera-bench",
      ["phone-repair"],
    ],
    [
      "mangoes in place of apples",
      { industry: "Mango orchard", offer: "Mangoes picked ripe, 10 kg a crate." },
      "mango-picking",
      ["apple-ladder", "orchard-rows", "orchard-table"],
    ],
    [
      "a cargo bike in place of a lorry",
      { industry: "fietsverhuizingen", offer: "Wij verhuizen kamers met bakfietsen." },
      "bike-removal",
      ["removal-van", "removals", "parcels-at-door"],
    ],
    ["no cargo bike for movers with a lorry", { industry: "Removals", offer: "House removals." }, "removals", ["bike-removal"]],
    [
      "a cat's own waiting room in place of dogs",
      { industry: "猫科诊所", offer: "只看猫：体检、疫苗。" },
      "cat-on-table",
      ["dogPatient", "companions", "doctor-talk"],
    ],
    [
      "a class in a room in place of a lesson on a screen",
      { industry: "कोचिंग", offer: "एक बैच में सिर्फ़ 20 बच्चे।" },
      "class-at-board",
      ["remote-tutor"],
    ],
    [
      "a lesson on a screen where it is one",
      { industry: "Maths tutor", offer: "Online lessons over Zoom." },
      "remote-tutor",
      ["class-at-board"],
    ],
    [
      "a number in a queue in place of charts",
      { industry: "Queue management software for clinics", offer: "Patients get a token number on the phone." },
      "queue-phone",
      ["app-window", "board-of-tasks"],
    ],
    [
      "a paddy in place of a barn",
      { industry: "petani padi organik, Tasikmalaya", offer: "Beras merah dan beras putih 5 kg." },
      "paddy-planting",
      ["farmyard", "barn-and-field", "farm-animals"],
    ],
    [
      "a mat and herbal balls in place of oil",
      { industry: "นวดแผนไทย", offer: "นวดไทยชั่วโมงละ 250 ประคบสมุนไพร 350" },
      "mat-massage",
      ["massage", "back-massage"],
    ],
    [
      "a couch where there is no Thai massage",
      { industry: "Massage", offer: "Massage at your office." },
      "back-massage",
      ["mat-massage"],
    ],
    [
      "a motor boat in place of sails",
      { industry: "Boat hire", offer: "Small motorboats without licence, 30 hp." },
      "motor-boat",
      ["sailboat", "marina-berths", "dinghy"],
    ],
    [
      "sails where no motor is named",
      { industry: "Sailing school", offer: "Courses on small boats." },
      "sailboat",
      ["motor-boat"],
    ],
    [
      "a barn in place of chandeliers",
      { industry: "Wedding venue", offer: "The old barn holds 140 guests." },
      "barn-feast",
      ["event-hall", "garden-party-house"],
    ],
    [
      "no barn among the children of a Swedish venue",
      { industry: "festlokal", offer: "Kalas för barn och vuxna." },
      "event-hall",
      ["barn-feast"],
    ],
    [
      "flat roofs in place of gables",
      { industry: "مكتب عقاري", offer: "شقق للبيع والإيجار في إربد" },
      "stone-street",
      ["estate-agent-for-sale"],
    ],
    ["gables elsewhere", { industry: "Estate agent" }, "estate-agent-for-sale", ["stone-street"]],
    [
      "lutes in place of a drum kit",
      { industry: "آموزشگاه موسیقی", offer: "تار، سه‌تار و تنبک برای بچه‌ها" },
      "lute-lesson",
      ["drum-lesson"],
    ],
    ["a public bath in place of a sauna", { industry: "銭湯", offer: "大人490円" }, "public-bath", ["sauna", "steamRoom"]],
    [
      "coats in place of food",
      { industry: "Volunteer charity, winter clothing for anyone who needs it", offer: "Coats and mittens, washed and dry." },
      "coat-giving",
      ["charity", "soup-table", "packing-volunteers"],
    ],
    [
      "batteries of a house in place of a data centre's",
      { industry: "Inverter, battery and solar panel installation, Ibadan", offer: "3.5kVA with two batteries." },
      "inverter-wall",
      ["battery-cabinets", "solar-solar-field"],
    ],
    ["washed carpets in any trade", { industry: "halı yıkama, Kayseri" }, "carpet-wash", ["loom-room", "weaver"]],
    [
      "milk sweets in place of lollipops",
      { industry: "मिठाई की दुकान, मथुरा", offer: "पेड़ा और लड्डू" },
      "sweets-pan",
      ["sweet-jars", "ice-cream-served", "cake-case"],
    ],
  ];
  for (const [about, brief, shown, never] of rows)
    test(about, () => {
      const ids = list(brief);
      expect(ids).toContain(shown);
      expect(ids.filter((id) => never.includes(id))).toEqual([]);
    });

  test("leaves out what was drawn for another trade, unless the brief names what it shows", () => {
    const sweets = list({ industry: "मिठाई की दुकान, मथुरा", offer: "पेड़ा और लड्डू, 1 किलो ₹480" });
    expect(sweets).not.toContain("packed-snacks");
    const shuttle = list({ industry: "Property management", offer: "Accounts, repairs and meetings for 40 blocks of flats." });
    expect(shuttle).not.toContain("clean-room");
    expect(list({ industry: "Scaffolding hire", offer: "Scaffolds for roofs, painted and checked." })).toContain("roof-house");
  });

  test("shows a sort of a broad trade only where the brief tells of it", () => {
    const museum = { industry: "Museum", offer: "A rope works of 1850, with a demonstration each Sunday." };
    expect(list(museum)).not.toContain("dinosaur-hall");
    expect(list({ ...museum, industry: "Natural history museum" })).toContain("dinosaur-hall");
    const software = { industry: "Software", offer: "Menus and orders for 300 school kitchens." };
    expect(list(software)).not.toContain("night-coding");
    expect(list(software)).toContain("app-window");
    expect(list({ ...software, offer: "Code reviews for developers." })).toContain("screens-desk");
    expect(list({ industry: "Caretaking, property management", offer: "Stairs, lifts and meetings." })).not.toContain(
      "flat-viewing",
    );
  });

  test("keeps what a related trade does as well", () => {
    expect(list({ industry: "Optician", offer: "Spectacles and eye tests from £25." })).toContain("eye-test");
  });

  test("bars nothing for a brief that tells only its trade", () => {
    expect(list({ industry: "Restaurant" })).toEqual(expect.arrayContaining(["laid-table", "cook-pots", "open-kitchen"]));
    expect(list({ industry: "Charity" })).toEqual(expect.arrayContaining(["charity", "coat-giving"]));
  });
});

describe("evidence", () => {
  const none: Evidence = {
    made: new Set(),
    stated: new Set(),
    denied: new Set(),
    named: new Set(),
    signs: new Set(),
    region: undefined,
    isParticular: true,
  };
  test("decides how a claim stands", () => {
    const assess = (claim: string, evidence: Partial<Evidence>, trade = "restaurant", isMain = false) =>
      assessClaim(claim, { ...none, ...evidence }, trade, isMain);
    expect(assess("fine-dining", {})).toBe("wrong");
    expect(assess("fine-dining", { isParticular: false })).toBe("right");
    expect(assess("fine-dining", { made: new Set(["fine-dining"]) })).toBe("right");
    expect(assess("fine-dining", {}, "steakhouse")).toBe("right");
    expect(assess("amplified", {}, "festival")).toBe("unsupported");
    expect(assess("western-farm", { region: "africa" }, "farm", true)).toBe("wrong");
    expect(assess("western-farm", {}, "farm", true)).toBe("right");
    expect(assess("cake", {}, "patisserie", true)).toBe("right");
    expect(assess("cake", {}, "bakery")).toBe("wrong");
    expect(assess("cake", { named: new Set(["cake"]) }, "bakery")).toBe("right");
    expect(assess("cake", { named: new Set(["cake"]), denied: new Set(["cake"]) }, "bakery")).toBe("wrong");
  });

  test("shows the dishes of one cuisine where it is at home or named", () => {
    const assess = (claim: string, evidence: Partial<Evidence>, trade: string, isMain = false) =>
      assessClaim(claim, { ...none, ...evidence }, trade, isMain);
    expect(assess("taco", { region: "east-asia" }, "fast-food")).toBe("wrong");
    expect(assess("sushi-roll", { region: "east-asia" }, "restaurant")).toBe("wrong");
    expect(assess("sushi-roll", { named: new Set(["sushi-roll"]) }, "restaurant")).toBe("right");
    expect(assess("noodle-bowl", { region: "africa" }, "noodle-bar", true)).toBe("right");
    expect(assess("flatbreads", {}, "bakery")).toBe("wrong");
    expect(assess("flatbreads", { region: "middle-east" }, "bakery")).toBe("right");
    expect(assess("western-cheese", { region: "south-asia" }, "dairy", true)).toBe("wrong");
  });

  test("tells the part of the world by places first, then by language", () => {
    const find = (industry: string, language: "en" | "fr" | "hi") =>
      findSpecifics({ name: "Kelvora", industry }, language, "bakery").evidence.region;
    expect(find("Bakery in Lagos", "en")).toBe("africa");
    expect(find("Boulangerie à Dakar", "fr")).toBe("africa");
    expect(find("Bakery in Leeds", "en")).toBeUndefined();
    expect(find("बेकरी", "hi")).toBe("south-asia");
  });

  test("has words for each claim that no subject and no part of the world decides", async () => {
    const lists = parseWordLists(await Bun.file("data/motifs/specifics.txt").text());
    const worded = new Set([...lists.values()].flatMap((list) => list.map(([id]) => id)));
    const ofWorld = [
      "western-kitchen",
      "western-farm",
      "western-town",
      "western-dress",
      "western-homes",
      "western-cheese",
      "gulf-incense",
      "incense-sticks",
      "cold-country",
      "indoors",
      "barre",
      "drum-kit",
      "vans",
      "campers",
    ];
    expect(listClaims().filter((id) => !worded.has(id) && !isMotifId(id) && !ofWorld.includes(id))).toEqual([]);
    expect(regions.filter((id) => id !== "middle-east" && !worded.has(id))).toEqual([]);
  });
});
