/// <reference path="../outlines/br.d.ts" />
import latin from "./phrases/latin.txt.br" with { type: "file" };
import cyrillic from "./phrases/cyrillic.txt.br" with { type: "file" };
import greek from "./phrases/greek.txt.br" with { type: "file" };
import hebrew from "./phrases/hebrew.txt.br" with { type: "file" };
import arabic from "./phrases/arabic.txt.br" with { type: "file" };
import devanagari from "./phrases/devanagari.txt.br" with { type: "file" };
import bengali from "./phrases/bengali.txt.br" with { type: "file" };
import hangul from "./phrases/hangul.txt.br" with { type: "file" };
import ideographs from "./phrases/ideographs.txt.br" with { type: "file" };
import thai from "./phrases/thai.txt.br" with { type: "file" };
import other from "./phrases/other.txt.br" with { type: "file" };

/** Where the phrases that `scripts/trades.ts` writes can be read, by group of letters. */
export const phraseFiles = {
  latin,
  cyrillic,
  greek,
  hebrew,
  arabic,
  devanagari,
  bengali,
  hangul,
  ideographs,
  thai,
  other,
};
