/** Abbreviations with a full stop, in lower case, that end no sentence. */
export const abbreviations: ReadonlySet<string> = new Set(
  // Several languages
  (
    "st co dr mr mrs ms no nr nos ca art lic ing prof sr max min str tel pl vol ed jr dipl kl tlf incl excl approx " +
    // English
    "rd ave blvd sq vs ext apt dept mt ft rev hon esp gen bldg ph " +
    // German and Dutch
    "bzw inkl exkl zzgl evtl abt ggf usw mind bspw sog vgl geb gegr hl std ust mwst di mi do fr sa so nieuwe bijv mevr dhr ds " +
    "lt lfd inh gebr afd mwst " +
    // French
    "av bd mme mlle ste rte env ex tél n° boul bât chem rés " +
    // Spanish, Catalan, Galician and Portuguese
    "avda sra dra srta pza pº c núm dpto hab ud uds aprox sto sta trav esq lgo cel col fracc urb mz depto rod qd lj " +
    // Italian and Romanian
    "sig dott avv geom bl sc jud șos loc fraz cell prov " +
    // Polish
    "ul al os kat np tzw godz im św bp ks mgr inż tys zob wg kom lok pow gm woj " +
    // Czech, Slovak and the languages of former Yugoslavia
    "č čp tř nám sv tj tzv např cca hod mudr judr mga odb ing tzn tzv napr br npr " +
    // Nordic
    "bl resp skr stk pr esim n klo puh krs " +
    // Hungarian and the Baltic languages
    "kb ún ill em fszt krt g pvz nab tālr plkst nt lk " +
    // Turkish and Azerbaijani
    "cad sok mah blv apt dk sn örn kat bulv san tic " +
    // Vietnamese, Indonesian and Malay
    "tp ths ts gs đt đc jl kec kab ds gg sdn bhd rp rs telp tlp " +
    // Thai
    "กก กม ซม มม ตร ถ ซ อ จ ต น โทร นพ พญ ดร บจก หจก บมจ รร มล ลบ " +
    // Cyrillic
    "т г ул им др пр пер пл бул наб стр корп кв оф тел моб обл ок св просп вул буд ім см напр млн тыс пос дер " +
    "мкр ост доб каб эт пом ет ап вх " +
    // Greek, Armenian and Georgian
    "τηλ αρ λεωφ οδ πλ αγ δρ κ γρ γραμ κιλ τεμ χλμ λτ κιν հեռ փ շ բն ք քաղ պող ტელ მობ ქ გამზ " +
    // India and its neighbours
    "मो दू डॉ श्री पं नं क्र रजि जि ता प्रा लि মো ডা ড নং রেজি জি எண் தொ డా శ్రీ ఫో નં મો ડૉ ಡಾ ಶ್ರೀ ಮೊ ഡോ ഫോ ਮੋ ਡਾ " +
    // Arabic, Persian, Urdu and Hebrew
    "د ت ص ف טל רח שד מס"
  ).split(" "),
);

/** Abbreviations that are words of another language, or end what people say: before a capital letter they end a sentence. */
export const alsoWords: ReadonlySet<string> = new Set(["mind", "no", "art", "dept", "ph"]);

/** Abbreviations before a number that are words of other languages: about, mobile phone. */
export const beforeNumber: ReadonlySet<string> = new Set(["ok", "око", "mob", "hp", "ph"]);

/** Abbreviations before a name that are words of other languages: before a number they end a sentence. */
export const beforeName: ReadonlySet<string> = new Set(["sta", "sto"]);

/** Names of letters with a full stop each, in scripts without capitals: `डी.जे.` */
export const dottedLetters = /(?:^|[\s(])\p{Lo}[\p{L}\p{M}]{0,3}(?:\.\p{Lo}[\p{L}\p{M}]{0,3}){1,4}$/u;
