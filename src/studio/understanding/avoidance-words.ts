import { listWords } from "#/studio/understanding/text-words";
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
  "მოღიმარ|მულტფილმ|ժպտացող|մուլտֆիլմ|சிரிக்கும்|నవ్వే|हसणार|मुस्कुरा|হাসিমুখ|مسکرا|لبخند|ፈገግ|笑顔|笑う|笑脸|笑臉|微笑|웃는|ยิ้ม|mỉm cười|tersenyum",
].join("|");

/** The same, which are parts of other words too and count at the beginning of a word only. */
const wholeWords = [
  "stock|cheesy|cute|cutesy|twee|smiling|grinning|comic|corny|tacky|niedlich|lachende|lachelnde|grinsende|mignon|souriant",
  "dessins? anime|sonriente|dibujos? animado|cursi|sorridente|desenhos? animado|fofinh|fumett|cartoni animati|carin[aei]|schattig",
  "tecknad|gullig|leende|tegneserie|nuttet|smilende|sarjakuva|piirret|sopo|kreskowk|rysunkow|usmiech|kreslen|roztomil|rajzfilm|cuki",
  "mosolyg|kozhely|desene animate|draguti?|zambit|crtan|nasmejan|cizgi film|sevimli|gulumse|kartun|imut|hoat hinh|кич",
  "souri|mim cuoi|wanaotabasamu|nakangiti|naerata|yn gwenu|ag gaire|ag mionghaire|brosandi",
].join("|");

/** “Not only” in many languages: what comes after it is wanted, among other things. Folded. */
const onlys = [
  "not (?:only|just)|nicht nur|pas (?:que|seulement|uniquement)|no solo",
  "no solamente|non solo|nao so|niet alleen|inte bara|ikke (?:kun|bare)",
  "ei vain|nie tylko|nejen|nielen|nem ?csak|nu doar|ne samo|ne le|не только|не лише|не тільки|не само|οχι μονο|ليس فقط|לא רק",
  "tidak hanya|khong chi|だけで(?:は)?な|뿐만 아니라|不只|不仅|不僅",
].join("|");

/**
 * “Everywhere”, “on everything”, “yet more”, “another” and “too many” in all languages: what is said to be shown too
 * often. Folded; a space stands for any letters that do not belong to a word.
 */
const excesses = [
  "everywhere|on everything|on every (?:page|sign|wall|surface|corner)|all over|plastered|(?:yet|even) (?:more|another)",
  "another|yet more|too (?:many|much)|overused|endless|nothing but|wall to wall",
  "uberall|auf allem|noch (?:ein|eine|einen|mehr)|zu viele?|schon wieder|lauter|partout|sur tout|encore (?:un|une|des|plus)",
  "trop (?:de|d)|(?:por|en) todas partes|por todos (?:lados|sitios)|en todo|otr[oa]s?|demasiad[oa]s?|dappertutto",
  "ovunque|su tutto|da tutte le parti|un altr[oa]|l ennesim[oa]|tropp[oiae]|em (?:todo (?:o )?lado|toda parte|tudo)|por todo lado",
  "por toda parte|mais um|mais uma|demasiad[oa]s?|demais|overal|op alles|nog (?:een|meer)|alweer|te veel|overallt|pa allt",
  "annu (?:en|ett|fler)|for manga|overalt|pa alt|enda (?:en|et|flere)|for mange|kaikkialla|joka paikassa|taas yksi|liikaa",
  "koikjal|igal pool|liiga palju|jarjekordne|wszedzie|na wszystkim|kolejn[yea]|zbyt (?:wiele|duzo)|za duzo|vsude|na vsem",
  "dalsi|prilis|vsade|mindenhol|mindenutt|mindenen|megint egy|meg egy|tul sok|peste tot|pe tot|inca (?:un|o)|prea (?:mult|multe|multi)",
  "svuda|na svemu|previse|jos jedan|jos jedna|povsod|prevec|visur|per daug|parak daudz|her yerde|her seyde|bir (?:tane )?daha",
  "cok fazla|di mana mana|di semua|terlalu banyak|khap noi|qua nhieu|kila mahali|kwenye kila kitu|kahit saan|sa lahat|sobrang daming",
  "везде|всюду|повсюду|на всем|очередн\\p{L}*|слишком много|скрізь|усюди|всюди|на всьому|черговий|чергова|забагато|занадто багато",
  "навсякъде|по всичко|върху всичко|поредн\\p{L}*|прекалено много|твърде много|свуда|на свему|превише|jош један",
  "παντου|σε ολα|αλλ(?:ο|η) ενα|ακομα ενα|υπερβολικα|παρα πολλ\\p{L}*|ყველგან|ყველაფერზე|ամենուր|ամենուրեք|ամեն ինչի վրա",
].join("|");

/** The same in scripts that join words, or of which words are found anywhere. */
const joinedExcesses = [
  "في كل مكان|على كل شيء|بكل مكان|المزيد من|الكثير من|בכל מקום|על הכל|עוד אחד|יותר מדי|همه جا|روی همه چیز|ہر جگہ|ہر چیز پر",
  "हर जगह|हर चीज|सब जगह|बहुत ज्यादा|সব জায়গায়|সবখানে|எல்லா இடத்திலும்|எங்கும்|அதிகமான|ทุกที่|เต็มไปหมด|ทุกอย่าง|เยอะเกินไป",
  "だらけ|ばかり|あちこち|どこにでも|ありふれた|多すぎ|至る所|온통|여기저기|곳곳|너무 많은|또 다른|到处|到處|满屏|滿版|處處|处处|又一个|又一個|太多",
].join("|");

const clichePattern = new RegExp(`${cliches}|(?:^|[^\\p{L}])(?:${wholeWords})`, "u");
const onlyPattern = new RegExp(`(?:^|[^\\p{L}])(?:${onlys})`, "u");

const excessPattern = new RegExp(`(?:^|[^\\p{L}])(?:${excesses})(?![\\p{L}\\p{M}])|${foldWord(joinedExcesses)}`, "u");

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

/** Whether a phrase rules out too much of a thing, such as horseshoes on everything, and not the thing. */
export const isExcess = (text: string): boolean => excessPattern.test(fold(text));

/** “Like”, before what a brief must not be taken for, in all languages, folded; those after it are in `likeAfter`. */
const likes = [
  "like (?:a|an|the|some|another)|looks? like|wie (?:eine?|einer|im|in|beim?|auf)|comme (?:une?|dans|chez|les?)|como (?:un|una|um|uma)",
  "parezca|pareca|come (?:un|una|in)|sembri|sembli|als een|zoals|som (?:en|ett|et|ein)|kuin|jak|jako|mint egy|как|як|като|као|σαν",
  "مثل|כמו|seperti|kayak|giong|nhu",
].join("|");
const likeAfter =
  "जैस|की तरह|মতো|เหมือน|คล้าย|(?<![雕佛塑石铜銅影图圖肖画畫神])像|のよう|みたい|っぽい|같은|처럼|gibi(?!\\p{L})|போல";
const likePattern = new RegExp(`(?:^|[^\\p{L}])(?:${likes})(?:$|[^\\p{L}])|${likeAfter}`, "u");

/** Whether a phrase rules out what an organisation could be taken for: a hatchery is no fish market, and yet has fish. */
export const isComparison = (text: string): boolean => likePattern.test(fold(text));

/** The words for a logo and an icon in all languages, folded; Welsh and Irish have the English ones. */
const logoPattern =
  /(?:^|[^\p{L}])(?:logo|logga|лого|λογοτυπ|σημα του|logotip|شعار|لوغو|لوگو|לוגו|लोगो|লোগো|லோகோ|లోగో|ლოგო|լոգո|ሎጎ)/u;
const iconPattern =
  /(?:^|[^\p{L}])(?:icon|icône|ícone|ikon|piktogram|pictogram|иконк|піктограм|пиктограм|εικονιδι|أيقون|آیکون|אייקון|आइकन)/u;
/** Where a logo is: beside the name, or in it in place of a letter. */
const placesOfLogo: readonly RegExp[] = [
  /(?:uber|neben|unter) dem namen|(?:above|over|beside) (?:the|our) name|dessus du nom|sobre el nombre|sopra il nome|over navnet/u,
  /boven de naam|nad nazwa|(?:place of|instead of) (?:the|a) letter|lugar d(?:a|e la) letra|place de la lettre|posto della lettera/u,
];
const unspacedLogo = /ロゴ|マーク|アイコン|로고|마크|아이콘|标志|標誌|商標|图标|圖示|โลโก้|ไอคอน/u;

/** A thing as an outline, on a background, in the shape of another one or as one, in most languages, folded. */
const shapes: readonly RegExp[] = [
  /silhou?et|sziluett|silueta|silhueta|sylwetk|siluet|силует|силуэт|σιλουετ|shaped|in the shape|en forme d|en forma d|a forma di/u,
  /(?:^|[^\p{L}])als (?:een )?\p{L}{3,}$|in form (?:von|eine)|w ksztalcie|ve tvaru|v tvare|seklinde|berbentuk|hinh dang/u,
  /في شكل|على شكل|بشكل|به شکل|בצורת|के आकार|シルエット|の形|실루엣|모양의|剪影|形状的|形狀的|รูปทรง/u,
  /background|hintergrund|fundo (?:branco|preto)|fond (?:blanc|noir)|sfondo|fondo (?:blanco|negro)|achtergrond|bakgrund|baggrund/u,
  /(?:na|bialym) tle|背景|배경/u,
];

/** Whether a phrase rules out a thing as a silhouette, or as another thing: a wheel as a heart, a bean in the shape of one. */
export const isOfShape = (text: string): boolean => shapes.some((words) => words.test(fold(text)));

/** Whether a phrase speaks of the logo only: what is no sign of a trade can be in its pictures. */
export const isOfLogo = (text: string): boolean =>
  [logoPattern, iconPattern, ...placesOfLogo].some((words) => words.test(fold(text))) || unspacedLogo.test(text);

/** Words for sorts of a thing that only show off, in languages that write them apart. Folded. */
const showySorts: ReadonlySet<string> = new Set(
  (
    "sport sports sportif sportive sportifs sportives deportivo deportiva deportivos deportivas sportivo sportiva sportivi " +
    "esportivo esportivos desportivo desportivos sportowy sportowe sportowych sportovni спортивные спортивных спортивний спортивні " +
    "racing race course carreras corsa corrida luxury luxe luxo lujo lusso luxus luksusowe роскошные spor yaris رياضية ספורט"
  ).split(" "),
);

/** Whether a phrase names a showy sort of a thing, of which there are plain ones as well: no sports cars, at a driving school. */
export const isShowySort = (text: string): boolean => {
  const words = listWords(text).map(foldWord);
  return words.length > 1 && words.some((word) => showySorts.has(word));
};
