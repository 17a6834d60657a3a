/**
 * The pattern of the words of a list, each alone or, where it ends with `~`, as the start of a longer
 * one.
 */
export function createWordPattern(list: string): RegExp {
  const choices = list.replaceAll("~", String.raw`\p{L}{0,12}`).split(/\s+/u).join("|");
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${choices})(?![\p{L}\p{M}'’])`, "iu");
}
