/**
 * A name after the French « de », elided before a vowel. An h is not elided, because spelling does
 * not show whether it is mute.
 */
export const addFrenchDe = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** The Amharic word for `of`, which is written together with its noun. */
const amharicOf = /^የ(?=[\u1200-\u135a]{2})/u;

/** An Amharic name without the `of` that it begins with: other prepositions take its place. */
export const dropAmharicOf = (name: string): string => name.replace(amharicOf, "");
