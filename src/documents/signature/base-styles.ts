import type { DesignView } from "#/documents/signature/design-view";
import { getParentElement, listElementClasses } from "#/documents/signature/page-selectors";
import { textStyleNames } from "#/model/token-set";

/** The variables of a page that traits share; others are replaced by their values. */
export const sharedVariables: ReadonlySet<string> = new Set(["--edge", "--tight", "--base", "--loose"]);

/** The classes of text styles on generated pages. */
const textClasses: Readonly<Record<string, string>> = { "heading-1": "h1", "heading-2": "h2", "heading-3": "h3" };

/** The class of a text style, if the page has one for it. */
export const getTextClass = (style: string): string => textClasses[style] ?? style;

const toTextRule = (selector: string, style: string) =>
  `${selector}{font:var(--type-${style}-weight) var(--type-${style}-size)/var(--type-${style}-leading) var(--type-${style}-family);` +
  `letter-spacing:var(--type-${style}-tracking)}`;

/**
 * The styles on which the code of traits builds: the page with its distances, the text styles as
 * classes, the width of content.
 */
export function writeBaseCss(view: DesignView): string {
  const [first] = view.areas;
  const body = first && findBody(view);
  const values = body && view.styles.getValues(body);
  const variables = [...sharedVariables].flatMap((name) => {
    const value = values?.get(name)?.value;
    return value === undefined ? [] : [`${name}:${value}`];
  });
  const used = new Set(view.elements.flatMap(listElementClasses));
  const shown = textStyleNames.filter((style) => used.has(getTextClass(style)));
  const wide = view.rootPx === 16 ? [] : [`@media (min-width:64rem){html{font-size:${(view.rootPx * 100) / 16}%}}`];
  return [
    "*{box-sizing:border-box}h1,h2,h3,p,ul,dl,dd,figure{margin:0;padding:0}ul{list-style:none}img{display:block;max-width:100%}",
    toTextRule("body", "body").replace(
      "}",
      `;margin:0;background:var(--background);color:var(--foreground)${variables.map((one) => `;${one}`).join("")}}`,
    ),
    ...wide,
    ...(used.has("wrap") ? [".wrap{width:min(100% - 2 * var(--edge),var(--container));margin-inline:auto}"] : []),
    ...shown.map((style) => toTextRule(`.${getTextClass(style)}`, style)),
  ].join("\n");
}

const findBody = ({ areas: [first] }: DesignView) => {
  for (let at = first?.element; at; at = getParentElement(at)) if (at.tagName === "body") return at;
  return undefined;
};
