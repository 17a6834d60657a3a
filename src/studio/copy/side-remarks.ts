import { namesDiscount } from "#/studio/copy/price-remarks";
import { seeksStaff } from "#/studio/copy/recruiting";

/** Words of thanks, and how far people travel: neither is what an organisation promises. */
const thanks: readonly RegExp[] = [
  /(?<!\p{L})(?:thanks? (?:to|you)|we thank|danke(?:n|schön)?|herzlichen dank|merci)(?!\p{L})/iu,
  /(?<!\p{L})(?:remerci\p{L}{1,6}|gracias|agradec\p{L}{2,6})(?!\p{L})/iu,
  /(?<!\p{L})(?:grazie|ringrazi\p{L}{1,5}|obrigad[oa]s?|bedankt|tack (?:till|vare)|takk(?: til)?|kiitos|dziękuj\p{L}{1,5})(?!\p{L})/iu,
  /(?<!\p{L})(?:děkuj\p{L}{1,3}|ďakuj\p{L}{1,3}|hvala|mulțum\p{L}{2,6}|köszön\p{L}{2,6})(?!\p{L})/iu,
  /(?<!\p{L})(?:дякуємо|дякую|спасибо|благодар\p{L}{2,6})(?!\p{L})/iu,
  /(?<!\p{L})(?:хвала|ευχαριστ\p{L}{2,8}|teşekkür\p{L}{0,3}|terima kasih|cảm ơn|asante(?:ni)?|شكر[\p{L}\p{M}]{0,4}|תודה)(?!\p{L})/iu,
  /धन्यवाद|आभार|ধন্যবাদ|நன்றி|感谢|感謝|ありがとう|감사|ขอบคุณ/u,
];
const reaches: readonly RegExp[] = [
  /(?<!\p{L})(?:okolí|okolie|okolic\p{L}{1,3}|umgebung|environs|alrededores|dintorni) .{0,12}\p{Nd}{1,3} ?(?:km|км)/iu,
  /(?<!\p{L})(?:omgeving|окрестност\p{L}{1,3}|околиц\p{L}{1,2}) .{0,12}\p{Nd}{1,3} ?(?:km|км)/iu,
  /(?<!\p{L})(?:up to|within|bis(?: zu)?|umkreis\p{L}{0,2}(?: von)?|jusqu['’]à|rayon de)\s?\p{Nd}{1,3}\s?(?:km|miles)/iu,
  /(?<!\p{L})(?:hasta(?: los)?|fino a|até|tot(?: op)?|inom)\s?\p{Nd}{1,3}\s?km/iu,
  /(?<!\p{L})(?:upp till|op til|opp til|do|v okruhu|în raza de|până la|в радиусе|в радіусі|до|до на)\s?\p{Nd}{1,3}\s?(?:km|км)/iu,
];

/** Words for prices at the start of a sentence: it says how something is paid for, even without an amount. */
const paying: readonly RegExp[] = [
  /^(?:prices?|rates?|fees?|preise?|abrechnung|prix|tarifs?|precios?|preços?|prezzi?|prij(?:s|zen)|pris(?:en|er)?)(?!\p{L})/iu,
  /^(?:hinta|hinnat|ceny?|ár(?:ak|aink)?|prețuri?|цен[аы]|ціни?|τιμές?|fiyat\p{L}{0,4}|harga|giá|bei)(?!\p{L})/iu,
];

/** Whether a sentence thanks others, looks for staff, or says how far people travel, how they are paid or what they take off. */
export const isSideRemark = (sentence: string): boolean =>
  namesDiscount(sentence) || seeksStaff(sentence) || [...thanks, ...reaches, ...paying].some((words) => words.test(sentence));
