import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";

const listItems = (brief: Brief) => createCopy(brief).items.map(({ title }) => title);

const listed: readonly (readonly [offer: string, items: readonly string[], left: string | undefined])[] = [
  [
    "Undertakers at the bridge in Kesh, second generation. Collection at any hour, waking at home or in our own rooms, " +
      "church, civil and woodland burials, cremation in Belfast, notices written, and the sandwiches after. Ask us anything.",
    [
      "Collection at any hour",
      "Waking at home or in our own rooms",
      "Church, civil and woodland burials",
      "Cremation in Belfast",
      "Notices written",
      "The sandwiches after",
    ],
    undefined,
  ],
  [
    "Hedge work round Ludlow and Leominster: laying, trimming, stakes, gate repairs, you name it. Free quotes.",
    ["Laying", "Trimming", "Stakes", "Gate repairs"],
    "Hedge work round Ludlow and Leominster.",
  ],
  [
    "Wir liefern Wärme aus Holz. Hier finden Sie Zähler ablesen, Anschluss beantragen, Netzdruck (6 bar, gemessen), " +
      "aktuelle Störungen und geplante Arbeiten.",
    ["Zähler ablesen", "Anschluss beantragen", "Netzdruck (6 bar, gemessen)", "Aktuelle Störungen", "Geplante Arbeiten"],
    "Wir liefern Wärme aus Holz.",
  ],
  [
    "昆明的一家小店，只修钢琴：调律、换弦、整音、翻新，店里不卖新琴。",
    ["调律", "换弦", "整音", "翻新"],
    "昆明的一家小店，只修钢琴。",
  ],
];

test("a list within the sentences of an offer is its list, in several languages, and the other sentences are kept", () => {
  for (const [offer, items, left] of listed) {
    const copy = createCopy({ name: "Corriedale", tagline: "Ja.", offer });
    expect({ offer, items: copy.items.map(({ title }) => title) }).toEqual({ offer, items: [...items] });
    if (left !== undefined) expect([copy.lead, copy.statement, ...copy.notices, ...copy.notes]).toContain(left);
  }
});

test("people, languages, materials and what is counted or not done are no list of what is offered", () => {
  for (const offer of [
    "Siamo in tre: Carla Bianchi, il geometra Rossi e la Lucia in segreteria. Si risponde sempre.",
    "We are four: Ann Weir, the foreman Bob, Cal and Dot. We answer.",
    "Works on any phone. Malayalam, English, Hindi, Tamil.",
    "Wir drehen Teile. Stahl, Titan, Messing, Kupfer.",
    "Je grave des hangars. Deux stages par an, quatre personnes maximum, encres et papier fournis.",
    "Good shearing. Shearers, rouseabouts, classers on the books, super paid, no cash in the ute.",
  ])
    expect({ offer, items: listItems({ name: "Corriedale", offer }) }).toEqual({ offer, items: [] });
});

test("an offer that has a list keeps it", () => {
  const offer = "Frames, lens fitting and repairs. Eye tests, hard lenses, soft lenses, old glasses for reuse.";
  expect(listItems({ name: "Corriedale", offer })).toEqual(["Frames", "Lens fitting", "Repairs"]);
});
