import { css } from "#/kernel/css";

/** Layout of the small preview. Everything else comes from the system's own styles. */
export const previewAppCss = css`
.pv { max-width: 46rem; margin: 0 auto; padding: 1.25rem; display: grid; gap: 1.75rem; overflow-wrap: anywhere; }
.pv h1, .pv h2, .pv p { margin: 0; }
.pv h1 { font-family: var(--font-display); font-size: 1.75rem; line-height: 1.15; margin-top: 1rem; }
.pv h2 { font-size: 0.8125rem; font-weight: 600; color: var(--muted-foreground); margin-bottom: 0.625rem; }
.pv-head p { margin-top: 0.375rem; max-width: 60ch; }
.pv-note, .pv-head .pv-note { color: var(--muted-foreground); font-size: 0.8125rem; }
.pv-mark { height: 3rem; width: auto; max-width: 100%; }
.pv-dark { display: none; }
.dark .pv-light { display: none; }
.dark .pv-dark { display: inline; }
@media (prefers-color-scheme: dark) { .system:not(.light, .dark) .pv-light {
  display: none;
} .system:not(.light, .dark) .pv-dark {
  display: inline;
} }
.pv-pairs {
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0.5rem;
}
.pv-pairs li { padding: 1.5rem 0.75rem 0.625rem; border: 1px solid var(--border); border-radius: var(--radius); }
.pv-pairs code { font: 0.75rem/1.4 var(--font-mono); }
.pv-type { margin: 0; display: grid; grid-template-columns: minmax(6rem, 10rem) 1fr; gap: 0.5rem 1rem; align-items: baseline; }
.pv-type dt { color: var(--muted-foreground); font-size: 0.8125rem; }
.pv-type dd { margin: 0; font-size: 1.25rem; }
.pv-type .pv-display { font-size: 1.75rem; }
.pv-stage { padding: 1.25rem; border: 1px solid var(--border); border-radius: var(--radius); }
`;
