import { createWordPattern } from "#/studio/copy/word-pattern";

/** Words for a street before its name and at its end, and in English after a name with the number before it. */
const streetStart =
  /(?<!\p{L})(?:calle|via|viale|piazza|rua|rue|avenue|avenida|av\.|ul\.|ulica|ул\.|вул\.|улица|jl\.|jalan|plaza|boulevard)\s\p{Lu}/iu;
/** Further words for a street, before a name with a capital letter. */
const namedStreet = new RegExp(
  String.raw`(?<!\p{L})(?:[Cc]alz\.|[Cc]alzada|[Bb]lvd\.|[Bb]ulevar|[Cc]tra\.|[Cc]arrer|[Tt]ravessa|[Pp]raça|[Ee]strada|[Cc]orso|` +
    String.raw`[Vv]icolo|[Aa]l\.|[Pp]l\.|[Bb]d\.|[Пп]росп?\.|[Пп]ер\.|[Пп]ров\.|[Нн]аб\.)\s` +
    String.raw`(?:d(?:el?|os?|as?|i) (?:las? |los? )?)?\p{Lu}`,
  "u",
);
const streetEnd =
  /(?:stra(?:ß|ss)e|str\.|straat|laan|gatan|vägen|gade|vej|katu|utca|caddesi|sokak|\p{Ll}{2}(?:gasse|weg|platz|allee|damm|ufer)) \p{Nd}/iu;
const englishStreet = / (?:Street|Road|Lane|Avenue|Square)(?!\p{L})/u;
const houseNumber = /(?:^| )\p{Nd}{1,4} \p{Lu}/u;
const number = /\p{Nd}/u;

/** A street with the ending of where something is, in languages that end its name so, and within a Chinese address. */
const withinStreet =
  /\p{L} (?:utcában|utcáján|utcájában|úton|útján|téren|terén)(?:$| )|[路街道巷弄]子?(?:裡|里|內|内|口|旁|上)$/u;

/** A street and the number of a house in Chinese. */
const hanStreet = /\p{Script=Han}(?:路|街|道|巷|弄|段)\s?\p{Nd}{1,4}\s?[号號]/u;

const arabicStreet = /^(?:شارع|نهج|زنقة|ميدان|ساحة)\s/u;

/** A street and its name at the start, which is a place without a number. */
const streetFirst =
  /^(?:[Cc]alle|[Rr]u[ae]|[Aa]venida|[Aa]v\.|[Uu]l\.|[Uu]lica|[Уу]л\.|[Вв]ул\.|[Уу]лица|[Jj]l\.|[Jj]alan)\s(?=\p{Lu})/u;

/** Whether a sentence names a street. */
export const namesStreet = (sentence: string): boolean =>
  arabicStreet.test(sentence) ||
  withinStreet.test(sentence) ||
  hanStreet.test(sentence) ||
  streetFirst.test(sentence) ||
  streetEnd.test(sentence) ||
  ((streetStart.test(sentence) || namedStreet.test(sentence)) && number.test(sentence)) ||
  (englishStreet.test(sentence) && houseNumber.test(sentence));

/** Words that say where people find a place, beyond its street. */
const wayWords: readonly RegExp[] = [
  /(?<!\p{L})(?:find us)(?!\p{L})/iu,
  /^(?:(?:the|our) )?(?:shop|office|studio|workshop)(?: is|['’]s)? (?:opposite|next to|behind|beside|above|near|on|at) /iu,
  /^(?:(?:the|our) )?(?:store|clinic|yard|stall)(?: is|['’]s)? (?:opposite|next to|behind|beside|above|near|on|at) /iu,
  /(?<!\p{L})(?:we(?:['’]re| are) (?:located|next to|opposite|just off|round the corner|around the corner))(?!\p{L})/iu,
  /(?<!\p{L})(?:finden sie uns|(?:sie finden|ihr findet|du findest|man findet) uns|nous trouver)(?!\p{L})/iu,
  /(?<!\p{L})(?:nous trouve(?:z|rez)|nos encuentras?|nos encontrarás|encuéntranos)(?!\p{L})/iu,
  /(?<!\p{L})(?:estamos (?:frente|junto|al lado|detrás|ubicados|ao lado|em frente|perto))(?!\p{L})/iu,
  /(?<!\p{L})(?:ci trov(?:ate|i|erete)|siamo (?:accanto|di fronte|dietro|vicino|in via|in piazza)|encontra-nos)(?!\p{L})/iu,
  /(?<!\p{L})(?:nos encontra|ficamos (?:na|no|em|ao|junto|perto)|vind(?:t|en)? (?:u |je )?ons)(?!\p{L})/iu,
  /(?<!\p{L})(?:hittar (?:du |ni )?oss|finn?er (?:du |i |dere )?oss?)(?!\p{L})/iu,
];
const easternWayWords: readonly RegExp[] = [
  /(?<!\p{L})(?:ne găs(?:iți|ești)|ne aflăm|znajdzie(?:sz|cie) nas|znajdujemy się|nas znajdzie(?:sz|cie))(?!\p{L})/iu,
  /(?<!\p{L})(?:najdete nás|nás najdete|nájdete nás|nás nájdete|sídlíme|sídlime)(?!\p{L})/iu,
  /(?<!\p{L})(?:megtalál(?:sz|nak|ható) (?:minket|bennünket)|löydät meidät|meidät löy(?:dät|tää)|nalazimo se)(?!\p{L})/iu,
  /(?<!\p{L})(?:najdete nas|налазимо се|находимся|нас найти|найти нас|вы найдёте нас|знайти нас|нас знайдете)(?!\p{L})/iu,
  /(?<!\p{L})(?:знаходимос[ья]|намирате ни|намираме се|ще ни намерите|θα μας βρείτε|μας βρίσκετε|βρισκόμαστε)(?!\p{L})/iu,
  /(?<!\p{L})(?:bizi (?:\S{1,20} ){1,4}bulabilirsiniz|temukan kami|lokasi kami|tunapatikana|địa chỉ|تجدوننا)(?!\p{L})/iu,
  /^(?:duka|ofisi|kliniki|karakana) (?:letu |yetu )?(?:lipo|liko|iko|ipo) /iu,
  /^(?:ה?(?:משרד|חנות|סטודיו|מרפאה|סדנה)) (?:שלנו )?ב(?!לי|שביל)/u,
  /^दुकान (?:नं|नंबर|संख्या)/u,
  /(?<!\p{L})(?:عنواننا|אנחנו נמצאים|תמצאו אותנו|हमारा पता)(?!\p{L})/iu,
];
/** What a place is next to, at the end of a sentence without a verb. */
const besideAtEnd =
  /(?:பக்கத்துல|பக்கத்தில்|அருகில்|எதிரில்|के (?:पास|सामने|पीछे|बगल में)|পাশে|সামনে|పక్కన|ఎదురుగా|ಪಕ್ಕ|ಎದುರು|അടുത്ത്|എതിർവശം)[.।]?$/u;
/** The word for an address and a colon, at the start. */
const addressLabel =
  /^(?:address|adress?e?|dirección|direccion|indirizzo|endereço|morada|adresa|adres|адрес|адреса|διεύθυνση|alamat|địa chỉ|anwani)\s?:/iu;
const easternAddressLabel = /^(?:ठेगाना|पत्ता|पता|ঠিকানা|સરનામું|முகவரி|ವಿಳಾಸ|വിലാസം|پتہ|نشانی|آدرس|العنوان|כתובת|ที่อยู่)\s?[:：]/u;
const arabicPlace = /^(?:محلنا|موقعنا|مكتبنا|عيادتنا)\s/u;
const placeFirst =
  /^(?:위치|주소)(?:는|:)|^(?:门店|本店|店铺|門市|店面|工作室)就?在|^場所は|^(?:ร้าน)?อยู่(?:ที่)?(?:ตลาด|ซอย|ถนน|หน้า|หลัง|ข้าง|ใกล้)/u;
const unspacedWayWords =
  /所在地|厂址|廠址|店址|駅から徒歩|地址|位于|位於|找到我们|找到我們|오시는 길|찾아오시|위치해|ที่ตั้ง|อยู่ตรงข้าม|อยู่ติด/u;

/** What people need to get in, and in which vehicle that is no place. */
export const accessWords = createWordPattern(
  "step-free rampă rampa ramp parking barrierefrei~ parkplatz parkplätze aparcamiento parcheggio " +
    "estacionamento parkeerplaats parkeerplaatsen parkering parkoviště parkowisko парковк~ пандус~ ліфт~ лифт~ otopark~ parkir",
);
export const unspacedAccess = /駐車場|バリアフリー|停车|停車|주차|ที่จอดรถ|חניה|موقف سيارات/u;
export const wheelchairWords = createWordPattern(
  "wheelchair~ rollstuhl~ roulant roulants rolstoel~ rullstol~ kørestol~ carrozzin~",
);
export const vehicleWords: readonly RegExp[] = [
  /(?<!\p{L})(?:vans?|bus(?:es)?|minibus|cars?|taxis?|coach|fahrzeug\p{L}{0,3}|auto|véhicule|navette|furgone?)(?!\p{L})/iu,
  /(?<!\p{L})(?:vehículo|busje|bil)(?!\p{L})/iu,
];

/** Whether a sentence names a way in or a place to park. */
export const namesAccess = (sentence: string): boolean => accessWords.test(sentence) || unspacedAccess.test(sentence);

/** The places in a sentence at which words begin that say where people find something. */
export const listPlaceStarts = (sentence: string): readonly number[] =>
  [wayWords, easternWayWords, besideAtEnd, addressLabel, easternAddressLabel, arabicPlace, placeFirst, unspacedWayWords]
    .flat()
    .flatMap((words) => words.exec(sentence)?.index ?? []);
