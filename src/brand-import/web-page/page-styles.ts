import { chooseLightDark } from "#/brand-import/css/light-dark";
import { maxValueLength } from "#/brand-import/import-limits";
import { getAttribute, getClasses, listAncestors } from "#/brand-import/web-page/page-elements";
import {
  type ElementState,
  getSelectorKey,
  matchesSelector,
  type PageSelector,
  parsePageSelector,
} from "#/brand-import/web-page/page-selector";
import { type PageDeclaration, type PageRule, readStyleAttribute } from "#/brand-import/web-page/read-rules";
import type { HtmlElement } from "#/html/parse-html";

type Candidate = {
  readonly selector: PageSelector;
  readonly order: number;
  readonly isDark: boolean;
  readonly declarations: readonly PageDeclaration[];
};

/** What a value is looked up for. */
export type StyleScope = { readonly isDark?: boolean; readonly state?: ElementState | undefined };

/** Comparisons of elements with selectors, and replaced variables, in one page. */
const maxComparisons = 4_000_000;
const maxReplacements = 100_000;
const maxVariableDepth = 20;

/**
 * What the style sheets of a page say about its elements: an approximation of the cascade by
 * selector, order and importance, with variables and inheritance, in light or dark surroundings.
 * What exceeds its limits has no value.
 */
export class PageStyles {
  readonly #candidates = new Map<string, Candidate[]>();
  readonly #matched = new WeakMap<HtmlElement, readonly Candidate[]>();
  readonly #inline = new WeakMap<HtmlElement, readonly PageDeclaration[]>();
  #comparisons = 0;
  #replacements = 0;
  /** Whether any rule is for dark surroundings. */
  readonly hasDark: boolean;

  constructor(rules: readonly PageRule[]) {
    for (const [order, { selector: text, isDark, declarations }] of rules.entries()) {
      const selector = parsePageSelector(text);
      if (!selector) continue;
      const key = getSelectorKey(selector);
      const list = this.#candidates.get(key) ?? [];
      list.push({ selector, order, isDark, declarations });
      this.#candidates.set(key, list);
    }
    this.hasDark = rules.some(({ isDark }) => isDark);
  }

  /** The value of the first of some properties that is declared last; variables are replaced. */
  getOwn(element: HtmlElement, properties: readonly string[], scope: StyleScope = {}): string | undefined {
    const declared = this.#findDeclared(element, properties, scope);
    const value = declared === undefined ? undefined : this.#replace(declared, element, scope, 0);
    return value === undefined ? undefined : chooseLightDark(value, scope.isDark === true).trim();
  }

  /** The value of an inherited property: that of the nearest element that has one. */
  getInherited(element: HtmlElement, property: string, scope: StyleScope = {}): string | undefined {
    for (const one of listAncestors(element)) {
      const value = this.getOwn(one, [property], one === element ? scope : { isDark: scope.isDark === true });
      if (value !== undefined && value !== "" && !/^(?:inherit|unset|revert)$/i.test(value)) return value;
    }
    return undefined;
  }

  #match(element: HtmlElement): readonly Candidate[] {
    const known = this.#matched.get(element);
    if (known) return known;
    const id = getAttribute(element, "id");
    const keys = [
      "*",
      element.tagName.toLowerCase(),
      ...(id ? [`#${id}`] : []),
      ...[...getClasses(element)].slice(0, 60).map((name) => `.${name}`),
    ];
    const matched: Candidate[] = [];
    for (const key of keys)
      for (const candidate of this.#candidates.get(key) ?? []) {
        if (++this.#comparisons > maxComparisons) return [];
        if (matchesSelector(element, candidate.selector)) matched.push(candidate);
      }
    matched.sort((one, other) => one.selector.specificity - other.selector.specificity || one.order - other.order);
    this.#matched.set(element, matched);
    return matched;
  }

  #getInline(element: HtmlElement): readonly PageDeclaration[] {
    const text = getAttribute(element, "style");
    if (text === undefined) return [];
    const known = this.#inline.get(element) ?? readStyleAttribute(text.slice(0, maxValueLength));
    this.#inline.set(element, known);
    return known;
  }

  #findDeclared(element: HtmlElement, properties: readonly string[], { isDark = false, state }: StyleScope): string | undefined {
    let found: string | undefined;
    let isImportant = false;
    let isInState = false;
    let isForDark = false;
    const consider = (declarations: readonly PageDeclaration[], ownState: boolean, dark: boolean) => {
      for (const declaration of declarations) {
        if (!properties.includes(declaration.property)) continue;
        // A rule for a state or for dark surroundings is meant to win, whatever its order.
        if ((isImportant && !declaration.isImportant) || (isInState && !ownState) || (isForDark && !dark && !ownState)) continue;
        found = declaration.value;
        [isImportant, isInState, isForDark] = [declaration.isImportant, ownState, dark];
      }
    };
    for (const candidate of this.#match(element)) {
      const { selector } = candidate;
      if ((candidate.isDark && !isDark) || (selector.state !== undefined && selector.state !== state)) continue;
      consider(candidate.declarations, selector.state !== undefined, candidate.isDark);
    }
    consider(this.#getInline(element), isInState, isForDark);
    return found;
  }

  #replace(text: string, element: HtmlElement, scope: StyleScope, depth: number): string | undefined {
    if (!text.includes("var(")) return text;
    if (depth > maxVariableDepth) return undefined;
    let output = "";
    let rest = text;
    for (let at = rest.indexOf("var("); at >= 0; at = rest.indexOf("var(")) {
      const end = findClosing(rest, at + 3);
      if (end < 0 || ++this.#replacements > maxReplacements) return undefined;
      const content = rest.slice(at + 4, end);
      const comma = content.indexOf(",");
      const name = (comma < 0 ? content : content.slice(0, comma)).trim();
      const value =
        this.#getVariable(element, name, scope, depth + 1) ??
        (comma < 0 ? undefined : this.#replace(content.slice(comma + 1).trim(), element, scope, depth + 1));
      if (value === undefined || output.length + value.length > maxValueLength) return undefined;
      output += rest.slice(0, at) + value;
      rest = rest.slice(end + 1);
    }
    return output + rest;
  }

  #getVariable(element: HtmlElement, name: string, scope: StyleScope, depth: number): string | undefined {
    for (const one of listAncestors(element)) {
      const declared = this.#findDeclared(one, [name], one === element ? scope : { isDark: scope.isDark === true });
      if (declared === undefined) continue;
      return declared.trim() === "initial" ? undefined : this.#replace(declared.trim(), one, scope, depth);
    }
    return undefined;
  }
}

function findClosing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
}
