/** Beginnings and words of repairing in most languages. */
const repairWords: readonly RegExp[] = [
  /repair|reparat|riparaz|réparat|reparac|reparaç|korjaus|napraw|oprav|javítás|reparaț|tamir|mending|ремонт|επισκευ|поправк/iu,
  /perbaikan|servis|sửa chữa|remont|paranda|taisym|popravil|popravak|werkstatt|workshop|taller de|atelier de répar|officina/iu,
  /修理|維修|维修|수리|ซ่อม|إصلاح|تصليح|تعمیر|תיקון|मरम्मत|মেরামত|பழுது|matengenezo|oficina de/iu,
];

/** Whether a text says that something is repaired. */
export const namesRepair = (text: string): boolean => repairWords.some((words) => words.test(text));
