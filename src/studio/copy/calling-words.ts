import { createWordPatterns } from "#/studio/copy/word-pattern";

/**
 * Words by which a brief says that people call, by language: `~` stands for the rest of a word, `_` for
 * a space. Words that also mean a name (`se llama`), a jewel (`ring`), a bell (`dzwon`) or a screen are
 * left out unless others beside them tell them apart.
 */
const spacedWords: Readonly<Record<string, string>> = {
  en:
    "by_(?:tele)?phone over_the_phone on_the_phone telephone~ phone_(?:us|me|first|ahead|before|in) " +
    "(?:answer|answers|pick_up)_(?:the|our|my)_phone (?:ring|call)_(?:us|me|ahead|first|before|any_time|anytime|now) " +
    String.raw`(?:ring|call)_the_(?:\p{L}{1,12}_)?(?:office|desk|shop|workshop|yard|surgery) ` +
    "call-out_line who_(?:ring|call|phone) give_(?:us|me)_a_(?:ring|call)",
  de:
    "telefon~ telefonisch~ anruf~ anzurufen angerufen rückruf~ ruft?_an rufen_sie(?:_uns)?_an " +
    "ruft?_(?:mich|uns|vorher|einfach|kurz)_an durchklingeln notruf~",
  fr:
    "(?:par|au)_téléphone téléphoner téléphonez téléphonique~ appelez(?:-nous|-moi)? appelez-les nous_appeler " +
    "m['’]appeler coup_de_fil (?:simple|un)_appel rappelle rappelons",
  es:
    String.raw`(?:por|al|atend\p{L}{0,5}_el|co[gj]\p{L}{0,4}_el|contest\p{L}{0,5}_el)_teléfono telefone~ telefónic~ ` +
    "marcar_al marque_al marca_al marcando_al llame llamen llámen~ llámame llámanos llamar llamadas llamando",
  it: "telefon~ chiamate chiamaci chiamateci chiamare chiamami chiamatemi squillo",
  pt: "telefon~ telefónic~ telefônic~ ligue liguem ligar_(?:já|agora|para|antes|ao|à) liga-nos ligue-nos ligando",
  nl: "telefo~ telefoon~ bellen belt bel_(?:ons|me|mij|de|even|ons|eerst|vooraf|nu|gerust) belletje terugbellen",
  sv: "telefon~ ring_(?:oss|mig|på|till|först|innan|gärna) ringer ringa jourtelefon~",
  da: "telefon~ ring_(?:til|os|mig|på|først|inden|bare|gerne) ringer_(?:til|os|først|før|når|på|ind)",
  nb: "telefon~ ring_(?:oss|meg|på|til|først|før|gjerne) ringer_(?:til|oss|først|før|når|på|inn)",
  fi: "puhelin~ puhelim~ puhelu~ soita_(?:meille|minulle|ensin|ennen|rohkeasti) soittakaa soittamalla",
  is: "hringdu hringið hringja síma~ símtal~",
  pl: "telefon~ zadzwoń~ dzwońcie zadzwonić dzwonić dzwonią",
  cs: "telefon~ zavolej~ volejte zavolat zavolá~ volat",
  sk: "telefón~ zavolaj~ volajte zavolať volať",
  sl: "telefon~ pokličite pokliči",
  hr: "telefon~ nazovite nazovi zovite pozovite javite_se_telefonom",
  sr: "телефон~ назовите зовите позовите telefon~ pozovite zovite",
  mk: "телефон~ ѕвонете јавете_се",
  bg: "телефон~ обадете обаждане обаждайте звъннете",
  ru: "телефон~ позвони звоните позвоните звонок звонка звонку звонки звонят звонить позвонить перезвон~",
  uk: "телефон~ зателефон~ дзвоніть подзвоніть дзвінок дзвінка дзвонять дзвонити передзвон~",
  be: "тэлефон~ патэлефан~ тэлефануйце званіце",
  ro: "telefon~ sunați sunați-ne sună-ne sunați-mă apel_telefonic",
  hu: "telefon~ hívj hívjon hívjanak hívjatok hívjon_minket felhív~ visszahív~",
  et: "telefon~ helista~",
  lv: "tālrun~ telefon~ zvaniet piezvan~",
  lt: "telefon~ paskambin~ skambinkite",
  el: "τηλέφων~ τηλεφών~ τηλεφων~ καλέστε καλέσετε κάλεσέ πάρτε_μας πάρε_μας",
  tr: "telefon~ bizi_ara arayın arayınız araman~ çağrı_hattı",
  az: "telefon~ zəng~",
  kk: "телефон~ қоңырау~",
  ca: "telèfon~ truqueu~ trucar~ truca truca'ns trucada trucades",
  gl: "teléfono~ chame chamade chámanos chamar",
  eu: "telefono~ deitu deituz",
  sq: "telefon~ na_merrni na_telefononi",
  cy: "ffon~ ffôn ffôni",
  ga: "glaoigh glaonn guthán~ ghuthán~ fón",
  af: "bel_(?:ons|my) telefoon~ telefonies skakel",
  ka: "დაგვირეკ~ დარეკ~ დამირეკ~ ტელეფონ~",
  hy: "զանգ~ հեռախոս~",
  he: "טלפון בטלפון לטלפון הטלפון טלפונית התקשרו להתקשר מתקשרים תתקשרו חייגו צלצלו",
  ar: "اتصل اتصلوا واتصل هاتف هاتفيا هاتفيًا بالهاتف الهاتف تليفون بالتليفون التليفون كلمنا كلّمنا كلمونا رنلنا",
  fa: "تلفن تلفنی تماس_بگیر~ زنگ_بزن~ زنگ_می~",
  ur: "فون ٹیلی_فون کال_کریں ٹیلیفون",
  hi: "(?:फ़ोन|फोन)_(?:कर[\\p{L}\\p{M}]{0,4}|से|उठा[\\p{L}\\p{M}]{0,4}|पर_(?:बात|बुक|ऑर्डर)) टेलीफ़ोन कॉल_कर~",
  mr: "फोन फोनवर दूरध्वनी कॉल_करा",
  ne: "फोन फोनबाट फोनमा",
  bn: "ফোন ফোনে কল_কর~",
  gu: "ફોન ફોનથી કૉલ_કરો",
  pa: "ਫ਼ੋਨ ਫੋਨ ਕਾਲ_ਕਰੋ",
  ta: "தொலைபேசி~ போன் ஃபோன் போனில்",
  te: "ఫోన్ ఫోనులో ఫోన్‌లో",
  kn: "ಫೋನ್ ದೂರವಾಣಿ ಕರೆ_ಮಾಡಿ",
  ml: "ഫോൺ ഫോണിൽ വിളിക്കൂ വിളിക്കുക",
  si: "දුරකථන~",
  vi: "gọi_(?:cho|điện|ngay|trước|là|anh|chị|một) điện_thoại a_lô alo hotline",
  id: "telepon~ telpon telp menelepon",
  ms: "telefon~ menelefon",
  fil: "tumawag tawagan telepono",
  sw: "tupigie piga_simu kwa_simu kupiga_simu",
  am: "ስልክ በስልክ ይደውሉ ይደውሉልን ደውሉ",
};

/** The same in scripts without spaces, and where endings join on to such a word. */
const joinedWords: Readonly<Record<string, RegExp>> = {
  ja: /電話(?!機|帳|交換)|架電/u,
  "zh-Hans": /(?:打|来|个|致|通)电话|电话(?:预约|预订|订|联系|咨询|热线|接)|致电|来电|热线/u,
  "zh-Hant": /(?:打|來|通|致)電話?|電話(?:預約|訂|聯絡|聯繫|洽詢|接)|來電|專線/u,
  ko: /전화(?!위복|국|기[를가는])/u,
  th: /โทร(?!ทัศน|ม|เลข|จิต)/u,
  lo: /ໂທ(?!ລະພາບ|ດ)/u,
  km: /ទូរស័ព្ទ/u,
  my: /ဖုန်း/u,
};

/** The pattern of words for calling in a language; `undefined` if none are known. */
export const getCallingPattern = createWordPatterns(spacedWords, joinedWords);
