// Written by scripts/fonts.ts. Names every bundled font file so that it is part of the executable.
/// <reference path="./woff2.d.ts" />
import f0 from "./hanken-grotesk/hanken-grotesk-latin.woff2" with { type: "file" };
import f1 from "./hanken-grotesk/hanken-grotesk-latin-ext.woff2" with { type: "file" };
import f2 from "./hanken-grotesk/hanken-grotesk-vietnamese.woff2" with { type: "file" };
import f3 from "./instrument-sans/instrument-sans-latin.woff2" with { type: "file" };
import f4 from "./instrument-sans/instrument-sans-latin-ext.woff2" with { type: "file" };
import f5 from "./schibsted-grotesk/schibsted-grotesk-latin.woff2" with { type: "file" };
import f6 from "./schibsted-grotesk/schibsted-grotesk-latin-ext.woff2" with { type: "file" };
import f7 from "./archivo/archivo-latin.woff2" with { type: "file" };
import f8 from "./archivo/archivo-latin-ext.woff2" with { type: "file" };
import f9 from "./archivo/archivo-vietnamese.woff2" with { type: "file" };
import f10 from "./work-sans/work-sans-latin.woff2" with { type: "file" };
import f11 from "./work-sans/work-sans-latin-ext.woff2" with { type: "file" };
import f12 from "./work-sans/work-sans-vietnamese.woff2" with { type: "file" };
import f13 from "./source-sans-3/source-sans-3-latin.woff2" with { type: "file" };
import f14 from "./source-sans-3/source-sans-3-latin-ext.woff2" with { type: "file" };
import f15 from "./source-sans-3/source-sans-3-vietnamese.woff2" with { type: "file" };
import f16 from "./source-sans-3/source-sans-3-cyrillic.woff2" with { type: "file" };
import f17 from "./source-sans-3/source-sans-3-cyrillic-ext.woff2" with { type: "file" };
import f18 from "./source-sans-3/source-sans-3-greek.woff2" with { type: "file" };
import f19 from "./source-sans-3/source-sans-3-greek-ext.woff2" with { type: "file" };
import f20 from "./public-sans/public-sans-latin.woff2" with { type: "file" };
import f21 from "./public-sans/public-sans-latin-ext.woff2" with { type: "file" };
import f22 from "./public-sans/public-sans-vietnamese.woff2" with { type: "file" };
import f23 from "./atkinson-hyperlegible-next/atkinson-hyperlegible-next-latin.woff2" with { type: "file" };
import f24 from "./atkinson-hyperlegible-next/atkinson-hyperlegible-next-latin-ext.woff2" with { type: "file" };
import f25 from "./outfit/outfit-latin.woff2" with { type: "file" };
import f26 from "./outfit/outfit-latin-ext.woff2" with { type: "file" };
import f27 from "./rubik/rubik-latin.woff2" with { type: "file" };
import f28 from "./rubik/rubik-latin-ext.woff2" with { type: "file" };
import f29 from "./rubik/rubik-cyrillic.woff2" with { type: "file" };
import f30 from "./nunito/nunito-latin.woff2" with { type: "file" };
import f31 from "./nunito/nunito-latin-ext.woff2" with { type: "file" };
import f32 from "./nunito/nunito-vietnamese.woff2" with { type: "file" };
import f33 from "./nunito/nunito-cyrillic.woff2" with { type: "file" };
import f34 from "./bricolage-grotesque/bricolage-grotesque-latin.woff2" with { type: "file" };
import f35 from "./bricolage-grotesque/bricolage-grotesque-latin-ext.woff2" with { type: "file" };
import f36 from "./bricolage-grotesque/bricolage-grotesque-vietnamese.woff2" with { type: "file" };
import f37 from "./syne/syne-latin.woff2" with { type: "file" };
import f38 from "./syne/syne-latin-ext.woff2" with { type: "file" };
import f39 from "./syne/syne-greek.woff2" with { type: "file" };
import f40 from "./unbounded/unbounded-latin.woff2" with { type: "file" };
import f41 from "./unbounded/unbounded-latin-ext.woff2" with { type: "file" };
import f42 from "./unbounded/unbounded-vietnamese.woff2" with { type: "file" };
import f43 from "./unbounded/unbounded-cyrillic.woff2" with { type: "file" };
import f44 from "./big-shoulders/big-shoulders-latin.woff2" with { type: "file" };
import f45 from "./big-shoulders/big-shoulders-latin-ext.woff2" with { type: "file" };
import f46 from "./big-shoulders/big-shoulders-vietnamese.woff2" with { type: "file" };
import f47 from "./source-serif-4/source-serif-4-latin.woff2" with { type: "file" };
import f48 from "./source-serif-4/source-serif-4-latin-ext.woff2" with { type: "file" };
import f49 from "./source-serif-4/source-serif-4-vietnamese.woff2" with { type: "file" };
import f50 from "./source-serif-4/source-serif-4-cyrillic.woff2" with { type: "file" };
import f51 from "./source-serif-4/source-serif-4-cyrillic-ext.woff2" with { type: "file" };
import f52 from "./source-serif-4/source-serif-4-greek.woff2" with { type: "file" };
import f53 from "./literata/literata-latin.woff2" with { type: "file" };
import f54 from "./literata/literata-latin-ext.woff2" with { type: "file" };
import f55 from "./literata/literata-vietnamese.woff2" with { type: "file" };
import f56 from "./literata/literata-cyrillic.woff2" with { type: "file" };
import f57 from "./literata/literata-greek.woff2" with { type: "file" };
import f58 from "./eb-garamond/eb-garamond-latin.woff2" with { type: "file" };
import f59 from "./eb-garamond/eb-garamond-latin-ext.woff2" with { type: "file" };
import f60 from "./eb-garamond/eb-garamond-vietnamese.woff2" with { type: "file" };
import f61 from "./eb-garamond/eb-garamond-cyrillic.woff2" with { type: "file" };
import f62 from "./eb-garamond/eb-garamond-greek.woff2" with { type: "file" };
import f63 from "./bodoni-moda/bodoni-moda-latin.woff2" with { type: "file" };
import f64 from "./bodoni-moda/bodoni-moda-latin-ext.woff2" with { type: "file" };
import f65 from "./young-serif/young-serif-latin-400.woff2" with { type: "file" };
import f66 from "./young-serif/young-serif-latin-ext-400.woff2" with { type: "file" };
import f67 from "./bitter/bitter-latin.woff2" with { type: "file" };
import f68 from "./bitter/bitter-latin-ext.woff2" with { type: "file" };
import f69 from "./bitter/bitter-vietnamese.woff2" with { type: "file" };
import f70 from "./bitter/bitter-cyrillic.woff2" with { type: "file" };
import f71 from "./zilla-slab/zilla-slab-latin-400.woff2" with { type: "file" };
import f72 from "./zilla-slab/zilla-slab-latin-500.woff2" with { type: "file" };
import f73 from "./zilla-slab/zilla-slab-latin-600.woff2" with { type: "file" };
import f74 from "./zilla-slab/zilla-slab-latin-700.woff2" with { type: "file" };
import f75 from "./zilla-slab/zilla-slab-latin-ext-400.woff2" with { type: "file" };
import f76 from "./zilla-slab/zilla-slab-latin-ext-500.woff2" with { type: "file" };
import f77 from "./zilla-slab/zilla-slab-latin-ext-600.woff2" with { type: "file" };
import f78 from "./zilla-slab/zilla-slab-latin-ext-700.woff2" with { type: "file" };
import f79 from "./jetbrains-mono/jetbrains-mono-latin.woff2" with { type: "file" };
import f80 from "./jetbrains-mono/jetbrains-mono-latin-ext.woff2" with { type: "file" };
import f81 from "./jetbrains-mono/jetbrains-mono-vietnamese.woff2" with { type: "file" };
import f82 from "./jetbrains-mono/jetbrains-mono-cyrillic.woff2" with { type: "file" };
import f83 from "./jetbrains-mono/jetbrains-mono-greek.woff2" with { type: "file" };
import f84 from "./martian-mono/martian-mono-latin.woff2" with { type: "file" };
import f85 from "./martian-mono/martian-mono-latin-ext.woff2" with { type: "file" };
import f86 from "./martian-mono/martian-mono-cyrillic.woff2" with { type: "file" };
import f87 from "./ibm-plex-mono/ibm-plex-mono-latin-400.woff2" with { type: "file" };
import f88 from "./ibm-plex-mono/ibm-plex-mono-latin-500.woff2" with { type: "file" };
import f89 from "./ibm-plex-mono/ibm-plex-mono-latin-600.woff2" with { type: "file" };
import f90 from "./ibm-plex-mono/ibm-plex-mono-latin-700.woff2" with { type: "file" };
import f91 from "./ibm-plex-mono/ibm-plex-mono-latin-ext-400.woff2" with { type: "file" };
import f92 from "./ibm-plex-mono/ibm-plex-mono-latin-ext-500.woff2" with { type: "file" };
import f93 from "./ibm-plex-mono/ibm-plex-mono-latin-ext-600.woff2" with { type: "file" };
import f94 from "./ibm-plex-mono/ibm-plex-mono-latin-ext-700.woff2" with { type: "file" };
import f95 from "./ibm-plex-mono/ibm-plex-mono-vietnamese-400.woff2" with { type: "file" };
import f96 from "./ibm-plex-mono/ibm-plex-mono-vietnamese-500.woff2" with { type: "file" };
import f97 from "./ibm-plex-mono/ibm-plex-mono-vietnamese-600.woff2" with { type: "file" };
import f98 from "./ibm-plex-mono/ibm-plex-mono-vietnamese-700.woff2" with { type: "file" };
import f99 from "./ibm-plex-mono/ibm-plex-mono-cyrillic-400.woff2" with { type: "file" };
import f100 from "./ibm-plex-mono/ibm-plex-mono-cyrillic-500.woff2" with { type: "file" };
import f101 from "./ibm-plex-mono/ibm-plex-mono-cyrillic-600.woff2" with { type: "file" };
import f102 from "./ibm-plex-mono/ibm-plex-mono-cyrillic-700.woff2" with { type: "file" };
import f103 from "./recursive/recursive-latin.woff2" with { type: "file" };
import f104 from "./recursive/recursive-latin-ext.woff2" with { type: "file" };
import f105 from "./recursive/recursive-vietnamese.woff2" with { type: "file" };
import l0 from "./hanken-grotesk/LICENSE.txt" with { type: "text" };
import l1 from "./instrument-sans/LICENSE.txt" with { type: "text" };
import l2 from "./schibsted-grotesk/LICENSE.txt" with { type: "text" };
import l3 from "./archivo/LICENSE.txt" with { type: "text" };
import l4 from "./work-sans/LICENSE.txt" with { type: "text" };
import l5 from "./source-sans-3/LICENSE.txt" with { type: "text" };
import l6 from "./public-sans/LICENSE.txt" with { type: "text" };
import l7 from "./atkinson-hyperlegible-next/LICENSE.txt" with { type: "text" };
import l8 from "./outfit/LICENSE.txt" with { type: "text" };
import l9 from "./rubik/LICENSE.txt" with { type: "text" };
import l10 from "./nunito/LICENSE.txt" with { type: "text" };
import l11 from "./bricolage-grotesque/LICENSE.txt" with { type: "text" };
import l12 from "./syne/LICENSE.txt" with { type: "text" };
import l13 from "./unbounded/LICENSE.txt" with { type: "text" };
import l14 from "./big-shoulders/LICENSE.txt" with { type: "text" };
import l15 from "./source-serif-4/LICENSE.txt" with { type: "text" };
import l16 from "./literata/LICENSE.txt" with { type: "text" };
import l17 from "./eb-garamond/LICENSE.txt" with { type: "text" };
import l18 from "./bodoni-moda/LICENSE.txt" with { type: "text" };
import l19 from "./young-serif/LICENSE.txt" with { type: "text" };
import l20 from "./bitter/LICENSE.txt" with { type: "text" };
import l21 from "./zilla-slab/LICENSE.txt" with { type: "text" };
import l22 from "./jetbrains-mono/LICENSE.txt" with { type: "text" };
import l23 from "./martian-mono/LICENSE.txt" with { type: "text" };
import l24 from "./ibm-plex-mono/LICENSE.txt" with { type: "text" };
import l25 from "./recursive/LICENSE.txt" with { type: "text" };

/** Where each bundled font file can be read, by its file name. */
export const fontPaths: Readonly<Record<string, string>> = {
  "hanken-grotesk-latin.woff2": f0,
  "hanken-grotesk-latin-ext.woff2": f1,
  "hanken-grotesk-vietnamese.woff2": f2,
  "instrument-sans-latin.woff2": f3,
  "instrument-sans-latin-ext.woff2": f4,
  "schibsted-grotesk-latin.woff2": f5,
  "schibsted-grotesk-latin-ext.woff2": f6,
  "archivo-latin.woff2": f7,
  "archivo-latin-ext.woff2": f8,
  "archivo-vietnamese.woff2": f9,
  "work-sans-latin.woff2": f10,
  "work-sans-latin-ext.woff2": f11,
  "work-sans-vietnamese.woff2": f12,
  "source-sans-3-latin.woff2": f13,
  "source-sans-3-latin-ext.woff2": f14,
  "source-sans-3-vietnamese.woff2": f15,
  "source-sans-3-cyrillic.woff2": f16,
  "source-sans-3-cyrillic-ext.woff2": f17,
  "source-sans-3-greek.woff2": f18,
  "source-sans-3-greek-ext.woff2": f19,
  "public-sans-latin.woff2": f20,
  "public-sans-latin-ext.woff2": f21,
  "public-sans-vietnamese.woff2": f22,
  "atkinson-hyperlegible-next-latin.woff2": f23,
  "atkinson-hyperlegible-next-latin-ext.woff2": f24,
  "outfit-latin.woff2": f25,
  "outfit-latin-ext.woff2": f26,
  "rubik-latin.woff2": f27,
  "rubik-latin-ext.woff2": f28,
  "rubik-cyrillic.woff2": f29,
  "nunito-latin.woff2": f30,
  "nunito-latin-ext.woff2": f31,
  "nunito-vietnamese.woff2": f32,
  "nunito-cyrillic.woff2": f33,
  "bricolage-grotesque-latin.woff2": f34,
  "bricolage-grotesque-latin-ext.woff2": f35,
  "bricolage-grotesque-vietnamese.woff2": f36,
  "syne-latin.woff2": f37,
  "syne-latin-ext.woff2": f38,
  "syne-greek.woff2": f39,
  "unbounded-latin.woff2": f40,
  "unbounded-latin-ext.woff2": f41,
  "unbounded-vietnamese.woff2": f42,
  "unbounded-cyrillic.woff2": f43,
  "big-shoulders-latin.woff2": f44,
  "big-shoulders-latin-ext.woff2": f45,
  "big-shoulders-vietnamese.woff2": f46,
  "source-serif-4-latin.woff2": f47,
  "source-serif-4-latin-ext.woff2": f48,
  "source-serif-4-vietnamese.woff2": f49,
  "source-serif-4-cyrillic.woff2": f50,
  "source-serif-4-cyrillic-ext.woff2": f51,
  "source-serif-4-greek.woff2": f52,
  "literata-latin.woff2": f53,
  "literata-latin-ext.woff2": f54,
  "literata-vietnamese.woff2": f55,
  "literata-cyrillic.woff2": f56,
  "literata-greek.woff2": f57,
  "eb-garamond-latin.woff2": f58,
  "eb-garamond-latin-ext.woff2": f59,
  "eb-garamond-vietnamese.woff2": f60,
  "eb-garamond-cyrillic.woff2": f61,
  "eb-garamond-greek.woff2": f62,
  "bodoni-moda-latin.woff2": f63,
  "bodoni-moda-latin-ext.woff2": f64,
  "young-serif-latin-400.woff2": f65,
  "young-serif-latin-ext-400.woff2": f66,
  "bitter-latin.woff2": f67,
  "bitter-latin-ext.woff2": f68,
  "bitter-vietnamese.woff2": f69,
  "bitter-cyrillic.woff2": f70,
  "zilla-slab-latin-400.woff2": f71,
  "zilla-slab-latin-500.woff2": f72,
  "zilla-slab-latin-600.woff2": f73,
  "zilla-slab-latin-700.woff2": f74,
  "zilla-slab-latin-ext-400.woff2": f75,
  "zilla-slab-latin-ext-500.woff2": f76,
  "zilla-slab-latin-ext-600.woff2": f77,
  "zilla-slab-latin-ext-700.woff2": f78,
  "jetbrains-mono-latin.woff2": f79,
  "jetbrains-mono-latin-ext.woff2": f80,
  "jetbrains-mono-vietnamese.woff2": f81,
  "jetbrains-mono-cyrillic.woff2": f82,
  "jetbrains-mono-greek.woff2": f83,
  "martian-mono-latin.woff2": f84,
  "martian-mono-latin-ext.woff2": f85,
  "martian-mono-cyrillic.woff2": f86,
  "ibm-plex-mono-latin-400.woff2": f87,
  "ibm-plex-mono-latin-500.woff2": f88,
  "ibm-plex-mono-latin-600.woff2": f89,
  "ibm-plex-mono-latin-700.woff2": f90,
  "ibm-plex-mono-latin-ext-400.woff2": f91,
  "ibm-plex-mono-latin-ext-500.woff2": f92,
  "ibm-plex-mono-latin-ext-600.woff2": f93,
  "ibm-plex-mono-latin-ext-700.woff2": f94,
  "ibm-plex-mono-vietnamese-400.woff2": f95,
  "ibm-plex-mono-vietnamese-500.woff2": f96,
  "ibm-plex-mono-vietnamese-600.woff2": f97,
  "ibm-plex-mono-vietnamese-700.woff2": f98,
  "ibm-plex-mono-cyrillic-400.woff2": f99,
  "ibm-plex-mono-cyrillic-500.woff2": f100,
  "ibm-plex-mono-cyrillic-600.woff2": f101,
  "ibm-plex-mono-cyrillic-700.woff2": f102,
  "recursive-latin.woff2": f103,
  "recursive-latin-ext.woff2": f104,
  "recursive-vietnamese.woff2": f105,
};

/** The licence text of each face, by its id. */
export const licenceTexts: Readonly<Record<string, string>> = {
  "hanken-grotesk": l0,
  "instrument-sans": l1,
  "schibsted-grotesk": l2,
  "archivo": l3,
  "work-sans": l4,
  "source-sans-3": l5,
  "public-sans": l6,
  "atkinson-hyperlegible-next": l7,
  "outfit": l8,
  "rubik": l9,
  "nunito": l10,
  "bricolage-grotesque": l11,
  "syne": l12,
  "unbounded": l13,
  "big-shoulders": l14,
  "source-serif-4": l15,
  "literata": l16,
  "eb-garamond": l17,
  "bodoni-moda": l18,
  "young-serif": l19,
  "bitter": l20,
  "zilla-slab": l21,
  "jetbrains-mono": l22,
  "martian-mono": l23,
  "ibm-plex-mono": l24,
  "recursive": l25,
};
