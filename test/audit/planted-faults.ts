/**
 * Where a fault goes: before the end of main, into a style element of its own after the others,
 * into the head, or in the place of what a pattern finds first.
 */
export type PlantedFault = {
  readonly kind: string;
  /**
   * What a careful reader would call it: any one of these rules naming the page counts as found.
   */
  readonly found: readonly string[];
} & (
  | { readonly main: string; readonly style?: string }
  | { readonly style: string }
  | { readonly head: string }
  | { readonly replace: string; readonly by: string; readonly style?: string }
);

/**
 * What goes wrong in pages that people and agents write, as it looks in such pages. `$id` is an id
 * that the page has. Written from what accessibility guides, security advisories and design
 * critiques complain of, not from the rules.
 */
export const plantedFaults: readonly PlantedFault[] = [
  { kind: "an analytics script", found: ["markup-safe"], main: "<script>window.dataLayer=[]</script>" },
  {
    kind: "a script from a CDN",
    found: ["markup-safe", "nothing-outside"],
    head: '<script src="https://cdn.example/app.js" defer></script>',
  },
  { kind: "an inline handler", found: ["markup-safe"], main: '<button type="button" onclick="buy()">Buy now</button>' },
  { kind: "a link that runs", found: ["markup-safe"], main: '<a href="javascript:void(0)">Open the menu</a>' },
  { kind: "a video frame", found: ["markup-safe"], main: '<iframe title="Film" src="https://video.example/1"></iframe>' },
  { kind: "a page that moves on", found: ["markup-safe"], head: '<meta http-equiv="refresh" content="5;url=/next">' },
  {
    kind: "fonts from a font service",
    found: ["nothing-outside"],
    head: '<link rel="stylesheet" href="https://fonts.example/css2?family=Inter">',
  },
  {
    kind: "a hotlinked picture",
    found: ["nothing-outside"],
    main: '<img alt="The harbour at dawn" src="https://images.example/harbour.jpg">',
  },
  { kind: "an imported style sheet", found: ["nothing-outside"], style: '@import url("https://cdn.example/reset.css");' },
  {
    kind: "a background from elsewhere",
    found: ["nothing-outside"],
    style: ".plate{background-image:url(//images.example/a.webp)}",
  },
  {
    kind: "a document in a data address",
    found: ["data-address-kinds"],
    main: '<a href="data:text/html,<h1>Hi</h1>">The letter</a>',
  },
  { kind: "a picture without alternative", found: ["image-alternative"], main: '<img src="data:image/png;base64,iVBORw0KGgo=">' },
  {
    kind: "a file name as alternative",
    found: ["alternative-tells"],
    main: '<img alt="hero_final_v2.png" src="data:image/png;base64,iVBORw0KGgo=">',
  },
  {
    kind: "a button with an icon alone",
    found: ["control-named"],
    main: '<button type="button"><svg aria-hidden="true" viewBox="0 0 8 8"><path d="M0 0h8"/></svg></button>',
  },
  {
    kind: "a field with a placeholder for a label",
    found: ["control-named"],
    main: '<input type="email" placeholder="you@example.com">',
  },
  {
    kind: "a select without a label",
    found: ["control-named"],
    main: "<select><option>Monthly</option><option>Yearly</option></select>",
  },
  { kind: "a label for a field that is gone", found: ["label-leads"], main: '<label for="company-size">Company size</label>' },
  { kind: "an id that stands twice", found: ["ids-unique"], main: '<p id="$id">Again.</p>' },
  { kind: "a div that is not closed", found: ["markup-closed"], replace: "</main>", by: "<div></main>" },
  { kind: "a block in a paragraph", found: ["nesting-valid", "markup-closed"], main: "<p>Ours: <div>glass</div></p>" },
  { kind: "an attribute twice", found: ["attributes-once"], main: '<p class="note" class="wide">Open today.</p>' },
  { kind: "a list item alone", found: ["lists-structured"], main: "<div><li>Frames</li><li>Lenses</li></div>" },
  { kind: "a heading level left out", found: ["heading-order"], main: "<section><h2>Frames</h2><h5>Titanium</h5></section>" },
  { kind: "an empty heading", found: ["heading-says"], main: "<h2></h2>" },
  { kind: "a second first heading", found: ["one-main"], main: "<h1>Welcome</h1>" },
  { kind: "a second main", found: ["one-main"], replace: "</main>", by: "</main><main><p>More.</p></main>" },
  { kind: "no language", found: ["document-frame"], replace: '<html lang="[^"]*"', by: "<html" },
  {
    kind: "a language that is none",
    found: ["language-known", "document-frame"],
    replace: '<html lang="[^"]*"',
    by: '<html lang="en_US"',
  },
  { kind: "no title", found: ["document-frame"], replace: "<title>[^<]*</title>", by: "" },
  {
    kind: "a title of the toolchain",
    found: ["title-tells"],
    replace: "<title>[^<]*</title>",
    by: "<title>Vite + React</title>",
  },
  { kind: "no doctype", found: ["document-frame"], replace: "<!doctype html>", by: "" },
  {
    kind: "a locked zoom",
    found: ["zoom-free"],
    replace: '<meta name="viewport"[^>]*>',
    by: '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">',
  },
  {
    kind: "text outside of everything",
    found: ["content-in-landmarks"],
    replace: "<main",
    by: "<div><p>Free delivery this week.</p></div><main",
  },
  { kind: "a link without a target", found: ["link-leads"], main: '<a href="#">Terms of use</a>' },
  { kind: "a link to a place that is not there", found: ["place-exists"], main: '<a href="#testimonials">What others say</a>' },
  { kind: "a link that says here", found: ["link-says-where"], main: '<p>For prices <a href="pricing.html">click here</a>.</p>' },
  {
    kind: "a link in a button",
    found: ["control-not-nested"],
    main: '<button type="button"><a href="pricing.html">Prices</a></button>',
  },
  {
    kind: "a table without headers",
    found: ["table-headed"],
    main: "<table><tr><td>Plan</td><td>Price</td></tr><tr><td>One</td><td>9</td></tr></table>",
  },
  { kind: "a drawing without a name", found: ["svg-named"], main: '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>' },
  { kind: "a role that is none", found: ["aria-valid"], main: '<div role="btn">Send</div>' },
  {
    kind: "a state with a word for yes",
    found: ["aria-valid", "aria-values"],
    main: '<button type="button" aria-expanded="yes">Menu</button>',
  },
  {
    kind: "a description that is gone",
    found: ["aria-valid"],
    main: '<button type="button" aria-describedby="tip-9">Save</button>',
  },
  {
    kind: "a slider without a value",
    found: ["aria-required"],
    main: '<div role="slider" tabindex="0" aria-label="Width"></div>',
  },
  {
    kind: "tabs without a list",
    found: ["aria-family"],
    main: '<div><button role="tab" aria-selected="true" type="button">One</button></div>',
  },
  {
    kind: "a current that is no current",
    found: ["aria-values"],
    main: '<a href="pricing.html" aria-current="active">Prices</a>',
  },
  {
    kind: "a hidden link that keeps the focus",
    found: ["hidden-unfocusable", "control-named"],
    main: '<div aria-hidden="true"><a href="pricing.html">Prices</a></div>',
  },
  { kind: "a tab order by numbers", found: ["tab-order-natural"], main: '<a href="pricing.html" tabindex="5">Prices</a>' },
  {
    kind: "a name that is not what is shown",
    found: ["label-in-name"],
    main: '<button type="button" aria-label="Submit form">Book a visit</button>',
  },
  {
    kind: "a film that starts by itself",
    found: ["media-quiet"],
    main: '<video autoplay src="data:video/mp4;base64,AAAA"></video>',
  },
  {
    kind: "a form that sends somewhere",
    found: ["forms-inert"],
    main: '<form action="https://forms.example/7" method="post"><button>Send</button></form>',
  },
  {
    kind: "a field with an unknown autofill",
    found: ["autocomplete-known"],
    main: '<label>E-mail <input type="email" autocomplete="mail"></label>',
  },
  { kind: "centred by an old tag", found: ["markup-current"], main: "<center>Since 1974</center>" },
  { kind: "a colour of its own", found: ["color-from-palette"], style: ".note{border-top:1px solid #ff4785}" },
  { kind: "a colour of its own in a tag", found: ["color-from-palette"], main: '<p style="color:#7A1FA2">Only today.</p>' },
  { kind: "a colour by its name", found: ["color-from-palette"], style: ".note{outline-color:Tomato}" },
  {
    kind: "a palette of its own",
    found: ["palette-respected"],
    style:
      ".a{color:#101}.b{color:#212}.c{color:#323}.d{color:#434}.e{color:#545}.f{color:#656}" +
      ".g{color:#767}.h{color:#878}.i{color:#989}.j{color:#a9a}.k{color:#bab}.l{color:#cbc}",
  },
  { kind: "a face of its own", found: ["family-of-system"], style: 'h2{font-family:"Inter",sans-serif}' },
  { kind: "a face in the shorthand", found: ["family-of-system"], style: ".note{font:600 1rem/1.5 Poppins,sans-serif}" },
  { kind: "a size off the scale", found: ["size-from-scale"], style: ".note{font-size:22.2px}" },
  { kind: "a space off the scale", found: ["spacing-from-scale"], style: ".note{padding:13px 27px}" },
  { kind: "a radius off the set", found: ["radius-from-set"], style: ".note{border-radius:13px}" },
  { kind: "a shadow of its own", found: ["shadow-from-set"], style: ".note{box-shadow:0 25px 50px -12px rgb(0 0 0 / .25)}" },
  { kind: "a variable with a typing error", found: ["variable-known"], style: ".note{color:var(--foregroud)}" },
  { kind: "a variable of another system", found: ["variable-known"], style: ".note{color:var(--mui-palette-primary-main)}" },
  { kind: "the focus taken away from everything", found: ["focus-visible-kept"], style: "*:focus{outline:none}" },
  { kind: "the focus taken away from buttons", found: ["focus-visible-kept"], style: "button:focus,a:focus{outline:0}" },
  { kind: "pale text on white", found: ["pair-legible"], style: ".note{color:#b8b8b8;background:#fff}" },
  {
    kind: "a pair of the system that does not read",
    found: ["pair-legible"],
    style: ".note{color:var(--background);background:var(--card)}",
  },
  { kind: "a rule that cannot be overruled", found: ["important-rare"], style: ".note{display:block!important}" },
  { kind: "a tower of layers", found: ["layers-few"], style: ".note{position:relative;z-index:99999}" },
  { kind: "a transition of everything", found: ["motion-cheap"], style: ".note{transition:all .3s ease}" },
  { kind: "a transition of the height", found: ["motion-cheap"], style: ".note{transition:height 200ms ease-out}" },
  { kind: "a bounce", found: ["easing-calm"], style: ".note{transition:transform .2s cubic-bezier(.68,-.55,.27,1.55)}" },
  {
    kind: "an overlay over all",
    found: ["no-covering-overlay"],
    main: '<div class="promo">Subscribe</div>',
    style: ".promo{position:fixed;inset:0}",
  },
  { kind: "tiny text", found: ["text-size-legible"], style: ".note{font-size:.625rem}" },
  { kind: "small running text", found: ["text-size-legible"], style: "main p{font-size:12px}" },
  { kind: "lines that touch", found: ["leading-open"], style: "main p{line-height:1.1}" },
  { kind: "lines without end", found: ["measure-kept"], style: ".note{max-width:120ch}" },
  { kind: "letters far apart", found: ["tracking-moderate"], style: "main p{letter-spacing:.12em}" },
  { kind: "text in both edges", found: ["prose-unshouted"], style: ".note{text-align:justify}" },
  { kind: "running text in capitals", found: ["prose-unshouted"], style: "main p{text-transform:uppercase}" },
  {
    kind: "a small target",
    found: ["target-size"],
    main: '<button type="button" class="dot" aria-label="Next">›</button>',
    style: ".dot{width:16px;height:16px}",
  },
  { kind: "a box wider than a phone", found: ["width-fits"], style: ".note{width:960px}" },
  { kind: "a weight that no face has", found: ["weight-of-face"], style: ".note{font-weight:1000}" },
  {
    kind: "text in a gradient",
    found: ["no-gradient-text"],
    style:
      "h1{background:linear-gradient(90deg,var(--brand),var(--spot));-webkit-background-clip:text;background-clip:text;color:transparent}",
  },
  { kind: "a glow", found: ["no-glow"], style: ".note{box-shadow:0 0 40px #00e5ff}" },
  {
    kind: "a violet gradient",
    found: ["no-stock-gradient"],
    style: ".note{background:linear-gradient(135deg,#667eea 0%,#764ba2 100%)}",
  },
  {
    kind: "a stripe at the side",
    found: ["no-side-stripe"],
    style: ".note{border-left:4px solid var(--primary);padding:1rem;background:var(--muted)}",
  },
  {
    kind: "a card in a card",
    found: ["no-nested-cards"],
    main: '<div class="tile"><div class="tile"><p>Frames</p></div></div>',
    style: ".tile{padding:24px;border:1px solid var(--border);border-radius:var(--radius-lg)}",
  },
  {
    kind: "three cards with icons",
    found: ["no-icon-card-row"],
    main:
      '<div><div><svg aria-hidden="true"></svg><h2>Fast</h2><p>x</p></div><div>' +
      '<svg aria-hidden="true"></svg><h2>Safe</h2><p>y</p></div><div><svg aria-hidden="true">' +
      "</svg><h2>Open</h2><p>z</p></div></div>",
  },
  {
    kind: "a pill over a centred heading",
    found: ["no-pill-eyebrow"],
    replace: "<h1\\b",
    by: '<div class="hero-mid"><span class="pill">New: lenses in a day</span><h1',
    style: ".hero-mid{text-align:center}.pill{border-radius:9999px;padding:4px 12px;background:var(--muted)}",
  },
  {
    kind: "kickers over every heading",
    found: ["kickers-few"],
    main:
      '<section><p class="over">Frames</p><h2>Titanium</h2></section><section>' +
      '<p class="over">Lenses</p><h2>Glass</h2></section><section><p class="over">Visits' +
      "</p><h2>Hours</h2></section>",
    style: ".over{text-transform:uppercase;letter-spacing:.1em}",
  },
  {
    kind: "sections with numbers",
    found: ["no-number-markers"],
    main: "<section><span>01</span><h2>Ask</h2><span>02</span><h2>Try</h2><span>03</span><h2>Wear</h2></section>",
  },
  { kind: "an emoji for an icon", found: ["no-emoji-icons"], main: "<div><span>🚀</span><p>Quick</p></div>" },
  {
    kind: "words that are still to come",
    found: ["no-filler-text"],
    main: "<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>",
  },
  { kind: "words that fit every product", found: ["copy-plain"], main: "<p>A seamless, cutting-edge experience.</p>" },
  {
    kind: "a logo that is none of the brand's",
    found: ["mark-of-system"],
    main: '<svg class="site-logo" role="img" aria-label="Logo" viewBox="0 0 24 24"><path d="M12 2 2 22h20z"/></svg>',
  },
];
