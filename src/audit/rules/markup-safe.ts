import type { Rule } from "#/audit/rule";

const dangers: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /<script\b/i, what: "a script element" },
  { pattern: /<(?:iframe|object|embed|base|link)\b/i, what: "an element that loads or redirects" },
  { pattern: /<meta\b[^>]*http-equiv/i, what: "a meta element that acts" },
  { pattern: /<[^>]*\son[a-z]+\s*=/i, what: "an event handler" },
  { pattern: /<[^>]*\s(?:href|src|action|formaction|xlink:href)\s*=\s*["']?\s*javascript:/i, what: "a javascript: address" },
  {
    pattern:
      /<(?:img|image|use|source|video|audio|input)\b[^>]*\s(?:src|srcset|href|xlink:href|poster)\s*=\s*["']?\s*(?:https?:)?\/\//i,
    what: "something loaded from elsewhere",
  },
  { pattern: /(?:@import|url\()\s*["']?\s*(?:https?:)?\/\//i, what: "a style that loads from elsewhere" },
];

/** Nothing that a design holds can run or reach out: no script, no handler, no outside reference. */
export const markupSafe: Rule = {
  id: "markup-safe",
  severity: "error",
  safety: true,
  *check({ mark, imagery, components, pages }) {
    const texts: [string, string][] = [
      ...[...mark.assets, ...imagery.assets].map(({ slug, svg }): [string, string] => [`asset ${slug}`, svg]),
      ...components.map(({ slug, css, variants }): [string, string] => [
        `component ${slug}`,
        css + variants.map(({ html }) => html).join(""),
      ]),
      ...pages.map(({ slug, css, body }): [string, string] => [`page ${slug}`, css + body]),
    ];
    for (const [subject, text] of texts)
      for (const { pattern, what } of dangers)
        if (pattern.test(text)) yield { subject, message: `It contains ${what}.`, fix: "Take it out: designs are inert files." };
  },
};
