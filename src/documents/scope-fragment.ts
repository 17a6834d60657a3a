/** Attributes that name an element, and those that refer to one or several by name. */
const nameAttributes = ["id", "for", "list", "form", "popovertarget", "commandfor"] as const;
const referenceAttributes = [
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
  "aria-errormessage",
  "aria-activedescendant",
  "headers",
] as const;
const linkAttributes = ["href", "xlink:href"] as const;
const paintAttributes = ["fill", "stroke", "clip-path", "mask", "filter", "marker-end", "marker-start"] as const;
/** A reference to a part of the same document; bounded, so that no value makes it search twice. */
const localPaint = /url\(\s{0,9}["']?#([^()"'\s]{1,200})["']?\s{0,9}\)/g;
const landmarks = new Set(["nav", "aside", "section", "form", "header", "footer", "search"]);

/**
 * A fragment with every id, reference and radio group made its own by a suffix, so that several
 * copies can stand in one document. The accessible names of landmarks get `label` added, because
 * landmarks of one kind must differ (ARIA in HTML; WCAG 2.2, 2.4.1).
 */
export function scopeFragment(fragment: string, suffix: string, label: string): string {
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      const rewrite = (name: string, change: (value: string) => string) => {
        const value = element.getAttribute(name);
        if (value !== null && value !== "") element.setAttribute(name, change(value));
      };
      for (const name of nameAttributes) rewrite(name, (value) => value + suffix);
      for (const name of referenceAttributes) rewrite(name, (value) => value.replace(/\S+/g, (id) => id + suffix));
      for (const name of linkAttributes) rewrite(name, (value) => (/^#./.test(value) ? value + suffix : value));
      for (const name of paintAttributes) rewrite(name, (value) => value.replace(localPaint, `url(#$1${suffix})`));
      if (element.tagName === "input" || element.tagName === "details") rewrite("name", (value) => value + suffix);
      if (landmarks.has(element.tagName) || element.getAttribute("role") !== null) {
        rewrite("aria-label", (value) => `${value} (${label})`);
      }
    },
  });
  return rewriter.transform(fragment);
}

/**
 * Takes back what `scopeFragment` did with the same suffix and label. Names that do not end with
 * the suffix stay.
 */
export function unscopeFragment(fragment: string, suffix: string, label: string): string {
  const removeSuffix = (value: string, end: string) => (value.endsWith(end) ? value.slice(0, -end.length) : value);
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      const rewrite = (name: string, change: (value: string) => string) => {
        const value = element.getAttribute(name);
        if (value !== null && change(value) !== value) element.setAttribute(name, change(value));
      };
      for (const name of [...nameAttributes, "name"]) rewrite(name, (value) => removeSuffix(value, suffix));
      for (const name of referenceAttributes) rewrite(name, (value) => value.replace(/\S+/g, (id) => removeSuffix(id, suffix)));
      for (const name of linkAttributes) rewrite(name, (value) => (value.startsWith("#") ? removeSuffix(value, suffix) : value));
      for (const name of paintAttributes)
        rewrite(name, (value) => value.replace(/url\(#([^()]+)\)/g, (_, id: string) => `url(#${removeSuffix(id, suffix)})`));
      rewrite("aria-label", (value) => removeSuffix(value, ` (${label})`));
    },
  });
  return rewriter.transform(fragment);
}
