import type { Language } from "#/model/language";

/** Sentences and trades by language: first what people write as an offer, then short trades. */
export const languageSamples: Readonly<
  Partial<Record<Language, { readonly sentences: readonly string[]; readonly trades: readonly string[] }>>
> = {
  en: {
    sentences: [
      "We repair old clocks and teach others how to do it.",
      "Fresh vegetables delivered to your door every Thursday.",
      "Independent advice on pensions, in words that anyone can follow.",
    ],
    trades: ["Dental clinic", "Organic farm", "Funeral directors"],
  },
  de: {
    sentences: [
      "Wir vermieten Baumaschinen an Handwerker in der ganzen Region.",
      "Frisches Brot aus dem Holzofen, jeden Morgen ab sechs Uhr.",
      "Beratung für Familien, die einen Angehörigen pflegen.",
    ],
    trades: ["Zahnarztpraxis", "Steuerberatung", "Baumaschinenvermietung"],
  },
  fr: {
    sentences: [
      "Nous cultivons des légumes de saison au bord de la Loire.",
      "Des cours de poterie pour les enfants et leurs parents.",
      "Un cabinet qui accompagne les familles dans le deuil.",
    ],
    trades: ["Maraîchage biologique", "Cabinet dentaire", "Librairie ancienne"],
  },
  es: {
    sentences: [
      "Hacemos pan de masa madre con harinas del país.",
      "Acompañamos a las pequeñas empresas en sus trámites.",
      "Clases de guitarra para todas las edades en el centro.",
    ],
    trades: ["Panadería artesana", "Clínica dental", "Despacho de abogados"],
  },
  it: {
    sentences: [
      "Produciamo formaggi di capra sulle colline toscane.",
      "Restauriamo mobili antichi con tecniche tradizionali.",
      "Uno studio che segue le famiglie nelle successioni.",
    ],
    trades: ["Studio dentistico", "Panificio", "Agriturismo"],
  },
  pt: {
    sentences: [
      "Fazemos pão de fermentação natural todos os dias.",
      "Aulas de dança para crianças e adultos no bairro.",
      "Consertamos bicicletas e ensinamos você a cuidar da sua.",
    ],
    trades: ["Padaria artesanal", "Clínica odontológica", "Escritório de advocacia"],
  },
  nl: {
    sentences: [
      "Wij bouwen houten huizen voor gezinnen in het oosten.",
      "Elke zaterdag verse groenten van eigen land.",
      "Een praktijk voor fysiotherapie, dicht bij het station.",
    ],
    trades: ["Tandartspraktijk", "Uitvaartverzorging", "Fietsenmaker"],
  },
  da: {
    sentences: [
      "Vi bygger både af træ til folk, der elsker havet.",
      "Økologiske grøntsager fra vores egen mark hver uge.",
      "Rådgivning til virksomheder, der vil spare på energien.",
    ],
    trades: ["Tandlægeklinik", "Tømrerfirma", "Cykelværksted"],
  },
  sv: {
    sentences: [
      "Vi bakar surdegsbröd med mjöl från gårdar i närheten.",
      "En liten klinik för fysioterapi mitt i staden.",
      "Kurser i vävning för nybörjare och erfarna.",
    ],
    trades: ["Tandläkare", "Begravningsbyrå", "Snickeri"],
  },
  nb: {
    sentences: [
      "Vi reparerer sykler og gir dem et nytt liv.",
      "Ferske bakervarer hver morgen, bakt uten tilsetninger.",
      "Et advokatkontor som hjelper deg når det blir vanskelig.",
    ],
    trades: ["Tannlegeklinikk", "Sykkelverksted", "Begravelsesbyrå"],
  },
  fi: {
    sentences: [
      "Leivomme hapanleipää joka aamu omassa uunissamme.",
      "Korjaamme polkupyöriä ja neuvomme niiden huollossa.",
      "Pieni kirjakauppa, jossa on aina aikaa jutella.",
    ],
    trades: ["Hammaslääkäriasema", "Hautaustoimisto", "Puusepänliike"],
  },
  pl: {
    sentences: [
      "Pieczemy chleb na zakwasie według starych receptur.",
      "Pomagamy rodzinom, które opiekują się chorymi.",
      "Mała księgarnia z książkami dla dzieci.",
    ],
    trades: ["Gabinet stomatologiczny", "Kancelaria adwokacka", "Piekarnia rzemieślnicza"],
  },
  cs: {
    sentences: [
      "Pečeme kváskový chléb z místní mouky.",
      "Pomáháme rodinám, které pečují o své blízké.",
      "Malé knihkupectví s knihami pro děti.",
    ],
    trades: ["Zubní ordinace", "Truhlářství", "Pohřební služba"],
  },
  hu: {
    sentences: [
      "Kovászos kenyeret sütünk minden reggel.",
      "Segítünk a családoknak, akik beteget ápolnak.",
      "Kis könyvesbolt, ahol mindig van idő beszélgetni.",
    ],
    trades: ["Fogorvosi rendelő", "Kézműves pékség", "Ügyvédi iroda"],
  },
  ro: {
    sentences: [
      "Coacem pâine cu maia în fiecare dimineață.",
      "Ajutăm familiile care îngrijesc un bolnav acasă.",
      "O librărie mică, unde este mereu timp de povești.",
    ],
    trades: ["Cabinet stomatologic", "Brutărie artizanală", "Pompe funebre și servicii"],
  },
  tr: {
    sentences: [
      "Her sabah taş fırında ekşi mayalı ekmek pişiriyoruz.",
      "Hasta bakan ailelere yardım ediyoruz.",
      "Çocuk kitapları satan küçük bir kitabevi.",
    ],
    trades: ["Diş kliniği", "Ekmek fırını", "Avukatlık bürosu"],
  },
  vi: {
    sentences: [
      "Chúng tôi nướng bánh mì mỗi sáng.",
      "Phòng khám nha khoa cho cả gia đình.",
      "Xưởng gốm dành cho người mới bắt đầu.",
    ],
    trades: ["Tiệm bánh", "Phòng khám nha khoa", "Văn phòng luật sư"],
  },
  id: {
    sentences: [
      "Kami memanggang roti setiap pagi dengan bahan lokal.",
      "Klinik gigi untuk seluruh keluarga di tengah kota.",
      "Toko buku kecil untuk anak-anak dan orang tua mereka.",
    ],
    trades: ["Toko roti", "Klinik gigi", "Kantor hukum"],
  },
  bg: {
    sentences: [
      "Печем хляб с квас всяка сутрин.",
      "Помагаме на семейства, които се грижат за болни.",
      "Малка книжарница, в която винаги има време за разговор.",
    ],
    trades: ["Стоматологична клиника", "Адвокатска кантора", "Хлебарница"],
  },
  ru: {
    sentences: [
      "Печём хлеб на закваске каждое утро.",
      "Помогаем семьям, которые ухаживают за больными.",
      "Маленький книжный магазин, где всегда есть время поговорить.",
    ],
    trades: ["Стоматологическая клиника", "Адвокатское бюро", "Пекарня и кондитерская"],
  },
  uk: {
    sentences: [
      "Печемо хліб на заквасці щоранку.",
      "Допомагаємо родинам, які доглядають хворих.",
      "Маленька книгарня, де завжди є час поговорити.",
    ],
    trades: ["Стоматологічна клініка", "Адвокатське бюро", "Ремісницька пекарня"],
  },
  sr: {
    sentences: [
      "Печемо хлеб са квасцем сваког јутра.",
      "Помажемо породицама које негују болесне.",
      "Мала књижара у којој увек има времена за разговор.",
    ],
    trades: ["Стоматолошка ординација", "Адвокатска канцеларија", "Занатска пекара"],
  },
  el: {
    sentences: ["Ψήνουμε ψωμί με προζύμι κάθε πρωί.", "Βοηθάμε οικογένειες που φροντίζουν ασθενείς."],
    trades: ["Οδοντιατρείο", "Φούρνος"],
  },
  he: {
    sentences: ["אנחנו אופים לחם מחמצת בכל בוקר.", "מלווים משפחות בזמנים קשים."],
    trades: ["מרפאת שיניים", "מאפייה"],
  },
  yi: { sentences: ["מיר באַקן ברויט יעדן פֿרימאָרגן און פֿאַרקויפֿן עס אין גאַס."], trades: ["ביכער־קראָם און פֿאַרלאַג"] },
  ar: {
    sentences: ["نخبز الخبز كل صباح في فرن الحي.", "نساعد العائلات التي ترعى مريضًا في المنزل."],
    trades: ["عيادة أسنان", "مكتب محاماة"],
  },
  fa: {
    sentences: ["هر روز صبح نان تازه می‌پزیم.", "به خانواده‌هایی که از بیمار مراقبت می‌کنند کمک می‌کنیم."],
    trades: ["دندانپزشکی", "کتابفروشی و چاپخانه"],
  },
  ur: {
    sentences: ["ہم ہر صبح تازہ روٹی پکاتے ہیں۔", "بیمار کی دیکھ بھال کرنے والے خاندانوں کی مدد کرتے ہیں۔"],
    trades: ["کتابوں کی دکان"],
  },
  hi: {
    sentences: ["हम हर सुबह ताज़ी रोटी बनाते हैं।", "बीमारों की देखभाल करने वाले परिवारों की मदद करते हैं।"],
    trades: ["दंत चिकित्सालय", "किताबों की दुकान"],
  },
  mr: {
    sentences: ["आम्ही दररोज सकाळी ताजी भाकरी बनवतो आणि विकतो.", "मुलांसाठी लहान पुस्तकांचे दुकान आहे."],
    trades: ["मुलांसाठी शाळा आणि वाचनालय"],
  },
  ne: {
    sentences: ["हामी हरेक बिहान ताजा रोटी पकाउँछौं।", "बिरामीको हेरचाह गर्ने परिवारलाई सहयोग गर्छौं।"],
    trades: ["बालबालिकाका लागि विद्यालय र पुस्तकालय"],
  },
  bn: { sentences: ["আমরা প্রতিদিন সকালে তাজা রুটি বানাই।"], trades: ["দাঁতের ক্লিনিক"] },
  ta: { sentences: ["நாங்கள் தினமும் காலையில் ரொட்டி சுடுகிறோம்."], trades: ["பல் மருத்துவமனை"] },
  te: { sentences: ["మేము ప్రతి ఉదయం తాజా రొట్టె కాలుస్తాం."], trades: ["దంత వైద్యశాల"] },
  gu: { sentences: ["અમે રોજ સવારે તાજી રોટલી બનાવીએ છીએ."], trades: ["દાંતનું દવાખાનું"] },
  kn: { sentences: ["ನಾವು ಪ್ರತಿದಿನ ಬೆಳಿಗ್ಗೆ ತಾಜಾ ರೊಟ್ಟಿ ಮಾಡುತ್ತೇವೆ."], trades: ["ದಂತ ಚಿಕಿತ್ಸಾಲಯ"] },
  ml: { sentences: ["ഞങ്ങൾ എല്ലാ ദിവസവും രാവിലെ റൊട്ടി ചുടുന്നു."], trades: ["ദന്താശുപത്രി"] },
  pa: { sentences: ["ਅਸੀਂ ਹਰ ਸਵੇਰ ਤਾਜ਼ੀ ਰੋਟੀ ਬਣਾਉਂਦੇ ਹਾਂ।"], trades: ["ਦੰਦਾਂ ਦਾ ਹਸਪਤਾਲ"] },
  am: { sentences: ["በየማለዳው ትኩስ ዳቦ እንጋግራለን።"], trades: ["የጥርስ ክሊኒክ"] },
  km: { sentences: ["យើងដុតនំប៉័ងស្រស់រៀងរាល់ព្រឹក។"], trades: ["គ្លីនិកធ្មេញ"] },
  lo: { sentences: ["ພວກເຮົາອົບເຂົ້າຈີ່ສົດທຸກເຊົ້າ"], trades: ["ຄລີນິກແຂ້ວ"] },
  my: { sentences: ["ကျွန်ုပ်တို့သည် နံနက်တိုင်း ပေါင်မုန့်လတ်လတ် ဖုတ်သည်။"], trades: ["သွားဆေးခန်း"] },
  si: { sentences: ["අපි හැම උදෑසනකම නැවුම් පාන් පුළුස්සමු."], trades: ["දන්ත සායනය"] },
  ms: {
    sentences: [
      "Roti segar dibakar setiap pagi di kedai kami, daripada tepung tempatan.",
      "Perkhidmatan penjagaan haiwan peliharaan untuk seisi keluarga di Ipoh.",
    ],
    trades: ["Klinik pergigian", "Firma guaman"],
  },
  fil: {
    sentences: [
      "Sariwang tinapay araw-araw, gawa sa bahay para sa buong pamilya.",
      "Tinutulungan namin ang mga magsasaka na makapagbenta ng kanilang ani.",
    ],
    trades: ["Klinika ng ngipin para sa mga bata"],
  },
  sw: {
    sentences: [
      "Tunaoka mkate safi kila asubuhi kwa familia za mtaa wetu.",
      "Tunasaidia wakulima wadogo kuuza mazao yao kwa bei nzuri.",
      "Safari za kupanda mlima na mwongozo wa wenyeji.",
    ],
    trades: ["Kliniki ya meno", "Duka la vitabu vya watoto"],
  },
  az: {
    sentences: ["Hər səhər təzə çörək bişirir və evlərə çatdırırıq.", "Uşaqlar üçün kitab evi və kiçik kitabxana."],
    trades: ["Diş klinikası", "Vəkillik bürosu"],
  },
  kk: {
    sentences: ["Біз күн сайын таңертең жаңа нан пісіреміз.", "Балаларға арналған кітап дүкені мен шағын кітапхана."],
    trades: ["Тіс емханасы"],
  },
  th: { sentences: ["เราอบขนมปังสดใหม่ทุกเช้า", "ช่วยเหลือครอบครัวที่ดูแลผู้ป่วย"], trades: ["ร้านเบเกอรี่", "คลินิกทันตกรรม"] },
  ja: {
    sentences: ["毎朝、天然酵母のパンを焼いています。", "家族で営む小さな本屋です。"],
    trades: ["歯科医院", "珈琲焙煎所", "製麺所"],
  },
  ko: { sentences: ["매일 아침 빵을 굽습니다.", "아픈 가족을 돌보는 사람들을 돕습니다."], trades: ["치과", "법률 사무소"] },
  "zh-Hans": {
    sentences: ["我们每天早上烤新鲜的面包。", "为照顾病人的家庭提供帮助。"],
    trades: ["牙科诊所", "律师事务所", "独立书店"],
  },
  "zh-Hant": {
    sentences: ["我們每天早上烤新鮮的麵包。", "為照顧病人的家庭提供幫助。"],
    trades: ["牙醫診所", "律師事務所", "獨立書店"],
  },
  ka: { sentences: ["ყოველ დილით ვაცხობთ პურს."], trades: ["სტომატოლოგიური კლინიკა"] },
  hy: { sentences: ["Ամեն առավոտ թարմ հաց ենք թխում։"], trades: ["Ատամնաբուժարան"] },
  sk: { sentences: ["Pečieme kváskový chlieb z miestnej múky, ktorú melieme sami."], trades: ["Zubná ambulancia"] },
  hr: { sentences: ["Pečemo kruh s kvasom svako jutro i dostavljamo ga kućama."], trades: ["Odvjetnički ured"] },
  ca: { sentences: ["Fem pa amb massa mare cada dia al nostre obrador."], trades: ["Fleca artesana i botiga"] },
  gl: {
    sentences: [
      "Facemos pan de millo e empanadas en forno de leña.",
      "Deseñamos e construímos mobles de castiñeiro.",
      "Axudamos ás familias que coidan dos seus maiores.",
    ],
    trades: ["Xardinaría ecolóxica", "Tenda de queixos", "Obradoiro de cerámica"],
  },
  eu: {
    sentences: [
      "Ogia eta gozokiak egiten ditugu egunero egur-labean.",
      "Itsasontziak konpontzen ditugu Bermeoko portuan.",
      "Euskara ikastaroak helduentzat, gauez eta asteburuetan.",
    ],
    trades: ["Okindegia", "Hortz klinika", "Arotzeria"],
  },
  ga: {
    sentences: [
      "Déanaimid arán sóide agus cácaí úra gach maidin.",
      "Ceachtanna ceoil thraidisiúnta do dhaoine fásta i nGaillimh.",
      "Deisímid báid adhmaid ar chósta Chonamara.",
    ],
    trades: ["Siopa leabhar", "Bunscoil lán-Ghaeilge", "Ceardlann potaireachta"],
  },
  cy: {
    sentences: [
      "Rydym yn pobi bara surdoes a chacennau bob bore.",
      "Gwersi telyn i blant ac oedolion yng Nghaernarfon.",
      "Trwsio cychod pren ar lannau'r Fenai.",
    ],
    trades: ["Siop lyfrau", "Meithrinfa ddydd", "Gweithdy crochenwaith"],
  },
  sq: {
    sentences: [
      "Pjekim bukë dhe byrek çdo mëngjes në furrë me dru.",
      "Ndihmojmë familjet që kujdesen për të moshuarit.",
      "Kurse muzike për fëmijë dhe të rritur në Shkodër.",
    ],
    trades: ["Klinikë dentare", "Furrë buke", "Studio avokatie"],
  },
  af: {
    sentences: [
      "Ons bak elke oggend vars brood in 'n houtoond.",
      "Regsadvies vir klein besighede in die Karoo.",
      "Musieklesse vir kinders en grootmense op die plaas.",
    ],
    trades: ["Tandartspraktyk", "Wynplaas en gastehuis", "Boekwinkel"],
  },
};
