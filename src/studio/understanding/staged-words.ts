import { foldWord } from "#/studio/understanding/trades/fold-word";

/**
 * Beginnings of words for how a thing is posed in a worn-out picture: an open book with flying pages, a crossed knife
 * and fork, a tooth with wings. In all languages, folded.
 */
const poses = [
  "open(?![ -]?(?:air|fire|source))|opened|crossed|flying|winged|floating|exploding|glowing|gleaming|sparkling|dripping|flexed|clasped",
  "waving|dancing|winking|laughing|rearing|leaping|heroic|muscular|oversized|personified|aufgeschlagen|aufgeklappt|geoffnet|offene",
  "gekreuzt|fliegend|geflugelt|schwebend|gluhend|leuchtend|funkelnd|tropfend|tanzend|winkend|zwinkernd|lachend|heroisch|muskulos",
  "ouvert|croise|volant|flottant|etincelant|incandescent|degoulinant|dansant|bondissant|souriant|heroique|abiert|cruzad|volando|volador",
  "flotante|brillante|reluciente|resplandecient|goteando|bailando|bailarin|heroic|musculos|apert[oaie]|incrociat|svolazzant|volante",
  "volanti|alato|alati|alate|fluttuant|luccicant|incandescent|gocciolant|danzant|eroic|abert[oa]|voando|voador|flutuant|reluzent",
  "pingando|dancand|opengeslagen|gekruist|vliegend|gevleugeld|zwevend|gloeiend|glinsterend|druipend|dansend|heldhaftig|uppslag",
  "korsad|korslagd|flygande|bevingad|svavande|glodande|glittrande|droppande|dansande|opslaet|krydsed|flyvende|svaevende|glodende",
  "dryppende|dansende|oppslatt|kryssede|flygende|svevende|avoin|avoime|ristikkais|lentav|siivekk|leijuv|hehkuv|kimaltel|tanssiv",
  "avattu|avatu",
  "avatud|ristatud|lendav|tiivuline|holjuv|hoogluv|tantsiv|otwart|skrzyzowan|latajac|skrzydlat|unoszac|rozzarzon|blyszczac|kapiac",
  "tanczac|otevren|zkrizen|letajic|letic|okridlen|vznasejic|zharici|trpytiv|tancic|otvoren|skrizen|lietajuc|okridlen|zeravy|tancuj",
  "nyitott|keresztbe|repulo|szarnyas|lebego|izzo|csillogo|tancolo|deschis|incrucisat|zburato|inaripat|plutitor|stralucito|dansato",
  "otvoren|prekrizen|ukrsten|letec|lebdec|krilat|uzaren|plesuc|odprt|prekrizan|zarec|atverst|skraidanci|sukryziuot|sparnuot|svytinci",
  "atvert|sakrustot|lidojos|sparnot|kvelojos|acik|capraz|ucan|ucusan|kanatli|parlayan|isildayan|damlayan|dans eden|terbuka|bersilang",
  "terbang|bersayap|melayang|berkilau|menyala|menetes|menari|opin|krosslagd|fljugandi|svifandi|gloandi|irekit|gurutzat|oberta?|creuat",
  "agored|hedfan|hedegog|disglair|oscailt|trasnaithe|eitilt|открыт|раскрыт|скрещен|скрещён|летающ|летящ|крылат|парящ|сияющ|раскален",
  "сверкающ|капающ|танцующ|смеющ|відкрит|розкрит|розгорнут|схрещен|літаюч|летюч|крилат|ширяюч|сяюч|розпечен|танцююч|отворен|разтворен",
  "кръстосан|летящ|крилат|сияещ|нажежен|танцуващ|укрштен|летећ|лебдећ|усијан|ανοιχτ|σταυρωτ|χιαστι|ιπταμεν|φτερωτ|αιωρουμεν|λαμπερ",
  "πυρακτωμεν|χορευ|გაშლილ|გადაჯვარედინებულ|მფრინავ|ფრთიან|გავარვარებულ|მოცეკვავე|բացված|խաչված|թռչող|թեւավոր|շիկացած|պարող",
  "مفتوح|متقاطع|طاير|طائر|مجنح|مجنّح|متوهج|متطاير|راقص|تطير|يطير|باز(?= |$)|گشوده|متقاطع|پرنده|بالدار|درخشان|گداخته|فتوح|פתוח|מוצלב|מעופפ",
  "מכונפ|מרחפ|זוהר|בוהק|לוהט|רוקד|खुली|खुले|खुला|उड़त|पंखों वाल|चमकत|दहकत|नाचत|উড়ন্ত|খোলা|ডানাওয়ালা|জ্বলন্ত|உড়|திறந்த|பறக்கும்",
  "சிறகுகள்|ஒளிரும்|తెరిచిన|ఎగిరే|రెక్కల|మెరిసే|उघडे|उघडलेल|उडणार|चमकणार|کھلی|کھلا|اڑت|چمکت|የተከፈተ|የሚበር|iliyofunguliwa|inayoruka",
  "zinazoruka|vinavyoruka|yenye mabawa|bukas na|lumilipad|may pakpak",
].join("|");

/** The same in scripts without spaces and in Vietnamese, where they stand behind the thing. */
const joinedPoses = [
  "開いた|見開き|交差した|飛び交う|飛ぶ|羽の生えた|浮かぶ|輝く|光る|燃える|踊る|打开的|翻开的|打開的|翻開的|交叉的|飞舞|飛舞|飞翔|飛翔|带翅膀|長翅膀|发光的|發光的",
  "漂浮|冒火|跳舞的|펼친|펼쳐진|교차한|교차된|날아다니|날아가|날개 달린|빛나는|떠다니|이글거리|춤추는|ที่เปิดอยู่|เปิดกาง|ไขว้|บินได้|ลอย|มีปีก|เปล่งประกาย|เรืองแสง|เต้นรำ",
  "đang mở|mở ra|bắt chéo|bay lượn|có cánh|lơ lửng|phát sáng|rực lửa|nhảy múa",
].join("|");

const posePattern = new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${foldWord(poses)})`, "u");
const joinedPosePattern = new RegExp(joinedPoses.normalize("NFKC"), "u");

/** Whether a phrase rules out a thing as it is posed in worn-out pictures, and not every picture of it. */
export const isStaged = (text: string): boolean => {
  const lower = text.normalize("NFKC").toLowerCase();
  return posePattern.test(foldWord(lower.replaceAll(/[-‐‑–]/g, " "))) || joinedPosePattern.test(lower);
};
