import type { DesignAuditRule } from "#/audit/rule";

/** Shorter words name too many other things. */
const minLetters = 4;
/** What alternatives call every picture, without endings. */
const pictureWords = new Set(["illustration", "pattern", "pictur", "textur", "drawing", "imag", "symbol"]);
const words = (text: string) =>
  text
    .toLowerCase()
    .slice(0, 400)
    .match(/\p{L}+/gu) ?? [];
/** Endings of plurals with the fewest letters that must be left: "cute" is no form of "cut". */
const endings = [
  ["ies", 4],
  ["es", 4],
  ["s", 3],
  ["y", 4],
  ["e", 4],
] as const;
/** A word without the endings of plurals. */
function toStem(word: string): string {
  const found = endings.find(([ending, left]) => word.endsWith(ending) && word.length - ending.length >= left);
  return found === undefined ? word : word.slice(0, -found[0].length);
}

export const avoidedLeftOut: DesignAuditRule = {
  id: "avoided-left-out",
  summary: "Pictures and marks show nothing that the brief wants to avoid.",
  severity: "warning",
  safety: false,
  *check({ brief, imagery, mark }) {
    const own = new Set(words([brief.name, brief.tagline, brief.industry, brief.offer].join(" ")).map(toStem));
    const avoided = new Map(
      (brief.avoid ?? []).flatMap((entry) =>
        words(entry).flatMap((word) =>
          word.length >= minLetters && !own.has(toStem(word)) && !pictureWords.has(toStem(word)) ? [[toStem(word), word]] : [],
        ),
      ) as [string, string][],
    );
    if (avoided.size === 0) return;
    const shown = [
      ...imagery.assets.map(({ slug, alt }) => ({ subject: `asset ${slug}`, text: alt })),
      { subject: "mark", text: mark.concept },
    ];
    for (const { subject, text } of shown) {
      const word = words(text)
        .map((each) => avoided.get(toStem(each)))
        .find((each) => each !== undefined);
      if (word !== undefined)
        yield {
          subject,
          message: `It shows "${word}", which the brief wants to avoid.`,
          fix: "Choose another subject, or another seed.",
        };
    }
  },
};
