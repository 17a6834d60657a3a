/** Verbs with which an organisation looks for people, and words for those who are to work with it, by language. */
const words: readonly (readonly [verbs: string, people: string])[] = [
  [
    "looking for|seeking|hiring|recruiting|wanted|needed|we need|we (?:also )?want",
    "apprentices?|staff|drivers?|chefs?|cooks?|wait(?:er|ress|ing staff)s?|volunteers?|trainees?|interns?|helpers?|trustees?|" +
      "coach(?:es)?|mechanics?|electricians?|plumbers?|nurses?|barista|team members?|colleagues?",
  ],
  [
    "suchen|sucht|gesucht|stellen ein",
    String.raw`azubis?|auszubildende\p{L}?|lehrlinge?|mitarbeiter\p{L}{0,5}|verstärkung|fahrer\p{L}{0,5}|` +
      String.raw`aushilfe\p{L}?|gesell\p{L}{1,6}|` +
      String.raw`helfer\p{L}{0,5}|ehrenamtliche\p{L}?|kolleg\p{L}{1,6}|praktikant\p{L}{0,5}|fachkr(?:aft|äfte)|` +
      String.raw`betreuer\p{L}{0,5}|leute|nachwuchs(?:kräfte)?`,
  ],
  [
    "cherchons|cherche|recrutons|recrute|embauchons|embauche",
    String.raw`apprentie?s?|bénévoles?|chauffeurs?|serveu\p{L}{1,3}|cuisini\p{L}{1,4}|salariés?|` +
      String.raw`vendeu\p{L}{1,4}|stagiaires?|renfort`,
  ],
  [
    "buscamos|se buscan?|busco|necesitamos|se necesitan?|solicitamos|se solicitan?|contratamos",
    String.raw`aprendi\p{L}{1,4}|voluntari\p{L}{1,3}|chofer\p{L}{0,2}|conductor\p{L}{0,3}|ayudantes?|` +
      String.raw`meser\p{L}{1,2}|camarer\p{L}{1,2}|` +
      String.raw`cociner\p{L}{1,2}|personal(?! training)|emplead\p{L}{1,2}|monitor\p{L}{0,3}`,
  ],
  [
    "procuramos|procura-se|precisamos(?: de)?|contratamos|contratando|admite-se",
    String.raw`aprendi\p{L}{1,4}|voluntári\p{L}{1,2}|motoristas?|ajudantes?|funcionári\p{L}{1,2}|` +
      String.raw`garço\p{L}{1,3}|cozinheir\p{L}{1,2}|atendentes?`,
  ],
  [
    "cerchiamo|cercasi|assumiamo|cerco",
    String.raw`apprendist\p{L}|volontari\p{L}?|autist\p{L}|camerier\p{L}|personale|cuoc\p{L}{1,2}|` +
      String.raw`collaborator\p{L}|aiutant\p{L}`,
  ],
  [
    "zoeken|zoekt|gezocht|gevraagd",
    "chauffeurs?|vrijwilligers?|leerlingen?|personeel|collega['’]?s?|medewerkers?|monteurs?|stagiaires?|hulp(?:en)?|begeleiders?",
  ],
  [
    "söker|sökes|søger|søges|søker|søkes|trenger",
    String.raw`medarbe(?:t|jd|id)\p{L}{2,6}|lær?ling\p{L}{0,4}|lärling\p{L}{0,4}|volontär\p{L}{0,3}|frivillig\p{L}{0,2}|` +
      String.raw`vikari?\p{L}{0,4}|chauff\p{L}{2,6}|sjåfør\p{L}{0,3}|förare|ledare|ledere`,
  ],
  [
    "etsimme|haemme|haetaan|etsitään",
    String.raw`työntekij\p{L}{1,5}|harjoittelij\p{L}{1,5}|vapaaehtois\p{L}{1,5}|kuljettaj\p{L}{1,5}`,
  ],
  [
    "szukamy|poszukujemy|zatrudnimy|przyjmiemy|potrzebujemy",
    String.raw`pracowni\p{L}{1,4}|uczni\p{L}{1,4}|kierowc\p{L}{1,4}|wolontariusz\p{L}{0,4}|pomocnik\p{L}{0,3}|` +
      String.raw`kuchar\p{L}{1,3}|kelner\p{L}{1,4}`,
  ],
  [
    "hledáme|přijmeme|hľadáme|prijmeme|iščemo|tražimo|zapošljavamo|тражимо",
    String.raw`pracovní\p{L}{1,3}|uč(?:n|eň)\p{L}{0,4}|řidič\p{L}{0,2}|dobrov[oô]?[lľ]n\p{L}{1,4}|` +
      String.raw`posil\p{L}{1,2}|brigádní\p{L}{1,3}|koleg\p{L}{1,3}|` +
      String.raw`vodič\p{L}{0,2}|delav\p{L}{1,3}|prostovolj\p{L}{1,4}|radni\p{L}{1,3}|vozač\p{L}{0,2}|` +
      String.raw`volont\p{L}{2,4}|радник\p{L}{1,3}|волонт\p{L}{2,4}`,
  ],
  [
    "keresünk|felveszünk|várunk",
    String.raw`tanul[óo]\p{L}{0,3}|sofőr\p{L}{0,3}|önkéntes\p{L}{0,4}|munkatárs\p{L}{0,4}|szakács\p{L}{0,3}|segéd\p{L}{0,3}`,
  ],
  [
    "căutăm|angajăm|recrutăm",
    String.raw`ucenic\p{L}{0,3}|voluntar\p{L}{0,3}|șofer\p{L}{0,3}|ospătar\p{L}{0,3}|bucătar\p{L}{0,3}|coleg\p{L}{0,3}`,
  ],
  [
    "ищем|требу[ею]тся|набираем|нужн[аы]?|шукаємо|потрібн[іа]|потрібен|набираємо|търсим|назначаваме",
    String.raw`сотрудни\p{L}{1,4}|ученик\p{L}{0,3}|водител\p{L}{1,3}|вол[оу]нт[её]р\p{L}{0,3}|помощни\p{L}{1,3}|` +
      String.raw`повар\p{L}{0,3}|продавц\p{L}{1,2}|` +
      String.raw`праці[вн]\p{L}{1,5}|учн\p{L}{1,3}|воді[їй]\p{L}{0,2}|помічни\p{L}{1,3}|кухар\p{L}{1,3}|` +
      String.raw`доброволц\p{L}{1,2}|шофьор\p{L}{0,2}|служител\p{L}{0,2}`,
  ],
  [
    "ζητούνται|ζητείται|ζητάμε|αναζητούμε|ψάχνουμε",
    String.raw`υπάλληλ\p{L}{1,3}|οδηγ\p{L}{1,3}|εθελοντ\p{L}{1,3}|βοηθ\p{L}{1,3}|μάγειρ\p{L}{1,3}|σερβιτόρ\p{L}{1,3}`,
  ],
  [
    "arıyoruz|aranıyor|aranmaktadır|alınacak(?:tır)?",
    String.raw`çırak\p{L}{0,3}|kalfa\p{L}{0,3}|usta\p{L}{0,3}|eleman\p{L}{0,4}|gönüllü\p{L}{0,4}|` +
      String.raw`şoför\p{L}{0,3}|garson\p{L}{0,3}`,
  ],
  ["mencari|dicari|butuh|membutuhkan", "karyawan|sopir|relawan|magang|pegawai|kurir|koki"],
  [
    "מחפשים|דרוש|דרושים|דרושות",
    String.raw`עובד\p{L}{0,3}|נהג\p{L}{0,3}|מתנדב\p{L}{0,3}|טבח\p{L}{0,3}|מלצר\p{L}{0,4}|שוליי\p{L}{1,2}`,
  ],
  ["نبحث عن|مطلوب", "موظف|موظفين|متطوعين|متطوعات|سائق|سائقين|عمال|طباخ|مساعد"],
];

const patterns = words.map(([verbs, people]) =>
  [verbs, people].map((list) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu")),
);

/** The same in languages that put no space between words, or have one word for it. */
const whole: readonly RegExp[] = [
  /招聘|诚聘|誠徵|急聘|招(?:学徒|學徒|工人|志工|义工|義工)|徵(?:人|志工)|(?:スタッフ|職人|見習い|アルバイト|従業員)募集|직원 (?:모집|구)/u,
  /(?:cần )?tuyển (?:dụng|nhân viên|tài xế|thợ)|รับสมัคร(?:พนักงาน|งาน)|lowongan kerja/iu,
];

/** Whether a sentence looks for people to work with the organisation: it is for them, and says nothing of what is offered. */
export const seeksStaff = (sentence: string): boolean =>
  whole.some((form) => form.test(sentence)) || patterns.some((pair) => pair.every((pattern) => pattern.test(sentence)));
