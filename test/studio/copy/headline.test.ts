import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";

const getHeadline = (name: string, industry: string, offer: string) => createCopy({ name, industry, offer }).headline;

test("a promise in the offer is the headline, also after a list, hours or prices", () => {
  expect(
    getHeadline(
      "Deshmukh Rane",
      "Chartered accountants, Pune",
      "GST returns, audits and payroll. Every client has one person to call.",
    ),
  ).toBe("Every client has one person to call.");
  expect(
    getHeadline(
      "Kancelaria Lisowski",
      "Kancelaria radców prawnych w Bydgoszczy",
      "Rozwody, spadki, umowy dla firm. Pierwsza rozmowa kosztuje 200 zł. Koszty podajemy na piśmie, zanim zaczniemy.",
    ),
  ).toBe("Koszty podajemy na piśmie, zanim zaczniemy.");
  expect(
    getHeadline(
      "Singkreis Oberwangen",
      "Gemischter Chor",
      "Wir proben donnerstags um 19.30 Uhr im alten Schulhaus und geben zwei Konzerte im Jahr. Vorsingen muss bei uns niemand.",
    ),
  ).toBe("Vorsingen muss bei uns niemand.");
  expect(
    getHeadline(
      "Yıldırak Oto Servis",
      "Oto tamir ve bakım, Eskişehir",
      "Periyodik bakım, fren ve motor işleri. 1994'ten beri aynı yerdeyiz, cumartesi de açığız.",
    ),
  ).toBe("1994'ten beri aynı yerdeyiz, cumartesi de açığız.");
  expect(
    getHeadline("Hemma Snickeri", "Snickeri i Umeå", "Kök, trappor och dörrar. Vi städar alltid efter oss. Ring före kl 10."),
  ).toBe("Vi städar alltid efter oss.");
});

test("without a promise the trade is the headline, because the name is in the header, and no text repeats it", () => {
  const briefs: readonly (readonly [name: string, industry: string, offer: string | undefined])[] = [
    ["Kattotyö Härmälä Oy", "Kattoremontit ja peltikatot, Pirkanmaa", undefined],
    ["Muddy Lane", "Dog grooming in Regina", "Full groom, bath, nail trims ($18, no appointment on Saturdays)."],
    ["Knihy U Lampy", "Malé knihkupectví v Olomouci", "Nové knihy, staré mapy a každý druhý čtvrtek čtení."],
    ["Wangi Pagi", "Laundry kiloan di Sleman", undefined],
    ["羽邻", "社区羽毛球馆，成都武侯区", "8片场地,平时每小时40元,晚上和周末60元。"],
  ];
  for (const [name, industry, offer] of briefs) {
    const { headline, lead, statement } = createCopy({ name, industry, ...(offer !== undefined && { offer }) });
    expect({ name, headline }).toEqual({ name, headline: industry });
    expect({ name, said: [lead, statement].includes(industry) }).toEqual({ name, said: false });
  }
});

test("a trade that says no more than the name, or is too long or a single word, is no headline", () => {
  const long = "a bakery for all of the villages between the river, the old railway and the sea";
  for (const industry of ["Bakery", "bakery Fern & Daughters", long])
    expect(createCopy({ name: "Fern & Daughters", industry }).headline).toBe("Fern & Daughters");
});

test("a sentence with a number, or with a short list at its end, is a headline if there is no better one", () => {
  const cases: readonly (readonly [offer: string, headline: string])[] = [
    [
      "No ceilings at all. The half room becomes a study, a pantry, or a bed for guests.",
      "The half room becomes a study, a pantry, or a bed for guests.",
    ],
    [
      "Não temos wi-fi. Torramos 40 quilos por semana, tudo de dois sítios da Zona da Mata.",
      "Torramos 40 quilos por semana, tudo de dois sítios da Zona da Mata.",
    ],
  ];
  for (const [offer, headline] of cases) expect(getHeadline("Norvik 27", "Kelm", offer)).toBe(headline);
});

test("what is not done is never the first message, in many languages", () => {
  const offers = [
    "不加入外送平台。",
    "No delivery.",
    "Niente stampe digitali.",
    "Pas de croissants le dimanche.",
    "Keine Termine am Telefon.",
    "Nie robimy zdjęć na ślubach.",
    "Не знімаємо з дрона на весіллях.",
    "Uzavřené profily nebereme.",
    "לא מוכרים ציוד חדש.",
    "ไม่ส่งของนอกเมือง",
  ];
  for (const offer of offers) {
    const { headline, lead } = createCopy({ name: "Norvik 27", industry: "Kelm", offer });
    expect([offer, headline, lead]).toEqual([offer, "Norvik 27", "Kelm"]);
  }
});

test("below the headline stands no fragment and nothing that is not done, if there is more to say", () => {
  const { lead } = createCopy({
    name: "Zinkovna",
    tagline: "Zinek drží.",
    offer: "Vana 7 m. Malé kusy nebereme. Do 5 tun hotovo za 4 pracovní dny.",
  });
  expect(lead).toBe("Do 5 tun hotovo za 4 pracovní dny.");
});

test("a tagline that is no headline stands below it or as the statement", () => {
  const offer = "We service bikes of all makes. We build wheels by hand.";
  const brief = { name: "Spokewright", tagline: "Fixed right, back on the road.", offer };
  const below = createCopy({ ...brief, copy: { headline: "Your bike by Thursday" } });
  expect([below.lead, below.statement]).toEqual(["Fixed right, back on the road.", offer]);
  const large = createCopy({ ...brief, copy: { headline: "Your bike by Thursday", subhead: "On Moor Lane." } });
  expect([large.statement, large.notes]).toEqual([brief.tagline, [offer]]);
});

test("how to pay, where it is and what is not done are no headlines, in many languages", () => {
  const details: readonly (readonly [offer: string, detail: string])[] = [
    ["Screens £45. Batteries £30.", "Payment by card or bank transfer."],
    ["Cheese €9. Butter €4.", "We don't do deliveries on islands."],
    ["Käse 9 €, Butter 4 €.", "Sie finden uns hinter dem Wasserturm."],
    ["Hemden 4 €, Hosen 6 €.", "Wir nehmen leider keine Lederjacken an."],
    ["Coupe 24 €, barbe 12 €.", "Vous nous trouverez derrière la halle aux grains."],
    ["Corte 12 €, barba 8 €.", "Estamos frente al mercado de abastos."],
    ["Taglio 15 €, barba 9 €.", "Ci trovate dietro la chiesa del Carmine."],
    ["Pão 2 €, bolo 3 €.", "Pagamento por MB Way ou em dinheiro."],
    ["Klippning 350 kr, skägg 200 kr.", "Du hittar oss bakom stationen i Alvesta."],
    ["Koszule 9 zł, spodnie 14 zł.", "Znajdziesz nas naprzeciwko starej poczty."],
    ["Стрижка 900 руб., борода 600 руб.", "Мы не принимаем животных и детские коляски."],
    ["Стрижка 300 грн, борода 200 грн.", "Ви легко зможете знайти нас біля старої водокачки."],
    ["Κούρεμα 12 €, μούσι 8 €.", "Θα μας βρείτε απέναντι από το παλιό λιμάνι."],
    ["Ecran 200 lei, baterie 90 lei.", "Ne găsești în spatele halei vechi, la parter."],
  ];
  for (const [prices, detail] of details)
    expect([detail, getHeadline("Norvik 27", "Kelm", `${prices} ${detail}`)]).toEqual([detail, "Norvik 27"]);
});

test("when it is open is no headline, also where only the name is left", () => {
  const copy = createCopy({
    name: "Dr. Noronha's Child Clinic",
    industry: "paediatrician",
    offer: "Mon to Sat 9.30–1 and 4.30–7.30. Consultation ₹500, follow-up within seven days free.",
  });
  expect(copy.headline).toBe("Dr. Noronha's Child Clinic");
  expect(copy.practical.flatMap(({ texts }) => texts)).toContain("Mon to Sat 9.30–1 and 4.30–7.30.");
});

test("instead of a name or a category the first clause of the offer is the headline, and the rest has a place below it", () => {
  const briefs: readonly (readonly [industry: string | undefined, offer: string, headline: string, rest: string])[] = [
    [
      undefined,
      "We lend prams and cots to any family in Leith or Portobello that asks, 3 at a time, no forms and no fee.",
      "We lend prams and cots to any family in Leith or Portobello that asks",
      "3 at a time, no forms and no fee.",
    ],
    [
      undefined,
      "Arreglamos persianas y cortinas en toda Mendoza las 24 horas, sin cobrar la visita. Llamanos.",
      "Arreglamos persianas y cortinas en toda Mendoza las 24 horas",
      "Sin cobrar la visita.",
    ],
    [
      "théâtre d'ombres",
      "Deux spectacles qui tiennent dans une valise et se montent en dix minutes, même sans rideau.",
      "Deux spectacles qui tiennent dans une valise et se montent en dix minutes",
      "Même sans rideau.",
    ],
  ];
  for (const [industry, offer, headline, rest] of briefs) {
    const copy = createCopy({ name: "Brindille", offer, ...(industry !== undefined && { industry }) });
    expect(copy.headline).toBe(headline);
    expect([copy.lead, copy.statement, ...copy.notices, ...copy.notes]).toContain(rest);
  }
  // The start of a list, and what is looked up, are no promises.
  for (const offer of [
    "Hand painting of shop boards, church banners, tailboards and walls.",
    "From Tuesday to Saturday in the old shed by the river, coffee included.",
  ])
    expect(createCopy({ name: "Brindille", offer }).headline).toBe("Brindille");
});

test("a sentence is not parted within an enumeration", () => {
  const offer = "Показуємо кіно просто неба для людей у селах, містечках і таборах Карпат, де є стіна або простирадло.";
  expect(getHeadline("Кіно «Простирадло»", "Пересувний кінотеатр просто неба", offer)).toBe("Пересувний кінотеатр просто неба");
});

test("what answers at all hours, costs nothing if it fails or is to be done first is the headline, before the trade", () => {
  const read = (brief: Brief) => {
    const { headline, contactSentence, items } = createCopy(brief);
    return { headline, contactSentence, items: items.map(({ title }) => title) };
  };
  const surveyor = { name: "Weir & Co.", industry: "land surveying" };
  const offer =
    "Boundary surveys, subdivision plans and reports for sale or mortgage, from our office upstairs 14 Manchester Road, Kent. " +
    "Check the line before you build the wall: 876-555-0163.";
  expect(read({ ...surveyor, offer })).toEqual({
    headline: "Check the line before you build the wall.",
    contactSentence: "876-555-0163",
    items: ["Boundary surveys", "Subdivision plans", "Reports for sale or mortgage"],
  });
  const demo = "Boundary surveys and plans from our office upstairs. Demo at your office or on the line: 876-555-0163.";
  expect(read({ ...surveyor, offer: demo }).contactSentence).not.toBe("876-555-0163.");
  const harbour = "Vi drifter kaier, strøm og is for flåten. Havnevakta svarer hele døgnet på 78 55 50 12 og VHF kanal 12.";
  expect(read({ name: "Nordvik Havn KF", industry: "kommunalt havnevesen", offer: harbour })).toMatchObject({
    headline: "Havnevakta svarer hele døgnet",
    contactSentence: "Havnevakta svarer hele døgnet på 78 55 50 12 og VHF kanal 12.",
  });
  const clocks = "专修漏水、发霉和走不动的老钟,修不好不收钱,送来的钟表全程录像。";
  expect(read({ name: "周师傅老钟", industry: "钟表与座钟维修", offer: clocks })).toMatchObject({
    headline: "修不好不收钱",
    items: ["专修漏水、发霉和走不动的老钟", "送来的钟表全程录像"],
  });
});

test("a trade stands without the kind of organisation in brackets, and what follows a promise without its conjunction", () => {
  expect(createCopy({ name: "Corriedale", industry: "Floating library of the lakes (charity)" }).headline).toBe(
    "Floating library of the lakes",
  );
  const inn = "Επτά δωμάτια με τζάκι σε πέτρινο αρχοντικό στο Τσεπέλοβο Ζαγορίου, και κάθε πρωί πίτα από τα χέρια της μάνας μου.";
  expect(createCopy({ name: "Κυρά", industry: "παραδοσιακός ξενώνας", offer: inn }).statement).toBe(
    "Κάθε πρωί πίτα από τα χέρια της μάνας μου.",
  );
});

test("the first clause of an offer is the headline where only the name would be", () => {
  const read = (name: string, offer: string) => createCopy({ name, offer }).headline;
  expect(read("晋江市诺维克五金配件厂", "3#、5#、8# 锌合金拉头拉片,现模 5000 只起订;样品免费。")).toBe(
    "3#、5#、8# 锌合金拉头拉片",
  );
  expect(read("Ραδιοταξί «Νόρβικ»", "25210 55 111 – 38 οχήματα όλο το 24ωρο, αεροδρόμιο 48 € με ραντεβού.")).toBe(
    "38 οχήματα όλο το 24ωρο.",
  );
  const { headline, facts } = createCopy({
    name: "Phường rối nước Norvik (lập lại năm 1986)",
    offer:
      "Diễn ở thủy đình làng tối rằm hằng tháng, nhận đi lưu diễn có mang theo bể tôn 4 × 6 m; mười bảy tích trò, thêm tiền rượu gừng.",
  });
  expect({ headline, facts }).toEqual({ headline: "Diễn ở thủy đình làng tối rằm hằng tháng", facts: [] });
});
