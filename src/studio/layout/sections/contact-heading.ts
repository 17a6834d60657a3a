import type { Copy } from "#/studio/copy/copy";
import { getHeadingName } from "#/studio/copy/heading-name";
import { keepTogether } from "#/studio/copy/line-breaks";
import type { SectionPhrases } from "#/studio/copy/section-phrases";

/**
 * The heading of the contact section: the name above the brief's own words and above where people come, or what these are if
 * the name is long; else how people get in touch. A number that may be called or written to is neither.
 */
export function getContactHeading(copy: Copy, { hoursHeading, placesHeading }: SectionPhrases): string {
  const { phrases, name, lang, premises, channel, phone, contactSentence } = copy;
  const isOpen = premises?.isOpen === true;
  if (contactSentence !== undefined) return getHeadingName(name) ?? phrases.contact;
  if (isOpen && phone === undefined) return getHeadingName(name) ?? (premises.places.length > 0 ? placesHeading : hoursHeading);
  if (isOpen && channel === undefined) return getHeadingName(name) ?? phrases.contact;
  return phone !== undefined && channel === undefined ? phrases.contact : keepTogether(phrases.talkTo(name), lang);
}
