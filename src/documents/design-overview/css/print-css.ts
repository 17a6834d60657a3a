/** On paper: A4, no contents or links to follow, nothing cut through, every role shown. */
export const printCss = `@page { size: A4; margin: 14mm 12mm; }
@media print {
  .ov-contents, .ov-foot ul { display: none; }
  .ov-section, .ov-idea { padding-block: 10mm; }
  .ov-mark, .ov-colour, .ov-type, .ov-imagery, .ov-components { break-before: page; }
  .ov-head, .ov-subtitle, .ov-component-head { break-after: avoid; }
  .ov-figure, .ov-asset, .ov-plate, .ov-component, .ov-scale, .ov-style, .ov-color-pairs li, .ov-pages-list li, .ov-rules, .ov-shapes > * { break-inside: avoid; }
  .ov-roles::details-content { content-visibility: visible; block-size: auto; }
  .ov-roles table { font-size: 6.5pt; }
  .ov-roles tbody th { font-size: inherit; }
  .ov-roles :is(th, td) { padding: 0.6mm 2mm 0.6mm 0; }
  .ov-roles tr { break-inside: avoid; }
  .ov-scroll { overflow: visible; }
  .ov * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
