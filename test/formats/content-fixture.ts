import type { ExportMetadata } from "#/formats/export-metadata";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { tokenFixture } from "#test/formats/token-fixture";

/** The metadata of the golden files. */
export const metadataFixture: ExportMetadata = { slug: "nordhavn-son", version: "1.2.0", baseUrl: "https://livery.example" };

const createSquareAsset = (slug: string, kind: BrandAsset["kind"]): BrandAsset => ({
  slug,
  name: `Nordhavn & Søn ${slug}`,
  kind,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" role="img">` +
    `<title>Nordhavn &amp; Søn</title><path d="M4 4h40v40H4z" fill="#2f5fd0"/>` +
    `</svg>\n`,
  width: 48,
  height: 48,
  outlined: true,
  alt: "Nordhavn & Søn",
});

/** A small handwritten design: two components, two pages, three assets. */
export const contentFixture: DesignContent = {
  brief: {
    name: "Nordhavn & Søn",
    tagline: "Optics, ground by hand",
    industry: "Optics",
    audience: "Boat owners & harbour masters",
    offer: "Lenses for lighthouses",
    brandColor: "color(display-p3 0.2 0.37 0.8)",
  },
  given: {},
  adjustments: [],
  direction: {
    id: "swiss",
    name: "Swiss",
    summary: "One flat field, set flush left.",
    reasons: ["Precise was asked for"],
    typeGenre: "grotesque",
    faces: { display: "hanken-grotesk", text: "public-sans", mono: "jetbrains-mono" },
    weights: { display: 700, regular: 400, medium: 500, strong: 600 },
    ratio: 1.25,
    radiusPx: 6,
    radiusBand: "slight",
    density: "medium",
    contrast: "AA",
    color: {
      words: "White with one flat field",
      neutralChroma: 0.008,
      paperLightness: 1,
      nightLightness: 0.15,
      accentShift: 175,
      chartHue: 250,
      brandChoices: ["#2f5fd0"],
    },
    depth: "border",
    strokePx: 1.5,
    motion: { fastMs: 120, baseMs: 180, slowMs: 240, ease: [0.16, 1, 0.3, 1] },
    imagery: "cropped-letterforms",
    layout: "offset-columns",
    spans: [3, 9],
    markRecipe: "grid-module",
    voice: "Plain and exact",
    always: ["Set text flush left"],
    never: ["Round a photograph"],
  },
  mark: {
    recipe: "grid-module",
    concept: "Four squares turned about one centre.",
    symbol: { viewBox: [0, 0, 48, 48], shapes: [{ path: "M4 4h40v40H4z", fill: "brand" }] },
    clearSpace: 0.25,
    smallestPx: { symbol: 16, wordmark: 20 },
    assets: [createSquareAsset("symbol", "symbol"), createSquareAsset("wordmark", "wordmark")],
  },
  imagery: { strategy: "cropped-letterforms", concept: "The mark, cropped.", assets: [createSquareAsset("hero", "hero")] },
  icons: {
    family: "Tabler Icons 3.51.0",
    licence: "MIT",
    style: { stroke: 1.5, cap: "butt", join: "miter", corner: "sharp" },
    icons: [
      { name: "check", group: "actions", path: "M5 12L10 17L20 7" },
      { name: "arrow-up", group: "arrows", path: "M12 5L12 19M18 11L12 5M6 11L12 5" },
    ],
  },
  tokens: tokenFixture,
  components: [
    {
      slug: "button",
      name: "Button",
      category: "actions",
      summary: "Starts an action.",
      css: ".lv-button{background:var(--primary,#2f5fd0);color:var(--primary-foreground,#fff);min-height:2.75rem}",
      variants: [
        { name: "Primary", html: '<button class="lv-button" type="button">Order</button>' },
        { name: "Disabled", html: '<button class="lv-button" type="button" disabled>Order</button>' },
      ],
    },
    {
      slug: "navigation-bar",
      name: "Navigation bar",
      category: "navigation",
      summary: "Leads to the parts of a site.",
      css: ".lv-navigation-bar{display:flex;gap:var(--space-4,1rem)}",
      variants: [
        {
          name: "Default",
          html:
            '<nav class="lv-navigation-bar" aria-label="Main"><input id="nb-search" type="search" aria-describedby="nb-hint"' +
            ' aria-label="Search"><span id="nb-hint">Two letters or more</span> <a href="#nb-search">To the search' +
            "</a></nav>",
        },
      ],
    },
  ],
  pages: [
    {
      slug: "landing",
      name: "Landing",
      title: "Nordhavn & Søn",
      description: "Lenses for lighthouses",
      lang: "en",
      css: ".lp{padding:var(--section-base) var(--margin)}",
      body: '<main class="lp"><h1>Lenses for lighthouses</h1><p><a href="{{page:pricing}}">Prices</a></p></main>',
    },
    {
      slug: "pricing",
      name: "Pricing",
      title: "Prices · Nordhavn & Søn",
      description: "Prices on request",
      lang: "en",
      css: ".pp{padding:var(--section-base) var(--margin)}",
      body: '<main class="pp"><h1>Prices</h1><p><a href="{{page:landing}}">Home</a> <a href="{{page:contact}}">Contact</a></p></main>',
    },
  ],
  audit: { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } },
};

/**
 * A hostile text, which tries to escape from comments, strings, style elements, templates and code
 * fences.
 */
export const hostileText =
  '*/ } </style><script>alert(1)</script> ` ``` \u0024{process.exit()} " \' \\ \n# Heading\r\n~~~ {a.b} ]]> <!-- %0a\u2028 @import "x";';

/** The same design with hostile texts. */
export const hostileContent: DesignContent = {
  ...contentFixture,
  brief: {
    ...contentFixture.brief,
    name: hostileText,
    tagline: hostileText,
    offer: hostileText,
    audience: hostileText,
    industry: hostileText,
  },
  direction: {
    ...contentFixture.direction,
    name: hostileText,
    summary: hostileText,
    reasons: [hostileText],
    voice: hostileText,
    always: [hostileText],
    never: [hostileText],
  },
  mark: { ...contentFixture.mark, concept: hostileText },
  tokens: {
    ...tokenFixture,
    brand: { ...tokenFixture.brand, given: hostileText },
    typography: {
      ...tokenFixture.typography,
      families: {
        ...tokenFixture.typography.families,
        text: { face: "public-sans", name: hostileText, stack: [hostileText, "sans-serif"] },
      },
    },
    spacing: [...tokenFixture.spacing, { name: "x};*/</style>`${", px: 4 }],
    shadows: [...tokenFixture.shadows, { name: "y};{a.b}`</style>", light: [], dark: [] }],
  },
};
