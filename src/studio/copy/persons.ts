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
