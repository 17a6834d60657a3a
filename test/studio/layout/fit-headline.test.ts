import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { splitPhrases } from "#/studio/copy/phrase-breaks";
import { fitHeroHeadline, type HeadlineBox } from "#/studio/layout/fit-headline";
import type { PageContent } from "#/studio/layout/page-content";
import { createSystem } from "#test/studio/create-system";

const { tokens } = createSystem({ name: "Kontur" }, 1, "swiss");
const content = { tokens, copy: createCopy({ name: "Kontur" }) } as PageContent;
const rooms: readonly HeadlineBox[] = [
  { share: 0.38, lines: 5, heightPx: 300 },
  { share: 0.54, lines: 3, heightPx: 230 },
  { share: 0.86, lines: 3, heightPx: 280, growth: 1.8 },
];

test("no phrase of a Chinese or Japanese headline is wider than its column, so that no line begins with a comma", () => {
  for (const headline of ["屋顶晒太阳，电费少一半", "図面のない部品も、もう一度鋳込めます。", "離島の小さな会社のための経営相談"])
    for (const room of rooms) {
      const { widePx, narrowPx } = fitHeroHeadline(content, headline, room);
      const longest = Math.max(...splitPhrases(headline).map((phrase) => [...phrase].length));
      expect({ headline, fits: longest * widePx <= tokens.layout.containerPx * room.share }).toEqual({ headline, fits: true });
      expect({ headline, fits: longest * narrowPx <= 348 }).toEqual({ headline, fits: true });
    }
});

test("a headline gets a little smaller rather than leave a short word on a line of its own", () => {
  const room = { share: 0.32, lines: 5, heightPx: 400 };
  const withWord = fitHeroHeadline(content, "Plåttak, hängrännor och kyrkspiror.", room);
  const without = fitHeroHeadline(content, "Plåttak, hängrännor, kyrkspiror.", room);
  expect(withWord.widePx).toBeLessThan(without.widePx);
  expect(withWord.widePx).toBeGreaterThan(without.widePx * 0.75);
});
