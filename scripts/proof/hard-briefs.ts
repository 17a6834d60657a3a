import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import { addPublicCopy } from "./public-copy";

/**
 * A brief for each archetype that is hard to set: names of one, two and fifty letters, German
 * compounds, Japanese, Chinese, Korean, Arabic, Hebrew, Cyrillic, Greek and Thai; colours at the
 * corners of sRGB; texts of one word and texts of maximum length.
 */
export const hardBriefs: Readonly<Record<ArchetypeId, Brief>> = addPublicCopy({
  swiss: { name: "IO", offer: "Relays and switches", brandColor: "#111111" },
  editorial: {
    name: "青葉",
    tagline: "雨の日の本屋",
    industry: "書店",
    audience: "静かに本を読みたい人",
    offer: "古い本と新しい本、そして窓ぎわの席",
    values: ["静けさ", "誠実"],
    brandColor: "#2f6b4f",
    copy: {
      headline: "雨の日に、ゆっくり選ぶ",
      subhead: "店主が読んだ本だけを置いています。",
      features: [
        { title: "古書", body: "一冊ずつ、前の持ち主の書き込みも紹介します。" },
        { title: "読書席", body: "三時間まで、お茶つき。" },
        { title: "取り置き", body: "電話一本で十日間。" },
      ],
      plans: [
        { name: "席", price: "800円", period: "三時間", features: ["お茶"] },
        { name: "会員", price: "6,000円", period: "一年", features: ["お茶", "取り置き"] },
      ],
      cta: "今週の本を見る",
    },
  },
  brutalist: {
    name: "Donaudampfschifffahrtsgesellschaftskapitänskajüte",
    tagline: "Rindfleischetikettierungsüberwachungsaufgabenübertragung",
    industry: "Binnenschifffahrt",
    offer: "Kabinen mit Aussicht auf Verwaltungsvorschriften",
    values: ["Unternehmensübergreifend", "Verantwortungsbewusstsein"],
    brandColor: "#00e0ff",
    copy: {
      headline: "Geschwindigkeitsbeschränkungsaufhebung",
      features: [{ title: "Oberflächeninstandsetzungsbescheinigung", body: "Liegt bei." }],
      cta: "Kajüte besichtigen",
    },
  },
  soft: {
    name: "نور",
    tagline: "ضوء هادئ لكل بيت",
    industry: "إضاءة منزلية",
    audience: "العائلات التي تسهر معًا",
    offer: "مصابيح تخفت مع المساء وتستيقظ معك",
    values: ["الدفء", "البساطة"],
    brandColor: "#f2b705",
    copy: {
      headline: "المساء يبدأ بهدوء",
      subhead: "كل مصباح يعرف متى تغرب الشمس في مدينتك.",
      features: [
        { title: "غروب", body: "يخفت الضوء خلال أربعين دقيقة." },
        { title: "فجر", body: "يعود الضوء قبل المنبه بقليل." },
      ],
      plans: [
        { name: "غرفة", price: "240 درهم", features: ["مصباحان"] },
        { name: "بيت", price: "890 درهم", period: "مرة واحدة", features: ["ثمانية مصابيح", "تركيب"] },
      ],
      cta: "اختر مصباحك",
    },
  },
  technical: {
    name: "Müller-Lüdenscheidt Werkzeugbau und Feinmechanik GmbH",
    tagline: "Auf drei Mikrometer",
    industry: "Werkzeugbau",
    offer: "Spritzgusswerkzeuge, Erodieren, Messprotokolle",
    brandColor: "#6c7a89",
    copy: { features: [{ title: "Senkerodieren", body: "" }], cta: "Zeichnung senden" },
  },
  luxury: {
    name: "Чайка",
    tagline: "Чай с видом на залив",
    industry: "Чайный дом",
    audience: "Для тех, кто не торопится",
    offer: "Двенадцать сортов, заваренных при вас",
    values: ["Тишина", "Вкус"],
    brandColor: "#0a3d3a",
    copy: {
      headline: "Время остывает медленно",
      features: [
        { title: "Чёрный", body: "Собран в июне, раскрывается на третьей минуте." },
        { title: "Белый", body: "Вода семьдесят градусов, чашка тёплая." },
      ],
      cta: "Заказать столик",
    },
  },
  playful: {
    name: "빵야",
    tagline: "매일 아침 여섯 시",
    industry: "빵집",
    offer: "오늘 구운 빵만 팝니다",
    values: ["웃음", "정성"],
    brandColor: "#ffd400",
    copy: { features: [{ title: "소금빵", body: "겉은 바삭, 속은 촉촉." }], cta: "빵 고르기" },
  },
  civic: {
    name: "עיריית נווה ים",
    tagline: "שירותים לכל תושב",
    industry: "עירייה",
    audience: "תושבי העיר והשכונות שלאורך החוף",
    offer: "אישורים, חינוך, תברואה וחניה במקום אחד",
    values: ["שקיפות", "נגישות"],
    brandColor: "#005f99",
    copy: {
      headline: "כל השירותים, בלי תור",
      features: [
        { title: "חניה", body: "תו תושב נשלח תוך יומיים." },
        { title: "חינוך", body: "רישום לגנים עד סוף ינואר." },
      ],
      cta: "הגשת בקשה",
    },
  },
  industrial: {
    name: "Rindfleischetikettierungsüberwachung",
    tagline: "Geprüft wird am Haken",
    industry: "Fleischwirtschaft",
    audience: "Schlachthöfe, Zerlegebetriebe und deren Aufsichtsbehörden",
    offer: "Rückverfolgbarkeit je Stück, vom Ohrmarkenleser bis zur Kassenwaage",
    values: ["Rückverfolgbarkeit"],
    brandColor: "#ffe600",
    copy: { headline: "Herkunftsnachweisverfahren ohne Papier", cta: "Betriebsbesichtigung vereinbaren" },
  },
  craft: {
    name: "Ω",
    offer: "Κεραμικά από κόκκινο πηλό",
    tagline: "Ψημένα στο νησί",
    values: ["Υπομονή"],
    brandColor: "#b8431d",
  },
  retro: {
    name: "夜航船唱片",
    tagline: "从前的声音，现在的唱机",
    industry: "唱片店",
    audience: "下班以后不想回家的人",
    offer: "二手黑胶、试听间和周五的演出",
    values: ["慢", "真"],
    brandColor: "#e4572e",
    copy: {
      headline: "把唱针放下，夜就开始了",
      features: [
        { title: "二手黑胶", body: "每一张都试听过，写明划痕在哪里。" },
        { title: "试听间", body: "两把椅子，一盏灯。" },
      ],
      cta: "看看新到的",
    },
  },
  scientific: {
    name: "q",
    tagline: "Quantities, with their uncertainty",
    industry: "Metrology",
    audience:
      "National laboratories, calibration services, universities and the instrument makers who have to state an uncertainty " +
      "budget that holds in front of an auditor who has read the guide as well as they have and has more time",
    offer:
      "A calculator for uncertainty budgets that keeps the sources, the distributions and the correlations of every " +
      "contribution, propagates them by the guide's own formulae and by Monte Carlo side by side, and prints the difference",
    values: ["Traceability", "Correlation", "Candour", "Repeatability", "Patience", "Units"],
    brandColor: "#000080",
    copy: {
      headline: "An uncertainty budget is an argument, and this one shows every step of it to anyone who asks",
      subhead:
        "Each number on the last page leads back to a certificate, a data sheet, a series of readings or the judgement of a " +
        "named person, and says which. Nothing is rounded before it is printed.",
      features: [
        { title: "Sources", body: "Certificates are read once and cited wherever they count." },
        { title: "Distributions", body: "Normal, rectangular, triangular, U-shaped, or your own readings." },
        { title: "Correlations", body: "A matrix that says where it came from." },
        { title: "Monte Carlo", body: "A million trials, the seed printed." },
        { title: "Two columns", body: "Formula beside simulation, difference last." },
        { title: "Signature", body: "By the person who is responsible, on the version they saw." },
      ],
      plans: [
        { name: "Bench", price: "€ 0", features: ["One budget", "Printing"] },
        { name: "Laboratory", price: "€ 90", period: "per month", features: ["All budgets", "Printing", "Signatures"] },
        {
          name: "Institute",
          price: "€ 640",
          period: "per month",
          features: ["All budgets", "Printing", "Signatures", "Own server"],
        },
        { name: "Audit", price: "€ 1,800", period: "once", features: ["All budgets", "Printing", "Report"] },
      ],
      cta: "Open an empty budget",
      navigation: ["Sources", "Distributions", "Correlations", "Monte Carlo", "Signatures", "Prices"],
    },
  },
  ledger: {
    name: "Παπαδόπουλος & Υιοί",
    tagline: "Λογιστικά με το χέρι στην καρδιά",
    industry: "Λογιστικό γραφείο",
    offer: "Βιβλία, φόροι και μισθοδοσία για οικογενειακές επιχειρήσεις",
    values: ["Ακρίβεια", "Εμπιστοσύνη"],
    brandColor: "#ffffff",
  },
  poster: {
    name: "ภูเขา",
    tagline: "ขึ้นไปดูหมอก",
    industry: "นำเที่ยว",
    offer: "เดินป่าสองวันหนึ่งคืน",
    values: ["ธรรมชาติ"],
    brandColor: "#ff7f50",
    copy: { headline: "ตื่นก่อนหมอก", cta: "จองที่นั่ง" },
  },
  arcade: {
    name: "Электроника ИМ-02",
    tagline: "Ну, ещё раз",
    industry: "Ремонт карманных игр",
    audience: "Коллекционеры и их дети",
    offer: "Чиним экраны, кнопки и батарейные отсеки",
    values: ["Терпение", "Точность"],
    brandColor: "#808080",
    copy: {
      features: [
        { title: "Экраны", body: "Снимаем царапины, меняем поляризатор." },
        { title: "Кнопки", body: "Щёлкают как новые." },
      ],
      cta: "Принести игру",
    },
  },
  archive: {
    name: "The Society for the Preservation of Ephemeral Print",
    tagline: "Tickets, labels, wrappers, bills",
    industry: "Museum society",
    audience: "Members",
    offer: "A quarterly box of facsimiles",
    values: ["Paper"],
    brandColor: "#ff00aa",
    copy: {
      plans: [
        { name: "Member", price: "£ 40", period: "a year", features: ["Four boxes"] },
        { name: "Fellow", price: "£ 120", period: "a year", features: ["Four boxes", "Reading room"] },
        { name: "Patron", price: "£ 1,000", period: "once", features: ["Four boxes", "Reading room", "A drawer"] },
      ],
      cta: "Join",
    },
  },
});
