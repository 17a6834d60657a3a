import { expect, test } from "bun:test";
import { readSeenName } from "#/studio/marks/name-additions";

test.each([
  // What only registers need, what a house was called before, whose it is, and where: none of it is in a logo.
  ["Iya Ronke Canopies Ltd (RC 1184402)", "en", "", "Iya Ronke Canopies", undefined],
  ["Стоматологія на Подолі (ФОП Кравчук О. М.)", "uk", "стоматологія", "Стоматологія на Подолі", undefined],
  ["Sauesyn AS (tidl. Fjelltelling DA)", "nb", "", "Sauesyn", undefined],
  ["गुप्ता मिष्ठान्न भंडार (सन् 1962 से)", "hi", "मिठाई की दुकान", "गुप्ता मिष्ठान्न भंडार", undefined],
  ["Městská knihovna Lhotka, příspěvková organizace", "cs", "knihovna", "Městská knihovna Lhotka", undefined],
  ["ร้านซักอบรีดป้าจิ๋ม 24 ชม. (สาขา 2 หลัง ม.)", "th", "ร้านซักรีด", "ร้านซักอบรีดป้าจิ๋ม 24 ชม.", undefined],
  ["Big Daryl's Septic & Grease Trap (2) LLC", "en", "septic pumping", "Big Daryl's Septic & Grease Trap (2)", undefined],
  ["Judo Clube da Ria, Ovar", "pt", "clube de judo em Ovar", "Judo Clube da Ria", undefined],
  ["Gelateria Da Ines di Ines Bortolussi & C. s.n.c.", "it", "gelateria", "Gelateria Da Ines", undefined],
  // What says the trade, or the name again in another script, is kept beside it.
  [
    "GAEC des Trois Combes – Fromages de chèvre fermiers",
    "fr",
    "fromages de chèvre",
    "GAEC des Trois Combes",
    "Fromages de chèvre fermiers",
  ],
  ["Berber Salih & Oğlu (1961) – Erkek Kuaförü No: 14/B", "tr", "erkek kuaförü", "Berber Salih & Oğlu", "Erkek Kuaförü"],
  ["司法書士法人つづら坂合同事務所(相続・登記・後見)", "ja", "司法書士、相続・登記", "つづら坂合同事務所", "相続・登記・後見"],
  ["宁波顺海国际货运代理有限公司 SHUNHAI FREIGHT", "zh", "国际货运代理", "顺海国际货运代理", "SHUNHAI FREIGHT"],
  ["مكتب الحدّاد والقاسم | Haddad & Qasim Law Office", "ar", "مكتب محاماة", "مكتب الحدّاد والقاسم", "Haddad & Qasim Law Office"],
  ['Club Social y Bochófilo "17 de Agosto" (C.A.S.B.)', "es", "bochas", 'Club Social y Bochófilo "17 de Agosto"', undefined],
  // A dash within quotation marks divides no name, and partners stay together.
  ["НЧ „Щурец и мравка – 1927“", "bg", "читалище", "НЧ „Щурец и мравка – 1927“", undefined],
  ["Le Goff, Marchadier-Pons & Associés", "fr", "notaires", "Le Goff, Marchadier-Pons & Associés", undefined],
  ["4th Street Bread Co.", "en", "bakery", "4th Street Bread Co.", undefined],
])("people see of %s (%s, %p) %s and %p", (name, language, trade, seen, added) => {
  const read = readSeenName(name, language, trade);
  expect([read.name, read.added?.text]).toEqual([seen, added]);
});

test("a name that is nothing but an addition stays whole", () => {
  for (const name of ["(1962)", "SCIO", "No. 5", "AB", "( )", "—", "«»"]) expect(readSeenName(name, "en").name).not.toBe("");
});

test("any name of 200 characters is read in bounded time", () => {
  for (const part of ["(a ", "– ", "a, ", "и ", "漢", "«", "1 "]) {
    const name = part.repeat(200 / part.length);
    const start = Bun.nanoseconds();
    readSeenName(name, "en", name);
    expect((Bun.nanoseconds() - start) / 1e6).toBeLessThan(1000);
  }
});

test("a full stop between two scripts is no part of a name", () => {
  expect(readSeenName("نصیر اینڈ سنز پراپرٹی ایڈوائزرز (رجسٹرڈ) ۔ Naseer & Sons", "ur", "پلاٹ اور مکان")).toMatchObject({
    name: "نصیر اینڈ سنز پراپرٹی ایڈوائزرز",
    added: { text: "Naseer & Sons" },
  });
});
