import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { findCounts } from "#/studio/copy/counts";
import { dropDesignRequests } from "#/studio/copy/design-requests";
import { parseOfferItems } from "#/studio/copy/offer-items";
import { findPhoneNumber } from "#/studio/copy/phone-number";
import { splitOffPhone } from "#/studio/copy/phone-sentences";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { isRefusal } from "#/studio/copy/refusals";
import { splitPricedEntries } from "#/studio/copy/priced-entries";
import { splitOffer, splitSentences } from "#/studio/copy/sentences";

test("ordinals that share a noun stay in their sentence", () => {
  const whole = "Probe jeden 2. und 4. Dienstag um 20 Uhr im Saal.";
  expect(splitSentences(whole)).toEqual([whole]);
  expect(parseOfferItems("Δηλώσεις, μισθοδοσίες, βιβλία Α΄ και Β΄ κατηγορίας", "el").at(-1)).toBe("Βιβλία Α΄ και Β΄ κατηγορίας");
});

test("a sentence ends after a short currency and after a street", () => {
  expect(splitSentences("Coupe enfant 2 500 F. On finit avant midi.")).toHaveLength(2);
  expect(splitSentences("Fridays at the yard on Mill Rd. Growers: call ahead.")).toHaveLength(2);
  expect(splitSentences("We are at 4 Mill Rd. Townsville.")).toHaveLength(1);
});

test("what an organisation has yet to collect is no price", () => {
  expect(findPracticalRole("Fürs Boot fehlen noch 4.200 €.", "de")).toBeUndefined();
  expect(findPracticalRole("Das Boot kostet 42 € am Tag.", "de")).toBe("prices");
});

test("a number stays with the person who answers and with what its clause contrasts", () => {
  const split = (offer: string, lang: string) => splitOffPhone(offer, findPhoneNumber({ name: "Norvik 27", offer }), lang);
  for (const [offer, lang] of [
    ["Kontakt: Vorstand, Tel. 09555 0117.", "de"],
    ["Աջակցություն 9:00–21:00, մարդ է պատասխանում, ոչ թե ռոբոտ՝ 010-555-019։", "hy"],
  ] as const)
    expect(split(offer, lang)).toEqual([offer]);
});

test("a list of hours is no list of services, and none of it is lost", () => {
  const offer =
    "Тренинзи у великој сали: млађи пон–сре–пет 17.30, старији 19.00, петлићи субота у 10. Прва два тренинга бесплатно.";
  expect(JSON.stringify(createCopy({ name: "Норвик", industry: "рукометни клуб", tagline: "Ја.", offer }))).toContain(
    "старији 19.00",
  );
});

test("one word after a number in the middle of a sentence is no figure of a page", () => {
  expect(findCounts("Wir kochen selbst, 11 Gäste, und essen gern.", "de")).toBeUndefined();
});

test("people refuse in Tamil, in Bengali and after a French noun", () => {
  for (const refusal of [
    "ராத்திரி 2 மணிக்கு மேல பாடமாட்டோம்.",
    "রসিদ ছাড়া বিক্রি নাই",
    "Lissage, non, on ne fait plus.",
    "On ne fait pas les ongles.",
  ])
    expect({ refusal, isRefusal: isRefusal(refusal) }).toEqual({ refusal, isRefusal: true });
  expect(isRefusal("On ne tire pas : si tu as mal, tu parles.")).toBe(false);
});

test("a row without a currency has that of the row before it, if both are of one kind", () => {
  const listAmounts = (entries: readonly string[], language: string) =>
    splitPricedEntries(entries, language).map((row) => (typeof row === "string" ? row : row.amount));
  expect(listAmounts(["Kuru fasulye 140 lira", "Pilav 60"], "tr")).toEqual(["140 lira", "60 lira"]);
  expect(listAmounts(["پسته کیلویی ۹۸۰ هزار تومان", "فندق ۶۴۰"], "fa")).toEqual(["۹۸۰ هزار تومان", "۶۴۰ هزار تومان"]);
  expect(listAmounts(["پسته کیلویی ۹۸۰ هزار تومان", "فندق ۶۴"], "fa").at(-1)).toBe("۶۴");
  expect(listAmounts(["Шишање 700 динара", "Бријање 202"], "sr").at(-1)).toBe("202");
});

test("an amount above which something is free stays with what it is free from", () => {
  const offer = "كل شيء بالسعر المكتوب. كشف منزلي ٤٠ جنيه. توصيل ١٥ جنيه داخل المدينة، وفوق ٤٠٠ جنيه ببلاش.";
  const { practical } = createCopy({ name: "نورفيك", industry: "صيدلية", tagline: "نعم", offer });
  expect(practical.flatMap(({ texts }) => texts)).toContain("توصيل ١٥ جنيه داخل المدينة، وفوق ٤٠٠ جنيه ببلاش");
});

test("what is refused after a list is no item of it", () => {
  const offer = "সার, বীজ, কীটনাশক, রসিদ ছাড়া বিক্রি নাই। আলু বীজ কার্তিক মাসে আগাম বুকিং।";
  const copy = createCopy({ name: "নরভিক", industry: "বীজের দোকান", offer });
  expect(copy.items.map(({ title }) => title)).toEqual(["সার", "বীজ", "কীটনাশক"]);
  expect(JSON.stringify(copy)).toContain('রসিদ ছাড়া বিক্রি নাই।"');
});

test("a joke about a brother and the first thing a brief says are no notices", () => {
  const joke = "The (3) is because my sister has the first one and we don't talk.";
  const main = "Wooden hands carved from life, so please come in daylight.";
  const { notices } = createCopy({ name: "Norvik 27", tagline: "Ja.", offer: `${main} We close at noon, not later. ${joke}` });
  expect(notices).toEqual(["We close at noon, not later."]);
});

test("a Thai price keeps the people it is for, and what is asked for the site is not on it", () => {
  expect(splitOffer("ชามพิเศษ 55 บาท สำหรับคนหิวมาก เปิดทุกวัน", "th")[0]).toBe("ชามพิเศษ 55 บาท สำหรับคนหิวมาก");
  expect(dropDesignRequests("Paid by your tax, budget is on the wall and should be on the site. Call us.")).toBe(
    "Paid by your tax, budget is on the wall. Call us.",
  );
});
