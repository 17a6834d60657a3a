import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { splitOffer, splitSentences } from "#/studio/copy/sentences";

test("sentences end at full stops, not at abbreviations, ordinals and initials", () => {
  expect(splitSentences("Wir spleißen Tauwerk. Am 3. Mai um 20.30 Uhr. Danach Fest.")).toEqual([
    "Wir spleißen Tauwerk.",
    "Am 3. Mai um 20.30 Uhr.",
    "Danach Fest.",
  ]);
  expect(splitSentences("We are at St. Mary's. J. Baker leads")).toEqual(["We are at St. Mary's.", "J. Baker leads"]);
  expect(splitSentences("カウンター八席、予約制。水曜定休。")).toEqual(["カウンター八席、予約制。", "水曜定休。"]);
  expect(splitSentences("Kom den 12. december")).toEqual(["Kom den 12. december"]);
  expect(splitSentences("  ")).toEqual([]);
});

test("abbreviations of every language belong to their sentence, and units end it", () => {
  const texts: readonly (readonly string[])[] = [
    ["Kurs kat. B za 3200 zł, 30 godzin jazdy.", "Jazdy od 7 do 21."],
    ["Commande d'un livre en 48 h.", "Une rencontre à 19 h.", "Ouvert du mardi au samedi."],
    ["Open 9 a.m. to 5 p.m.", "Closed on Sundays."],
    ["Termine z. B. samstags, ca. 30 Min. Fahrt.", "Tel. 0541 123456."],
    ["Kościół św. Anny, ul. Długa 4.", "Otwarte od 1990 r.", "Prowadzi Jan."],
    ["Работаем с 1998 г.", "Адрес: ул. Садовая, д. 5, т. е. у парка.", "Звоните."],
    ["Jl. Kaliurang km 5, Rp. 7.000 per kilo.", "Antar gratis."],
    ["Åbent fra kl. 10.", "Kom forbi."],
    ["Atatürk Cad. No. 5, 2. katta.", "Randevu 30 dk.", "Cumartesi açık."],
    ["Od 10 hod.", "Najdete nás v tř. Míru 12, např. v sobotu."],
    ["Via Roma 2, sig. Nello, tel. 0541 1234.", "Chiuso lunedì."],
    ["Bring socks (thick ones.)", "“We have tea.”", "Yes!"],
    ["TP. Huế, giao 2 ngày.", "Đặt trước."],
    ["τηλ. 210 1234567, Λεωφ. Αθηνών 3.", "Ανοιχτά."],
    ["「どうぞ。」と言います。", "毎日。"],
    ["மாதம் ரூ. 1,800 மட்டும்.", "இரண்டு வகுப்புகள்."],
    ["एक पोशाक रु. 450 में।", "रोज़ खुला।"],
    ["Shirts Rs. 300, suits Rs. 1,200.", "Closed Fridays."],
    ["Oprava 350 Kč.", "Čištění 200 Kč."],
    ["Стрижка 900 руб. (с мытьём).", "Запись по телефону."],
    ["Мед 180 грн.", "Доставка поштою."],
    ["Koszula 12 zł.", "Spodnie 15 zł."],
    ["Peixe 450 MT.", "Camarão 900 MT."],
  ];
  for (const sentences of texts) {
    const isUnspaced = sentences.some((sentence) => sentence.endsWith("。"));
    expect(splitSentences(sentences.join(isUnspaced ? "" : " "))).toEqual([...sentences]);
  }
});

test("a list is shown as one, and hours and places stand apart", () => {
  const { lead, items, practical, premises, statement } = createCopy({
    name: "La Cadena",
    industry: "taller de bicicletas",
    offer: "Frenos, ruedas y alquiler. Abrimos de martes a sábado de 10:00 a 19:00. Calle del Olmo 14, Valencia.",
    tagline: "Tu bici, lista hoy",
  });
  const places = ["Calle del Olmo 14, Valencia."];
  expect({ lead, practical, premises, statement }).toEqual({
    lead: undefined,
    practical: [],
    premises: { places, hours: ["Abrimos de martes a sábado de 10:00 a 19:00."], isOpen: true },
    statement: undefined,
  });
  expect(items.map(({ title }) => title)).toEqual(["Frenos", "Ruedas", "Alquiler"]);
});

test("Georgian sentences end at full stops although their letters count as small ones, Armenian ones at their own", () => {
  expect(splitSentences("სულგუნი კილო 24 ლარი. თბილისში მოგვაქვს.")).toEqual(["სულგუნი კილო 24 ლარი.", "თბილისში მოგვაქვს."]);
  expect(splitSentences("Մենք հաց ենք թխում։ Բաց ենք 8-ից։")).toEqual(["Մենք հաց ենք թխում։", "Բաց ենք 8-ից։"]);
});

test("a day in short and its hours are not parted", () => {
  for (const text of [
    "Otwarte pn. i śr. 9:00–16:00, wt. i czw. 11:00–18:00, pt. 9:00–13:00.",
    "Otevřeno po. a út. 8:00–16:00, čt. 10–18.",
    "Ouvert mar. et jeu. 9h30–12h.",
  ])
    expect(splitSentences(text)).toEqual([text]);
  expect(splitSentences("Tee in der Sonne. 8 Sorten.")).toHaveLength(2);
});

test("a sentence may begin with an address for email", () => {
  expect(splitSentences("Members $250. office@marlow.example or by phone.")).toEqual([
    "Members $250.",
    "office@marlow.example or by phone.",
  ]);
});

test("a Thai part that names the price of the one before it, or ends its list, stays with that", () => {
  const offer = "ผลิตน้ำแข็งหลอดเล็ก หลอดใหญ่ และน้ำแข็งโม่ กระสอบ 20 กก. ราคา 45 บาท ถุง 2 กก. ราคา 12 บาท";
  expect(splitOffer(offer, "th")).toEqual([
    "ผลิตน้ำแข็งหลอดเล็ก หลอดใหญ่ และน้ำแข็งโม่",
    "กระสอบ 20 กก. ราคา 45 บาท",
    "ถุง 2 กก. ราคา 12 บาท",
  ]);
});

test("a number of things before an amount with its currency is no amount of its own", () => {
  const offer = "ซักพับกิโลละ 45 บาท เหมาเดือน 60 ชิ้น 790 บาท ผ้านวม 120 บาท";
  const copy = createCopy({ name: "ป้าจิ๋ม", industry: "ร้านซักรีด", offer });
  const prices = copy.practical.flatMap(({ texts }) => texts);
  expect(prices).toContain("เหมาเดือน 60 ชิ้น 790 บาท");
  expect(prices).not.toContain("ชิ้น 790");
});
