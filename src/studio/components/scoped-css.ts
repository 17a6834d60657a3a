import type { Literals } from "#/studio/components/literals";

const systemVariable = /var\(--((?!lv-)[a-z0-9_-]+)\)/g;

/**
 * Elements that may become narrower than their longest word, also in grids and rows, so that the
 * word breaks instead of widening the page.
 */
export const shrinkableElements =
  "div, section, form, ul, ol, li, dl, dt, dd, p, h2, h3, figure, figcaption, details, label, fieldset";

/**
 * Makes rules that read the system's variables (`var(--primary)`) self-contained: each variable in
 * use becomes a private property of the component's root, `--_primary: var(--primary, #1d4ed8)`,
 * with its light value as the fallback and its dark value under a dark system preference or the
 * class `dark`. Throws a plain `Error` for a variable that the system does not define.
 */
export function scopeCss(slug: string, rules: string, literals: Literals): string {
  const used = [...new Set([...rules.matchAll(systemVariable)].map((match) => match[1] ?? ""))].sort();
  const light: string[] = [];
  const dark: string[] = [];
  for (const name of used) {
    const literal = literals.get(`--${name}`);
    if (literal === undefined) throw new Error(`the component ${slug} reads --${name}, which no system defines`);
    light.push(`  --_${name}: var(--${name}, ${literal.light});`);
    if (literal.dark !== literal.light) dark.push(`  --_${name}: var(--${name}, ${literal.dark});`);
  }
  const root = `.lv-${slug}`;
  const darkRules =
    dark.length === 0
      ? ""
      : `@media (prefers-color-scheme: dark) {\n:where(:root:not(.light)) ${root} ` +
        `{\n${dark.join("\n")}\n}\n}\n.dark ${root} {\n${dark.join("\n")}\n}\n`;
  return (
    `${root} {\n${light.join("\n")}\n}\n${darkRules}${root}, ${root} * { box-sizing: border-box; ` +
    `}\n:where(${root}) { overflow-wrap: break-word; }\n:where(${root}) :where(${shrinkableElements}) { ` +
    `min-width: 0; }\n${rules.trim().replace(systemVariable, "var(--_$1)")}\n`
  );
}
