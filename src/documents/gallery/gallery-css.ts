import { faceMetadata } from "#/model/face";
import { cssString } from "#/kernel/css-escape";

const stack = ({ name, fallback }: (typeof faceMetadata)["instrument-sans"]) =>
  [name, ...fallback].map((family) => (/^(sans-serif|monospace)$/.test(family) ? family : cssString(family))).join(",");

/** Livery's own look: cool near-white, ink, one vermilion, a strict grid of twelve. */
export const galleryCss = `:root { color-scheme: light dark; --paper: #f3f4f5; --ink: #16181b; --quiet: #555b63; --line: #cfd3d8; --accent: #c0330c; --sans: ${stack(faceMetadata["instrument-sans"])}; --mono: ${stack(faceMetadata["jetbrains-mono"])}; --edge: clamp(1rem, 3.2vw, 3rem); --gap: clamp(1.25rem, 2.4vw, 2.25rem); }
@media (prefers-color-scheme: dark) { :root { --paper: #131517; --ink: #eef0f2; --quiet: #a2a9b2; --line: #33383e; --accent: #ff8a5c; } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 var(--sans); }
:where(h1, h2, p, ul, li, dl, dd) { margin: 0; padding: 0; }
:where(ul) { list-style: none; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.page { max-width: 100rem; margin-inline: auto; padding-inline: var(--edge); }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 2rem; padding-block: 1rem; border-bottom: 1px solid var(--line); }
.livery { display: inline-flex; align-items: center; gap: 0.7rem; min-height: 2.75rem; font-weight: 650; font-size: 1.1875rem; letter-spacing: -0.01em; text-decoration: none; }
.livery svg { width: 2.125rem; height: 1.375rem; }
.livery .one { fill: var(--accent); }
.livery .two { fill: currentColor; }
.head ul, .foot ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.head li a, .foot li a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.head li a:hover, .foot li a:hover { text-decoration: underline; }
.intro { display: grid; gap: 1rem var(--gap); padding-block: clamp(2.5rem, 6vw, 5.5rem) clamp(1.75rem, 3.5vw, 3rem); }
.intro h1 { font-weight: 600; font-size: clamp(2.25rem, 1.55rem + 3.2vw, 4.5rem); line-height: 1; letter-spacing: -0.03em; text-wrap: balance; }
.intro p { max-width: 46ch; color: var(--quiet); font-size: 1.0625rem; text-wrap: pretty; }
.cards { display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(2.5rem, 4.5vw, 4.5rem) var(--gap); padding-bottom: clamp(3rem, 6vw, 6rem); }
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
.more { display: inline-flex; align-items: center; min-height: 3rem; margin-bottom: clamp(3rem, 6vw, 6rem); padding-inline: 1.4rem; border: 1px solid currentColor; font-weight: 550; text-decoration: none; }
.empty { display: grid; gap: clamp(2rem, 4vw, 3.5rem) var(--gap); padding-bottom: clamp(3rem, 8vw, 8rem); }
.empty ol { display: grid; gap: 0; max-width: 46rem; margin: 0; padding: 0; list-style: none; }
.empty ol li { display: grid; gap: 0.5rem; padding-block: 1.4rem; border-top: 1px solid var(--line); }
.empty code { display: block; width: fit-content; max-width: 100%; padding: 0.55rem 0.8rem; background: var(--ink); color: var(--paper); font: 500 0.9375rem/1.5 var(--mono); overflow-wrap: anywhere; }
.foot { border-top: 1px solid var(--line); padding-block: 1rem 2rem; color: var(--quiet); font-size: 0.9375rem; }
.foot .page { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 2rem; }
@media (min-width: 48rem) {
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
