/**
 * A name after the French « de », elided before a vowel. An h is not elided, because spelling does
 * not show whether it is mute.
 */
export const addFrenchDe = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
