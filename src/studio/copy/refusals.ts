import { trimEndCharacters } from "#/kernel/text/trim";
import { isNotice } from "#/studio/copy/notices";

/** What an organisation says that it does not do, in the languages in which briefs are most often written. */
const refusals: readonly RegExp[] = [
  /(?<!\p{L})we(?:['’]re| are) not (?:selling|doing|making|taking|giving|charging|offering|using)(?!\p{L})/iu,
  /(?<!\p{L})(?:we|I) (?:don['’]t|do not|can['’]t|cannot|no longer) (?:do|take|sell|accept|repair|fix|deliver|offer)(?!\p{L})/iu,
  /(?<!\p{L})(?:we|I) (?:don['’]t|do not|can['’]t|cannot|no longer) (?:make|have|install|fit|serve|stock|ship|open)(?!\p{L})/iu,
  /(?<!\p{L})(?:we|I) (?:don['’]t|do not|can['’]t|cannot|no longer) (?:work|clean|print|rent|teach|treat)(?!\p{L})/iu,
  /(?<!\p{L})(?:we|I) (?:don['’]t|do not|can['’]t|cannot|no longer) (?:give(?! up)|grant|allow|buy)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir|ich) (?:machen?|verkaufen?|nehmen?|nehme) (?:\S{1,20} ){0,3}(?:kein\p{L}{0,2}|nicht)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir|ich) (?:liefern?|reparieren?|repariere|bieten?) (?:\S{1,20} ){0,3}(?:kein\p{L}{0,2}|nicht)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir|ich) (?:haben?|führen?|akzeptieren?|arbeiten?) (?:\S{1,20} ){0,3}(?:kein\p{L}{0,2}|nicht)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir|ich) (?:reinigen?) (?:\S{1,20} ){0,3}(?:kein\p{L}{0,2}|nicht)(?!\p{L})/iu,
  /(?<!\p{L})(?:nous )?ne (?:faisons|vendons|prenons|acceptons|livrons|réparons|proposons) (?:pas|plus|aucun)(?!\p{L})/iu,
  /(?<!\p{L})(?:nous )?ne (?:avons|traitons) (?:pas|plus|aucun)(?!\p{L})/iu,
  /(?<!\p{L})no (?:hacemos|vendemos|aceptamos|tomamos|reparamos|repartimos|tenemos|trabajamos|atendemos)(?!\p{L})/iu,
  /(?<!\p{L})no (?:ofrecemos|fem|venem)(?!\p{L})/iu,
  /(?<!\p{L})non (?:facciamo|vendiamo|accettiamo|prendiamo|ripariamo|consegniamo|abbiamo|offriamo|trattiamo)(?!\p{L})/iu,
  /(?<!\p{L})não (?:fazemos|vendemos|aceitamos|reparamos|entregamos|temos|trabalhamos|atendemos)(?!\p{L})/iu,
  /(?<!\p{L})(?:wij|we) (?:doen|maken|verkopen|leveren|repareren|nemen|hebben|accepteren) (?:\S{1,20} ){0,3}(?:geen|niet)(?!\p{L})/iu,
  /(?<!\p{L})vi (?:gör|säljer|tar|lagar|levererar|har) (?:\S{1,20} ){0,2}(?:inte|inga|ingen|inget|ikke|intet)(?!\p{L})/iu,
  /(?<!\p{L})vi (?:erbjuder|laver|sælger|selger|tager) (?:\S{1,20} ){0,2}(?:inte|inga|ingen|inget|ikke|intet)(?!\p{L})/iu,
  /(?<!\p{L})vi (?:reparerer|leverer|gjør) (?:\S{1,20} ){0,2}(?:inte|inga|ingen|inget|ikke|intet)(?!\p{L})/iu,
  /(?<!\p{L})nie (?:robimy|sprzedajemy|przyjmujemy|naprawiamy|dowozimy|wykonujemy|obsługujemy|mamy)(?!\p{L})/iu,
  /(?<!\p{L})(?:neděláme|neprodáváme|nepřijímáme|neopravujeme|nerozvážíme|nemáme|nerobíme|nepredávame|neprijímame)(?!\p{L})/iu,
  /(?<!\p{L})не (?:делаем|продаём|продаем|принимаем|чиним|ремонтируем|доставляем|берёмся|беремся|работаем)(?!\p{L})/iu,
  /(?<!\p{L})не (?:робимо|продаємо|приймаємо|ремонтуємо|доставляємо|правим|продаваме|приемаме|радимо|продајемо)(?!\p{L})/iu,
  /(?<!\p{L})не (?:примамо|поправљамо)(?!\p{L})/iu,
  /(?<!\p{L})(?:ne (?:radimo|prodajemo|primamo|popravljamo|delamo)|nu (?:facem|vindem|acceptăm|reparăm|livrăm|avem))(?!\p{L})/iu,
  /(?<!\p{L})(?:nem (?:csinálunk|árulunk|vállalunk|javítunk|szállítunk)|emme (?:tee|myy|ota|korjaa|toimita))(?!\p{L})/iu,
  /(?<!\p{L})(?:δεν (?:κάνουμε|πουλάμε|δεχόμαστε|επισκευάζουμε|έχουμε|αναλαμβάνουμε)|yapmıyoruz|satmıyoruz)(?!\p{L})/iu,
  /(?<!\p{L})(?:kabul etmiyoruz|almıyoruz)(?!\p{L})/iu,
  /(?<!\p{L})(?:لا (?:نقوم|نعمل|نبيع|نقبل|نصلح|نوصل)|לא (?:עושים|מוכרים|מקבלים|מתקנים))(?!\p{L})/iu,
  /(?<!\p{L})(?:không (?:nhận|bán|làm|sửa)|tidak (?:menjual|menerima|melayani))(?!\p{L})/iu,
  /नहीं (?:करते|बेचते|लेते)|மாட்டோம்|மாட்டேன்|(?:বিক্রি|দেওয়া|নেওয়া|করা|রাখা) ?(?:হয় না|নাই|নেই)/u,
  /(?<!\p{L})on ne (?:fait|vend|prend|accepte|livre|répare|propose) (?:pas|plus|aucune?)(?!\p{L})/iu,
  /^\p{L}[\p{L}\p{M}'’-]+, (?:no|non|nein|nee|nej|nei|nie|não|нет|ні|не),\s/iu,
  // Verbs in the first person plural, in languages whose endings say so
  /(?<!\p{L})(?:ne\p{L}{2,14}(?<!nech|nejs)me|nie \p{L}{2,16}my|(?:не|ne) (?!\p{L}{2,14}iamo(?!\p{L}))\p{L}{2,16}(?:мо|mo))(?!\p{L})/iu,
  /(?<!\p{L})не \p{L}{2,16}(?:ем|им|ём|аме|яме|име)(?!\p{L})/iu,
  /(?<!\p{L})(?:no \p{L}{3,14}(?<!ve)mos|não \p{L}{3,14}mos|non \p{L}{2,14}iamo|nu \p{L}{2,14}(?:ăm|em|im))(?!\p{L})/iu,
  /(?<!\p{L})(?:ne \p{L}{3,14}ons (?:pas|plus|aucune?|jamais)|nem \p{L}{2,16}(?:unk|ünk|juk|jük)|emme \p{L}{2,16})(?!\p{L})/iu,
  /(?<!\p{L})(?:\p{L}{2,14}m[ıiuü]yoruz|δεν \p{L}{2,16}(?:ουμε|άμε)|არ \p{L}{3,16}თ|לא \p{L}{2,10}ים)(?!\p{L})/iu,
  /(?:受け|取り扱|扱|対応)\p{L}{0,8}(?:ません|おりません)|不(?:收|接|做|卖|賣|提供|设|設)|(?:하지|받지|팔지|취급하지) 않|ไม่(?:รับ|ขาย|ทำ)/u,
  /사양(?:합니다|해요|할게요|함)|안 ?(?:됩니다|돼요|되요|됨|받습니다|받아요|합니다|해요|팝니다|팔아요)/u,
];

/** Things that a house has or lacks, and animals that it may not let in. */
const facilities: readonly RegExp[] = [
  /(?<!\p{L})(?:tv|tvs|telly|televis\p{L}{0,6}|fernseh\p{L}{0,4}|télé\p{L}{0,8}|tele|wi-?fi|wlan|internet|lift)(?!\p{L})/iu,
  /(?<!\p{L})(?:elevator|aufzug|ascenseur|ascensore?|elevador|hiss|heis|hissi|winda|výtah|výťah|dvigalo|dizalo)(?!\p{L})/iu,
  /(?<!\p{L})(?:лифт|ліфт|асансьор|ασανσέρ|asansör|pets?|dogs?|haustiere?|hunde?|animaux|chiens?|mascotas)(?!\p{L})/iu,
  /(?<!\p{L})(?:perros|animali|cani|animais|cães|huisdieren|honden|smoking|rauchen|fumeurs?|fumar|fumare|roken)(?!\p{L})/iu,
  /(?<!\p{L})(?:parking|toilets?|air[ -]con\p{L}{0,10}|τηλεόραση|телевизор\p{L}{0,2}|телевізор\p{L}{0,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:televizor\p{L}{0,2}|televizyon|tivi|televisi|תלוויזיה|טלוויזיה|مصعد|تلفزيون|टीवी)(?!\p{L})/iu,
];
const unspacedFacilities = /テレビ|ペット|エレベーター|电视|電視|宠物|寵物|电梯|電梯|텔레비전|반려|엘리베이터|ทีวี|สัตว์เลี้ยง|ลิฟต์/u;

/** Longer sentences say more than what a house lacks, in letters. */
const maxLack = 48;

/** Words for no and not at the start of a sentence, in the languages in which briefs are most often written. */
const negatedStarts: readonly RegExp[] = [
  /^(?:no(?! (?:matter|one))|not|don['’]t|never|without|kein\p{L}{0,2}|nicht|nie|niemals|ohne|pas|aucune?|jamais)(?!\p{L})/iu,
  /^(?:sans|ningun[oa]?|(?:on|nous|je) ne)(?!\p{L})/iu,
  /^(?:ningún|nunca|sin|niente|nessun[oa]?|non|mai|senza|não|nem|nenhuma?|sem|geen|niet|nooit|zonder|inga|ingen|inget)(?!\p{L})/iu,
  /^(?:inte|aldrig|utan|ikke|intet|aldri|uten|uden|ei|emme|nie|bez|brak|żadn\p{L}{1,3}|ne|není|žádn\p{L}{1,3}|nejsou)(?!\p{L})/iu,
  /^(?:žiadn\p{L}{1,3}|nem|nincs|nincsenek|nu|fără|niciun|nicio|nema|brez|ni|нет|не|без|никак\p{L}{1,3}|немає|ніяк\p{L}{1,3})(?!\p{L})/iu,
  /^(?:няма|нема|δεν|όχι|χωρίς|hiçbir|yok|لا|ليس|بدون|بلا|לא|אין|בלי|ללא|không|tidak|tanpa|hakuna|नहीं|बिना|არ|არა|ոչ|առանց)(?!\p{L})/iu,
  /^(?:不|没|沒|無(?!料)|无(?!料)|未|勿|请勿|請勿|謝絕|谢绝|ไม่|งด|ห้าม)/u,
];

/** Whether a sentence begins with what is not. */
export const beginsWithNo = (sentence: string): boolean => negatedStarts.some((start) => start.test(sentence));

/** Words for nothing at the end of a sentence. */
const nothing =
  "nichts|nothing|rien|nada|niente|nulla|niets|ingenting|mitään|nic|ništa|nimic|semmit|ничего|нічого|нищо|τίποτα|شيئًا";
const nothingWords: ReadonlySet<string> = new Set(nothing.split("|"));
const endsWithNothing = (sentence: string): boolean =>
  // What is done for nothing is a promise.
  !/ for nothing[.!]?$/iu.test(sentence) &&
  nothingWords.has(trimEndCharacters(sentence.toLowerCase(), ".!").split(/\s/u).at(-1) ?? "");

/** Whether a sentence says what an organisation does not do: that is no promise. */
export const isRefusal = (sentence: string): boolean =>
  refusals.some((refusal) => refusal.test(sentence)) || endsWithNothing(sentence);

/** Whether a sentence says that a house lacks a thing: that is to be known, but no first thing to say. */
export const statesLack = (sentence: string, language: string): boolean =>
  sentence.length <= maxLack &&
  (facilities.some((words) => words.test(sentence)) || unspacedFacilities.test(sentence)) &&
  isNotice(sentence, language) &&
  !isRefusal(sentence);
