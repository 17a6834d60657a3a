/**
 * Rules for dark mode: under the class `dark`, and on pages that follow a dark system preference.
 */
export const renderDarkModeCss = (selector: string, declarations: string): string =>
  `.dark ${selector} { ${declarations} }\n@media (prefers-color-scheme: dark) { .system:not(.light, ` +
  `.dark) ${selector} { ${declarations} } }`;
