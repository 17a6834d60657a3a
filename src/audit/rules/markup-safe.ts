import type { Rule } from "#/audit/rule";
import { stylesOf, type Tag, tagsOf } from "#/audit/tags";

const acting = new Set(["script", "iframe", "frame", "object", "embed", "applet", "base", "link", "portal"]);
const addresses = new Set(["href", "xlink:href", "src", "srcset", "action", "formaction", "poster", "data", "background"]);
const loading = new Set([
  "img",
  "image",
  "use",
  "feimage",
  "source",
  "video",
  "audio",
  "track",
  "input",
  "pattern",
  "lineargradient",
  "radialgradient",
]);

/** Nothing that a design holds can run or reach out: no script, no handler, no outside reference. */
export const markupSafe: Rule = {
  id: "markup-safe",
  severity: "error",
  safety: true,
  *check({ mark, imagery, components, pages }) {
    const parts: { subject: string; markup: string; css: string }[] = [
      ...[...mark.assets, ...imagery.assets].map(({ slug, svg }) => ({ subject: `asset ${slug}`, markup: svg, css: "" })),
      ...components.map(({ slug, css, variants }) => ({
        subject: `component ${slug}`,
        markup: variants.map(({ html }) => html).join(""),
        css,
      })),
      ...pages.map(({ slug, css, body }) => ({ subject: `page ${slug}`, markup: body, css })),
    ];
    for (const { subject, markup, css } of parts) {
      const dangers = new Set([...tagsOf(markup)].flatMap(dangersOf));
      for (const style of [css, ...stylesOf(markup)]) for (const danger of styleDangersOf(style)) dangers.add(danger);
      for (const danger of dangers)
        yield { subject, message: `It contains ${danger}.`, fix: "Take it out: designs are inert files." };
    }
  },
};

function dangersOf({ name, attributes }: Tag): string[] {
  const dangers = acting.has(name) ? [`a ${name} element`] : [];
  if (name === "meta" && attributes.some(([attribute]) => attribute === "http-equiv")) dangers.push("a meta element that acts");
  for (const [attribute, value] of attributes) {
    const address = value.replace(/[\u0000-\u0020]|&(?:#0*(?:9|10|13);?|Tab;|NewLine;)/gi, "").toLowerCase();
    if (/^on[a-z]/.test(attribute)) dangers.push(`the event handler ${attribute}`);
    if (addresses.has(attribute) && /^(?:javascript|vbscript)(?::|&#)/.test(address)) dangers.push("an address that runs");
    if (addresses.has(attribute) && loading.has(name) && /^(?:https?:|\/\/)/.test(address))
      dangers.push("something loaded from elsewhere");
  }
  return dangers;
}

function styleDangersOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [
    ...(/@import/i.test(bare) ? ["an @import"] : []),
    ...(/url\(\s*["']?\s*(?:https?:)?\/\//i.test(bare) ? ["a style that loads from elsewhere"] : []),
    ...(/expression\s*\(|-moz-binding|(?:^|[;{\s])behavior\s*:/i.test(bare) ? ["a style that runs"] : []),
  ];
}
