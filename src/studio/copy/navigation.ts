import type { PageSlug } from "#/model/brief";
import type { Phrases } from "#/studio/copy/phrases";

/** Sections of the landing page that links can point to. */
export type PageAnchor =
  | "offer"
  | "facts"
  | "values"
  | "contact"
  | "steps"
  | "prices"
  | "giving"
  | "programme"
  | "people"
  | "news"
  | "places"
  | "map"
  | "questions";

/** Target of a navigation entry: a page and a section on it. */
export type CopyLink = { readonly label: string; readonly page: PageSlug; readonly anchor: PageAnchor | undefined };

/** Words for prices and contact that briefs use in their navigation beyond the phrases of their language. */
const priceWords = /pric|preis|tarif|kosten|cost|prix|precio|料金|価格|цен|тариф|стоим|سعر|أسعار|מחיר/iu;
const contactWords =
  /contact|kontakt|visit|besuch|book|termin|write|anfahrt|écri|escrib|контакт|связ|問い合わせ|予約|اتصل|تواصل|קשר/iu;

/** Words for signing in that briefs use in their navigation beyond the phrases of their language. */
const signInWords =
  /^(?:log ?in|sign ?in|anmelden|einloggen|connexion|acceder|iniciar sesión|accedi|inloggen|войти|вход|登录|登入|ログイン|로그인)$/iu;

/** Whether a label has a word of a phrase, or the whole phrase if it is a single word. */
function sharesWord(label: string, phrases: readonly string[]): boolean {
  const lower = label.toLowerCase();
  return phrases
    .flatMap((phrase) => [phrase, ...phrase.split(/\s+/u)])
    .some((word) => [...word].length >= 2 && lower.includes(word.toLowerCase()) && [...word].length * 2 >= [...lower].length);
}

/**
 * The section that a navigation label of the brief most likely refers to, out of the existing ones.
 */
export function toLink(
  label: string,
  index: number,
  anchors: readonly PageAnchor[],
  phrases: Phrases,
  hasSignIn: boolean,
): CopyLink {
  if (priceWords.test(label) || sharesWord(label, [phrases.pricing, phrases.price]))
    return { label, page: "pricing", anchor: undefined };
  const isSignIn = signInWords.test(label.trim()) || label.trim().toLowerCase() === phrases.signIn.toLowerCase();
  if (hasSignIn && isSignIn) return { label, page: "sign-in", anchor: undefined };
  if (contactWords.test(label) || sharesWord(label, [phrases.contact, phrases.cta]))
    return { label, page: "landing", anchor: "contact" };
  return { label, page: "landing", anchor: anchors[Math.min(index, anchors.length - 1)] };
}
