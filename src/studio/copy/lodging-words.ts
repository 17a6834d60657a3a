/** Words for a room for the night, in the languages in which briefs are most often written. */
const lodgingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:accommodation|lodging|unterkunft|unterbringung|übernachtung\p{L}{0,2}|hébergement|logement)(?!\p{L})/iu,
  /(?<!\p{L})(?:alojamiento|hospedaje|alloggi\p{L}{0,2}|pernottament[oi]|alojamento|dormida|overnachting\p{L}{0,2}|boende)(?!\p{L})/iu,
  /(?<!\p{L})(?:övernattning|overnatning|majoitus|nocleg\p{L}{0,2}|ubytován\p{L}{0,2}|ubytovanie|cazare)(?!\p{L})/iu,
  /(?<!\p{L})(?:smještaj|prenočišče|проживани[ея]|житло|проживання|нощувк\p{L}{1,2}|διαμονή|konaklama|مبيت|szállás)(?!\p{L})/iu,
  /(?<!\p{L})(?:سكن|السكن|إقامة|الإقامة|خوابگاه|לינה|आवास|छात्रावास|হোস্টেল)(?!\p{L})|宿泊|住宿|숙박|기숙사|ที่พัก|chỗ ở/u,
];

/** The most letters before a word that a sentence is about. */
const latestStart = 24;

/** Whether a sentence is about a room for the night. */
export const isAboutLodging = (sentence: string): boolean =>
  lodgingWords.some((words) => words.test(sentence.slice(0, latestStart)));
