import { css } from "#/kernel/css";
import { formatFallbackStack } from "#/formats/font-fallbacks";
import type { FaceId } from "#/model/face";

/** The typefaces of Livery's own pages. */
export const siteFaces: readonly FaceId[] = ["instrument-sans", "jetbrains-mono"];

export const siteWeights: readonly number[] = [400, 500, 600, 700];

/**
 * The styles that all of Livery's public pages share, in the colours of its own brand
 * (`data/console-brand`).
 */
export const siteCss = css`:root {
  color-scheme: light dark;
  --paper: #fef8fb;
  --ink: #0e0a0c;
  --quiet: #655f62;
  --line: #d0cacd;
  --accent: #6b1f4f;
  --spot: #c8912b;
  --sans: ${formatFallbackStack("instrument-sans")};
  --mono: ${formatFallbackStack("jetbrains-mono")};
  --edge: clamp(1rem, 3.2vw, 3rem);
  --gap: clamp(1.25rem, 2.4vw, 2.25rem);
}
@media (prefers-color-scheme: dark) { :root { --paper: #0e0a0c; --ink: #f6eff3; --quiet: #a39da1; --line: #363134; --accent: #ce7aaa; } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: 100svh;
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.55 var(--sans);
}
:where(h1, h2, p, ul, li, dl, dd) { margin: 0; padding: 0; }
:where(ul) { list-style: none; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.page { width: 100%; max-width: 100rem; margin-inline: auto; padding-inline: var(--edge); }
.head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  padding-block: 1rem;
  border-bottom: 1px solid var(--line);
}
.livery {
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 2.75rem;
  font-weight: 650;
  font-size: 1.1875rem;
  letter-spacing: -0.01em;
  text-decoration: none;
}
.livery svg { width: 1.75rem; height: 1.75rem; }
.livery .brand { fill: var(--accent); }
.livery .spot { fill: var(--spot); }
.head ul, .foot ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.head li a, .foot li a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.head li a[aria-current] { font-weight: 600; }
.head li a:hover, .foot li a:hover { text-decoration: underline; }
.foot { border-top: 1px solid var(--line); padding-block: 1rem 2rem; color: var(--quiet); font-size: 0.9375rem; }
.foot .page { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 2rem; }
`;
