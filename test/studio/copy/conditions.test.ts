import { expect, test } from "bun:test";
import { isUnpromising, statesCondition } from "#/studio/copy/conditions";
import { createCopy } from "#/studio/copy/copy";

test("conditions, taxes, customs, debts and deadlines are found in many languages", () => {
  const conditions = [
    ["en", "Any gen left more than 60 days will be sold to recover our money."],
    ["en", "Minimum order is one pallet."],
    ["fr", "Toute leçon non décommandée 48 h avant est due, même avec un mot du docteur."],
    ["de", "Nicht abgesagte Stunden werden berechnet."],
    ["da", "Afbud senest dagen før, ellers koster det."],
    ["es", "No se prestan gatos ni cruceta."],
    ["uk", "Боржникам: ми знаємо, де ви живете."],
    ["hy", "Արտասահման՝ արկղով, մաքսը ձեր վրա։"],
    ["hi", "सहालग में 2 महीने पहले बुकिंग, आधा पैसा एडवांस।"],
    ["bn", "রাস্তায় মরলে ১০% পর্যন্ত আমাদের।"],
    ["ta", "யானைத் தந்தம் கிடையாது."],
    ["id", "Bisa pesan kotakan minimal 30 kotak, DP separuh."],
    ["zh-Hant", "捐款有收據可抵稅。"],
    ["zh-Hans", "最小起订50套。"],
    ["ja", "キャンセル料をいただきます。"],
    ["ko", "최소 주문 20개"],
  ] as const;
  for (const [language, sentence] of conditions)
    expect([sentence, statesCondition(sentence, language)]).toEqual([sentence, true]);
});

test("what is free, or comes without a condition, is a promise", () => {
  const promises = [
    ["en", "Free cancellation until the day before."],
    ["en", "We finish the same day."],
    ["de", "Zeitumstellung ohne Aufpreis."],
    ["fr", "Livraison le soir sans supplément de prix."],
    ["ru", "Выезд без доплаты."],
    ["zh-Hans", "免押金。"],
  ] as const;
  for (const [language, sentence] of promises) expect([sentence, statesCondition(sentence, language)]).toEqual([sentence, false]);
});

test("a condition neither leads nor stands large, and the trade leads where nothing else promises", () => {
  const temple = createCopy({ name: "鎮海宮", industry: "廟宇，主祀水仙尊王", offer: "捐款有收據可抵稅。" });
  expect([temple.headline, temple.lead, temple.statement]).toEqual(["廟宇，主祀水仙尊王", undefined, undefined]);
  const works = createCopy({
    name: "Good Works",
    tagline: "We bring am back",
    industry: "generator repairs",
    offer: "3.5KVA inverter with 2 batteries fixed in one day. Any gen left more than 60 days will be sold to recover our money.",
  });
  expect([works.lead, works.statement].join(" ")).not.toContain("will be sold");
});

test("who looks for staff promises nothing by that, in many languages", () => {
  const texts: readonly (readonly [language: string, text: string])[] = [
    ["en", "We are looking for two drivers and a chef."],
    ["de", "Wir suchen dringend Azubis ab September!"],
    ["fr", "Nous recrutons un apprenti pâtissier."],
    ["es", "Se busca ayudante de cocina."],
    ["pt", "Estamos contratando atendentes."],
    ["it", "Cerchiamo un apprendista."],
    ["nl", "Zoeken chauffeurs voor de koelbus!"],
    ["sv", "Vi söker medarbetare till köket."],
    ["pl", "Szukamy kierowców kat. C."],
    ["ru", "Ищем водителей с опытом."],
    ["uk", "Шукаємо кухаря."],
    ["tr", "Çırak arıyoruz."],
    ["zh-Hans", "长期招聘水电工。"],
    ["ja", "スタッフ募集中です。"],
  ];
  for (const [language, text] of texts) expect([text, isUnpromising(text, language)]).toEqual([text, true]);
  // What is looked for is the work itself, or is for those who come.
  for (const [language, text] of [
    ["en", "Looking for a leak is half the job."],
    ["de", "Wir suchen Lecks mit Ultraschall."],
    ["en", "Our volunteers drive you to the clinic."],
    ["nl", "Vrijwilligers halen u thuis op."],
  ] as const)
    expect([text, isUnpromising(text, language)]).toEqual([text, false]);
});
