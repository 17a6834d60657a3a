import { createCopy } from "#/studio/copy/copy";
import { expect, test } from "bun:test";
import { findPhoneNumber } from "#/studio/copy/phone-number";
import { splitOffPhone } from "#/studio/copy/phone-sentences";
import { splitSentences } from "#/studio/copy/sentences";
import { createSystem } from "#test/studio/create-system";

test("a telephone number is found as the brief writes it, in the usual forms and digits", () => {
  const numbers: readonly (readonly [offer: string, text: string, href: string])[] = [
    ["Ring 01473 555 012 after six.", "01473 555 012", "tel:01473555012"],
    ["Call (507) 555-0142 before supper", "(507) 555-0142", "tel:5075550142"],
    ["Anruf genügt: +49 (0)30 1234567", "+49 (0)30 1234567", "tel:+49301234567"],
    ["On répond au 02 61 91 40 17 le matin", "02 61 91 40 17", "tel:0261914017"],
    ["WhatsApp 11 0000-0181. Fundado en 1934", "11 0000-0181", "tel:1100000181"],
    ["電話 03-1234-5678", "03-1234-5678", "tel:0312345678"],
    ["Büro Mo–Do 7–11 Uhr, Tel. 03682 / 555 14", "03682 / 555 14", "tel:0368255514"],
    ["продовжити можна телефоном (03 555 2 14 07, питати Оксану)", "03 555 2 14 07", "tel:0355521407"],
    ["Marcar al 81 5550 0199, si contesta mi señora", "81 5550 0199", "tel:8155500199"],
    ["मो. 98555 01234 (रामबाबू)", "98555 01234", "tel:9855501234"],
    ["Հեռ. 0312 5-55-14։", "0312 5-55-14", "tel:031255514"],
    ["هاتف ٠٢ ٢٣٤٥ ٦٧٨٩", "٠٢ ٢٣٤٥ ٦٧٨٩", "tel:0223456789"],
  ];
  for (const [offer, text, href] of numbers) expect(findPhoneNumber({ name: "Anything", offer })).toEqual({ text, href });
  expect(findPhoneNumber({ name: "Anything", copy: { cta: "Ring 026-55 01 20" } })?.href).toBe("tel:026550120");
});

test("hours, days, years, measures and prices are no telephone numbers", () => {
  const offers = [
    "Open 08:00 - 18:00, Saturdays 09.30 to 12.45",
    "From 05.12.2026 00.30 to 06.01.2027",
    "Founded 1998-2024, rebuilt 2019",
    "Sheets of 0,62 x 0,85 m, from 10 000 000 Kč",
    "Працюємо до 20:00. 9 800 грн на місяць",
  ];
  for (const offer of offers)
    expect({ offer, phone: findPhoneNumber({ name: "Anything", offer }) }).toEqual({ offer, phone: undefined });
});

test("the contact section shows the number as a link, and asks for no other", () => {
  const { pages } = createSystem({ name: "Dale Hurst", industry: "Piano tuner", offer: "Call 507-555-0142 before supper." }, 4);
  const landing = pages.find(({ slug }) => slug === "landing")?.body ?? "";
  expect(landing.includes('<a href="tel:5075550142">')).toBe(true);
  expect(landing.includes('type="tel"')).toBe(false);
  const unknown = createSystem({ name: "Dale Hurst", industry: "Piano tuner", offer: "Call us before supper." }, 4);
  expect(unknown.pages.find(({ slug }) => slug === "landing")?.body.includes('type="tel"')).toBe(true);
});

test("the sentence with the number stands with it, and in no other place", () => {
  const { contactSentence, channel, notes, statement, practical } = createCopy({
    name: "Norvik 27",
    industry: "taco truck",
    offer: "Corn tacos with beans. Everything is made on the truck. Text Danny at (520) 555-0148.",
  });
  expect({ contactSentence, channel }).toEqual({ contactSentence: "Text Danny at (520) 555-0148.", channel: undefined });
  expect(JSON.stringify([notes, statement, practical]).includes("Danny")).toBe(false);
});

test("an extension after a hyphen is part of the number", () => {
  expect(findPhoneNumber({ name: "Norvik 27", offer: "Tel. 07973 5550-0." })?.text).toBe("07973 5550-0");
});

test("a number in any groups is found after a word for calling, or with an area code in brackets", () => {
  const numbers: readonly (readonly [offer: string, href: string])[] = [
    ["Gudstjeneste hver søndag i den gamle lade. Ring til Karen på 86 55 01 24, hun holder fri om mandagen.", "tel:86550124"],
    ["Corte a seco, hidratação e tranças, com hora marcada pelo WhatsApp (31) 99555-0139.", "tel:31995550139"],
    ["गणित और विज्ञान की कोचिंग। फ़ोन: 98260 00157, शर्मा सर।", "tel:9826000157"],
    ["Sala na wesela. Oglądanie po telefonie do Kasi: 500 000 162.", "tel:500000162"],
  ];
  for (const [offer, href] of numbers) expect(findPhoneNumber({ name: "Anything", offer })?.href).toBe(href);
  for (const offer of ["Ring til os 1998-2024, vi er her.", "Telefonisch 08.00-18.00 Uhr."])
    expect({ offer, phone: findPhoneNumber({ name: "Anything", offer }) }).toEqual({ offer, phone: undefined });
});

test("what a sentence says beside its number stays where people look it up, and the number stands once", () => {
  const briefs: readonly (readonly [offer: string, contactSentence: string, other: string])[] = [
    [
      "We rent chairs and gen. Chairs from ₦150 each; call Alhaja Bisi 0803 555 0192.",
      "Call Alhaja Bisi 0803 555 0192.",
      "₦150 each.",
    ],
    ["畳の表替えをします。電話 0848-55-0138(8時~18時、日曜休み)。", "電話 0848-55-0138。", "8時~18時、日曜休み。"],
    [
      "Zbieramy na nowy wóz i robimy festyn w lipcu (tel. 500 555 019, naczelnik Marek). Zapraszamy.",
      "Tel. 500 555 019, naczelnik Marek.",
      "Zbieramy na nowy wóz i robimy festyn w lipcu.",
    ],
    [
      "Repairs. Reception 7.30 to 6; after that ring Col on 08 5550 0142.",
      "After that ring Col on 08 5550 0142.",
      "Reception 7.30 to 6.",
    ],
  ];
  for (const [offer, contactSentence, other] of briefs) {
    const copy = createCopy({ name: "Norvik 27", tagline: "Ja.", offer });
    expect(copy.contactSentence).toBe(contactSentence);
    const { lead, statement, notes, notices, practical, premises } = copy;
    const said = JSON.stringify([lead, statement, notes, notices, practical, premises]);
    expect({ offer, hasOther: said.includes(other) }).toEqual({ offer, hasOther: true });
    expect({ offer, hasNumber: said.includes(copy.phone?.text ?? "?") }).toEqual({ offer, hasNumber: false });
  }
});

test("an account on a messaging service stands where others have a form", () => {
  const read = (offer: string) => createCopy({ name: "Norvik 27", offer }).contactSentence;
  expect(read("教成人和孩子写毛笔字。一周一次,笔墨都备好了。加微信 moyan0595 约一节试听。")).toContain("moyan0595");
  expect(read("Lessons for adults. Every week in the old house. Write to us on WhatsApp.")).toBeUndefined();
});

test("groups of digits that can be nothing else are a number without a word before them", () => {
  const numbers: readonly (readonly [offer: string, text: string])[] = [
    ["Depo 07.00–21.00, pazar kapalı. 0258 555 03 03.", "0258 555 03 03"],
    ["Sopa feita cá. Visitas às quartas. 232 555 318.", "232 555 318"],
    ["25210 55 111 – 38 οχήματα όλο το 24ωρο.", "25210 55 111"],
    ["Loutky a divadlo. Rezervace 377 555 012.", "377 555 012"],
    ["Köfte her gün. Paket için 0 555 000 01 39.", "0 555 000 01 39"],
  ];
  for (const [offer, text] of numbers) expect(findPhoneNumber({ name: "Norvik 27", offer })?.text).toBe(text);
  for (const offer of [
    "Spolek. IČO 377 555 012.",
    "12 500 000 – tolik včel bydlí u nás.",
    "Fundado en 1998. 1998 2024.",
    "Foreningen, CVR 00 55 17 42.",
  ])
    expect({ offer, phone: findPhoneNumber({ name: "Norvik 27", offer }) }).toEqual({ offer, phone: undefined });
});

test("what follows a number at the start of an offer stands apart, and no price is that of all hours", () => {
  const { contactSentence, isCall, lead, practical } = createCopy({
    name: "Ραδιοταξί «Νόρβικ»",
    offer: "25210 55 111 – 38 οχήματα όλο το 24ωρο, αεροδρόμιο 48 € με ραντεβού.",
  });
  expect({ contactSentence, isCall }).toEqual({ contactSentence: "25210 55 111", isCall: true });
  expect([lead, JSON.stringify(practical)].join("\n")).toContain("Αεροδρόμιο 48 €");
  expect(JSON.stringify(practical)).not.toContain("38");
});

test("a number ends with its sentence, and a call at all hours stands apart from who answers", () => {
  const turkish = "Merkez: Denizli OSB 3. Cadde, Tel. 0258 555 01 74. 312 çalışan.";
  expect(findPhoneNumber({ name: "Norvik", offer: turkish })?.text).toBe("0258 555 01 74");
  expect(splitSentences(turkish)).toEqual(["Merkez: Denizli OSB 3. Cadde, Tel. 0258 555 01 74.", "312 çalışan."]);
  const phone = { text: "01261 555 014", href: "tel:01261555014" };
  expect(splitOffPhone("We collect day or night: 01261 555 014, and it is Isobel who answers.", phone, "en")).toEqual([
    "We collect day or night: 01261 555 014.",
    "It is Isobel who answers.",
  ]);
});
