/** Words for those who speak and those spoken to: with them, what is not done is a promise. */
const persons: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:we|our|us|you|your|my)(?!\p{L})|(?<!\p{L})I(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|meine?[mnrs]?|wir|uns|unsere?[mnrs]?|sie|ihre?[mnrs]?|du|dich|dein)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|vous|votre|vos|on|je|mon|mes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|usted(?:es)?|tus?|te|yo|mis?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:noi|nostr[oaie]|voi|vostr[oaie]|tu[oa]?|io|mi[oa])(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|meus?|minhas?|nós|noss[oa]s?|você|vocês)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wij|we|ons|onze|u|uw|je|jij|jouw)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:vi|oss|vår|våra|du|dig|din|er)(?!\p{L})/iu,
  da: /(?<!\p{L})(?:vi|os|vores|du|dig|din)(?!\p{L})/iu,
  nb: /(?<!\p{L})(?:vi|oss|vår|våre|du|deg|din)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:my|nas|nasz[aey]?|ty|ciebie|państwa)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:my|nás|náš|naše|vy|vás|váš|vaše)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:мы|нас|наш[аеи]?|вы|вас|вам|ваш[аеи]?)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ми|нас|наш[аеі]?|ви|вас|вам|ваш[аеі]?)(?!\p{L})/iu,
  el: /(?<!\p{L})(?:εμείς|μας|εσείς|σας)(?!\p{L})/iu,
  hi: /(?<!\p{L})(?:हम|हमारे|हमारी|हमारा|आप|आपके|आपकी|आपका)(?!\p{L})/u,
  he: /אנחנו|אצלנו|שלנו|אתכם|לכם/u,
};

/** Whether a sentence names those who speak or those spoken to. */
export const isPersonal = (sentence: string, language: string): boolean => persons[language]?.test(sentence) === true;

/** Words of one who speaks of their own work, and of several who speak of theirs. */
const speakers: Readonly<Record<string, readonly [one: RegExp, several: RegExp]>> = {
  en: [/(?<!\p{L})(?:I|I['’](?:m|ll|ve)|[Mm]y|myself)(?!\p{L})/u, /(?<!\p{L})(?:we|our|us|ourselves)(?!\p{L})/iu],
  de: [/(?<!\p{L})(?:ich|mein(?:e[mnrs]?)?|mich|mir)(?!\p{L})/iu, /(?<!\p{L})(?:wir|uns|unser(?:e[mnrs]?)?)(?!\p{L})/iu],
  fr: [/(?<!\p{L})(?:je|mon|mes|moi-même|j['’]\p{L}{2,})(?!\p{L})/iu, /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu],
  es: [/(?<!\p{L})(?:yo|mis?|conmigo|hago)(?!\p{L})/iu, /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|\p{L}{3,14}mos)(?!\p{L})/iu],
  it: [/(?<!\p{L})(?:io|mi[oa]|faccio)(?!\p{L})/iu, /(?<!\p{L})(?:noi|nostr[oaie]|\p{L}{3,14}iamo)(?!\p{L})/iu],
  pt: [/(?<!\p{L})(?:eu|meus?|minhas?|faço)(?!\p{L})/iu, /(?<!\p{L})(?:nós|noss[oa]s?|\p{L}{3,14}mos)(?!\p{L})/iu],
  nl: [/(?<!\p{L})(?:ik|mijn)(?!\p{L})/iu, /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu],
  sv: [/(?<!\p{L})(?:jag|min|mitt|mina)(?!\p{L})/iu, /(?<!\p{L})(?:vi|oss|vår|vårt|våra)(?!\p{L})/iu],
  da: [/(?<!\p{L})(?:jeg|min|mit|mine)(?!\p{L})/iu, /(?<!\p{L})(?:vi|os|vores)(?!\p{L})/iu],
  nb: [/(?<!\p{L})(?:jeg|mitt|mine)(?!\p{L})/iu, /(?<!\p{L})(?:vi|oss|vår|våre)(?!\p{L})/iu],
  fi: [/(?<!\p{L})(?:minä|minun|teen|korjaan)(?!\p{L})/iu, /(?<!\p{L})(?:me|meidän|\p{L}{3,14}mme)(?!\p{L})/iu],
  pl: [
    /(?<!\p{L})(?:ja|mój|moj[ae]|mną|robię|podaję|sprzątam|odbieram|naprawiam|szyję)(?!\p{L})/iu,
    /(?<!\p{L})(?:nas|nasz[aey]?|\p{L}{3,14}(?:emy|imy|ymy|amy))(?!\p{L})/iu,
  ],
  cs: [
    /(?<!\p{L})(?:já|můj|moje|dělám|opravuju|šiju)(?!\p{L})/iu,
    /(?<!\p{L})(?:nás|náš|naše|\p{L}{3,14}(?:áme|íme|eme))(?!\p{L})/iu,
  ],
  ru: [
    /(?<!\p{L})(?:я|мой|моя|моё|мои)(?!\p{L})/iu,
    /(?<!\p{L})(?:мы|нас|нам|наш[аеи]?|\p{L}{3,14}(?:аем|яем|им|уем))(?!\p{L})/iu,
  ],
  uk: [
    /(?<!\p{L})(?:я|мій|моя|моє|мої)(?!\p{L})/iu,
    /(?<!\p{L})(?:ми|нас|нам|наш[аеі]?|\p{L}{3,14}(?:ємо|имо|їмо|емо))(?!\p{L})/iu,
  ],
  el: [/(?<!\p{L})(?:εγώ|μου|κάνω)(?!\p{L})/iu, /(?<!\p{L})(?:εμείς|μας|\p{L}{3,14}(?:ουμε|άμε|με))(?!\p{L})/iu],
  tr: [
    /(?<!\p{L})(?:ben|benim|yapıyorum)(?!\p{L})/iu,
    /(?<!\p{L})(?:biz|bizim|bizde|\p{L}{2,14}(?:[ıiuü]yoruz|[aeıiuü]r[ıiuü]z))(?!\p{L})/iu,
  ],
  bg: [/(?<!\p{L})(?:аз|мой|моя|моето)(?!\p{L})/iu, /(?<!\p{L})(?:ние|ни|наш[аеи]?|\p{L}{3,14}(?:аме|яме))(?!\p{L})/iu],
  hi: [/(?<!\p{L})(?:मैं|मेर[ाेी])(?![\p{L}\p{M}])/u, /(?<!\p{L})(?:हम|हमार[ाेी])(?![\p{L}\p{M}])/u],
};

/** Whether several speak of what they do. */
export const namesSeveralSpeakers = (text: string, language: string): boolean => speakers[language]?.[1].test(text) === true;

/** Whether one person speaks in a text, and never several. */
export function isOneSpeaking(text: string, language: string): boolean {
  const [one, several] = speakers[language] ?? [];
  return one?.test(text) === true && several?.test(text) === false;
}
