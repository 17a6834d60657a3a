import { foldWord } from "#/studio/understanding/trades/fold-word";

/**
 * Words and beginnings of words for drawings that are worn out, in all languages, folded: cartoons, clip art,
 * clichés, kitsch, stock photos, and figures that are cute or smile.
 */
const cliches = [
  "cartoon|clip ?art|cliche|klische|klisj|klysch|klise|klisze|clise|kitsch|kicz|giccs|stock ?(?:foto|photo|bild|image)|emoji|stereotyp",
  "caricatur|karikatur|мульт|карикатур|улыба|клише|кліше|китч|кітч|усміх|шаблон|анимацион|сладк|усмих|цртан|насмеј",
  "καρτουν|κιτς|κλισε|χαμογελ|كرتون|كاريكاتير|مبتذل|كليشيه|مبتسم|كارتون|كليشه|מצויר|קומיקס|קלישא|קיטש|חמוד|מחייכ",
  "कार्टून|কার্টুন|การ์ตูน|アニメ|漫画|ありきたり|かわいい|キャラ|만화|캐릭터|진부|귀여운|클립아트|卡通|漫畫|俗套|老套|可爱|可愛",
].join("|");

/** The same, which are parts of other words too and count at the beginning of a word only. */
const wholeWords = [
  "stock|cheesy|cute|cutesy|twee|smiling|grinning|comic|corny|tacky|niedlich|lachende|lachelnde|grinsende|mignon|souriant",
  "dessins? anime|sonriente|dibujos? animado|cursi|sorridente|desenhos? animado|fofinh|fumett|cartoni animati|carin[aei]|schattig",
  "tecknad|gullig|leende|tegneserie|nuttet|smilende|sarjakuva|piirret|sopo|kreskowk|rysunkow|usmiech|kreslen|roztomil|rajzfilm|cuki",
  "mosolyg|kozhely|desene animate|draguti?|zambit|crtan|nasmejan|cizgi film|sevimli|gulumse|kartun|imut|hoat hinh|кич",
].join("|");

/** “Not only” in many languages: what comes after it is wanted, among other things. Folded. */
const onlys = [
  "not (?:only|just)|nicht nur|pas (?:que|seulement|uniquement)|no solo",
  "no solamente|non solo|nao so|niet alleen|inte bara|ikke (?:kun|bare)",
  "ei vain|nie tylko|nejen|nielen|nem ?csak|nu doar|ne samo|ne le|не только|не лише|не тільки|не само|οχι μονο|ليس فقط|לא רק",
  "tidak hanya|khong chi|だけで(?:は)?な|뿐만 아니라|不只|不仅|不僅",
].join("|");

const clichePattern = new RegExp(`${cliches}|(?:^|[^\\p{L}])(?:${wholeWords})`, "u");
const onlyPattern = new RegExp(`(?:^|[^\\p{L}])(?:${onlys})`, "u");

const fold = (text: string) =>
  foldWord(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[-‐‑–]/g, " "),
  );

/** Whether a phrase rules out how something is often shown, such as cartoon teeth, and not every picture of it. */
export const isCliche = (text: string): boolean => clichePattern.test(fold(text));

/** Whether a phrase wants more than one thing and so rules out none: not only horses. */
export const wantsMore = (text: string): boolean => onlyPattern.test(fold(text));
