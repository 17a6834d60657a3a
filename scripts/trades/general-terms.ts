/**
 * Search terms of presets that say what a place is or what is done there with anything, such as
 * “making”, “rental” or “station”, by language: alone they name no trade.
 */
const termsByLanguage: Readonly<Record<string, string>> = {
  en: "stock safe check repository treasury vault fan fans",
  fr: "salon animal",
  pt: "estética limpeza higiene asseio higiênica higiênico higiénica higiénico",
  pl: "ręczniki ręcznik organizacja usługi centrum",
  cs: "služba služby oprava výroba prodej centrum správa",
  sk: "služba služby oprava správa starostlivosť organizácia centrum klub",
  hu: "terület klub műhely szolgáltatás bolt üzlet",
  hr: "agencija trgovina prodavaonica prodavnica dućan klub centar najam popravak servis kancelarija selo dvorana dom terapeut",
  ru: "изготовление установка центр заказ техника оборудование клуб пункт площадка работы услуги производство",
  uk:
    "вироби для господарство дизайн охорона територія обладнання будинок захист служба зал зала товари майстерня громадське " +
    "громадська місце компанія станція бюро агенція лабораторія студія курси організація кабінет установка виготовлення " +
    "сільська сільський центр послуги робота двері дошка",
  el: "σχολή κέντρο εργαστήριο υπηρεσίες κατάστημα κατασκευή ενοικίαση επισκευή",
  tr: "yeri servis merkez hizmet atölye kulüp eğitim",
  ar: "تركيب تأجير بيع تصليح تصميم ورشة طبيعي هوائية صناعة خدمة خدمات مركز صيانة إيجار",
  he: "עבודה ילדים ספר סטודיו עיצוב היכל תמונות רכב שירותים מרכז תיקון השכרה",
  fa: "مراقبت ساختمان محوطه انبار پرورش طبیعت طبیعی ایستگاه سازمان سالن خانگی باشگاه آژانس هنر آموزشگاه کارگاه کاری",
  hi: "दुकान सेवा केंद्र मरम्मत",
  th: "ร้าน บริการ ศูนย์ ซ่อม เช่า",
  vi: "xưởng hãng anh vườn sơn cây ban cho hang",
  id: "toko jasa pusat sewa",
  ja: "美容 動物 レンタル 工事 修理 販売 製造 教室 店",
  "zh-Hans": "租赁 维修 安装 培训 工作室 火锅",
  "zh-Hant": "租賃 維修 安裝 教室 工作室 火鍋店",
  ko: "대여 수리 설치 제작 학원 시공 공방",
};

const generalTerms = new Set(
  Object.entries(termsByLanguage).flatMap(([language, terms]) => terms.split(" ").map((term) => `${language} ${term}`)),
);

/** Whether a search term of a preset says nothing of the trade. */
export const isGeneralTerm = (language: string, term: string): boolean => generalTerms.has(`${language} ${term.toLowerCase()}`);
