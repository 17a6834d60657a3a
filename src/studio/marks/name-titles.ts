/** Titles and words for saints, which belong to the name after them. */
const titles: ReadonlySet<string> = new Set(
  (
    "dr prof mr mrs ms st ste saint sainte san sankt santa santo são dom dona doña don sri shri sir lady frau herr mme bay dott д-р " +
    "cô chú bác bà ông"
  ).split(" "),
);

/** How people call those who keep a shop or a kitchen: `Tía Encarna`, `Seu Nivaldo`, `Oma Trude`. */
const addresses: ReadonlySet<string> = new Set(
  (
    "seu tía tia tío tio tante oncle onkel uncle auntie aunt aunty nonna nonno abuela abuelo oma opa mamá mamã mama maman " +
    "papá papa vovó vovô avó avô babička děda babcia dziadek ciocia wujek teta tetka baka dida miss bibi mzee bu ibu pak bapak " +
    "mbak mas bang kang cak mbah aling mang usta " +
    "тётя тетя дядя баба бабуся дід тітка дядько кума θεία θείος γιαγιά παππούς कुमारी चाचा काका दादी नानी " +
    "عم عمو عمي خالة الحاج حاج الحاجة المعلم الأسطى أسطى خاله دایی ننه آقا حاجی הדוד הדודה סבא סבתא"
  ).split(" "),
);

const toPlain = (word: string) => word.toLowerCase().replace(/[.-]$/, "");

/** Whether a word is a title or an address, such as `Dr.` or `Tía`, which belongs to the name after it. */
export const isTitle = (word: string): boolean => titles.has(toPlain(word)) || addresses.has(toPlain(word));

/** How people call them after their name, as in `Hatice Abla`. */
const addressesAfter: ReadonlySet<string> = new Set(
  "abla usta teyze amca dede hoca bey hanım dayı ağabey भैया भाई दीदी चाचा काका मामा ताऊ अंकल आंटी 이모 언니 아저씨 할매 할머니".split(
    " ",
  ),
);

/** Whether a word only addresses the person whose name it follows. */
export const isAddressAfter = (word: string): boolean => addressesAfter.has(toPlain(word));

/** Whether a word only addresses the person whose name follows. */
export const isAddress = (word: string): boolean => addresses.has(toPlain(word));

/** Titles and degrees before the name of a person, as in `Dr. Wiebke Ohlendorf`. */
const personTitle =
  /^(?:[Dd]ra?|[Pp]rof|[Dd]ott|[Aa]vv|[Mm]gr|[Mm]ag|M[UDV]Dr|[Ll]ek|[Mm]ed|[Dd]ent|[Vv]et|Dipl|[Ii]ng|[Aa]rch)\.?$/u;

/** Whether a word is a degree or a profession before the name of the person who has it. */
export const isPersonTitle = (word: string): boolean => personTitle.test(word);

/** Words that make a name of the next one, as in `Abu Bakr`: alone they are no name. */
const kunyas: ReadonlySet<string> = new Set("أبو ابو أبي ابي أبا أم ام ابن بن بنت آل".split(" "));

/** Whether a word makes a name of the next one. */
export const isKunya = (word: string): boolean => kunyas.has(word);

/** Whether a word of an Arabic name means nothing without the next one: one of those, or the servant of `عبد الرحيم`. */
export const beginsArabicName = (word: string): boolean => word === "عبد" || isKunya(word);
