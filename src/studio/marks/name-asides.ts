import { isGenericWord } from "#/studio/marks/generic-words";
import { splitWords } from "#/studio/understanding/trades/split-words";

/** Words before what an organisation was called before, in brackets: `(tidl. Fjelltelling)`, `(vorm. Radio-Wiese)`. */
const former: ReadonlySet<string> = new Set(
  (
    "tidl tidligere tid vorm vormals ehem ehemals früher ex antes antiguo antigua anciennement voorheen v/h d/h f.d fd förut dawniej " +
    "dříve predtým korábban fost fosta formerly previously già sebelumnya dulu eski πρώην бывш бывший бывшая колишній колишня 구 舊 旧"
  ).split(" "),
);
/** Words before whose an organisation is, in brackets: `(ФОП Кравчук О. М.)`, `(Inh. Weber)`. */
const owners: ReadonlySet<string> = new Set(
  "фоп ип флп inh inhaber inhaberin owner prop proprietor propr propriétaire titular titolare eigenaar właściciel majitel".split(
    " ",
  ),
);
const bracketed = /[(（]([^()（）]{1,80})[)）]/gu;

/** Whether a part of a name says what an organisation was called before, or whose it is. */
export function isFormerOrOwner(text: string): boolean {
  const [first = "", ...rest] = text.split(/[\s:–-]+|\.(?=\s|$)/u);
  const word = first.toLowerCase();
  return rest.length > 0 && (former.has(word) || owners.has(word));
}
const dropBracketed = (whole: string, inner: string): string => (isFormerOrOwner(inner) ? " " : whole);

/** Letters that stand for words: the `Ö.` of `Ö. Vråkinge` is no island. */
const shortened = /(?<![\p{L}\p{M}.])\p{L}\.(?=\s)/gu;

/** A street or a lane in a script that writes its name on without a space: `ตรอกข้าวหลาม`. */
const lane = /(?:ตรอก|ซอย|ถนน)[\p{L}\p{M}]{1,40}/gu;

/**
 * Chinese counties and towns that mean a thing, such as `海盐`, sea salt. Firms are registered with their place first, so only
 * the beginning of a name counts, and only if a name of its own follows.
 */
const chinesePlaces =
  "海盐 盐城 盐津 盐池 盐亭 盐源 盐边 盐山 盐湖 石狮 狮山 龙口 龙岩 龙泉 龙游 龙海 龙川 龙门 龙里 龙港 鹰潭 凤阳 凤城 凤翔 鹤岗 鹤壁 鹤山 鹤庆 " +
  "鸡西 鸡东 马鞍山 象山 象州 虎林 虎门 牛栏江 羊山 鱼台 鱼峰 雁江 梅州 梅县 莲花 荷塘 桂林 桂平 桂阳 桐乡 桐庐 桐城 枣庄 枣阳 枣强 竹山 竹溪 " +
  "松江 松原 松滋 松阳 柳州 柳林 榆林 榆次 槐荫 桃江 桃源 桃园 杏花岭 茶陵 麻城 麻阳 麻江 稻城 瓜州 牡丹江 兰州 兰溪 兰考 葫芦岛 玉林 玉田 玉溪 玉环 " +
  "金华 金坛 金山 银川 铜陵 铜仁 铜川 铜山 铁岭 锡山 无锡 珠海 宝石 钟祥 钟山 鼓楼 鼎城 剑阁 剑川 弓长岭 灯塔 塔城 桥东 桥西 船营 舟山 " +
  "温泉 清泉 井陉 井冈山 龙井 灵石 石门 石泉 石城 石嘴山 石家庄 山阳 江山 日照 星子 月湖 霞浦 云浮 云霄 雨花 雪山 海门 海宁 海安 海城 海口 " +
  "瓮安 壶关 壶口 盘锦 盘山 锦州 绵阳 绵竹 衣锦 丹阳 醴陵 酒泉 粮山 米脂 麦盖提 面山";
const places: ReadonlySet<string> = new Set(chinesePlaces.split(" "));

/** Chinese provinces and large towns, with which the names of most firms begin. */
const chineseTowns =
  "北京 上海 天津 重庆 广东 江苏 浙江 山东 河北 河南 湖北 湖南 四川 福建 安徽 江西 陕西 山西 辽宁 吉林 黑龙江 云南 贵州 广西 海南 甘肃 青海 宁夏 新疆 内蒙古 " +
  "广州 深圳 东莞 佛山 中山 珠海 惠州 汕头 杭州 宁波 温州 绍兴 嘉兴 湖州 台州 义乌 永康 慈溪 余姚 南京 苏州 无锡 常州 昆山 南通 扬州 徐州 江阴 张家港 " +
  "青岛 济南 烟台 潍坊 临沂 淄博 威海 郑州 洛阳 武汉 长沙 成都 绵阳 西安 合肥 芜湖 福州 厦门 泉州 晋江 南昌 景德镇 石家庄 唐山 保定 沧州 太原 沈阳 大连 " +
  "长春 哈尔滨 昆明 贵阳 南宁 柳州 海口 兰州 乌鲁木齐 呼和浩特";
const towns: ReadonlySet<string> = new Set(chineseTowns.split(" "));

/** Words for streets after their name, and before it. What a street is called is nothing that the organisation does. */
const streetsAfter: ReadonlySet<string> = new Set(
  "street st road rd avenue ave lane terrace caddesi cd sokağı sok utca út straat strasse straße".split(" "),
);
const streetsBefore: ReadonlySet<string> = new Set(
  "rue avenue via calle rua ulica ul вулиця вул улица ул οδός jalan jl đường".split(" "),
);
const streetArticles: ReadonlySet<string> = new Set("de du des la le les della dei do da".split(" "));
const isCapital = (word: string) => /^\p{Lu}\p{L}/u.test(word);
const toPlain = (word: string) => word.toLowerCase().replace(/[.,]$/u, "");

/** A name without a street in it, such as `Matai Street`. */
function dropStreet(name: string): string {
  const words = name.split(" ");
  const after = words.findIndex((word, at) => at > 0 && streetsAfter.has(toPlain(word)) && isCapital(words[at - 1] ?? ""));
  if (after > 0) return [...words.slice(0, after - 1), ...words.slice(after + 1)].join(" ");
  const before = words.findIndex((word) => streetsBefore.has(toPlain(word)));
  if (before < 0) return name;
  let end = before + 1;
  while (streetArticles.has(toPlain(words[end] ?? ""))) end++;
  return isCapital(words[end] ?? "") ? [...words.slice(0, before), ...words.slice(end + 1)].join(" ") : name;
}

/** One word that may be a place. What an organisation is has a plural there, as in `, Undertakers`. */
const placeWord = /^\p{Lu}[\p{L}\p{M}’'-]{1,30}$/u;

/** A name of several words without the town or district at its end, after a dash or a comma. */
function dropPlaceAtEnd(name: string): string {
  const words = name.split(" ");
  const place = words.at(-1) ?? "";
  const sign = words.at(-2) ?? "";
  const isDashed = /^[–—-]$/u.test(sign);
  const rest = words.slice(0, isDashed ? -2 : -1);
  if (!isDashed && !sign.endsWith(",")) return name;
  if (rest.length < 2 || !placeWord.test(place) || place.endsWith("s") || isGenericWord(place)) return name;
  return rest.join(" ").replace(/,$/u, "");
}

/** What the name of a firm ends with. */
const firm = /(?:公司|集团|厂)/u;

/** Longest name of such a place, and the least that is left of a firm's name. */
const [maxPlace, minRest] = [4, 4] as const;

/** A foundation's or association's legal form, and the town and district with their words: `財團法人雲林縣口湖鄉`, `东莞市`. */
const registeredPlace =
  /^(?:財團法人|社團法人)?\p{Script=Han}{2,3}[省市縣县](?:\p{Script=Han}{1,3}[市縣县區区鄉乡鎮镇])?(?:[(（]\p{Script=Han}{1,6}[)）])?(?=\p{Script=Han}{4})/u;

/** The name of a Chinese firm without the place with which it begins. */
export function dropChinesePlace(name: string): string {
  const registered = registeredPlace.exec(name)?.[0] ?? "";
  if (registered !== "") return name.slice(registered.length);
  for (let length = maxPlace; length > 1; length--) {
    const place = name.slice(0, length);
    if (!places.has(place) && !(towns.has(place) && firm.test(name))) continue;
    const rest = name.slice(length).replace(/^[省市县縣区區]/u, "");
    if (/^\p{Script=Han}/u.test(rest) && rest.length >= minRest) return rest;
  }
  return name;
}

/**
 * A name without what is beside its idea: what it was before, whose it is, letters that stand for words, a street, the town at its
 * end, and the place of a Chinese firm. Unchanged if nothing else is left.
 */
export function dropAsides(name: string): string {
  const bare = name.replace(bracketed, dropBracketed).trim();
  const placed = dropStreet(dropPlaceAtEnd(dropPlaceAtEnd(bare)));
  const rest = dropChinesePlace(placed.replace(shortened, " ").replace(lane, " ")).replace(/\s+/gu, " ").trim();
  return splitWords(rest).length > 0 ? rest : name;
}
