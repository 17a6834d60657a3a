import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { findFigure } from "#/studio/copy/figures";
import { isNotice } from "#/studio/copy/notices";
import { joinQuestions, joinRemarks } from "#/studio/copy/offer-sentences";
import { joinShortClauses, splitOffer } from "#/studio/copy/sentences";

test("the figure of a sentence is its first number if that is a price, a share or a year", () => {
  const figures: readonly (readonly [sentence: string, figure: string | undefined])[] = [
    ["Minimum order 40 tubes, pick up from Tawonga.", undefined],
    ["Three dentists, one of them here since 1994.", "1994"],
    ["Savings accounts and loans from £100 to £7,500.", "£100"],
    ["Delivered by 6 a.m. to 12 shops", undefined],
    ["Drop-in 120 kr, mattor finns att låna.", "120 kr"],
    ["Hrajeme od roku 1971, 48 míst, v neděli v 10.", "1971"],
    ["Dojazd do 2 godzin, cena podana przed pracą.", undefined],
    ["ชั่วโมงละ 200 บาท", "200 บาท"],
    ["الورشة في حلب القديمة منذ ١٩٤٨", "١٩٤٨"],
    ["每位80元，含早餐", "80元"],
    ["2013年に閉館した劇場です。", "2013年"],
    ["Book with us directly and it's 10% less.", "10%"],
    ["Call 0161 496 0000 any time", undefined],
    ["Calle del Olmo 14, Valencia.", undefined],
    ["District No. 3 of the county", undefined],
    ["Certified to ISO 13485 and open since spring.", undefined],
    ["Nine rooms in a 1840s rectory.", undefined],
    ["We give everybody 40 minutes rather than 20, and a scan is £15.", undefined],
    ["Open Mon to Fri 9 to 5.15, Saturday 9 to 1, and the market day too until 6.", undefined],
    ["Geöffnet Mo–Fr 9–13 und 14–18 Uhr.", undefined],
    ["Coni da 2,80 €, torte su ordinazione.", "2,80 €"],
    ["1200 seats and 4 bars.", undefined],
    ["We make tables.", undefined],
  ];
  for (const [sentence, figure] of figures) expect({ sentence, figure: findFigure(sentence) }).toEqual({ sentence, figure });
});

test("what is not, only or at the moment the case is a notice, in languages of all scripts", () => {
  const notices = {
    en: "We are taking on NHS children at the moment but not NHS adults.",
    de: "Zurzeit nehmen wir keine neuen Kunden an.",
    fr: "Ici on ne prend pas la carte.",
    fi: "Emme etsi kadonneita lemmikkejä.",
    el: "Μέλι δεν βγάζουμε, Μελισσόπετρα λένε το χωριό.",
    ru: "Карты не принимаем.",
    he: "בתיאום מראש, לא בשבת.",
    hi: "सारे पात्र गाँव के ही लोग निभाते हैं, कोई टिकट नहीं।",
    th: "ไม่รับบัตรเครดิต",
    ja: "予約は受け付けていません。",
    "zh-Hans": "仅收现金。",
  };
  for (const [language, text] of Object.entries(notices)) expect([language, isNotice(text, language)]).toEqual([language, true]);
  expect(isNotice("Rust is our surname.", "en")).toBe(false);
  expect(isNotice("Notes on knots and nothing", "en")).toBe(false);
  expect(isNotice("Wir backen Brot.", "de")).toBe(false);
  expect(isNotice(`We do not ${"very ".repeat(40)}often close`, "en")).toBe(false);
});

test("a page says every sentence of an offer, and says it once", () => {
  const offer =
    "Idli, khali dosa, kesari bath and filter coffee from 6 am. Standing tables only downstairs, seating upstairs. " +
    "Pure veg. No Swiggy, no Zomato, we only do counter parcel.";
  const copy = createCopy({ name: "Raghavendra Tiffin Room", industry: "Vegetarian restaurant", offer });
  const { headline, lead, notices, facts, statement, notes, items } = copy;
  const said = [lead, ...notices, ...facts.map(({ figure, text }) => text ?? figure), statement, ...notes];
  expect(said.filter((text) => text !== undefined).toSorted()).toEqual(splitOffer(offer, "en").slice(1).toSorted());
  // The list is shown as one and is no headline.
  expect(items.map(({ title }) => title)).toEqual(["Idli", "Khali dosa", "Kesari bath", "Filter coffee from 6 am"]);
  expect(headline).toBe("Vegetarian restaurant");
  // A note of two words is read among the notices, not set large.
  expect(notices).toEqual(["Pure veg.", "No Swiggy, no Zomato, we only do counter parcel."]);
});

test("sentences that belong together stay together as one statement", () => {
  const { statement, notes } = createCopy({
    name: "Rust & Daughter",
    tagline: "Rust by name",
    offer:
      "Steam clean, dry out for two days. Rust is our surname. My daughter Carrie runs the workshop now and I do the phones.",
  });
  expect(statement).toBe("Rust is our surname. My daughter Carrie runs the workshop now and I do the phones.");
  expect(notes).toEqual([]);
});

test("clauses of scripts without spaces between words end at spaces, except around numbers", () => {
  expect(splitOffer("นวดฝ่าเท้า ชั่วโมงละ 200 บาท รับไปที่บ้าน", "th")).toEqual(["นวดฝ่าเท้า ชั่วโมงละ 200 บาท", "รับไปที่บ้าน"]);
  const clauses = ["มังคุดและทุเรียนจากสวน", "ตัดวันนี้", "ส่งพรุ่งนี้"];
  expect(joinShortClauses(clauses)).toEqual([clauses.join(" ")]);
  expect(splitOffer("We make tables. And chairs.", "en")).toEqual(["We make tables.", "And chairs."]);
});

test("what is in brackets is never parted", () => {
  const thai = "ให้ยืมถังฟรีทุกครั้งที่สั่ง (ขอถังคืนด้วยนะครับ หายไปปีละสองร้อยใบ) น้ำผ่านเครื่องกรองทุกวัน";
  const last = "น้ำผ่านเครื่องกรองทุกวัน";
  expect(splitOffer(thai, "th")).toEqual([thai.slice(0, -last.length - 1), last]);
  expect(splitOffer("We lend barrels (bring them back. Please!) and cups. Ask us :( today.", "en")).toEqual([
    "We lend barrels (bring them back. Please!) and cups.",
    "Ask us :( today.",
  ]);
});

test("a short remark stays with the refusal that it is about", () => {
  expect(joinRemarks(["Nem árulunk mézet!", "Hetente hárman kérdezik.", "Anyák májustól."], "hu")).toEqual([
    "Nem árulunk mézet! Hetente hárman kérdezik.",
    "Anyák májustól.",
  ]);
  const apart = ["We do not sell honey.", "Open from 9 to 5.", "Queens from May to August, marked and caged."];
  expect(joinRemarks(apart, "en")).toEqual(apart);
});

test("a short question stays with the sentence that answers it", () => {
  expect(joinQuestions(["Rohrbruch?", "Tag und Nacht 07973 5550-112.", "Führungen nach Anmeldung."])).toEqual([
    "Rohrbruch? Tag und Nacht 07973 5550-112.",
    "Führungen nach Anmeldung.",
  ]);
  expect(joinQuestions(["水漏れ？", "すぐ伺います。"])).toEqual(["水漏れ？すぐ伺います。"]);
  expect(joinQuestions(["Rain?"])).toEqual(["Rain?"]);
});

test("below the headline stands who they are, where a sentence says that", () => {
  const read = (offer: string) => createCopy({ name: "Corriedale", tagline: "Ja.", offer }).lead;
  const inn = "Είμαστε ένα πέτρινο σπίτι του 1867 με έξι δωμάτια. Κάθε πρωί ψήνουμε ψωμί στον φούρνο της αυλής μας.";
  expect(read(inn)).toBe("Είμαστε ένα πέτρινο σπίτι του 1867 με έξι δωμάτια.");
});
