/**
 * The pattern of the words of a list, each alone or, where it ends with `~`, as the start of a longer
 * one; `_` is a space within one.
 */
export function createWordPattern(list: string): RegExp {
  const spaced = list.replaceAll("_", String.raw`\s`);
  const choices = spaced.replaceAll("~", String.raw`\p{L}{0,12}`).split(/\s+/u).join("|");
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${choices})(?![\p{L}\p{M}'’])`, "iu");
}

/**
 * Patterns of words by language, each made when it is first asked for: `spaced` are lists of words, `joined` expressions for
 * languages without spaces between words.
 */
export function createWordPatterns(
  spaced: Readonly<Record<string, string>>,
  joined: Readonly<Record<string, RegExp>>,
): (language: string) => RegExp | undefined {
  const patterns = new Map<string, RegExp>();
  return (language) => {
    const known = joined[language] ?? patterns.get(language);
    const list = spaced[language];
    if (known !== undefined || list === undefined) return known;
    const pattern = createWordPattern(list);
    patterns.set(language, pattern);
    return pattern;
  };
}
