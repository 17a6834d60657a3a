import { expect, test } from "bun:test";
import { shortenName } from "#/studio/marks/short-name";

test.each([
  ["Fern", "Fern"],
  ["J. Pickersgill & Sons, Funeral Directors", "J. Pickersgill & Sons"],
  ["Народно читалище „Пробуда“ – с. Долно Лозе", "Пробуда"],
  ["Nordhavn Optik – Brillen und Linsen seit 1920", "Nordhavn Optik"],
  ["The Inquirer of Very Small Things", "The Inquirer of Very Small Things"],
  ['"Uncle" Morris & the Paraffin Lamps', '"Uncle" Morris & the Paraffin Lamps'],
  ["Die blaue Stunde – Abendschule Oberbarmen", "Die blaue Stunde"],
  ["Yıldız Cam & Ayna San. ve Tic. Ltd. Şti.", "Yıldız Cam & Ayna"],
  ["Harrington, Fitzgerald & Co", "Harrington, Fitzgerald & Co"],
  ["Cooperativa Apícola Tres Cerros Ltda.", "Cooperativa Apícola Tres Cerros"],
  ["Okonkwo, Bright & Their Many Daughters", "Okonkwo, Bright & Their Many Daughters"],
  ["Hartwig · Osei Rechtsanwälte PartG mbB", "Hartwig · Osei Rechtsanwälte"],
  ['גמ"ח כלי בית ע"ש שרה לוי ז"ל', 'גמ"ח כלי בית ע"ש שרה לוי ז"ל'],
  ["㈲小林時計店", "小林時計店"],
  ["Waihora Bowling Club Inc. (est. 1908, flooded 1936, 1988, 2021)", "Waihora Bowling Club"],
  ["Third Street Pantry (it's on Fourth)", "Third Street Pantry"],
  ["Guild of Upper, Middle and Lower Wexcombe", "Guild of Upper, Middle and Lower Wexcombe"],
])("%s is shortened to %s", (name, expected) => {
  expect(shortenName(name)).toBe(expected);
});

test.each([
  ["Transportes Refrigerados Hermanos Iturbe-Saldaña y Asociados del Bajío, S.A. de C.V.", "Hermanos Iturbe-Saldaña"],
  ["Lower Brannock, Strathmuir & District Rural Housing Association Limited", "Lower Brannock"],
  ["The Honourable Guild of Bell Ringers of Upper, Middle and Lower Wexcombe", "The Honourable Guild of Bell Ringers"],
  ["Upper Cahaba Drainage & Flood Control District No. 7", "Upper Cahaba Drainage & Flood Control District No. 7"],
  ["Svenska Föreningen för Äldre Båtar och Fartyg i Norra Kvarken", "Svenska Föreningen för Äldre Båtar"],
])("%s, too long for a header, is shortened to the phrase %s", (name, expected) => {
  expect(shortenName(name)).toBe(expected);
});

test.each([
  ["Groupe scolaire privé laïc Les Trois Colombes (GSPL-3C), Bobo-Dioulasso", "Les Trois Colombes"],
  ["Matai Street Dental (Drs Parata, Oh & Fairweather) Ltd", "Matai Street Dental"],
  ["БО «БФ «Мрія» (евакуація тварин, Суми)", "Мрія"],
  ["ГО «Шибка до шибки»", "Шибка до шибки"],
  ["CA नीलिमा दुबे एंड कंपनी / Nilima Dubey & Co., Chartered Accountants", "CA नीलिमा दुबे एंड कंपनी"],
  ["בן־ארי, לביא ושות׳ – עורכי דין", "בן־ארי, לביא ושות׳"],
  ["Cerrajería de barrio ¡Uy, la llave!", "Cerrajería de barrio ¡Uy, la llave!"],
  ["Turmuhren Obermüllner e. K. (vorm. Gebr. Sedlbauer, gegr. 1871)", "Turmuhren Obermüllner"],
  ["Ελαιουργικός Συνεταιρισμός Βρύσης Συν.Π.Ε.", "Ελαιουργικός Συνεταιρισμός Βρύσης"],
  ["檢字房——中文打字機與鉛字陳列館(嘉義・籌備)", "檢字房"],
  ["司法書士法人つづら坂合同事務所(相続・登記・後見)", "つづら坂合同事務所"],
  ["Ochotnicza Straż Pożarna w Źrebcach Dolnych", "Ochotnicza Straż Pożarna w Źrebcach Dolnych"],
  ["Szikes Tó Tenyésztő és Forgalmazó Kft. „f.a.” nélkül", "Szikes Tó Tenyésztő és Forgalmazó"],
  ["ΣΙΔΗΡΙΚΑ – ΧΡΩΜΑΤΑ ΑΦΟΙ Κ. ΡΟΥΜΠΟΥ Ο.Ε.", "ΣΙΔΗΡΙΚΑ – ΧΡΩΜΑΤΑ ΑΦΟΙ Κ. ΡΟΥΜΠΟΥ"],
  ["M. Valadas, Herd.ºs – Relojoaria de Torre, Unip. Lda.", "M. Valadas, Herd.ºs"],
  ["Big Dwayne's Septic & Grease Trap (2) LLC", "Big Dwayne's Septic & Grease Trap (2)"],
  ["الفجر ایوننگ ٹیوشن اکیڈمی (میٹرک، ایف ایس سی) رجسٹرڈ", "الفجر ایوننگ ٹیوشن اکیڈمی"],
  ["財團法人屏東縣東港鎮（下頭角）安海水仙宮管理委員會", "安海水仙宮"],
])("%s keeps its own part, %s", (name, expected) => {
  expect(shortenName(name)).toBe(expected);
});

test("a short form of any long name ends in no preposition, comma or half a legal form", () => {
  const subjects = ["Asociación de Vecinos", "Fundacja", "The Royal Society", "Verein", "Coopérative", "Stichting", "Общество"];
  const purposes = [
    "for the Preservation of",
    "para la Defensa de",
    "für die Erhaltung der",
    "na rzecz",
    "pour la culture de",
    "и",
  ];
  const places = ["Great Northern Rivers and Canals", "los Montes del Norte", "alten Mühlen am Oberrhein", "Małopolska i Śląsk"];
  const forms = ["", ", S.A. de C.V.", " San. ve Tic. Ltd. Şti.", " e.V.", " Limited"];
  for (const subject of subjects)
    for (const purpose of purposes)
      for (const place of places)
        for (const form of forms) {
          const name = `${subject} ${purpose} ${place}${form}`;
          const short = shortenName(name);
          expect(name).toContain(short);
          expect({
            short,
            fault: /[,&–-]$|(?:^|\s)(?:for|the|of|para|la|de|für|die|der|na|pour|и|ve|San\.|Tic\.)$/u.test(short),
          }).toEqual({
            short,
            fault: false,
          });
        }
});

test("a short form is never empty, never longer, and needs bounded time", () => {
  for (const name of [
    "",
    "„“",
    "– – –".repeat(16),
    ",".repeat(80),
    "a, ".repeat(27),
    "«".repeat(80),
    '" '.repeat(40),
    "Ltd ".repeat(20),
  ]) {
    const short = shortenName(name);
    expect(short.length).toBeLessThanOrEqual(name.length);
    expect(short === "" && name.trim() !== "").toBe(false);
  }
});

test.each([
  "Dr. (Mrs.) P. V. Deshpande Eye & Laser Hospital",
  "Dr. med. dent. Annegret Hollenstein und Partner",
  "Prof. Dr. and Mrs. Abernathy School of Elocution",
  "Mercy Is Enough Welding and Fabrication Enterprise",
  "Jehovah Has Done It Cold Store and Provisions",
  "La Vie Est Belle Coiffure et Salon de Beauté",
  "Alles Ist Möglich Umzüge und Haushaltsauflösungen",
  "Doña Sra. de la Fuente Modista de Novias y Madrinas",
])("%s keeps more than a title or a subject without its verb", (name) => {
  const short = shortenName(name);
  expect(short).not.toMatch(/^(?:Dr\. \(Mrs\.\)|Dr\. med\. dent\.|Prof\. Dr\.|Mercy|Jehovah|La Vie|Alles|Doña Sra\.)$/u);
  expect(name.startsWith(short)).toBe(true);
});

test("a department keeps its institution, and its institution it", () => {
  expect(shortenName("Waikōhai District Council – Animal Services (a.k.a. The Pound)")).toBe(
    "Waikōhai District Council – Animal Services",
  );
  expect(shortenName("Ombak Sabar – Kapal Penyeberangan & Antar Barang")).toBe("Ombak Sabar");
});

test("a short form keeps the person, the number or the place that tells a name from others", () => {
  const cases: readonly (readonly [name: string, short: string])[] = [
    ["Λογιστικό – Φοροτεχνικό Γραφείο Δ. Χατζηκωνσταντίνου & Συνεργάτες Ε.Ε.", "Δ. Χατζηκωνσταντίνου & Συνεργάτες"],
    ["Rauchfangkehrermeister Ing. P. Hinterlechner & Töchter KG", "Ing. P. Hinterlechner & Töchter"],
    ["Upper Marsh Mosquito & Vector Control District No. 7", "Upper Marsh Mosquito & Vector Control District No. 7"],
    ["Igreja Evangélica Ministério Rocha no Sertão – IEMRS", "Igreja Evangélica Ministério Rocha no Sertão"],
    ["نصیر اینڈ سنز پراپرٹی ایڈوائزرز (رجسٹرڈ) ۔ Naseer & Sons", "نصیر اینڈ سنز پراپرٹی ایڈوائزرز"],
  ];
  for (const [name, short] of cases) expect(shortenName(name)).toBe(short);
});

test("a house that is named in honour of a person keeps its own name, and a legal description goes with its form", () => {
  for (const [name, short] of [
    ['Observatorio Municipal Cerro Pelao "Prof. Delia Urquizu"', "Observatorio Municipal Cerro Pelao"],
    ["Biblioteca Popular Villa Alta «Gral. San Martín»", "Biblioteca Popular Villa Alta"],
    ['Taller Mecánico Hnos. Ruiz "El Güero y El Flaco"', "El Güero y El Flaco"],
    ["Csillaghinta Vándorbábszínház Kulturális Kft.", "Csillaghinta Vándorbábszínház"],
  ] as const)
    expect([name, shortenName(name)]).toEqual([name, short]);
});
