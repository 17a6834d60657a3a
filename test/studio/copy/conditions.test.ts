import { expect, test } from "bun:test";
import { statesCondition } from "#/studio/copy/conditions";
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
