import { expect, test } from "bun:test";
import { renderBriefText } from "#/studio/copy/brief-text";
import { findCounts } from "#/studio/copy/counts";
import { createCopy } from "#/studio/copy/copy";
import { findPhoneNumber } from "#/studio/copy/phone-number";
import { splitOffPhone } from "#/studio/copy/phone-sentences";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { splitPracticalSentence } from "#/studio/copy/practical-sentences";
import { splitPricedEntries } from "#/studio/copy/priced-entries";
import { splitSentences } from "#/studio/copy/sentences";
import { splitPriceList } from "#/studio/copy/stated-prices";

const toRow = (row: ReturnType<typeof splitPricedEntries>[number]) =>
  typeof row === "string" ? row : [row.name, row.amount, ...(row.note === undefined ? [] : [row.note])].join(" | ");

/** The rows of a sentence about prices. */
const listRows = (sentence: string, language: string) =>
  splitPricedEntries(splitPriceList(sentence, language), language).map(toRow);

/** The rows below the labels of a page. */
const listPageRows = (offer: string) => {
  const copy = createCopy({ name: "Norvik 27", tagline: "Ja.", offer });
  return copy.practical.flatMap(({ texts }) => splitPricedEntries(texts, copy.lang).map(toRow));
};

test("no sentence ends at an abbreviation or within a number of any script", () => {
  for (const whole of [
    "Kehren lt. Kehrverordnung dreimal im Jahr.",
    "प्लास्टिक कुर्सी ₹8, वी.आई.पी. कुर्सी ₹25",
    "मो. 98555 01234",
    "Հեռ. 0312 5-55-14։",
  ])
    expect(splitSentences(whole)).toEqual([whole]);
  expect(splitSentences("A manifest for the health dept. Porta john $95.")).toHaveLength(2);
  expect(listPageRows("রেণু কেজি ৩,২০০ টাকা, তেলাপিয়া হাজার ৯০০ টাকা, পাবদা হাজার ১,৪০০।")).toEqual([
    "রেণু কেজি | ৩,২০০ টাকা",
    "তেলাপিয়া হাজার | ৯০০ টাকা",
    "পাবদা হাজার | ১,৪০০ টাকা",
  ]);
});

test("a measure or a size is the name of a row, and so is a name below a heading", () => {
  expect(listRows("Forfait 20 h 1.640 €, 30 h 2.380 €", "fr")[1]).toBe("30 h | 2.380 €");
  expect(listRows("Pióca S 950 Ft, M 1 200 Ft, L 1 500 Ft", "hu").slice(1)).toEqual(["M | 1 200 Ft", "L | 1 500 Ft"]);
  expect(listRows("Buffet: milanesa $9.800, los jueves mondongo hasta que se acabe.", "es")).toEqual([
    "Buffet: milanesa | $9.800 | los jueves mondongo hasta que se acabe",
  ]);
  expect(listRows("2.5–6.5KVA N9,000 plus oil, switch N12,000", "en")[0]).toBe("2.5–6.5KVA | N9,000 | plus oil");
  expect(listRows("Pecel lele 14rb, soto 13rb", "id")).toEqual(["Pecel lele | 14rb", "Soto | 13rb"]);
});

test("a row that leaves out its noun has that of the row before, or goes on with it", () => {
  expect(listRows("Porta john $95/weekend, $140 for the handicap one.", "en")).toEqual([
    "Porta john | $95/weekend, $140 for the handicap one",
  ]);
  expect(listRows("Sabuni ya karafuu TSh 5,000, ya mchaichai TSh 5,000", "sw")[1]).toBe("Sabuni ya mchaichai | TSh 5,000");
  expect(listRows("Camión $250, moto $80, tractor según.", "es")[2]).toBe("Tractor | según");
});

test("a number of a road is no amount, and how a thing is had belongs to the amount after its name", () => {
  expect(listRows("Servicio a domicilio hasta el km 30, $300 de ida.", "es")).toEqual([
    "Servicio a domicilio hasta el km 30 | $300 de ida",
  ]);
});

test("amounts in the currency of the sentence before are one list with its prices", () => {
  expect(listPageRows('ביקור 180 ש"ח, חיסון כלבת 95. ניקוי שיניים מ־900. שבב 120. כלב גדול מחכה בחוץ ליד הדלת.')).toEqual([
    'ביקור | 180 ש"ח',
    'חיסון כלבת | 95 ש"ח',
    'ניקוי שיניים | מ־900 ש"ח',
    'שבב | 120 ש"ח',
  ]);
  expect(listPageRows("Lunch £12 with soup. Room for 45.")).not.toContain("Room for | 45");
});

test("what an organisation pays out is no price, and a penalty is a detail", () => {
  expect(findPracticalRole("清寒學生獎學金每學期3000元。", "zh-Hant")).toBeUndefined();
  expect(findPracticalRole("Jedna porcja kosztuje nas 6,80 zł.", "pl")).not.toBe("prices");
  expect(findPracticalRole("Wer nicht daheim ist, zahlt den zweiten Weg (€ 22).", "de")).toBe("detail");
  expect(findPracticalRole("Ölwechsel € 22.", "de")).toBe("prices");
});

test("a lesson on a car park is no address, and numbers of dishes and closing alone are no hours", () => {
  expect(findPracticalRole("Cours AM le samedi 4 h sur le parking du Cora.", "fr")).not.toBe("place");
  expect(findPracticalRole("매일 아침 7시 20분에 알레르기 번호(1~19번)를 보냅니다.", "ko")).not.toBe("hours");
  expect(findPracticalRole("डी.जे. रात 10 बजे बंद, थाने का नियम है।", "hi")).toBe("detail");
  expect(findPracticalRole("شنبه تا پنجشنبه ۷ صبح تا ۸ شب، جمعه تعطیل.", "fa")).toBe("hours");
  expect(splitPracticalSentence("厂址横沥镇村尾工业区B栋，工作日8:00–12:00、13:30–20:00。", "zh-Hans")).toEqual([
    "厂址横沥镇村尾工业区B栋。",
    "工作日8:00–12:00、13:30–20:00。",
  ]);
});

test("a place and a number in one sentence are one entry each", () => {
  const phone = { text: "32 555 01 20", href: "tel:325550120" };
  expect(splitOffPhone("Tel. 32 555 01 20, ul. Piekarska w podwórzu, niebieska brama.", phone, "pl")).toEqual([
    "Tel. 32 555 01 20.",
    "Ul. Piekarska w podwórzu, niebieska brama.",
  ]);
  const french = { text: "04 76 55 50 13", href: "tel:0476555013" };
  expect(splitOffPhone("55 rue des Alliés, Grenoble, 04 76 55 50 13.", french, "fr")).toEqual([
    "55 rue des Alliés, Grenoble.",
    "04 76 55 50 13.",
  ]);
});

test("numbers of Mexico, of India after their label and with single digits are telephone numbers", () => {
  const read = (offer: string) => findPhoneNumber({ name: "Norvik 27", offer })?.text;
  expect(read("Marcar al 81 5550 0199, si contesta mi señora también ella sabe.")).toBe("81 5550 0199");
  expect(read("टेन्ट और कुर्सी। मो. 98555 01234 (रामबाबू)।")).toBe("98555 01234");
  expect(read("Խաչքարեր։ Հեռ. 0312 5-55-14։")).toBe("0312 5-55-14");
});

test("a number of pieces alone counts nothing", () => {
  expect(findCounts("На сайте мои разборы задач, 212 штук, бесплатно.", "ru")).toBeUndefined();
  expect(findCounts("На сайте мои разборы, 212 задач, бесплатно.", "ru")?.counts).toHaveLength(1);
});

test("the groups of a number run from left to right in text from right to left", () => {
  const hebrew = createCopy({ name: "מרפאה", offer: "מרפאה לכלבים ולחתולים." });
  const shown = renderBriefText(hebrew, "טלפון 04-555-0136 בשבת").text.replaceAll("\u2060", "");
  expect(shown).toContain('<bdi dir="ltr">04-555-0136</bdi>');
  expect(renderBriefText(hebrew, "פתוח 9:00–13:00").text).not.toContain("<bdi");
});

test("a Thai price list without marks is a row for each price, and an account stays with its service", () => {
  const { practical, contactSentence } = createCopy({
    name: "ช่างนก",
    tagline: "เย็น",
    offer:
      "ล้างแอร์ผนัง 9,000–18,000 BTU เครื่องละ 500 บาท 3 เครื่องขึ้นไปเหลือ 450 แบบตัดล้างใหญ่ 1,200 เติมน้ำยา R32 คิดตามจริง " +
      "ย้ายแอร์ 2,500 รวมท่อ 4 เมตร รับประกันงาน 30 วัน โทร 08-5555-0142 ไลน์ @nokyen555",
  });
  expect(practical.flatMap(({ texts }) => splitPricedEntries(texts, "th").map(toRow))).toEqual([
    "ล้างแอร์ผนัง 9,000–18,000 BTU | เครื่องละ 500 บาท",
    "3 เครื่องขึ้นไปเหลือ | 450 บาท",
    "แบบตัดล้างใหญ่ | 1,200 บาท",
    "เติมน้ำยา R32 | คิดตามจริง",
    "ย้ายแอร์ | 2,500 บาท | รวมท่อ 4 เมตร",
  ]);
  expect(contactSentence).toContain("ไลน์ @nokyen555");
});

test("an amount that names nothing goes on with the row before, and a remark may be within a name", () => {
  expect(listRows("Villataxa 2 340 kr per år med matavfall, 3 120 kr utan", "sv")).toEqual([
    "Villataxa | 2 340 kr per år | med matavfall, 3 120 kr utan",
  ]);
  expect(listRows("Pióca (Hirudo verbana) S méret 950 Ft/db, M 1 200 Ft", "hu")[0]).toBe(
    "Pióca (Hirudo verbana) S méret | 950 Ft/db",
  );
});

test("a sentence that begins with several prices is about them", () => {
  const sentence =
    "Boeken kappen € 21,50 per meter (karton inbegrepen), arrangement vanaf € 480, ook hits, maar geen walsen, dat is op.";
  expect(findPracticalRole(sentence, "nl")).toBe("prices");
  expect(
    findPracticalRole(
      "We register dogs ($98 town, $54 rural, due in July), reunite lost ones, pick up stock and rehome others.",
      "en",
    ),
  ).not.toBe("prices");
});
