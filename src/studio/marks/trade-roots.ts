/**
 * Roots of words for trades that many languages share, or that stand for one in a large language, by the
 * thing that a mark shows: for briefs whose trade is said in a word that no list of trades has.
 */
const roots: readonly (readonly [id: string, pattern: RegExp])[] = [
  ["paw", /veterin|wetery|vétérin|tierarzt|tierärzt|dierenarts|eläinlääk|dyrleg|djursjuk|állatorv|κτηνιατρ|ветерин|獣医|動物病院|동물병원|宠物|寵物|بيطر|וטרינר|สัตวแพทย์|thú y|पशु/iu],
  ["tooth", /dent[aiou]|dentist|zahn|tandl|tandart|hammas|fog(?:ász|orv)|stomatolog|οδοντ|стоматолог|歯科|치과|牙|أسنان|שיניים|ทันต|nha khoa|diş hek/iu],
  ["washing-machine", /laundr|wäscherei|blanchisserie|laverie|lavander|pralni|wasserette|tvätt|прач|прал|洗濯|クリーニング|세탁|洗衣|مغسلة|מכבסה|ซัก|giặt|çamaşır/iu],
  ["parcel", /packaging|verpack|verpakk|emballage|embalaje|embalage|imballagg|opakow|förpackning|karton|упаков|包装|패키징|포장/iu],
  ["string-lights", /marquee|\btents?\b|zelt(?:e|verleih)|टेंट|mandap|मंडप|carpas|tendone|barnum/iu],
  ["house", /guest ?house|lodg(?:e|ing)|\binn\b|pension|chambre d|casa rural|agriturismo|pensjonat|penzion|vendégház|guest|ξενώνας|民宿|旅館|게스트하우스|immobil|inmobil|real estate|makler|maklar|nieruchom|roof|dach(?:deck|decker)|toiture|tejado|tetto/iu],
  ["packet", /snack|chips|crisps|popcorn|nuts\b|knabber|스낵|小吃|零食/iu],
  ["book", /liter[aá]r|littér|book|libr(?:er|o|i)|livr|buch|boek|knih|könyv|книг|книж|βιβλ|書店|本屋|서점|书|مكتب|ספר|หนังสือ|sách|kitap/iu],
  ["leaf", /skin ?care|hautpflege|natur|organic|eco|bio\b|herbal|kräuter|herbor|스킨케어|garden|jard|garten/iu],
  ["school-bag", /school|schule|école|escuela|escola|scuola|szkoł|skol|iskola|школ|σχολ|学校|학교|مدرس|בית ספר|โรงเรียน|trường|okul/iu],
  ["camera", /photogra|fotogra|фотогр|φωτογρ|写真|사진|摄影|攝影|تصوير|צילום|ถ่ายภาพ|nhiếp ảnh/iu],
  ["clapper", /cinema|kino|cinéma|シネマ|映画|영화|电影|film|сінема|кино/iu],
  ["wine-glass", /\bwine|\bvins?\b|\bvino|wein|wijn|vinho|ワイン|와인/iu],
  ["coffee-cup", /caf[eé]|coffee|kaffee|koffie|кав'?ярн|кофе|コーヒー|珈琲|커피|咖啡|กาแฟ|cà phê|kahve/iu],
  ["loaf", /baker|bäcker|boulang|panader|padaria|panett|forno|pieka|bageri|leipomo|pék|пекар|хлеб|хліб|ベーカリー|パン屋|빵|面包|مخبز|מאפי|เบเกอรี่|fırın/iu],
  ["faucet", /plumb|installat(?:eur|ør)|sanitär|loodgiet|plomb|fontaner|idraul|hydraul/iu],
  ["leaf", /physio|fizjo|kinésit|fisioter|osteop/iu],
  ["scissors", /hair|fris(?:eu|ö|ø)|coiff|peluqu|cabele|parrucch|fryzj|kadeřn|fodrás|перукар|парикмах|美容室|미용실|理发|صالون|מספר|ร้านทำผม|kuaför/iu],
];

/** Things that the text of what an organisation does calls up, in their order here. */
export const findTradeThings = (text: string): readonly string[] =>
  roots.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []));
