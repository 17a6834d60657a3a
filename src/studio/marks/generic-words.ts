/**
 * Words that many names share: what an organisation is, and forms of address. They set no name
 * apart, so a mark takes its initial from another word. Lower case, by BCP 47 language.
 */
const genericWords: Readonly<Record<string, string>> = {
  en:
    "sri shri guru tiffin room rooms est estd " +
    "honourable honorable worshipful royal ancient guild company society club association trust foundation " +
    "charity group institute " +
    "institution museum gallery library school college academy university church parish council office bureau " +
    "agency studio studios " +
    "workshop atelier house home shop store works lab labs laboratory centre center clinic practice hospital " +
    "hotel inn guesthouse " +
    "restaurant cafe café bar kitchen bakery farm farms garden gardens service services partners associates " +
    "team network union league " +
    "federation project collective cooperative co-op brothers sisters daughters sons mr mrs ms dr sir lady " +
    "saint st new old little " +
    "official international national community hire rental rentals repair repairs prof professor rev friends",
  de:
    "elektro verein gesellschaft stiftung museum haus werkstatt atelier büro praxis klinik laden geschäft hof " +
    "gasthof gasthaus hotel pension " +
    "schule akademie institut verband bund gemeinde kirche amt stadt zentrum gruppe freiwillige " +
    "genossenschaft brüder gebrüder töchter " +
    "herr frau familie sankt café manufaktur studio galerie bibliothek kanzlei bäckerei metzgerei schreinerei",
  fr:
    "cie compagnie société association fondation maison atelier ateliers cabinet boutique magasin musée " +
    "galerie école institut club cercle " +
    "mairie ville commune théâtre café hôtel auberge ferme domaine château centre bureau agence groupe union " +
    "collectif coopérative frères " +
    "soeurs sœurs filles monsieur madame mme docteur saint sainte petit petite grand grande",
  es:
    "compañía sociedad asociación fundación casa taller estudio tienda museo galería escuela instituto club " +
    "ayuntamiento teatro hotel " +
    "hostal finca centro oficina agencia grupo cooperativa hermanos hermanas hijas don doña señor señora san " +
    "santa cofradía posada " +
    "festival librería ferretería panadería",
  pt:
    "academia companhia sociedade associação fundação casa oficina estúdio ateliê loja museu galeria escola " +
    "instituto clube câmara teatro hotel " +
    "pousada quinta centro grupo cooperativa irmãos irmãs filhas dom dona seu senhor senhora são santa padaria",
  it:
    "accademia compagnia società associazione fondazione casa bottega laboratorio studio negozio museo " +
    "galleria scuola istituto circolo comune " +
    "teatro albergo rifugio osteria trattoria cascina fattoria centro gruppo cooperativa fratelli sorelle " +
    "figlie signor signora don " +
    "san santa liuteria cantina agriturismo",
  nl:
    "vereniging stichting maatschappij huis werkplaats atelier winkel museum galerie school instituut club " +
    "gemeente theater hotel " +
    "herberg hoeve boerderij centrum groep coöperatie gebroeders zonen dochters meneer mevrouw sint",
  sv:
    "förening stiftelse sällskap bolag hus verkstad butik museum galleri skola institut klubb kommun teater hotell " +
    "gård centrum bastu bad ok if bk",
  da:
    "forening stiftelse fond selskab hus værksted butik museum galleri skole institut klub kommune teater kro gård " +
    "center mindelund mindelunden",
  nb: "forening stiftelse selskap hus verksted butikk museum galleri skole institutt klubb kommune teater gård senter",
  fi: "yhdistys säätiö seura yhtiö talo verstas kauppa museo galleria koulu instituutti kerho kunta teatteri hotelli tila keskus",
  pl:
    "kancelaria notarialna " +
    "towarzystwo stowarzyszenie fundacja spółka dom pracownia sklep muzeum galeria szkoła instytut klub gmina " +
    "teatr hotel gospodarstwo " +
    "centrum grupa spółdzielnia bracia ochotnicza straż pożarna zakład święty",
  cs:
    "lidová společnost spolek knihovna nadace dům dílna obchod muzeum galerie škola ústav klub obec divadlo " +
    "hotel statek centrum " +
    "družstvo bratři hvězdárna svatý",
  sk:
    "spoločnosť spolok nadácia dom dielňa obchod múzeum galéria škola ústav klub obec divadlo hotel centrum " +
    "družstvo bratia hvezdáreň",
  hu:
    "társaság egyesület alapítvány ház műhely bolt múzeum galéria iskola intézet klub színház szálloda központ " +
    "szövetkezet testvérek rendelő",
  ro:
    "societate asociație fundație casă casa atelier magazin muzeu galerie școală institut club teatru hotel centru " +
    "cooperativă frații",
  hr: "društvo udruga zaklada kuća radionica trgovina muzej galerija škola institut klub kazalište hotel centar zadruga braća",
  tr:
    "özel yeni derneği vakfı şirketi evi atölye atölyesi dükkanı müzesi galerisi okulu enstitüsü kulübü tiyatrosu oteli " +
    "merkezi kooperatifi kardeşler",
  vi: "cô chú bác bà ông chành công ty nhà xe quán tiệm cửa hàng trường viện hội trung tâm xưởng khách sạn",
  id: "perusahaan yayasan rumah toko bengkel sekolah museum klub pusat koperasi warung kedai",
  el: "εταιρεία σύλλογος ίδρυμα οίκος εργαστήρι κατάστημα μουσείο σχολή κέντρο θέατρο αδελφοί αφοί άγιος",
  ru:
    "общество ассоциация фонд компания дом мастерская студия магазин музей галерея школа институт клуб театр центр " +
    "группа братья святой",
  uk:
    "товариство асоціація фонд компанія дім майстерня студія крамниця магазин музей галерея школа інститут клуб " +
    "театр центр ветклініка благодійний",
  bg:
    "дружество сдружение фондация компания къща работилница студио магазин музей галерия училище институт клуб " +
    "театър център народно читалище",
  sr: "друштво удружење фондација кућа радионица продавница музеј галерија школа институт клуб позориште центар задруга браћа",
  ar: "شركة جمعية مؤسسة دار هيئة دكتور بيت ورشة متجر محل مكتبة متحف مدرسة معهد مركز نادي مطعم مقهى فندق مخبز",
  fa: "شرکت انجمن بنیاد خانه کارگاه فروشگاه موزه مدرسه مرکز رستوران کافه هتل",
  he: "חברת עמותת קרן בית סדנת חנות מוזיאון בית־ספר מרכז מסעדת קפה מלון עו״ד",
  hi: "कंपनी संस्था संस्थान भवन भंडार विद्यालय संग्रहालय केंद्र श्री श्रीमती",
  ta: "டாக்டர் முனைவர் திரு திருமதி நிறுவனம்",
  hy: "ընկերություն կազմակերպություն հիմնադրամ",
  zh: "博物馆 公司 学校 协会 中心",
  ka: "მარანი სახლი სახელოსნო მაღაზია მუზეუმი სკოლა ცენტრი",
};

let all: ReadonlySet<string> | undefined;

/** Whether a word says what an organisation is, or addresses a person, in any language. */
export function isGenericWord(word: string): boolean {
  all ??= new Set(Object.values(genericWords).flatMap((words) => words.split(" ")));
  return all.has(word.toLowerCase().replace(/[.’']/g, ""));
}
