import genericFile from "#data/languages/generic.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";

const getWords = openPackedSections(genericFile);
let all: ReadonlySet<string> | undefined;

/**
 * How compounds end that say what an organisation is: a Zakenkantoor, a Fahrschule, a nyelviskola, an автошкола. Endings of
 * family names, such as `-haus` and `-hof`, are none of them.
 */
const kindEndings: readonly string[] = (
  "kantoor bureau winkel praktijk bedrijf verhuur büro praxis kanzlei betrieb werkstatt geschäft handlung verein verband schule " +
  "zentrum centrum bücherei agentur vermietung verleih byrå byrån butik butiken kontor kontoret klinik klinikken verkstad " +
  "verkstaden förening föreningen forening foreningen selskab selskap skola skolan skole skolen bolaget toimisto kauppa palvelu " +
  "palvelut yhdistys koulu korjaamo leipomo kauplus büroo iroda üzlet szolgálat rendelő iskola műhely egyesület szalon szerviz " +
  "verkstæði verkstæðið сервис сервіс школа клиника клініка мастерская майстерня servis serwis škola szkoła scuola officina " +
  "escuela escola"
).split(" ");

/** Fewest letters before such an ending. */
const minBefore = 3;
const endsWithKind = (word: string) =>
  kindEndings.some((ending) => word.length >= ending.length + minBefore && word.endsWith(ending));

/** Whether a word says what an organisation is, or addresses a person, in any language. */
export function isGenericWord(word: string): boolean {
  all ??= new Set([...getWords().values()].flatMap((words) => words.split(/\s+/)));
  const plain = word.toLowerCase().replace(/[.’']/g, "");
  return all.has(plain) || endsWithKind(plain);
}
