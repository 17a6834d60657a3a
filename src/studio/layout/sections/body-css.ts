import { toTextStyleDeclarations } from "#/model/css-variables";
import type { SectionKind } from "#/studio/layout/sections/section";

const wide = "@media (min-width: 52rem)";

const statementCss = `.say { text-wrap: balance; }
.say.h1 { line-height: 1.3; text-transform: none; } .say--short.h1 { line-height: 1.14; }
.say--long.lead { max-width: 38em; text-wrap: pretty; }
.say + .notes { margin-top: var(--space-10); }
.notes > li.lead { padding-top: var(--space-5); border-top: var(--line); max-width: none;
font-size: var(--point-size); line-height: max(1.35, var(--least-leading, 0)); }
.notes.notes--large > li.lead { font-size: var(--title-size); line-height: max(1.25, var(--least-leading, 0)); }
.notes.fill { column-gap: var(--apart); }
.notes.fill--2 > :last-child:nth-child(odd) { grid-column: 1 / -1; }`;

const formCss = `.write { padding: var(--panel-padding); border-radius: var(--round); background: var(--panel);
color: var(--foreground); }
.write > form:not(.line) { max-width: 34rem; }
.write-phone.write-phone a { color: inherit; }
.part--contact:not(.part--half) p.write-phone.h2.h2.h2 { font-size: max(var(--title-size), var(--type-heading-1-size)); }`;

const answersCss = `.answers dd { margin-top: var(--space-2); max-width: var(--measure); }
.answers > div { padding-top: var(--space-5); border-top: var(--line); }`;

/** What people look up, and what they should know. */
const practicalCss = `.practical { --practical-size: var(--type-heading-3-size); }
.practical.fill { column-gap: var(--apart); }
.practical--large { --practical-size: max(var(--type-heading-2-size), var(--title-size)); }
.practical > div { padding-top: var(--space-4); border-top: var(--line); }
.practical dt { font: var(--weight-display) var(--type-lead-size) / 1.3 var(--font-display); \
margin-bottom: var(--space-3); }
.practical :is(dd, p, li) { margin-top: var(--space-2); font-size: var(--practical-size); line-height: max(1.3, var(--least-leading, 0)); \
padding-inline-end: max(0px, 100% - 34em); text-wrap: pretty; }
.practical--large :is(dd, p, li) { text-wrap: balance; }
.practical--only > :first-child { margin-top: 0; }
.practical .practical__price { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; \
gap: 0 var(--space-4); margin-top: 0; padding: var(--space-3) 0; }
.practical__price > :first-child { flex: 1 0 min-content; max-width: 100%; overflow-wrap: break-word; }
.practical :is(dd, li) + :is(dd, li) { margin-top: 0; padding-top: var(--space-3); \
border-top: 1px solid color-mix(in srgb, currentColor 28%, transparent); }
.practical :is(dd, li):has(+ :is(dd, li)) { padding-bottom: var(--space-3); }
.practical__note { display: block; margin-top: var(--space-1); }
.practical .practical__note, .practical .practical__remark { line-height: max(1.4, var(--least-leading, 0)); \
font-size: max(var(--type-small-size), var(--practical-size) * .7); font-weight: var(--weight-regular); }
.practical .practical__amount { flex: none; max-width: 60%; margin-inline-start: auto; text-align: end; \
font-variant-numeric: tabular-nums lining-nums; font-weight: var(--weight-strong); word-break: keep-all; overflow-wrap: break-word; }
${wide} { .practical { --practical-size: var(--point-size); }
.practical--large { --practical-size: max(var(--type-heading-2-size), var(--title-size)); }
.practical--long > div { grid-column: 1 / span 5; } .practical--long > .practical__long { grid-column: 6 / -1; }
.practical--start > div { grid-column: 8 / -1; } .practical--start > .practical__long { grid-column: 1 / span 7; }
.practical--beside-1 > div { grid-row: 1; }
.practical--rows.fill > div { grid-column: 1 / -1; display: grid; \
grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); column-gap: var(--gutter); }
.practical--rows > div > dd { grid-column: 2; padding-inline-end: 0; } .practical--rows > div > dt { grid-row: 1 / span 40; }
.practical--rows > div > dt + dd { margin-top: 0; } .practical--rows > div > dt { font-size: var(--type-heading-2-size); }
.practical--beside-2 { grid-template-rows: auto 1fr; } .practical--beside-2 > .practical__long { grid-row: 1 / span 2; }
.practical--beside-3 { grid-template-rows: auto auto 1fr; } .practical--beside-3 > .practical__long { grid-row: 1 / span 3; }
.practical--only.practical--large { --practical-size: var(--title-size); }
.practical--only.practical--sign { --practical-size: max(var(--title-size), var(--type-heading-1-size)); } }`;

/** Rules of the bodies that are no lists, by kind of section. */
const styles: Readonly<Partial<Record<SectionKind, string>>> = {
  facts: `.numbers__intro { margin-bottom: var(--space-5); }
.numbers + .practical { margin-top: var(--space-10); }
.numbers > li { display: grid; align-content: space-between; gap: var(--space-3); padding-top: var(--space-4);
border-top: var(--line); }
.numbers .display { line-height: 1.02; overflow-wrap: anywhere; }
.numbers.numbers--one > li { padding: 0; border: 0; }
.numbers .lead { font-size: max(var(--type-lead-size), min(var(--type-heading-2-size), 2.2vw)); line-height: 1.35; text-wrap: balance; }
${wide} { .numbers--one > li:has(> .lead) { grid-template-columns: auto minmax(0, 1fr); column-gap: calc(var(--gutter) * 2);
align-items: center; } .numbers.numbers--one .lead { max-width: 24em; font-size: max(var(--point-size), var(--title-size)); \
line-height: max(1.25, var(--least-leading, 0)); } }`,
  statement: statementCss,
  audience: statementCss,
  contact: `${formCss}
.part--contact .practical:not(:first-child) { margin-top: var(--space-6); }
.part--side .practical.fill { column-gap: var(--gutter); }
.half__text .practical.fill { grid-template-columns: minmax(0, 1fr); row-gap: var(--space-5); }
.half__text .practical.fill.fill > * { grid-column: 1; }
.part--contact:not(.field, .part--half) .write { padding: 0; background: transparent; }
.part--contact.part--half:not(.field) .write { padding: 0; background: transparent; }
.field .write { background: var(--background); padding: clamp(var(--space-5), 4vw, var(--space-10)); }
.part--contact .line { max-width: none; } .part--contact .line .lv-form-field__area { min-height: 0; }
.line .lv-form-field__button { min-height: 3.25rem; padding-inline: var(--space-8); font-size: var(--type-body-size); }
.part--contact:not(.part--half) .h2.h2.h2 { font-size: var(--title-size); max-width: 26ch; }
${wide} { .part--contact:not(.part--half) .line { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) auto; align-items: end; \
column-gap: var(--gutter); } }`,
  signup: `${formCss}
.signup { display: grid; gap: var(--space-3); }
@media (min-width: 36rem) { .signup { grid-template-columns: minmax(0, 1fr) auto; align-items: center; } }`,
  values: `.words { display: flex; flex-wrap: wrap; gap: var(--space-1) 0.7em; }
.words li { text-wrap: balance; } .words li + li::before { content: ""; }
.words--column { display: grid; }
.words--rows { display: grid; } .words--rows li { padding-block: var(--space-3); border-top: var(--line); }
${wide} { .words--rows { grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); column-gap: var(--gutter); } }`,
  questions: `${answersCss}
.ask:first-child { border-top: var(--line); }
.ask { border-bottom: var(--line); }
.ask summary { display: flex; align-items: baseline; justify-content: space-between; gap: var(--space-4); padding-block: var(--space-4); \
overflow-wrap: anywhere; cursor: pointer; list-style: none; ${toTextStyleDeclarations("heading-3")}; }
.ask summary::-webkit-details-marker { display: none; }
.ask summary::after { content: ""; flex: none; width: 0.5em; height: 0.5em; border: solid currentColor; border-width: 0 2px 2px 0; \
transform: rotate(45deg) translate(-0.15em, -0.15em); }
.ask[open] summary::after { transform: rotate(225deg) translate(-0.15em, -0.15em); }
.ask p { max-width: var(--measure); padding-bottom: var(--space-5); }`,
  people: `.people { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-6) var(--gutter); }
.people__frame { overflow: hidden; width: 6rem; aspect-ratio: 1; margin-bottom: var(--space-3); border-radius: var(--round);
border: var(--frame); }
.people__back { fill: var(--primary); }
.people__body { fill: var(--primary-foreground); }
.people > li:nth-child(2) .people__back { fill: var(--spot); }
.people > li:nth-child(2) .people__body { fill: var(--spot-foreground); }
.people > li:nth-child(3) .people__back { fill: var(--secondary); }
.people > li:nth-child(3) .people__body { fill: var(--secondary-foreground); }
.people__note { margin-top: var(--space-2); }
@media (max-width: 40rem) { .people { grid-template-columns: repeat(2, minmax(0, 1fr)); } }`,
  places: `.places { display: grid; gap: var(--space-6) var(--gutter); }
.places__picture { aspect-ratio: 3 / 2; overflow: hidden; border-radius: var(--round); border: var(--frame); }
.places address { font-style: normal; margin-top: var(--space-2); line-height: 1.7; }
.hours__days > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-4); padding-block: var(--space-2);
border-bottom: var(--line); }
.hours__days dd { white-space: nowrap; }
.hours__days { margin-top: var(--space-2); font-variant-numeric: lining-nums; }
${wide} { .places { grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr); } .places__picture { aspect-ratio: 4 / 3; }
.places--plain { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
.half__text .places--plain { grid-template-columns: minmax(0, 1fr); gap: var(--space-8); } }`,
  map: `.way { display: grid; gap: var(--space-6) var(--gutter); }
.map { width: 100%; height: clamp(16rem, 34vw, 26rem); border-radius: var(--round); border: var(--frame); }
.map__land { fill: var(--accent); } .map__park { fill: var(--border); }
.map__water { fill: var(--primary); fill-opacity: 0.28; }
.map__street { fill: none; stroke: var(--background); stroke-width: 9; }
.map__avenue { fill: none; stroke: var(--background); stroke-width: 18; }
.map__pin { fill: var(--primary); } .map__eye { fill: var(--primary-foreground); }
.way__text { display: grid; align-content: start; gap: var(--space-6); } .way__text p { margin-top: var(--space-1); }
${wide} { .way { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); } .mirrored .map { order: 2; } .mirrored .way { \
grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); } }`,
  programme: `.dates { border-top: var(--line); }
.dates > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-1) var(--gutter);
padding-block: var(--space-4); border-bottom: var(--line); }
.dates > li > div { grid-row: 2; grid-column: 1 / -1; }
.dates__day { ${toTextStyleDeclarations("lead")}; } .dates__time { font-variant-numeric: lining-nums; }
${wide} { .dates > li { grid-template-columns: minmax(0, 3fr) minmax(0, 8fr) auto; align-items: baseline; }
.dates > li > div { grid-row: auto; grid-column: auto; } }`,
  gallery: `.gallery { display: grid; gap: var(--space-3); grid-template-columns: repeat(2, minmax(0, 1fr)); }
.gallery figure { overflow: hidden; border-radius: var(--round); border: var(--frame); height: 29vw; }
.gallery--3 figure:first-child { grid-column: 1 / -1; height: 60vw; }
@media (min-width: 36rem) { .gallery { gap: var(--gutter); } }
.gallery--1 { grid-template-columns: minmax(0, 1fr); width: min(100%, 64rem); margin-inline: auto; }
.gallery.gallery--1 figure { height: auto; aspect-ratio: 16 / 9; }
${wide} { .gallery--3 { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr); }
.gallery figure { grid-column: auto; height: clamp(13rem, 30vw, 28rem); }
.gallery--3 figure, .gallery--3 figure:first-child { grid-column: auto; height: clamp(11rem, 20vw, 22rem); }
.mirrored .gallery--3 { grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr); }
.mirrored .gallery--3 figure:first-child { order: 2; } }`,
  action: `.part--action .part__row { justify-items: center; text-align: center; gap: var(--space-6); }
.part--action .part__head { display: block; padding: 0; border: 0; } .part--action .part__row > h2 { padding: 0; border: 0; }
.part--action .part__body { width: auto; } .part--action .actions { justify-content: center; }
.part--action h2.h2 { font-size: max(var(--type-heading-2-size), min(var(--type-heading-1-size), 7vw)); max-width: 24ch; }`,
  prices: `.offers { gap: var(--gutter); }
.offers__plan { display: grid; align-content: space-between; gap: var(--space-6); padding: var(--space-6); border-radius: var(--round); }
.offers__plan:not(.field) { background: var(--tile); color: var(--on-tile); }
.offers .price { margin-block: var(--space-3); }
.offers--rows { display: grid; gap: 0; border-top: var(--line); }
.offers__row { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--space-6); border-bottom: var(--line); }
.offers__row > .lv-button { justify-self: start; max-width: 100%; }
.offers__row .price { margin-block: var(--space-2) 0; }
${wide} { .offers__row { grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr); align-items: start; }
.offers__row > .lv-button { justify-self: end; } }
.offers__plan > .lv-button { justify-self: start; max-width: 100%; }`,
  proof: `.proof { padding: clamp(var(--space-6), 5vw, var(--space-12)); border-radius: var(--round); background: var(--tile);
color: var(--on-tile); }
.proof blockquote p { max-width: 26em; } .proof figcaption { margin-top: var(--space-4); }`,
  news: `.news { max-width: 44rem; }
.news__picture { aspect-ratio: 5 / 3; overflow: hidden; border-radius: var(--round); border: var(--frame); margin-bottom: var(--space-4); }
.news p + h3 { margin-block: var(--space-1); }`,
  giving: `.giving { gap: var(--space-4); }
.giving > li { padding: var(--space-6); border-radius: var(--round); background: var(--tile); color: var(--on-tile); }
.giving p { margin-top: var(--space-2); }
.giving__action { margin-top: var(--space-6); }`,
};

/** Sections that show what people look up. */
const practicalKinds: readonly SectionKind[] = ["notice", "facts", "contact"];

/** Rules of the bodies of the sections on a page. */
export const renderBodyCss = (kinds: ReadonlySet<SectionKind>): string =>
  [
    ...(practicalKinds.some((kind) => kinds.has(kind)) ? [practicalCss] : []),
    ...new Set([...kinds].map((kind) => styles[kind] ?? "")),
  ].join("\n");
