const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Elements that are kept, in the case of SVG 2. */
export const allowedElements = toWordSet(`
  g svg path rect circle ellipse line polyline polygon text tspan textPath defs linearGradient radialGradient stop clipPath mask
  pattern symbol use marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements that become a group: what is in them is drawn. */
export const groupElements = toWordSet("a");

/** Elements that draw nothing; they are dropped without a word. */
export const silentElements = toWordSet("title desc metadata style view cursor color-profile glyphRef altGlyph altGlyphDef");

/** What is removed from a drawing, in words for people. */
export const removedElements: ReadonlyMap<string, string> = new Map([
  ["script", "a script"],
  ["handler", "a script"],
  ["listener", "a script"],
  ["foreignObject", "a web page inside the drawing (foreignObject)"],
  ["animate", "an animation"],
  ["animateMotion", "an animation"],
  ["animateTransform", "an animation"],
  ["animateColor", "an animation"],
  ["set", "an animation"],
  ["mpath", "an animation"],
  ["discard", "an animation"],
  ["feImage", "a picture in a filter (feImage)"],
  ["font", "an SVG font"],
  ["font-face", "an SVG font"],
  ["video", "a video"],
  ["audio", "a sound"],
  ["iframe", "a web page inside the drawing (iframe)"],
  ["canvas", "a canvas"],
  ["tref", "text from another element (tref)"],
]);

/** Properties that are attributes as well (SVG 2, 6.6). */
export const presentationAttributes = toWordSet(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction display
  dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type opacity overflow
  paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility
  word-spacing writing-mode`);

/** Properties that have no attribute and are kept in `style`, with the values that they may have. */
export const styleProperties: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "mix-blend-mode",
    toWordSet(`
      normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue
      saturation color luminosity`),
  ],
  ["isolation", toWordSet("auto isolate")],
]);

/** Attributes of geometry, gradients, patterns, masks, text and filters. */
export const geometryAttributes = toWordSet(`
  d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform viewBox preserveAspectRatio offset gradientUnits
  gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits
  markerWidth markerHeight refX refY orient dx dy rotate textLength lengthAdjust startOffset method spacing pathLength filterUnits
  primitiveUnits in in2 result stdDeviation edgeMode mode type values operator k1 k2 k3 k4 tableValues slope intercept amplitude exponent
  order kernelMatrix divisor bias targetX targetY kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector radius
  baseFrequency numOctaves seed stitchTiles`);

/** Properties with a `url()`, and whether what is missing means that nothing is painted. */
export const referenceAttributes = toWordSet("fill stroke filter mask clip-path marker-start marker-mid marker-end");

/** Elements whose `href` names another element of the drawing. */
export const linkingElements = toWordSet("use linearGradient radialGradient pattern textPath");
