/** Beginnings and words of repairing in most languages, folded to lower case by the flag. */
const repairWords = new RegExp(
  [
    "repair|reparat|riparaz|réparat|reparac|reparaç|korjaus|napraw|oprav|javítás|reparaț|tamir|mending|ремонт|επισκευ|поправк|perbaikan",
    "servis|sửa chữa|remont|paranda|taisym|popravil|popravak|werkstatt|workshop|taller de|atelier de répar|officina|oficina de",
    "修理|維修|维修|수리|ซ่อม|إصلاح|تصليح|تعمیر|תיקון|मरम्मत|মেরামত|பழுது|matengenezo",
  ].join("|"),
  "iu",
);

/** Whether a text says that something is repaired. */
export const namesRepair = (text: string): boolean => repairWords.test(text);
