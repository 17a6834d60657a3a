// Written by scripts/fonts.ts. Names every outline file so that it is part of the executable.
/// <reference path="./br.d.ts" />
import c0 from "./hanken-grotesk-500.json.br" with { type: "file" };
import c1 from "./hanken-grotesk-700.json.br" with { type: "file" };
import c2 from "./instrument-sans-500.json.br" with { type: "file" };
import c3 from "./instrument-sans-700.json.br" with { type: "file" };
import c4 from "./schibsted-grotesk-500.json.br" with { type: "file" };
import c5 from "./schibsted-grotesk-800.json.br" with { type: "file" };
import c6 from "./archivo-600.json.br" with { type: "file" };
import c7 from "./archivo-900.json.br" with { type: "file" };
import c8 from "./work-sans-500.json.br" with { type: "file" };
import c9 from "./work-sans-700.json.br" with { type: "file" };
import c10 from "./source-sans-3-400.json.br" with { type: "file" };
import c11 from "./source-sans-3-700.json.br" with { type: "file" };
import c12 from "./public-sans-500.json.br" with { type: "file" };
import c13 from "./public-sans-700.json.br" with { type: "file" };
import c14 from "./atkinson-hyperlegible-next-500.json.br" with { type: "file" };
import c15 from "./atkinson-hyperlegible-next-700.json.br" with { type: "file" };
import c16 from "./outfit-500.json.br" with { type: "file" };
import c17 from "./outfit-700.json.br" with { type: "file" };
import c18 from "./rubik-500.json.br" with { type: "file" };
import c19 from "./rubik-700.json.br" with { type: "file" };
import c20 from "./nunito-600.json.br" with { type: "file" };
import c21 from "./nunito-800.json.br" with { type: "file" };
import c22 from "./bricolage-grotesque-500.json.br" with { type: "file" };
import c23 from "./bricolage-grotesque-700.json.br" with { type: "file" };
import c24 from "./syne-600.json.br" with { type: "file" };
import c25 from "./syne-800.json.br" with { type: "file" };
import c26 from "./unbounded-500.json.br" with { type: "file" };
import c27 from "./unbounded-700.json.br" with { type: "file" };
import c28 from "./big-shoulders-600.json.br" with { type: "file" };
import c29 from "./big-shoulders-800.json.br" with { type: "file" };
import c30 from "./source-serif-4-400.json.br" with { type: "file" };
import c31 from "./source-serif-4-600.json.br" with { type: "file" };
import c32 from "./literata-400.json.br" with { type: "file" };
import c33 from "./literata-600.json.br" with { type: "file" };
import c34 from "./eb-garamond-400.json.br" with { type: "file" };
import c35 from "./eb-garamond-600.json.br" with { type: "file" };
import c36 from "./bodoni-moda-400.json.br" with { type: "file" };
import c37 from "./bodoni-moda-600.json.br" with { type: "file" };
import c38 from "./young-serif-400.json.br" with { type: "file" };
import c39 from "./bitter-500.json.br" with { type: "file" };
import c40 from "./bitter-700.json.br" with { type: "file" };
import c41 from "./zilla-slab-500.json.br" with { type: "file" };
import c42 from "./zilla-slab-700.json.br" with { type: "file" };
import c43 from "./jetbrains-mono-500.json.br" with { type: "file" };
import c44 from "./jetbrains-mono-800.json.br" with { type: "file" };
import c45 from "./martian-mono-500.json.br" with { type: "file" };
import c46 from "./martian-mono-800.json.br" with { type: "file" };
import c47 from "./ibm-plex-mono-500.json.br" with { type: "file" };
import c48 from "./ibm-plex-mono-700.json.br" with { type: "file" };
import c49 from "./recursive-500.json.br" with { type: "file" };
import c50 from "./recursive-800.json.br" with { type: "file" };

/** The cuts whose outlines are bundled, and where each can be read. */
export const outlineFonts: readonly { readonly face: string; readonly weight: number; readonly path: string }[] = [
  { face: "hanken-grotesk", weight: 500, path: c0 },
  { face: "hanken-grotesk", weight: 700, path: c1 },
  { face: "instrument-sans", weight: 500, path: c2 },
  { face: "instrument-sans", weight: 700, path: c3 },
  { face: "schibsted-grotesk", weight: 500, path: c4 },
  { face: "schibsted-grotesk", weight: 800, path: c5 },
  { face: "archivo", weight: 600, path: c6 },
  { face: "archivo", weight: 900, path: c7 },
  { face: "work-sans", weight: 500, path: c8 },
  { face: "work-sans", weight: 700, path: c9 },
  { face: "source-sans-3", weight: 400, path: c10 },
  { face: "source-sans-3", weight: 700, path: c11 },
  { face: "public-sans", weight: 500, path: c12 },
  { face: "public-sans", weight: 700, path: c13 },
  { face: "atkinson-hyperlegible-next", weight: 500, path: c14 },
  { face: "atkinson-hyperlegible-next", weight: 700, path: c15 },
  { face: "outfit", weight: 500, path: c16 },
  { face: "outfit", weight: 700, path: c17 },
  { face: "rubik", weight: 500, path: c18 },
  { face: "rubik", weight: 700, path: c19 },
  { face: "nunito", weight: 600, path: c20 },
  { face: "nunito", weight: 800, path: c21 },
  { face: "bricolage-grotesque", weight: 500, path: c22 },
  { face: "bricolage-grotesque", weight: 700, path: c23 },
  { face: "syne", weight: 600, path: c24 },
  { face: "syne", weight: 800, path: c25 },
  { face: "unbounded", weight: 500, path: c26 },
  { face: "unbounded", weight: 700, path: c27 },
  { face: "big-shoulders", weight: 600, path: c28 },
  { face: "big-shoulders", weight: 800, path: c29 },
  { face: "source-serif-4", weight: 400, path: c30 },
  { face: "source-serif-4", weight: 600, path: c31 },
  { face: "literata", weight: 400, path: c32 },
  { face: "literata", weight: 600, path: c33 },
  { face: "eb-garamond", weight: 400, path: c34 },
  { face: "eb-garamond", weight: 600, path: c35 },
  { face: "bodoni-moda", weight: 400, path: c36 },
  { face: "bodoni-moda", weight: 600, path: c37 },
  { face: "young-serif", weight: 400, path: c38 },
  { face: "bitter", weight: 500, path: c39 },
  { face: "bitter", weight: 700, path: c40 },
  { face: "zilla-slab", weight: 500, path: c41 },
  { face: "zilla-slab", weight: 700, path: c42 },
  { face: "jetbrains-mono", weight: 500, path: c43 },
  { face: "jetbrains-mono", weight: 800, path: c44 },
  { face: "martian-mono", weight: 500, path: c45 },
  { face: "martian-mono", weight: 800, path: c46 },
  { face: "ibm-plex-mono", weight: 500, path: c47 },
  { face: "ibm-plex-mono", weight: 700, path: c48 },
  { face: "recursive", weight: 500, path: c49 },
  { face: "recursive", weight: 800, path: c50 },
];
