import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { findAvoidedInPictures } from "#/studio/understanding/avoided-motifs";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { findPlace, findVignettes } from "#/studio/vignettes/find-vignettes";
import { placesBySector } from "#/studio/vignettes/kind-trades";
import { findSpecifics } from "#/studio/vignettes/specifics";

/** The ids of the vignettes that lead, and of all, for a brief. */
function list(fields: Omit<Brief, "name">): { readonly leading: readonly string[]; readonly all: readonly string[] } {
  const brief: Brief = { name: "Kelvora", ...fields };
  const { trade: understood, language } = understandBrief(brief);
  const trade = findTrade(understood?.value ?? "");
  const { leading, others } = findVignettes(trade?.id ?? "", {
    named: new Set(listPictureMotifs(brief)),
    avoided: findAvoidedInPictures(brief, language.value, trade),
    specifics: findSpecifics(brief, language.value, trade?.id),
  });
  const ids = leading.map(({ id }) => id);
  return { leading: ids, all: [...ids, ...others.map(({ id }) => id)] };
}

test("sports cars and football rule out neither the cars of a driving school nor the balls of bocce", () => {
  expect(list({ industry: "auto-école", avoid: ["voitures de sport"] }).leading).toContain("driving-together");
  expect(list({ industry: "Autoscuola", avoid: ["macchine sportive"] }).all).toContain("driving-lesson");
  expect(list({ industry: "Club de bochas", avoid: ["fútbol, que no tenemos cancha"] }).leading).toContain("petanque-players");
});

describe("what a brief names within its trade", () => {
  const rows: readonly (readonly [industry: string, leads: string, ruledOut: string])[] = [
    ["Badminton hall", "badminton", "football"],
    ["羽毛球馆", "badminton", "rowers"],
    ["Ruderclub", "rowers", "basketball"],
    ["Handballverein", "winners-podium", "basketball"],
    ["Football club", "football", "basketball"],
    ["Basketball club", "basketball", "football"],
    ["Ice hockey club", "hockey-shot", "football"],
    ["Hairdresser for curly hair", "curls", "cut"],
    ["Friseur für Naturlocken", "curls", "cut"],
    ["Perruqueria de cabells arrissats, rizos", "curls", "cut"],
    ["Waldkindergarten", "den-in-woods", "blocks"],
    ["Ballet school", "dance-stage", "dancers"],
    ["Tango school", "dancers", "dance-stage"],
    ["Piano lessons", "piano-lesson", "guitar-lesson"],
    ["Violin school", "violin-lesson", "guitar-lesson"],
    ["Goat dairy", "cheese-wheels", "milk-churns"],
    ["Chauffagiste, pompes à chaleur", "outdoor-unit", "boiler-service"],
    ["Sheep farm", "shepherd-and-dog", "milk-churns"],
    ["Criação de frangos e venda de ovos", "feeding-hens", "herd-and-herder"],
    ["Продажа яиц", "feeding-hens", "shepherd-and-dog"],
    ["Ziegenhof", "goat-check", "hen-yard"],
    ["Phone and tablet repair", "phone-repair", "bike-repair"],
    ["Service GSM: reparații telefoane, tablete și laptopuri", "phone-repair", "watch-repair"],
    ["Ремонт телефонов", "phone-repair", "bicycle-wall"],
    ["Handyreparatur", "phone-repair", "repair-shop"],
    ["Computerreparatur", "open-computer", "phone-repair"],
    ["Fahrradreparatur", "bike-repair", "watch-repair"],
    ["Household appliance repair", "washer-opened", "solder-bench"],
    ["Mariachi para fiestas", "mariachi-serenade", "band-on-stage"],
    ["Folk band", "fiddle-and-accordion", "mariachi-serenade"],
    ["Evening tuition, boys and girls separately", "girls-evening-class", "exam-class"],
    ["Schronisko i łaźnia dla osób bezdomnych", "towel-and-shower", "public-bath"],
    ["Pétanque club", "petanque-players", "forest-path"],
    ["Sewing machine and vacuum repair shop", "repair-shop", "yarn-shop"],
    ["Hip-hop dance school", "dance-room", "couple-steps"],
    ["Volunteer community transport, door to door van", "bus-door", "public-transport-tram"],
    ["Детская шахматная школа", "chessBoard", "chess"],
    ["Pedalo and rowing boat hire", "rowing-boats-lent", "yacht-crew"],
    ["Yacht charter", "yacht-crew", "rowing-boats-lent"],
    ["Drechslerei", "bowl-on-lathe", "carved-figure"],
    ["Pedicab tours", "pedicab-ride", "tuk-tuk-ride"],
    ["Tuk-tuk tours", "tuk-tuk-ride", "pedicab-ride"],
    ["Batik tulis", "batik-wax", "loom-room"],
  ];
  for (const [industry, leads, ruledOut] of rows)
    test(`${industry}: ${leads}, not ${ruledOut}`, () => {
      const { leading, all } = list({ industry });
      expect(leading).toContain(leads);
      expect(all).not.toContain(ruledOut);
    });

  test("dances without a barre have no studio with one", () => {
    for (const industry of ["Bharatanatyam dance school", "பரதநாட்டியம் பள்ளி", "Escuela de baile flamenco"])
      for (const id of ["dance-room", "dance-stage", "dancers", "couple-steps"]) expect(list({ industry }).all).not.toContain(id);
  });

  test("a band without a drum kit shows none, and what plays one does", () => {
    for (const industry of ["Ρεμπέτικη κομπανία, μουσικό συγκρότημα", "Folk band", "Klezmer band"])
      for (const id of ["drum-lesson", "band-on-stage", "instrument-wall"]) expect(list({ industry }).all).not.toContain(id);
    expect(list({ industry: "Rock band" }).all).toContain("band-on-stage");
  });

  test("rules nothing out where it names nothing", () => {
    expect(list({ industry: "Hairdresser" }).all).toEqual(expect.arrayContaining(["curls", "cut", "salon"]));
    expect(list({ industry: "Sports club" }).all).toEqual(expect.arrayContaining(["football", "basketball"]));
  });

  test("shows no other trade's work", () => {
    expect(list({ industry: "Glazier" }).all).not.toContain("tile-floor");
    expect(list({ industry: "Hardware shop" }).all).not.toContain("pan-wall");
    expect(list({ industry: "Stonemason" }).all).not.toContain("wall-in-work");
    expect(list({ industry: "Lemonade maker" }).all).not.toContain("bar-shelf");
    expect(list({ industry: "Repair shop" }).all).not.toContain("tool-counter");
  });

  test("is borrowed from a neighbouring trade where its own shows nothing of it", () => {
    expect(list({ industry: "Agriturismo con olive" }).all).toContain("olive-net");
    expect(list({ industry: "Guest house" }).all).not.toContain("olive-net");
  });
});

describe("what a brief rules out in pictures", () => {
  test("a manner leaves the trade's own subject, and people", () => {
    expect(list({ industry: "Veterinary clinic", avoid: ["cartoon animals"] }).all).toContain("dogPatient");
    expect(list({ industry: "Tierarztpraxis", avoid: ["Comic-Tiere"] }).all).toContain("dogPatient");
    expect(list({ industry: "Dentist", avoid: ["smiling cartoon tooth"] }).all).toContain("dentist");
    expect(list({ industry: "Consultants", avoid: ["stock photos of smiling people"] }).all).toContain("flipchart-talk");
  });

  test("a manner still bars what the trade is not about", () => {
    expect(list({ industry: "Business association", avoid: ["stock-photo handshakes"] }).all).not.toContain("members-table");
  });

  test("the thing itself is barred without a manner, and as a mark with one", () => {
    expect(list({ industry: "Veterinary clinic", avoid: ["dogs"] }).all).not.toContain("dogPatient");
    const { motifs } = understandBrief({ name: "Kelvora", industry: "Veterinary clinic", avoid: ["cartoon dogs"] });
    expect(motifs).not.toContain("dog");
  });

  const colored: readonly (readonly [industry: string, avoid: string])[] = [
    ["Riding school", "pink ponies"],
    ["Reitschule", "rosa Pferde"],
    ["Szkoła jazdy konnej", "różowe konie"],
  ];
  for (const [industry, avoid] of colored)
    test(`a colour, as in “${avoid}”, leaves the trade's own subject in pictures and in its mark`, () => {
      expect(list({ industry, avoid: [avoid] }).all).toContain("rider");
      expect(understandBrief({ name: "Kelvora", industry, avoid: [avoid] }).motifs).toContain("horse");
    });

  const excesses: readonly (readonly [industry: string, avoid: string])[] = [
    ["Riding school", "horseshoes on everything"],
    ["Riding school", "horses everywhere"],
    ["Riding school", "another horse"],
    ["Reitschule", "überall Pferde"],
    ["Escuela de equitación", "caballos por todas partes"],
    ["Centre équestre", "des chevaux partout"],
    ["Конная школа", "лошади везде"],
    ["乗馬クラブ", "馬だらけ"],
  ];
  for (const [industry, avoid] of excesses)
    test(`an excess, as in “${avoid}”, leaves the trade's own subject and bars its mark`, () => {
      expect(list({ industry, avoid: [avoid] }).all).toContain("rider");
      const { motifs } = understandBrief({ name: "Kelvora", industry, avoid: [avoid] });
      expect(motifs).not.toContain(avoid.startsWith("horseshoes") ? "horseshoe" : "horse");
    });

  test("a colour or an excess still bars what the trade is not about", () => {
    expect(list({ industry: "Wine shop", avoid: ["barrels"] }).all).not.toContain("wine-barrels");
    expect(list({ industry: "Business association", avoid: ["handshakes everywhere"] }).all).not.toContain("members-table");
  });

  test("not only one thing bars nothing", () => {
    expect(list({ industry: "Riding school", avoid: ["not only horses"] }).all).toContain("rider");
    expect(list({ industry: "Reitschule", avoid: ["nicht nur Pferde"] }).all).toContain("rider");
    expect(list({ industry: "Riding school", avoid: ["horses"] }).all).not.toContain("rider");
  });
});

describe("the places shown where a trade's own pictures are ruled out", () => {
  test("are vignettes, none of people at a meeting", () => {
    for (const id of new Set(Object.values(placesBySector).flat())) {
      const place = findPlace([id], { avoided: new Set() });
      expect(place?.id).toBe(id);
      if (id !== "corner-shop") expect(place?.shows).not.toContain("people");
    }
  });

  test("leave out what is ruled out", () => {
    expect(findPlace(["forest-path", "garden-path"], { avoided: new Set(["log"]) })?.id).toBe("garden-path");
    expect(findPlace(["forest-path"], { avoided: new Set(["log"]) })).toBeUndefined();
  });
});
