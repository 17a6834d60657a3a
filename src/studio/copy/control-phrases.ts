import type { PhraseLanguage } from "#/studio/copy/phrases";

/** Words that only the components say: labels of controls and what stands in them where the brief has nothing of the kind. */
export type ControlPhrases = {
  readonly close: string;
  readonly open: string;
  readonly edit: string;
  readonly duplicate: string;
  readonly share: string;
  readonly undo: string;
  readonly actions: string;
  readonly more: string;
  readonly navigation: string;
  readonly menu: string;
  readonly search: string;
  readonly searchIn: (name: string) => string;
  readonly searchHint: string;
  readonly searchNothing: string;
  readonly searchBusy: string;
  readonly removeOne: (label: string) => string;
  readonly textSize: string;
  readonly amount: string;
  readonly from: (value: string) => string;
  readonly to: (value: string) => string;
  readonly saved: string;
  readonly deletedDraft: string;
  readonly deleteQuestion: string;
  readonly deleteConsequence: string;
  readonly keep: string;
  readonly help: string;
  readonly emailUse: string;
  readonly filter: string;
  readonly show: string;
  readonly account: string;
  readonly settings: string;
  readonly overview: string;
  readonly facts: string;
  readonly audience: string;
  readonly offer: string;
  readonly brandColor: string;
  readonly typefaces: string;
  readonly textContrast: string;
  readonly quotePlace: string;
  readonly quoteRule: string;
  readonly quotePerson: string;
  readonly quoteRole: string;
  readonly quoteFrame: string;
  readonly asTable: string;
  readonly step: string;
  readonly narrowWindow: string;
  readonly wideWindow: string;
  readonly sizesTitle: string;
  readonly sizesSummary: (least: string, most: string) => string;
  readonly chromaTitle: string;
  readonly chromaSummary: string;
  readonly contrastTitle: string;
  readonly contrastSummary: string;
  readonly series: (number: number) => string;
  readonly chartColor: string;
  readonly contrast: string;
  readonly brand: string;
  readonly accent: string;
  readonly neutral: string;
  readonly chooseOne: string;
  readonly chooseError: string;
  readonly consentError: string;
  readonly messageError: string;
  readonly sending: string;
  readonly done: string;
  readonly noRows: string;
};

const english: ControlPhrases = {
  close: "Close",
  open: "Open",
  edit: "Edit",
  duplicate: "Duplicate",
  share: "Share",
  undo: "Undo",
  actions: "Actions",
  more: "More",
  navigation: "Sections",
  menu: "Menu",
  search: "Search",
  searchIn: (name) => `Search ${name}`,
  searchHint: "A word or two is enough.",
  searchNothing: "Nothing was found. Try a shorter word.",
  searchBusy: "Searching",
  removeOne: (label) => `Remove ${label}`,
  textSize: "Text size",
  amount: "Amount",
  from: (value) => `from ${value}`,
  to: (value) => `to ${value}`,
  saved: "Changes saved",
  deletedDraft: "Draft deleted",
  deleteQuestion: "Delete this draft?",
  deleteConsequence: "It is gone for good, with everything that was written in it.",
  keep: "Keep it",
  help: "What is this for?",
  emailUse: "Used for the answer only.",
  filter: "Filter",
  show: "Show",
  account: "Account",
  settings: "Settings",
  overview: "Overview",
  facts: "In brief",
  audience: "For",
  offer: "Offer",
  brandColor: "Brand colour",
  typefaces: "Typefaces",
  textContrast: "Text contrast",
  quotePlace: "A customer’s words go here.",
  quoteRule: "Word for word, and only with their consent.",
  quotePerson: "Name",
  quoteRole: "Occupation, place",
  quoteFrame: "Place for a quote",
  asTable: "Figures as a table",
  step: "Step",
  narrowWindow: "Narrow window",
  wideWindow: "Wide window",
  sizesTitle: "Type sizes in pixels",
  sizesSummary: (least, most) => `Bars rise step by step from ${least} to ${most} pixels.`,
  chromaTitle: "Chroma of the colour scales",
  chromaSummary: "Each line rises towards the middle steps of its scale and falls again.",
  contrastTitle: "Chart colours on the light page",
  contrastSummary: "Contrast of the five chart colours with the light page.",
  series: (number) => `Series ${number}`,
  chartColor: "Chart colour",
  contrast: "Contrast",
  brand: "Brand",
  accent: "Accent",
  neutral: "Neutral",
  chooseOne: "Please choose",
  chooseError: "Choose one of the entries.",
  consentError: "Tick this to go on.",
  messageError: "Write at least one sentence.",
  sending: "Sending",
  done: "Done",
  noRows: "No entries yet.",
};

const german: ControlPhrases = {
  close: "Schließen",
  open: "Öffnen",
  edit: "Bearbeiten",
  duplicate: "Duplizieren",
  share: "Teilen",
  undo: "Rückgängig",
  actions: "Aktionen",
  more: "Mehr",
  navigation: "Bereiche",
  menu: "Menü",
  search: "Suchen",
  searchIn: (name) => `Bei ${name} suchen`,
  searchHint: "Ein bis zwei Wörter genügen.",
  searchNothing: "Nichts gefunden. Vielleicht hilft ein kürzeres Wort.",
  searchBusy: "Suche läuft",
  removeOne: (label) => `${label} entfernen`,
  textSize: "Schriftgröße",
  amount: "Menge",
  from: (value) => `ab ${value}`,
  to: (value) => `bis ${value}`,
  saved: "Änderungen gesichert",
  deletedDraft: "Entwurf gelöscht",
  deleteQuestion: "Diesen Entwurf löschen?",
  deleteConsequence: "Er ist dann endgültig weg, mit allem, was darin steht.",
  keep: "Behalten",
  help: "Wofür ist das?",
  emailUse: "Nur für die Antwort.",
  filter: "Filtern",
  show: "Anzeigen",
  account: "Konto",
  settings: "Einstellungen",
  overview: "Übersicht",
  facts: "Kurz gefasst",
  audience: "Für",
  offer: "Angebot",
  brandColor: "Markenfarbe",
  typefaces: "Schriften",
  textContrast: "Textkontrast",
  quotePlace: "Hier stehen die Worte einer Kundin oder eines Kunden.",
  quoteRule: "Wörtlich, und nur mit Einverständnis.",
  quotePerson: "Name",
  quoteRole: "Beruf, Ort",
  quoteFrame: "Platz für ein Zitat",
  asTable: "Werte als Tabelle",
  step: "Stufe",
  narrowWindow: "Schmales Fenster",
  wideWindow: "Breites Fenster",
  sizesTitle: "Schriftgrade in Pixeln",
  sizesSummary: (least, most) => `Die Balken steigen Stufe um Stufe von ${least} auf ${most} Pixel.`,
  chromaTitle: "Buntheit der Farbskalen",
  chromaSummary: "Jede Linie steigt zur Mitte ihrer Skala hin an und fällt wieder.",
  contrastTitle: "Diagrammfarben auf hellem Grund",
  contrastSummary: "Kontrast der fünf Diagrammfarben zur hellen Seite.",
  series: (number) => `Reihe ${number}`,
  chartColor: "Diagrammfarbe",
  contrast: "Kontrast",
  brand: "Marke",
  accent: "Akzent",
  neutral: "Neutral",
  chooseOne: "Bitte wählen",
  chooseError: "Bitte einen Eintrag wählen.",
  consentError: "Bitte ankreuzen, dann geht es weiter.",
  messageError: "Bitte mindestens einen Satz schreiben.",
  sending: "Wird gesendet",
  done: "Fertig",
  noRows: "Noch keine Einträge.",
};

const byLanguage: Readonly<Record<PhraseLanguage, ControlPhrases>> = { en: english, de: german };

/** The components' own words in one language. */
export const controlPhrasesIn = (language: PhraseLanguage): ControlPhrases => byLanguage[language];
