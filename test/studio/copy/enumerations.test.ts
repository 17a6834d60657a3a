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
  // More than eight, with a colon in brackets.
  [
    "Two days in May, all about cheese: tastings, stalls, goats, a parade, brass band, wheel rolling (record: 2.4 km), " +
      "folk dancing, a raffle and fireworks. Entry is free.",
    [
      ...["Tastings", "Stalls", "Goats", "A parade", "Brass band", "Wheel rolling (record: 2.4 km)"],
      ...["Folk dancing", "A raffle", "Fireworks"],
    ],
    "Two days in May, all about cheese.",
  ],
  [
    "昆明的一家小店，只修钢琴：调律、换弦、整音、翻新，店里不卖新琴。",
    ["调律", "换弦", "整音", "翻新"],
    "昆明的一家小店，只修钢琴。",
  ],
  // The last item may say more of what it is than the others.
  [
    "Escova, hidratação, mechas e uma aula de meia hora pra você aprender a cuidar sozinha em casa. Atendemos sábado.",
    ["Escova", "Hidratação", "Mechas", "Uma aula de meia hora pra você aprender a cuidar sozinha em casa"],
    undefined,
  ],
  [
    "Sauna, badtunna, morgondopp för gäster och en liten kiosk med kaffe och kakor. Öppet året om.",
    ["Sauna", "Badtunna", "Morgondopp för gäster", "En liten kiosk med kaffe och kakor"],
    undefined,
  ],
  [
    "White bread, rye bread, rolls, and bun and butter all year, not just Easter. Cakes to order.",
    ["White bread", "Rye bread", "Rolls", "Bun and butter all year, not just Easter"],
    undefined,
  ],
  [
    "Gudstjeneste søndag kl. 10.30 i den gamle lade, højskolesang hver torsdag kl. 19, foredrag og spisning (60 kr., børn gratis). Kom.",
    [
      "Gudstjeneste søndag kl. 10.30 i den gamle lade",
      "Højskolesang hver torsdag kl. 19",
      "Foredrag",
      "Spisning (60 kr., børn gratis)",
    ],
    undefined,
  ],
  [
    "Open on Wednesdays. Drill sets, long ladders, a pressure washer that is always out, sewing machines. Bring it back.",
    ["Drill sets", "Long ladders", "A pressure washer that is always out", "Sewing machines"],
    undefined,
  ],
  // A verb that only offers what follows.
  [
    "Vendemos rosas, claveles y macetas pintadas por nosotras en Jerez, con entrega el mismo día y una sonrisa.",
    ["Rosas", "Claveles", "Macetas pintadas por nosotras en Jerez"],
    "Con entrega el mismo día y una sonrisa.",
  ],
  [
    "Имаме мъжки хор, детска школа (вторник, 17:30) и курс по рисуване за хора над 60, който започва с молив. Елате.",
    ["Мъжки хор", "Детска школа (вторник, 17:30)", "Курс по рисуване за хора над 60, който започва с молив"],
    undefined,
  ],
  [
    "Eski bir atölyede kurulu ağırlık salonuyuz. " +
      "Üç squat kafesi, iki platform, koşu bantları, ayrıca kadınlara özel salon (hafta içi) var.",
    ["Üç squat kafesi", "İki platform", "Koşu bantları", "Kadınlara özel salon (hafta içi)"],
    undefined,
  ],
  [
    "Boundary surveys, subdivision plans and reports for sale or mortgage, from our office at 14 High Road, Kent. Ask us.",
    ["Boundary surveys", "Subdivision plans", "Reports for sale or mortgage"],
    undefined,
  ],
  [
    "Early start. Main shear, second shear, crutching, and wool handling to your spec. Learners taken on.",
    ["Main shear", "Second shear", "Crutching", "Wool handling to your spec"],
    undefined,
  ],
  [
    "Vá xe, thay nhớt, thay bình ắc quy tận nơi trong nội thành Đà Nẵng, báo giá trước rồi mới làm. Gọi là có.",
    ["Vá xe", "Thay nhớt", "Thay bình ắc quy tận nơi trong nội thành Đà Nẵng", "Báo giá trước rồi mới làm"],
    undefined,
  ],
  // Clauses that each say what is done.
  [
    "We register cats ($20, due in May), reunite lost ones, pick up strays and rehome those left here after a week. Call in.",
    ["Register cats ($20, due in May)", "Reunite lost ones", "Pick up strays", "Rehome those left here after a week"],
    undefined,
  ],
  [
    "We fix taps, tanks and noisy pumps; service boilers (£90, flue included) and cookers; and fit bathrooms and sinks. Ring us.",
    ["Fix taps, tanks and noisy pumps", "Service boilers (£90, flue included) and cookers", "Fit bathrooms and sinks"],
    undefined,
  ],
  [
    "Szyjemy suknie i garnitury, naprawiamy kurtki (od 40 zł), a zamki błyskawiczne wymieniamy tego samego dnia, jeśli mamy kolor.",
    [
      "Szyjemy suknie i garnitury",
      "Naprawiamy kurtki (od 40 zł)",
      "Zamki błyskawiczne wymieniamy tego samego dnia, jeśli mamy kolor",
    ],
    undefined,
  ],
  [
    "চরে চরে নৌকায় করে বিনামূল্যে চোখ দেখি, চশমা দিই ১৫০ টাকায়, ছানি অপারেশনের ব্যবস্থা করি। পাশে থাকুন।",
    ["চরে চরে নৌকায় করে বিনামূল্যে চোখ দেখি", "চশমা দিই ১৫০ টাকায়", "ছানি অপারেশনের ব্যবস্থা করি"],
    undefined,
  ],
  [
    "Sisi ni redio ya kijiji. Asubuhi kuna bei za samaki na mwani, mchana kuna masomo ya hesabu, na jioni kuna kahawa na mazungumzo.",
    ["Asubuhi kuna bei za samaki na mwani", "Mchana kuna masomo ya hesabu", "Jioni kuna kahawa na mazungumzo"],
    "Sisi ni redio ya kijiji.",
  ],
  [
    "专修漏水、发霉和走不动的老钟,修不好不收钱,送来的钟表全程录像。",
    ["专修漏水、发霉和走不动的老钟", "修不好不收钱", "送来的钟表全程录像"],
    undefined,
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
    "We sink, burn, tune and chrome tenor, double seconds, guitar and bass pans in the yard on the old road.",
    "Wir drehen jeden Tag. Schwerpunkt: Fachwerk, Schulen, Hallen.",
    "돌상 차림, 장소 섭외, 사회자, 사진까지 한 번에 해드립니다.",
    "21 कलाकारों का बैंड, वर्दी और लाइट के साथ।",
    "Good shearing. Shearers, rouseabouts, classers on the books, super paid, no cash in the ute.",
  ])
    expect({ offer, items: listItems({ name: "Corriedale", offer }) }).toEqual({ offer, items: [] });
});

test("an offer that has a list keeps it", () => {
  const offer = "Frames, lens fitting and repairs. Eye tests, hard lenses, soft lenses, old glasses for reuse.";
  expect(listItems({ name: "Corriedale", offer })).toEqual(["Frames", "Lens fitting", "Repairs"]);
});

test("a word before a colon is the heading of its list, and no sentence of its own", () => {
  const copy = createCopy({ name: "Hüsnü", offer: "Yorgan dikeriz. Motifler: baklava, göbekli, tavus ve yağmur." });
  expect(copy.items.map(({ title }) => title)).toEqual(["Baklava", "Göbekli", "Tavus", "Yağmur"]);
  expect([copy.statement, ...copy.notes, ...copy.notices].join(" ")).not.toContain("Motifler");
});

test("what is also there is one item, also where a word within it begins like a conjunction", () => {
  expect(listItems({ name: "Corriedale", offer: "הליכונים, כיסאות גלגלים, מיטות, גם קביים ורודים לילדה בת שבע." })).toEqual([
    "הליכונים",
    "כיסאות גלגלים",
    "מיטות",
    "גם קביים ורודים לילדה בת שבע",
  ]);
});
