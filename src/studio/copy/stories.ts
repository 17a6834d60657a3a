import { isPlacePhrase } from "#/studio/copy/place-phrases";
import { namesStreet } from "#/studio/copy/place-words";
import { namesYear } from "#/studio/copy/clock-times";

/** Words for the people of a family, in the languages in which briefs are most often written. */
const spacedFamily: readonly RegExp[] = [
  // Alone, the short ones are French and Italian words.
  /(?<!\p{L})(?:(?:grand|god)?(?:father|mother|son|daughter|dad|mum)s?|(?:grand|(?:my|our|his|her) )(?:ma|pa)s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:mom|granny|gran|nan|uncle|aunt(?:ie)?|brother|sister)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:ur)?(?:gro(?:ß|ss))?(?:vater|mutter|eltern)|opa|oma|onkel|tante|bruder|schwester|sohn|tochter)s?(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:grands?-)?(?:père|mère|parents)|papa|maman|papi|mamie|oncle|frère|sœur|fils|fille)(?!\p{L})/iu,
  /(?<!\p{L})(?:bis)?(?:abuel[oa]s?|padres?|madre|papá|mamá|tía|herman[oa]s?|hij[oa]s?|nonn[oai]|babbo|fratello|sorella)(?!\p{L})/iu,
  /(?<!\p{L})(?:pai|mãe|av[ôó]s?|bisav[ôó]|tia|irmã[os]?|filh[oa]s?|vader|moeder|opa|oma|broer|zus|dochter|zoon)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:mor|far)(?:far|mor)?|pappa|mamma|bestefar|bestemor|bedstefar|isä|äiti|mummo|ukki|vaari)(?!\p{L})/iu,
  /(?<!\p{L})(?:dziad\p{L}{1,5}|babci\p{L}?|ojci?e?c|matk[aię]|mam[aąy])(?!\p{L})/iu,
  /(?<!\p{L})(?:tat[aąy]|děd\p{L}{1,4}|bab\p{L}čk\p{L}|otec|ot(?:ce|cem))(?!\p{L})/iu,
  /(?<!\p{L})(?:nagyap\p{L}{1,4}|nagyany\p{L}{1,4}|ap[áa]m|any[áa]m|bunic\p{L}{0,3}|tata|mama|baba|majka|djed|nona)(?!\p{L})/iu,
  /(?<!\p{L})(?:дед\p{L}{0,4}|дід\p{L}{0,4}|бабус\p{L}{1,2}|бабушк\p{L}|бат[ьк]\p{L}{0,3}|отец|отца|мам[аиы]|тат[оа]|баба)(?!\p{L})/iu,
  /(?<!\p{L})(?:παππού\p{L}?|γιαγιά\p{L}?|πατέρα\p{L}?|μητέρα\p{L}?|μάνα)(?!\p{L})/iu,
  /(?<!\p{L})(?:θεί[αο]\p{L}?|dedem\p{L}{0,3}|babam\p{L}{0,3}|annem\p{L}{0,3}|ninem)(?!\p{L})/iu,
  /(?<!\p{L})(?:ông (?:nội|ngoại)|bà (?:nội|ngoại)|kakek|nenek|ayah|ბაბუა\p{L}{0,3}|ბებია\p{L}{0,3}|babu|bibi)(?!\p{L})/iu,
  /(?<!\p{L})(?:ата|әке|ана|әже|апа)(?:м|мыз|міз)(?:ның|нің|нан|нен|ға|ге|ды|ді)?(?!\p{L})/iu,
  /(?<!\p{L})و?(?:جد[ّ]?ي|جدتي|أبي|والدي|والدتي|أمي|סבא|סבתא|אבא|אמא)(?!\p{L})/u,
];
const unspacedFamily =
  /(?:मेरे|हमारे) (?:मित्र|दोस्त)|दादा|दादी|पिताजी|नाना|नानी|祖父|祖母|爺爺|爷爷|奶奶|阿嬤|阿公|外公|外婆|父親|母親|할아버지|할머니|아버지|어머니|คุณ?(?:พ่อ|แม่|ยาย|ปู่)/u;

/** Words for the name of an organisation, of which a sentence says where it comes from. */
const spacedName =
  /(?<!\p{L})(?:(?:our|the) name|named (?:after|for)|el nombre|il nome|o nome|le nom|der name|nazw[aęy]|το όνομα)(?!\p{L})/iu;
const otherName = /назв[аиу]|името|adımız|이름|성함|店名|屋号|名字|ชื่อร้าน|שם החנות|नाम/u;

/** Whether a sentence speaks of the people of a family. */
export const namesFamily = (sentence: string): boolean =>
  spacedFamily.some((words) => words.test(sentence)) || unspacedFamily.test(sentence);

/** Whether a sentence tells of the people or the time behind an organisation: nothing about it is more its own. */
export const isStory = (sentence: string): boolean =>
  namesYear(sentence) || namesFamily(sentence) || spacedName.test(sentence) || otherName.test(sentence);

/** Words joined with another, as in “mother-child pass”: they speak of no person. */
const joinedWords = /(?<!\p{L})\p{L}{1,40}-[\p{L}-]{1,60}/gu;

/** Whether the parts of a sentence tell of people of a family, or where something is and what people find there: no list. */
export const isStoryInParts = (parts: readonly string[]): boolean =>
  parts.some((part) => namesFamily(part.replace(joinedWords, ""))) ||
  isPlacePhrase(parts[0] ?? "") ||
  namesStreet(parts[0] ?? "");
