/**
 * Attributes that contain the id of an element; below, attributes that refer to one or more ids.
 */
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
/** A reference to an id in the same document. Bounded, to prevent backtracking. */
const localPaint = /url\(\s{0,9}["']?#([^()"'\s]{1,200})["']?\s{0,9}\)/g;
const landmarks = new Set(["nav", "aside", "section", "form", "header", "footer", "search"]);

/**
 * Adds a suffix to every id, reference and radio group of a fragment, so that several copies can be
 * in one document. Appends `label` to the accessible names of landmarks, because landmarks of the
 * same kind need different names (ARIA in HTML; WCAG 2.2, 2.4.1).
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
 * Reverts `scopeFragment` with the same suffix and label. Names without the suffix stay unchanged.
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
