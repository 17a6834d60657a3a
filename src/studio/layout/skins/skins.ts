import { css } from "#/kernel/css";
import type { LayoutName } from "#/studio/layout/layout";
import type { Skin } from "#/studio/layout/skins/skin";

const step = "4px";
const steppedFrame = `0 -${step} 0 0 var(--foreground), 0 ${step} 0 0 var(--foreground), -${step} 0 0 0 var(--foreground), ${step}
0 0 0 var(--foreground)`;

/** What is left of a page beside its column: cards are as wide as that, so that all edges are in line. */
const cardEdge = "max(var(--edge), (100% - var(--container)) / 2)";

/** Sections on a ground as cards in the page's column, with the same gap between any two. */
const cardCss = css`
.part.field, .part.part--half { width: min(100% - 2 * var(--edge), var(--container)); margin-inline: auto; \
border-radius: var(--radius-4xl); }
.part + .part:is(.field, .part--half), .hero--mosaic + .parts > .part:is(.field, .part--half):first-child { margin-top: var(--joint); }
.parts:has(> .part:is(.field, .part--half):last-child) { padding-bottom: var(--joint); }
.part.field > .wrap { width: calc(100% - 2 * clamp(var(--space-4), 4vw, var(--space-12))); }
.part--half:not(.field) .half__picture { border-radius: var(--radius-4xl); }
.part--contact:not(.part--half, .field) .write { padding: var(--panel-padding); background: var(--panel); }
.part--half:not(.field) .write { padding: 0; background: transparent; }
.part.part--half > .half__after { width: auto; margin-inline: clamp(var(--space-4), 4vw, var(--space-12)); padding-inline: 0; }
@media (min-width: 52rem) { .part.part.part--half > .half__text { padding-inline: clamp(var(--space-4), 4vw, var(--space-12)); } }
@media (max-width: 51.99rem) { .part.field, .part.part--half { width: calc(100% - 2 * var(--space-3)); } }`;

/** The skins of all layouts. */
export const skins: Readonly<Record<LayoutName, Skin>> = {
  "flush-left": {
    heads: ["side"],
    lists: ["rows", "columns", "index"],
    offers: ["blocks", "run", "index"],
    words: ["column", "line"],
    questions: "folded",
    prices: "rows",
    gallery: 3,
    quiet: ["paper", "muted"],
    strong: ["field", "deep"],
    variables: "--separator: '/'; --line: 2px solid currentColor; --panel-padding: 0; --panel: transparent;",
    css: css`
.part__head h2 { position: sticky; top: var(--space-6); }
.hero h1 { letter-spacing: -0.025em; }`,
  },
  "side-notes": {
    heads: ["side", "top"],
    lists: ["ledger", "columns", "figure", "index"],
    offers: ["run", "figure"],
    words: ["line"],
    questions: "open",
    prices: "rows",
    gallery: 2,
    quiet: ["paper"],
    strong: ["deep", "muted"],
    variables: "--separator: var(--comma); --separator-opacity: 1; --panel-padding: 0; --panel: transparent;",
    css: css`
.part:not(.field, .part--action, .part--none) > .part__row { border-top: var(--line); padding-top: var(--space-10); }
.hero--aside .hero__art, .hero--axis .hero__art { border: 0; }
.words li:not(:last-child)::after { content: var(--comma); }
.words--line { gap: 0 0.3em; }
.run.h1 { margin-inline-start: 0; } .run.run > li { padding-inline-start: 0; } .run.run > li::before { content: none; }
@media (min-width: 52rem) { .run > li:not(:last-child)::after { content: var(--separator); } }`,
  },
  "overlapping-blocks": {
    heads: ["bar", "top"],
    lists: ["cells", "index", "tiles"],
    offers: ["blocks", "run", "index"],
    words: ["rows", "column"],
    questions: "folded",
    prices: "cards",
    gallery: 3,
    bleeds: true,
    quiet: ["paper", "paper"],
    strong: ["second", "field", "deep"],
    variables: `--separator: '/'; 
--frame: 2px solid var(--foreground);
--joint: 0px;
--line: 2px solid currentColor;`,
    css: css`
.display, .h1, .h2 { text-transform: uppercase; line-height: var(--display-leading); }
.hero { border-bottom: 2px solid var(--foreground); }
.hero__grid > *, .hero__panels > div { outline: 2px solid var(--foreground); }
.part { border-bottom: 2px solid var(--foreground); }
.part.part.part:not(.field, .part--bleed, .part--half) { padding-top: var(--tight); }
.part--bleed .gallery.gallery figure + figure { border-inline-start: 2px solid var(--foreground); }`,
  },
  staggered: {
    heads: ["top", "side"],
    lists: ["stagger", "tiles", "figure"],
    offers: ["blocks", "run", "figure"],
    words: ["line"],
    questions: "open",
    prices: "cards",
    gallery: 3,
    quiet: ["paper", "paper", "muted"],
    strong: ["second", "field"],
    variables: `
--round: var(--radius-3xl);
--joint: var(--space-4);
--joint-round: var(--radius-3xl);
--mosaic-edge: ${cardEdge};
--panel: var(--card);`,
    css: css`
.hero--split .hero__art { padding: var(--space-4) var(--edge); }
@media (min-width: 52rem) { .hero--split:not(.mirrored) .hero__art { padding-inline-start: 0; }
.hero--split.mirrored .hero__art { padding-inline-end: 0; } }
.hero--split .hero__art .art, .hero--field .hero__art .art, .hero--banner .hero__art .art { border-radius: var(--radius-4xl); }
${cardCss}`,
  },
  "spec-rows": {
    heads: ["side", "split"],
    lists: ["ledger", "cells", "rows"],
    offers: ["ledger", "blocks"],
    words: ["rows"],
    questions: "open",
    prices: "rows",
    gallery: 2,
    halved: ["statement", "places"],
    quiet: ["paper", "muted"],
    strong: ["deep", "muted"],
    variables: "--frame: 1px solid var(--border); --round: var(--radius-md);",
    css: css`
.part__head h2, .hero__trade, .dates__day, .hero__index { font-family: var(--font-mono); }
.hero__art { background: linear-gradient(var(--border) 1px, transparent 1px) 0 0 / 100% 2rem; }
.part:not(.field, .part--action, .part--none) > .part__row { border-top: 1px solid var(--border); padding-top: var(--space-10); }`,
  },
  "wide-margins": {
    heads: ["top", "side"],
    lists: ["columns", "index", "figure"],
    offers: ["run", "figure"],
    words: ["column"],
    questions: "open",
    prices: "rows",
    gallery: 2,
    quiet: ["paper"],
    strong: ["deep", "muted"],
    variables: "--panel-padding: 0; --panel: transparent;",
    css: css`
.wrap { width: min(100% - 2 * var(--edge), var(--container), 100% - 12vw); }
.head .wrap, .foot .wrap { width: min(100% - 2 * var(--edge), var(--container)); }
.part__head h2 { font-weight: var(--weight-regular); }
.columns__one { border-top: 0; border-inline-start: var(--line); padding: var(--space-1) 0; padding-inline-start: var(--space-5); }
.list .h3 { font-family: var(--font-display); }`,
  },
  "tilted-blocks": {
    heads: ["top", "bar"],
    lists: ["tiles", "stagger", "cells"],
    offers: ["blocks", "run"],
    words: ["line"],
    questions: "open",
    prices: "cards",
    gallery: 3,
    quiet: ["paper", "paper", "muted"],
    strong: ["second", "field"],
    variables: `--separator: '+'; 
--round: var(--radius-2xl);
--joint: var(--space-4);
--joint-round: var(--radius-2xl);
--mosaic-edge: ${cardEdge};
--panel: var(--card);`,
    css: css`
body { overflow-x: clip; }
.hero--overlap .hero__panel { rotate: calc(-1.4deg * var(--tilt)); }
.tiles__picture, .figure__picture { rotate: calc(-1.6deg * var(--tilt)); }
.tiles > :nth-child(3n) { background: var(--primary); color: var(--primary-foreground); }
.cells { border: 0; gap: var(--space-3); }
.cells > article { border: 0; border-radius: var(--round); background: var(--tile); color: var(--on-tile); }
.words li { padding: var(--space-1) var(--space-5); border-radius: var(--radius-2xl); background: var(--tile); color: var(--on-tile); }
.words li:nth-child(odd) { rotate: calc(-1.5deg * var(--tilt)); }
.words { gap: var(--space-3); }
${cardCss}`,
  },
  "column-sidebar": {
    heads: ["top", "split"],
    lists: ["columns", "rows", "cells"],
    offers: ["figure", "blocks"],
    words: ["rows"],
    questions: "folded",
    prices: "cards",
    gallery: 2,
    quiet: ["paper", "muted"],
    strong: ["field", "muted"],
    variables: `
--frame: 1px solid var(--border);
--round: var(--radius-md);
`,
    css: css`
.columns__one { border-top: 4px solid var(--primary); }
.field .columns__one { border-top-color: currentColor; }
.part__head .h2 { max-width: 24ch; }`,
  },
  bands: {
    heads: ["bar", "side"],
    lists: ["index", "cells", "ledger"],
    offers: ["blocks", "ledger"],
    words: ["column", "rows"],
    questions: "folded",
    prices: "rows",
    gallery: 3,
    quiet: ["paper", "muted"],
    strong: ["field", "deep"],
    variables: "--separator: '/'; --line: 2px solid currentColor; --numeral: var(--primary);",
    css: css`
.display, .h1, .h2 { text-transform: uppercase; }
.part--bar .part__row > h2::before { content: ""; display: block; width: 4rem; height: 0.5rem; margin-bottom: var(--space-6); \
background: var(--numeral); }
.field .part__row > h2::before, .part--action .part__row > h2::before { background: currentColor; }
.part--action .part__row > h2::before { display: none; }
.index .h2 { font-size: min(var(--type-heading-1-size), var(--entry-most)); line-height: 1.1; }
.list--sequence .h2, .list--sequence .h3 { display: grid; gap: var(--space-2); }`,
  },
  "inset-frames": {
    heads: ["top", "side"],
    lists: ["figure", "columns", "stagger", "rows"],
    offers: ["figure", "ledger"],
    words: ["line"],
    questions: "open",
    prices: "cards",
    gallery: 2,
    quiet: ["paper", "muted"],
    strong: ["second", "deep"],
    variables: `
--frame: 2px solid var(--foreground);
--round: var(--radius-lg);
--panel: transparent;
--panel-padding: 0;`,
    css: css`
.hero--framed .hero__art, .hero--axis .hero__art, .hero--aside .hero__art, .figure__picture { outline: 2px solid currentColor;
outline-offset: 5px; }
.columns__one { border-top-style: dashed; }
.part--contact:not(.field) > .part__row { border: 2px solid currentColor; border-radius: var(--radius-lg);
padding: clamp(var(--space-5), 4vw, var(--space-12)); }`,
  },
  "stacked-stripes": {
    heads: ["split", "top"],
    lists: ["cells", "tiles", "columns"],
    offers: ["run", "ledger"],
    words: ["rows", "line"],
    questions: "open",
    prices: "rows",
    gallery: 3,
    quiet: ["paper", "muted"],
    strong: ["field", "second"],
    variables: `--separator: '*'; 
--round: var(--radius-md);
--panel: var(--background);
--joint: 0px;`,
    css: css`
.hero::after { content: ""; display: block; height: 3.5rem; grid-column: 1 / -1; order: 9; \
background: linear-gradient(var(--primary) 0 40%, var(--background) 0 46%, var(--spot) 0 70%, var(--background) 0 76%,
var(--secondary) 0 92%, var(--background) 0); }
.cells { border: 0; gap: var(--space-2); }
.cells > article { border: 0; border-radius: var(--round); background: var(--tile); color: var(--on-tile); }`,
  },
  "figure-caption": {
    heads: ["side", "top"],
    lists: ["figure", "rows", "ledger"],
    offers: ["figure", "ledger"],
    words: ["line", "rows"],
    questions: "open",
    prices: "rows",
    gallery: 2,
    halved: ["statement", "places"],
    quiet: ["paper"],
    strong: ["deep", "muted"],
    variables: "--frame: 1px solid var(--border); --panel: transparent; --panel-padding: 0;",
    css: css`
.hero__art, .figure__picture, .gallery figure, .news__picture { background: var(--card); }
.part:not(.field, .part--action, .part--none) > .part__row { border-top: 1px solid var(--border); padding-top: var(--space-10); }
.hero--framed .hero__lead { border-top: 1px solid var(--foreground); padding-top: var(--space-3); }`,
  },
  "ruled-rows": {
    heads: ["split", "side"],
    lists: ["ledger", "rows", "columns"],
    offers: ["ledger", "figure"],
    words: ["rows"],
    questions: "folded",
    prices: "rows",
    gallery: 3,
    halved: ["statement", "contact"],
    quiet: ["paper", "muted"],
    strong: ["deep", "field"],
    variables: "--frame: 1px solid var(--border); --round: var(--radius-sm);",
    css: css`
.part:not(.part--action) .part__head { border-top: 1px solid currentColor; padding-top: var(--space-8); }
.ledger dd { text-align: end; justify-self: end; max-width: 44ch; }
@media (max-width: 51.99rem) { .ledger dd { text-align: start; justify-self: start; } }`,
  },
  "giant-word": {
    heads: ["top", "split"],
    lists: ["index", "figure", "columns"],
    offers: ["run", "index"],
    words: ["column"],
    questions: "folded",
    prices: "rows",
    gallery: 3,
    quiet: ["paper", "second", "paper"],
    strong: ["deep", "field"],
    variables:
      "--separator: '/'; --line: 3px solid currentColor; --panel: transparent; --panel-padding: 0; --joint: var(--space-3); " +
      "--sign-gap: 0px;",
    css: css`
.display, .h1, .h2 { text-transform: uppercase; }
.hero h1.display { line-height: var(--display-leading); }
.part:not(.part--bleed) > .wrap, .hero > .wrap { width: calc(100% - 2 * var(--edge)); }
.index .h2 { font-size: min(var(--type-heading-1-size), var(--entry-most)); line-height: var(--display-leading); }
.words.h1 { line-height: var(--display-leading); }`,
  },
  "hud-frames": {
    heads: ["bar"],
    lists: ["tiles", "cells", "ledger"],
    offers: ["blocks", "run"],
    words: ["column", "rows"],
    questions: "folded",
    prices: "cards",
    gallery: 3,
    halved: ["statement", "contact"],
    quiet: ["paper", "muted"],
    strong: ["deep", "field"],
    variables: `--separator: '+'; 
--line: 2px solid currentColor;
--joint: var(--space-4);
--mosaic-edge: var(--space-4);
--panel: var(--card);`,
    css: css`
.display, .h1, .h2 { letter-spacing: -0.03em; }
.hero__art, .hero__small, .hero__tile, .hero--overlap .hero__panel, .tiles > li, .write, .news__picture, .gallery figure,
.people__frame, .map, \
.offers__plan, .hero--mosaic .hero__head, .hero--mosaic .hero__foot, .hero__panels > div { margin: ${step};
box-shadow: ${steppedFrame}; overflow: hidden; }
.people__frame, .map { margin: 0; outline: ${step} solid var(--foreground); box-shadow: none; outline-offset: -${step}; }
.hero--split .hero__art, .hero--strip .hero__art { margin: var(--space-4); }
.part--bar .part__row > h2 { display: flex; align-items: center; gap: var(--space-3); padding: var(--space-1) var(--space-4); \
background: var(--foreground); color: var(--background); font-family: var(--font-mono); font-size: var(--type-label-size);
min-height: 2.5rem; letter-spacing: 0; }
.field .part__row > h2 { background: var(--on); color: var(--field); }
.part--bar .part__row > h2::after { content: ""; flex: 1; height: 0.75rem;
background: repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 5px); opacity: 0.5; }
.cells { border: 0; gap: var(--space-5); padding: ${step}; }
.cells > article { border: 0; background: var(--tile); color: var(--on-tile); box-shadow: 0 -${step} 0 0 var(--tile), 0 ${step}
0 0 var(--tile), -${step} 0 0 0 var(--tile), ${step} 0 0 0 var(--tile); }`,
  },
  "index-columns": {
    heads: ["split", "side"],
    lists: ["ledger", "figure", "columns", "cells"],
    offers: ["figure", "ledger"],
    words: ["line", "rows"],
    questions: "open",
    prices: "rows",
    gallery: 2,
    halved: ["statement", "places"],
    quiet: ["paper", "muted"],
    strong: ["second", "deep"],
    variables: "--tile: var(--card); --panel: transparent; --panel-padding: 0;",
    css: css`
.part__head h2 { font-style: normal; }
.hero__trade { border-bottom: 1px solid currentColor; padding-bottom: var(--space-1); }
.columns { column-gap: 0; }
.columns__one { border-top: 0; border-inline-start: var(--line); padding: var(--space-1) var(--space-5); }`,
  },
};
