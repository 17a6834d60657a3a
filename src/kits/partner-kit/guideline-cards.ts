import { html, type Markup } from "#/kernel/markup";
import {
  paletteVariable,
  radiusVariable,
  sectionGapVariable,
  shadowVariable,
  spaceVariable,
  textStyleDeclarations,
} from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { type ColorRole, scaleNames, textStyleNames } from "#/model/token-set";
import { assetFileName, brandAssets } from "#/formats/asset-address";
import { cssName } from "#/formats/css-escape";
import { pillPx, pxText } from "#/formats/css-length";
import { decimal } from "#/formats/decimal";
import type { Card } from "#/kits/partner-kit/card";

/** The rules that these cards share. */
const guideCss = `.guide ul { display: grid; margin: 0; padding: 0; list-style: none; }
.guide code { font-family: var(--font-mono); font-size: 0.8125rem; overflow-wrap: anywhere; }
`;

const card = (slug: string, group: string, name: string, subtitle: string, height: number, css: string, body: Markup): Card => ({
  path: `guidelines/${slug}.card.html`,
  group,
  name,
  subtitle,
  viewport: [900, height],
  css: guideCss + css,
  body: html`<main class="card guide">
<h1 class="card-title">${name}</h1>
<p class="card-note">${subtitle}</p>
${body}
</main>`,
});

const fields: readonly (readonly [surface: ColorRole, text: ColorRole])[] = [
  ["background", "foreground"],
  ["card", "card-foreground"],
  ["muted", "foreground"],
  ["primary", "primary-foreground"],
  ["secondary", "secondary-foreground"],
  ["accent", "accent-foreground"],
  ["brand", "brand-foreground"],
  ["spot", "spot-foreground"],
  ["inverse", "inverse-foreground"],
  ["destructive", "destructive-foreground"],
  ["success", "success-foreground"],
  ["warning", "warning-foreground"],
  ["info", "info-foreground"],
];

function roles({ tokens }: DesignContent): Card {
  const css = `.roles-mode { padding: var(--space-4); background: var(--background); color: var(--foreground); border: var(--stroke) solid var(--border); border-radius: var(--radius); }
.guide .roles-mode ul { grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: var(--space-3); }
.roles-mode li { display: grid; align-content: end; min-height: 5rem; padding: var(--space-3); border: 1px solid var(--border); border-radius: min(var(--radius), 1rem); ${textStyleDeclarations("small")}; }
${fields.map(([surface, text]) => `.role-${surface} { background: var(--${surface}); color: var(--${text}); }`).join("\n")}
`;
  const panel = (mode: "light" | "dark") => html`<section class="roles-mode ${mode}" aria-label="${mode}"><ul>
${fields.map(
  ([surface]) => html`<li class="role-${surface}"><strong>${surface}</strong><code>${tokens.colors[mode][surface].hex}</code></li>
`,
)}</ul></section>
`;
  return card(
    "roles",
    "Colors",
    "Roles",
    "Surfaces with the text that belongs on them, in light and in dark.",
    960,
    css,
    html`${(["light", "dark"] as const).map(panel)}`,
  );
}

function palette({ tokens }: DesignContent): Card {
  const css = `.guide .palette { gap: var(--space-3); }
.palette > li { display: grid; gap: var(--space-1); ${textStyleDeclarations("small")}; }
.palette ol { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
.palette ol li { height: 2.5rem; outline: 1px solid var(--border); outline-offset: -1px; }
${scaleNames.flatMap((scale) => tokens.scales[scale].map((_, index) => `.step-${scale}-${index + 1} { background: var(${paletteVariable(scale, index + 1)}); }`)).join("\n")}
`;
  const rows = scaleNames.map(
    (
      scale,
    ) => html`<li>${scale}<ol>${tokens.scales[scale].map(({ hex }, index) => html`<li class="step-${scale}-${index + 1}" title="${scale} ${index + 1} ${hex}"></li>`)}</ol></li>
`,
  );
  return card(
    "palette",
    "Colors",
    "Scales",
    "Twelve steps each, lightest first. Designs use roles; the steps are what roles are made of.",
    700,
    css,
    html`<ul class="palette">
${rows}</ul>`,
  );
}

function type({ brief, tokens }: DesignContent): Card {
  const { styles, families } = tokens.typography;
  const css = `.guide .type { gap: var(--space-4); }
.type li { display: grid; gap: var(--space-1); padding-bottom: var(--space-3); border-bottom: 1px solid var(--border); overflow-wrap: anywhere; }
${textStyleNames.map((name) => `.type-${name} { margin: 0; ${textStyleDeclarations(name)}; }`).join("\n")}
`;
  const sample = brief.tagline ?? brief.name;
  const rows = textStyleNames.map(
    (
      name,
    ) => html`<li><p class="type-${name}">${name === "figure" ? "0123456789" : sample}</p><span class="card-note"><code>${name}</code> ${families[styles[name].family].name}, weight ${decimal(styles[name].weight)}</span></li>
`,
  );
  return card(
    "type",
    "Type",
    "Text styles",
    `${families.display.name} for display, ${families.text.name} for text, ${families.mono.name} for code.`,
    1100,
    css,
    html`<ul class="type">
${rows}</ul>`,
  );
}

function spacing({ tokens }: DesignContent): Card {
  const steps = [
    ...tokens.spacing.map(({ name, px }) => ({ variable: cssName(spaceVariable(name)), px })),
    ...tokens.sectionGaps.map(({ name, px }) => ({ variable: cssName(sectionGapVariable(name)), px })),
  ];
  const css = `.guide .spaces { gap: var(--space-2); }
.spaces li { display: grid; grid-template-columns: 10rem 4rem 1fr; align-items: center; ${textStyleDeclarations("small")}; }
.spaces span { display: block; height: 0.75rem; max-width: 100%; background: var(--primary); }
${steps.map(({ variable }, index) => `.space-${index} span { width: var(${variable}); }`).join("\n")}
`;
  const rows = steps.map(
    ({ variable, px }, index) => html`<li class="space-${index}"><code>${variable}</code>${pxText(px)}<span></span></li>
`,
  );
  return card(
    "spacing",
    "Spacing",
    "Steps and section gaps",
    "Distances are multiples of 4 pixels; the last three part the sections of a page.",
    160 + steps.length * 30,
    css,
    html`<ul class="spaces">
${rows}</ul>`,
  );
}

function shape({ tokens }: DesignContent): Card {
  const css = `.guide .shapes { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: var(--space-6); }
.shapes li { display: grid; gap: var(--space-2); ${textStyleDeclarations("small")}; }
.shapes span { display: block; height: 5rem; background: var(--card); border: var(--stroke) solid var(--border); }
${tokens.radius.steps.map(({ name }, index) => `.radius-${index} span { border-radius: var(${cssName(radiusVariable(name))}); }`).join("\n")}
${tokens.shadows.map(({ name }, index) => `.shadow-${index} span { box-shadow: var(${cssName(shadowVariable(name))}); border-color: transparent; }`).join("\n")}
`;
  const radii = tokens.radius.steps.map(
    (
      { name, px },
      index,
    ) => html`<li class="radius-${index}"><span></span><code>${radiusVariable(name)}</code>${px >= pillPx ? "full" : pxText(px)}</li>
`,
  );
  const shadows = tokens.shadows.map(
    ({ name }, index) => html`<li class="shadow-${index}"><span></span><code>${shadowVariable(name)}</code></li>
`,
  );
  return card(
    "shape",
    "Shape",
    "Corners and shadows",
    "Inner corners are the outer ones less the padding between them.",
    580,
    css,
    html`<ul class="shapes">
${radii}${shadows}</ul>`,
  );
}

const figure = (
  asset: BrandAsset,
  className = "",
) => html`<figure class="${className}"><img src="../assets/${assetFileName(asset)}" alt="${asset.alt}"><figcaption class="card-note">${asset.name}</figcaption></figure>
`;
const figureCss = `.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: var(--space-6); align-items: end; }
.figures figure { display: grid; gap: var(--space-2); margin: 0; }
.figures img { width: 100%; max-height: 9rem; object-fit: contain; object-position: left; }
.figures .on-dark img { background: var(--inverse); }
`;

function mark(content: DesignContent): Card {
  const { clearSpace, smallestPx, concept, assets } = content.mark;
  const rules = `Smallest height ${pxText(smallestPx.symbol)} as a symbol and ${pxText(smallestPx.wordmark)} as a wordmark; ${decimal(clearSpace, 2)} of the symbol's height free on every side.`;
  const shown = assets.filter(({ kind }) => kind !== "social-card");
  return card(
    "mark",
    "Brand",
    "Mark",
    `${concept} ${rules}`,
    760,
    figureCss,
    html`<div class="figures">
${shown.map((asset) => figure(asset, asset.kind === "symbol-white" ? "on-dark" : undefined))}</div>`,
  );
}

function imagery(content: DesignContent): readonly Card[] {
  const shown = brandAssets(content).filter(
    ({ kind }) => !content.mark.assets.some((asset) => asset.kind === kind) || kind === "social-card",
  );
  if (shown.length === 0) return [];
  return [
    card(
      "imagery",
      "Brand",
      "Imagery",
      content.imagery.concept,
      690,
      figureCss.replace("9rem", "16rem"),
      html`<div class="figures">
${shown.map((asset) => figure(asset))}</div>`,
    ),
  ];
}

/** The cards that show what is under the components: colour, type, spacing, shape, mark and imagery. */
export const guidelineCards = (content: DesignContent): readonly Card[] => [
  roles(content),
  palette(content),
  type(content),
  spacing(content),
  shape(content),
  mark(content),
  ...imagery(content),
];
