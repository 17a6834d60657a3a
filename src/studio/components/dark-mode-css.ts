/** Rules for the dark mode only: under the class `dark`, and where a page that follows the system is shown dark. */
export const renderDarkModeCss = (selector: string, declarations: string): string =>
  `.dark ${selector} { ${declarations} }\n@media (prefers-color-scheme: dark) { .system:not(.light, .dark) ${selector} { ${declarations} } }`;
