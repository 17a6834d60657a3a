import { css } from "#/kernel/css";

/** Styles that only the API reference needs. */
export const apiReferenceCss = css`.route { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; margin-top: 0.375rem; }
.route .method { color: var(--accent); font-weight: 600; }
.docs .access { color: var(--quiet); font-size: 0.9375rem; }
.docs .fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0; margin-top: 0.375rem; }
.fields > div {
  display: grid;
  grid-template-columns: minmax(7.5rem, 13rem) minmax(0, 1fr);
  gap: 0 1.5rem;
  padding: 0.5rem 0;
  border-top: 1px solid color-mix(in oklab, var(--line) 55%, transparent);
}
.fields dt { display: grid; align-content: start; }
.fields .type { color: var(--quiet); font-size: 0.8125rem; }
.fields .type code { font-size: inherit; }
.docs article details, .docs article details:last-of-type { margin-top: 1rem; padding: 0; border: 0; }
.docs article summary { font-weight: 500; font-size: 0.9375rem; }
.docs article pre { max-height: 28rem; }
@media (max-width: 34rem) { .fields > div { grid-template-columns: minmax(0, 1fr); } .docs .fields dd { margin: 0.125rem 0 0; } }
`;
