import { splitSentences } from "#/studio/copy/sentences";

/**
 * Words by which people ask for something, and words for what a designer makes, in the languages in which briefs are
 * most often written. A sentence with both is meant for the designer.
 */
const requests: readonly (readonly [asking: RegExp, thing: RegExp])[] = [
  [
    /(?<!\p{L})(?:i|we)(?:['’]d| would)? (?:need|want|like)(?!\p{L})|(?<!\p{L})(?:i['’]m|i am|we['’]re|we are) looking for/iu,
    /(?<!\p{L})(?:logo|wordmark|brand identity|visual identity)/iu,
  ],
  [/(?<!\p{L})(?:wir|ich) (?:brauchen?|möchten?|suchen?|wünschen?|wollen)/iu, /logo|erscheinungsbild|schriftzug/iu],
  [/(?<!\p{L})(?:besoin d|voudr|aimer|cherch|souhait)/iu, /(?<!\p{L})(?:logo|identité visuelle|charte graphique)/iu],
  [/(?<!\p{L})(?:necesit|quer|busca)/iu, /(?<!\p{L})(?:logo|identidad visual|imagen de marca)/iu],
  [/(?<!\p{L})(?:bisogno|vorre|cerch)/iu, /(?<!\p{L})(?:logo|identità visiva)/iu],
  [/(?<!\p{L})(?:precisa|quer|procura)/iu, /(?<!\p{L})(?:logo|identidade visual)/iu],
  [/(?<!\p{L})(?:zoeken|willen|nodig)/iu, /(?<!\p{L})(?:logo|huisstijl)/iu],
  [/(?<!\p{L})(?:behöver|vill ha|önskar|søger|trenger|ønsker|har brug for)/iu, /(?<!\p{L})log(?:o|ga|otyp)/iu],
  [/(?<!\p{L})(?:tarvits|halua|etsi)/iu, /(?<!\p{L})(?:ilme(?:en|ttä)?(?!\p{L})|logo|tunnukse)/iu],
  [/(?<!\p{L})(?:potrzeb|chce|szuka)/iu, /(?<!\p{L})(?:logo|identyfikacj)/iu],
  [/(?<!\p{L})(?:potřebuj|chceme|hledá|potrebuj|hľadá)/iu, /(?<!\p{L})(?:logo|vizuál)/iu],
  [/(?<!\p{L})(?:kell|szeretn|keres)/iu, /(?<!\p{L})(?:logó|arculat|embléma)/iu],
  [/(?<!\p{L})(?:nevoie|vrem|vreau|căut)/iu, /(?<!\p{L})(?:logo|identitate vizual|siglă)/iu],
  [
    /(?<!\p{L})(?:нуж[ен]н?|хотим|хочу|ищем|потрібн|хочемо|шукаємо|трябва|искаме|треба|желимо)/iu,
    /(?<!\p{L})(?:лого|айдентик|(?:нормальн|приличн|красив)\p{L}{1,3} вид)/iu,
  ],
  [/(?<!\p{L})(?:χρειαζ|θέλ|ψάχν)/iu, /(?<!\p{L})(?:λογότυπ|εταιρική ταυτότητα)/iu],
  [/(?<!\p{L})(?:istiyor|lazım|arıyor|ihtiyac)/iu, /(?<!\p{L})(?:logo|kurumsal kimlik)/iu],
  [/نحتاج|نريد|أريد|نبحث/u, /شعار|هوية بصرية/u],
  [/צריכים|רוצים|מחפשים|צריכה|רוצה/u, /לוגו|מיתוג/u],
  [/चाहिए/u, /लोगो|पहचान चिह्न/u],
  [/อยากได้|ต้องการ/u, /โลโก้/u],
  [/(?<!\p{L})(?:cần|muốn|butuh|ingin|perlu)/iu, /(?<!\p{L})(?:logo|nhận diện thương hiệu|identitas visual)/iu],
  [/ほしい|欲しい/u, /印が|印を|ロゴ|マーク/u],
  [/필요|원합|부탁/u, /로고/u],
  [/需要|想要|希望/u, /logo|标志|標誌|商標|视觉识别|視覺識別/iu],
];

/**
 * What only the one who makes a site is asked for: that its owners can edit it themselves, or that visitors find something
 * on it easily. What a site has or visitors must do is for visitors.
 */
const siteWishes: readonly RegExp[] = [
  /(?<!\p{L})(?:easy to find on (?:the|our) (?:web ?)?site|(?:edit|update) (?:it|the site|the page|this) ourselves)(?!\p{L})/iu,
  /(?<!\p{L})(?:selber|selbst) (?:einstellen|einpflegen|pflegen|ändern) können(?!\p{L})/iu,
  /(?<!\p{L})(?:mettre à jour nous-mêmes|actualizar(?:la|lo)? nosotros|aggiornare da soli|atualizar nós mesmos)(?!\p{L})/iu,
  /(?<!\p{L})(?:dá ľahko nájsť|dá snadno najít|na webe hľadajú|na webu hledají|легко найти на сайте|легко знайти на сайті)(?!\p{L})/iu,
];

/** Whether a sentence asks a designer for something. No visitor is meant to read it. */
export const isDesignRequest = (sentence: string): boolean =>
  siteWishes.some((words) => words.test(sentence)) ||
  requests.some(([asking, thing]) => thing.test(sentence) && asking.test(sentence));

/** What a clause at the end of a sentence asks to have on the site: it is for the one who makes it. */
const siteRequests: readonly RegExp[] = [
  / (?:and|but) (?:it )?should (?:also )?be on the (?:web ?)?(?:site|page)(?=[.!]?(?:\s|$))/giu,
  / (?:und|aber) (?:das )?(?:soll|sollte|muss) (?:auch )?auf die (?:web|home)?(?:seite|site|page)(?=[.!]?(?:\s|$))/giu,
  / (?:et|mais) (?:ça )?(?:doit|devrait) (?:aussi )?être sur le site(?=[.!]?(?:\s|$))/giu,
  / (?:y|pero) (?:también )?(?:debe|debería|tiene que) estar en la (?:web|página)(?=[.!]?(?:\s|$))/giu,
];

/** A brief's text without the sentences that are meant for its designer; as it is if there are none. */
export function dropDesignRequests(text: string): string {
  const own = siteRequests.reduce((left, request) => left.replace(request, ""), text);
  const sentences = splitSentences(own);
  const kept = sentences.filter((sentence) => !isDesignRequest(sentence));
  return kept.length === sentences.length ? own : kept.join(/。$/u.test(kept[0] ?? "") ? "" : " ");
}
