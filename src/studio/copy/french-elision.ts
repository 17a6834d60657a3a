/** A name after the French « de »: elided where the name begins with a vowel. An h stays as it is, since nobody can hear from its letters whether it is mute. */
export const addFrenchDe = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
