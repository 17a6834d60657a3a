const htmlElements = new Set(
  (
    "a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data " +
    "datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr i img input ins kbd label legend li main map mark menu meter nav ol optgroup option output p picture pre " +
    "progress q rp rt ruby s samp search section select small source span strong style sub summary sup table tbody td " +
    "textarea tfoot th thead time tr track u ul var video wbr"
  ).split(" "),
);
const svgElements = new Set(
  (
    "svg a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix " +
    "feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow " +
    "feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset " +
    "fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g image line linearGradient " +
    "marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop style switch symbol text " +
    "textPath title tspan use view"
  ).split(" "),
);

/**
 * The JSX name of an element. Unknown elements become a `span`, or a `g` in SVG, as browsers render
 * them.
 */
export function getJsxElementName(name: string, isInSvg: boolean): string {
  if (isInSvg) return svgElements.has(name) ? name : "g";
  return htmlElements.has(name) ? name : "span";
}
