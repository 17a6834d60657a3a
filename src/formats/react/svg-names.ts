/** Elements and attributes of SVG that bear capitals; a document of HTML may write them in any case (HTML, foreign content). */
const elements =
  "animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject linearGradient radialGradient textPath";
const attributes =
  "attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan";

const byLowerCase = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(" ").map((name) => [name.toLowerCase(), name]));
const elementNames = byLowerCase(elements);
const attributeNames = byLowerCase(attributes);

/** The name of an element of SVG in its own case. */
export const svgElementName = (name: string): string => elementNames.get(name.toLowerCase()) ?? name.toLowerCase();

/** The name of an attribute of SVG in its own case. */
export const svgAttributeName = (name: string): string => attributeNames.get(name.toLowerCase()) ?? name.toLowerCase();
