/**
 * Roots of words for trades that many languages share, or that stand for one in a large language, by the
 * thing that a mark shows. They tell a trade from its neighbours, or say it where no list of trades has it.
 */
const own: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "tooth",
    /\bdentis|zahnarzt|zahnärzt|tandlæge|tandläkar|tandarts|hammaslääk|fogorv|stomatolog|οδοντ|стоматолог|歯科|치과|牙科|أسنان|שיניים|ทันต|nha khoa|diş hek/iu,
  ],
  [
    "washing-machine",
    /\blaundr|launderette|wäscherei|blanchisserie|\blaverie|lavander[ií]a|pralni|wasserette|\btvätt|пральн|прачечн|洗濯|クリーニング|세탁|洗衣|مغسلة|מכבסה|ซัก|giặt|çamaşır/iu,
  ],
  ["packet", /\bsnacks?\b|\bchips\b|\bcrisps\b|popcorn|knabber|스낵|零食/iu],
  [
    "parcel",
    /\bpackaging|verpackung|verpakking|\bemballage|\bembalaje|\bembalage|imballagg|opakowa|förpackning|упаков|包装|패키징/iu,
  ],
  ["string-lights", /\bmarquees?\b|tent hire|zeltverleih|टेंट|मंडप|\bcarpas\b/iu],
  ["book", /\bliterar|\bliterár|\blittérair|\bletterari|\bliteratur|文学|문학|литератур|літератур/iu],
  ["clapper", /\bcinema\b|\bkino\b|\bcinéma\b|シネマ|映画|영화|电影|кіно|кино/iu],
  ["hand", /\bmassage|\bmasaż|マッサージ|นวด|마사지|按摩|推拿|массаж|масаж|مساج/iu],
  ["loaf", /bánh mì/iu],
  ["bell", /\bbell[- ]?ring/iu],
  ["wedding-dress", /שמלות כלה|\bbridal|brautkleid|robes? de mariée|vestidos? de novia|abiti da sposa|ウェディングドレス/iu],
  ["flame", /\bsauna/iu],
  ["house", /\bguest ?house|\blodge\b|\binn\b|\bpousada|\bpensão|\bpensjonat|\bpenzion|vendégház|民宿|旅館|게스트하우스/iu],
  ["camera", /\bphotograph|\bfotogra|фотогр|φωτογρ|写真|사진|摄影|تصوير|צילום|ถ่ายภาพ|nhiếp ảnh/iu],
];

const further: typeof own = [
  [
    "paw",
    /\bveterin|wetery|\bvétérin|tierarzt|tierärzt|dierenarts|eläinlääk|dyrlæge|\bállatorv|κτηνιατρ|ветерин|獣医|動物病院|동물병원|宠物医|بيطر|וטרינר|สัตวแพทย์|thú y|पशु चिकित्स/iu,
  ],
  ["house", /\blodging\b|\bpension\b|chambres? d|casa rural|agriturismo|ξενώνας|immobil|inmobil|real estate|nieruchom/iu],
  ["wine-glass", /\bwines?\b|\bvins?\b|\bvinos?\b|\bwein|\bwijn|\bvinhos?\b|ワイン|와인/iu],
  ["coffee-cup", /\bcaf[eé]\b|\bcoffee|\bkaffee|\bkoffie|кав'?ярн|кофе|コーヒー|珈琲|커피|咖啡|กาแฟ|cà phê|kahve/iu],
  [
    "loaf",
    /\bbaker|bäcker|\bboulang|\bpanader|\bpadaria|panificio|\bpieka|\bbageri|leipomo|\bpék|пекар|ベーカリー|パン屋|빵|面包|مخبز|เบเกอรี่/iu,
  ],
  ["faucet", /\bplumb|sanitär|loodgiet|\bplombi|fontaner|idraul|hydraul/iu],
  [
    "comb",
    /\bhairdress|friseur|\bfrisør|\bfrisör|\bcoiff|\bpeluqu|cabeleir|parrucch|fryzj|kadeřn|fodrás|перукар|парикмах|美容室|미용실|理发|ร้านทำผม|kuaför/iu,
  ],
  ["house", /\bhousing|wohnungsb|житл|wohnungs/iu],
  ["flask", /\blabs?\b|laborator|แล็บ|実験|실험|лаборатор/iu],
  ["leaf", /\bskin ?care|\bhautpflege|\borganic|herbal|kräuter|스킨케어|\bgarden|jardin/iu],
];

const find = (table: typeof own, text: string): readonly string[] =>
  table.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []));

/** Things that a text about an organisation calls up: those that tell its trade, and those for want of better ones. */
export const findTradeThings = (text: string): { readonly own: readonly string[]; readonly further: readonly string[] } => ({
  own: find(own, text),
  further: find(further, text),
});
