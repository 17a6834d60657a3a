import { toTextStyleDeclarations } from "#/model/css-variables";
import type { ComponentStyle } from "#/model/component-style";

/** Declarations of short labels (field labels, table headers, badges). */
export function toLabelDeclarations(componentStyle: ComponentStyle): string {
  const base = `${toTextStyleDeclarations("label")};`;
  switch (componentStyle.label) {
    case "plain":
      return base;
    case "strong":
      return `${base} font-weight: var(--weight-strong);`;
    case "mono":
      return `${base} font-family: var(--font-mono);`;
    case "caps":
      return `${base} text-transform: uppercase; letter-spacing: 0.06em;`;
    case "display":
      return `${base} font-family: var(--font-display); font-size: var(--type-body-size);`;
  }
}
