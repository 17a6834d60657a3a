import { css } from "#/kernel/css";

/**
 * Print: A4, smaller text, no contents or links, no content split across pages, every role and
 * contrast ratio expanded.
 */
export const printCss = css`@page { size: A4; margin: 14mm 12mm; }
@media print {
  body { background: none; }
  .ov { zoom: 0.6; }
  .ov-contents, .ov-foot ul, .ov-formats, .ov-notations, .ov-track, .ov-shape-motion > p { display: none; }
  .ov-section, .ov-idea { padding-block: 8mm 0; }
  .ov-idea { padding-bottom: 8mm; }
  .ov-stage { padding-bottom: 8mm; }
  .ov-mark, .ov-colour, .ov-type, .ov-imagery, .ov-components { break-before: page; }
  .ov-head { position: static; }
  .ov-construction { max-width: 20rem; }
  .ov-clear { min-height: 10rem; }
  .ov-ground { min-height: 8.5rem; padding: var(--space-4); }
  .ov-asset-square { width: 5.5rem; }
  .ov-style { padding-block: var(--space-3); }
  .ov-head, .ov-subtitle, .ov-component-head { break-after: avoid; }
  .ov-figure,
  .ov-asset,
  .ov-plate,
  .ov-component,
  .ov-scale,
  .ov-style,
  .ov-color-pairs li,
  .ov-pages-list li,
  .ov-rules,
  .ov-shapes > *,
  .ov-chief,
  .ov-idea {
    break-inside: avoid;
  }
  .ov-roles::details-content { content-visibility: visible; block-size: auto; }
  .ov-roles summary { list-style: none; }
  .ov-roles table { font-size: 8.5pt; }
  .ov-roles tbody th { font-size: inherit; }
  .ov-roles :is(th, td) { padding: 0.6mm 2mm 0.6mm 0; }
  .ov-roles tr { break-inside: avoid; }
  .ov-scroll { overflow: visible; }
  .ov * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
