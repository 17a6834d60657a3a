import { css } from "#/kernel/css";

/** The gallery: a grid of 12 columns. */
export const galleryCss = css`.intro {
  display: grid;
  gap: 1rem var(--gap);
  padding-block: clamp(2.5rem, 6vw, 5.5rem) clamp(1.75rem, 3.5vw, 3rem);
}
.intro h1 {
  font-weight: 600;
  font-size: clamp(2.25rem, 1.55rem + 3.2vw, 4.5rem);
  line-height: 1;
  letter-spacing: -0.03em;
  text-wrap: balance;
}
.intro p { max-width: 46ch; color: var(--quiet); font-size: 1.0625rem; text-wrap: pretty; }
.cards {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 4.5vw, 4.5rem) var(--gap);
  padding-bottom: clamp(3rem, 6vw, 6rem);
}
.card { --tall: clamp(17rem, 34vw, 27rem); min-width: 0; }
.card article { position: relative; display: grid; gap: 0.9rem; height: 100%; grid-template-rows: auto 1fr; }
.card-text { display: grid; gap: 0.35rem 1rem; align-content: start; }
.card-name { font-weight: 600; font-size: 1.3125rem; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
.card-name a { display: inline-block; min-height: 1.5rem; text-decoration: none; }
.card-name a::after { content: ""; position: absolute; inset: 0 0 auto; height: var(--tall); }
.card-direction { color: var(--quiet); max-width: 58ch; text-wrap: pretty; overflow-wrap: anywhere; }
.card-facts { margin-top: 0.2rem; display: flex; flex-wrap: wrap; gap: 0 1.1rem; color: var(--quiet); font: 400 0.8125rem/1.6 var(--mono); }
.card-swatches { display: flex; margin-block: 0.3rem; }
.card-swatches li { width: 2.25rem; height: 0.75rem; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ink) 14%, transparent); }
.card-links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; border-top: 1px solid var(--line); }
.card-links a { display: inline-flex; align-items: center; min-height: 2.75rem; font-size: 0.9375rem; }
.filter { display: grid; gap: 1rem var(--gap); padding-bottom: clamp(2rem, 4vw, 3.5rem); }
.filter-field { display: grid; gap: 0.35rem; }
.filter label { font-size: 0.9375rem; font-weight: 550; }
.filter :is(input, select, button) {
  min-height: 2.75rem;
  min-width: 0;
  border: 1px solid var(--quiet);
  border-radius: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.4 var(--sans);
}
.filter :is(input, select) { width: 100%; padding-inline: 0.8rem; }
.filter button { padding-inline: 1.4rem; border-color: var(--ink); background: var(--ink); color: var(--paper); font-weight: 550; }
.filter button:hover { border-color: var(--accent); background: var(--accent); }
.filter :is(input, select, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.filter-buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; }
.filter-buttons a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.none { display: grid; gap: 0.5rem; padding-bottom: clamp(3rem, 8vw, 8rem); }
.none h2 { font-weight: 600; font-size: 1.3125rem; line-height: 1.2; }
.none p { color: var(--quiet); }
.pages { display: flex; flex-wrap: wrap; gap: 1rem; padding-bottom: clamp(3rem, 6vw, 6rem); }
.more {
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding-inline: 1.4rem;
  border: 1px solid currentColor;
  font-weight: 550;
  text-decoration: none;
}
.empty { display: grid; gap: clamp(2rem, 4vw, 3.5rem) var(--gap); padding-bottom: clamp(3rem, 8vw, 8rem); }
.empty ol { display: grid; gap: 0; max-width: 46rem; margin: 0; padding: 0; list-style: none; }
.empty ol li { display: grid; gap: 0.5rem; padding-block: 1.4rem; border-top: 1px solid var(--line); }
.empty code {
  display: block;
  width: fit-content;
  max-width: 100%;
  padding: 0.55rem 0.8rem;
  background: var(--ink);
  color: var(--paper);
  font: 500 0.9375rem/1.5 var(--mono);
  overflow-wrap: anywhere;
}
@media (min-width: 48rem) {
  .filter { grid-template-columns: minmax(0, 24rem) minmax(0, 14rem) auto; align-items: end; justify-content: start; }
  .intro { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: end; }
  .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (min-width: 72rem) {
  .cards { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .span-4 { --tall: 29rem; grid-column: span 4; }
  .span-5 { grid-column: span 5; }
  .span-6 { --tall: 32rem; grid-column: span 6; }
  .span-7 { grid-column: span 7; }
  .span-12 { --tall: 34rem; grid-column: span 12; }
}
`;
