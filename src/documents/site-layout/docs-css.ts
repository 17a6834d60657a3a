import { css } from "#/kernel/css";

/** Documentation pages: a navigation column and a reading column, from 320px up and in print. */
export const docsCss = css`:root { --tint: color-mix(in oklab, var(--ink) 5%, var(--paper)); }
html { scroll-padding-top: 1.5rem; }
body { overflow-wrap: anywhere; }
summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.docs { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 4rem; padding-block: 1.5rem 5rem; }
.docs-places ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0 1.5rem; }
.docs-parts > ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.docs-places a, .docs-parts a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--quiet);
  text-decoration: none;
}
.docs-places a:hover, .docs-parts a:hover { color: var(--ink); text-decoration: underline; }
.docs-places a[aria-current] { color: var(--ink); font-weight: 600; }
.docs-parts ul ul { display: none; }
.docs-parts { font-size: 0.9375rem; }
.docs main { min-width: 0; max-width: 56rem; }
.docs h1 {
  margin: 1.5rem 0 0.9rem;
  font-weight: 600;
  font-size: clamp(2rem, 1.6rem + 1.8vw, 3.25rem);
  line-height: 1.05;
  letter-spacing: -0.025em;
  text-wrap: balance;
}
.docs h2 { margin: 4.5rem 0 1.25rem; font-weight: 600; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.015em; }
.docs h3 { font-size: 1.0625rem; line-height: 1.4; margin: 0; }
.docs h3.apart { margin-top: 2rem; }
.docs h4 { margin: 1.5rem 0 0; color: var(--quiet); font-weight: 500; font-size: 0.875rem; }
.docs main p { margin: 0.75rem 0; max-width: 45.25rem; text-wrap: pretty; }
.docs main .lead { margin-top: 0; color: var(--quiet); font-size: 1.125rem; }
.docs code, .docs pre { font: 400 0.9em/1.55 var(--mono); }
.docs h3 code { font-weight: 600; }
.docs p code { padding: 0.1em 0.3em; background: var(--tint); -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.docs pre {
  margin: 1rem 0 0;
  padding: 1rem 1.125rem;
  border: 1px solid var(--line);
  background: var(--tint);
  font-size: 0.875rem;
  overflow: auto;
  overflow-wrap: normal;
  tab-size: 4;
}
.docs pre code { font-size: inherit; }
.docs pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
.docs .one { white-space: nowrap; }
.docs article { padding: 1.75rem 0; border-top: 1px solid var(--line); }
.docs article p { margin: 0.375rem 0 0; }
.docs .to { margin-left: 0.75rem; color: var(--quiet); font-weight: 400; font-size: 0.875rem; }
.docs main dl { display: grid; grid-template-columns: minmax(7.5rem, 13rem) minmax(0, 1fr); gap: 0.5rem 1.5rem; margin: 1rem 0 0; }
.docs dd { color: var(--quiet); }
.docs main :is(ol, ul) { max-width: 45.25rem; margin: 0.75rem 0; padding-left: 1.25rem; list-style: revert; }
.docs main li { margin: 0.375rem 0; padding-left: 0.25rem; }
.docs details { padding: 0.875rem 0; border-top: 1px solid var(--line); }
.docs details:last-of-type { border-bottom: 1px solid var(--line); }
.docs summary { min-height: 1.5rem; cursor: pointer; font-weight: 600; }
.docs summary span { margin-left: 0.5rem; color: var(--quiet); font-weight: 400; }
@media (min-width: 64rem) {
  .docs { grid-template-columns: 15rem minmax(0, 1fr); grid-template-rows: auto auto 1fr; }
  .docs main { grid-column: 2; grid-row: 1 / -1; }
  .docs-places, .docs-parts { grid-column: 1; }
  .docs-places { margin-top: 1.5rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
  .docs-places ul { grid-template-columns: minmax(0, 1fr); }
  .docs-parts > ul { flex-direction: column; }
  .docs-places a, .docs-parts a { min-height: 2rem; }
  .docs-parts {
    position: sticky;
    top: 0;
    align-self: start;
    max-height: 100vh;
    padding-block: 1rem;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .docs-parts ul ul { display: block; padding: 0 0 0.75rem 0.875rem; }
  .docs-parts ul ul a { min-height: 1.75rem; font-size: 0.875rem; line-height: 1.3; }
}
@media (max-width: 34rem) {
  .docs main dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .docs main dd { margin-bottom: 0.75rem; }
  .docs h2 { margin-top: 3.25rem; }
  .docs pre { padding: 0.875rem; }
  .docs .to { display: block; margin: 0; white-space: normal; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --quiet: #444; --line: #bbb; --accent: #000; }
  body { display: block; font-size: 10pt; }
  .head nav, .docs-places, .docs-parts, .foot { display: none; }
  .docs { display: block; padding-block: 0; }
  .docs details::details-content { content-visibility: visible; display: block; }
  .docs pre { white-space: pre-wrap; overflow: visible; max-height: none; }
  .docs :is(h2, h3, h4) { break-after: avoid; }
  .docs article { break-inside: auto; }
}
`;
