import characterLists from "#data/languages/han.txt" with { type: "text" };

const countCharacters = (text: string, characters: ReadonlySet<string>) => {
  let count = 0;
  for (const character of text) if (characters.has(character)) count++;
  return count;
};

const readList = (name: string) =>
  characterLists
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? "";

type HanLists = {
  readonly simplified: ReadonlySet<string>;
  readonly traditional: ReadonlySet<string>;
  readonly japanese: ReadonlySet<string>;
  readonly japaneseWords: readonly string[];
};

let lists: HanLists | undefined;

/** Each list without the characters of the other two. */
function loadLists(): HanLists {
  if (lists) return lists;
  const [simplified, traditional, japanese] = [readList("simplified"), readList("traditional"), readList("japanese")];
  const without = (own: string, others: string) => new Set(Array.from(own).filter((character) => !others.includes(character)));
  lists = {
    simplified: without(simplified, traditional),
    traditional: without(traditional, simplified + japanese),
    japanese: without(japanese, simplified + traditional),
    japaneseWords: readList("words").split(" "),
  };
  return lists;
}

/** The language of a text in Chinese characters without any other script of East Asia. */
export function chooseHanLanguage(text: string): "ja" | "zh-Hans" | "zh-Hant" {
  const known = loadLists();
  const words = known.japaneseWords.filter((word) => text.includes(word));
  const scores = {
    simplified: countCharacters(text, known.simplified),
    traditional: countCharacters(text, known.traditional),
    japanese: countCharacters(text, known.japanese) * 3 + words.reduce((sum, word) => sum + word.length, 0),
  };
  const chinese = Math.max(scores.simplified, scores.traditional);
  if (scores.japanese > chinese) return "ja";
  return scores.traditional > scores.simplified ? "zh-Hant" : "zh-Hans";
}
