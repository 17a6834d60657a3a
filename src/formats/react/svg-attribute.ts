import type { AttributeKind, KnownAttribute } from "#/formats/react/attribute-kinds";

/**
 * Attributes of SVG whose value is any text or number. Those with a hyphen or a colon are in the
 * case of JSX.
 */
const textAttributes = new Set(
  "className id role lang tabIndex height width max min media method name target type href d fill filter mask transform points viewBox xmlns xmlnsXlink xlinkHref xmlSpace xmlLang x y x1 x2 y1 y2 z r rx ry cx cy fx fy fr dx dy offset opacity order orient origin overflow path pathLength preserveAspectRatio result rotate scale seed stroke to from by begin end dur values version visibility display direction cursor color in in2 k1 k2 k3 k4 operator radius mode refX refY stdDeviation spacing speed slope spreadMethod startOffset stitchTiles surfaceScale tableValues textLength lengthAdjust gradientTransform gradientUnits patternContentUnits patternTransform patternUnits clipPathUnits maskContentUnits maskUnits filterUnits primitiveUnits markerHeight markerUnits markerWidth baseFrequency numOctaves xChannelSelector yChannelSelector attributeName attributeType calcMode keyPoints keySplines keyTimes repeatCount repeatDur restart edgeMode diffuseConstant specularConstant specularExponent kernelMatrix kernelUnitLength limitingConeAngle clipPath clipRule colorInterpolation colorRendering fillOpacity floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight imageRendering letterSpacing lightingColor markerEnd markerMid markerStart paintOrder pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth textDecoration textRendering unicodeBidi vectorEffect wordSpacing writingMode baselineShift".split(
    " ",
  ),
);
const enumeratedAttributes: Readonly<Record<string, AttributeKind>> = {
  fillRule: ["nonzero", "evenodd", "inherit"],
  strokeLinecap: ["butt", "round", "square", "inherit"],
  strokeLinejoin: ["miter", "round", "bevel", "inherit"],
  textAnchor: ["start", "middle", "end", "inherit"],
  dominantBaseline: "auto ideographic alphabetic hanging mathematical central middle text-after-edge text-before-edge".split(" "),
  alignmentBaseline: "auto baseline middle central ideographic alphabetic hanging mathematical".split(" "),
  focusable: ["true", "false", "auto"],
  additive: ["replace", "sum"],
  accumulate: ["none", "sum"],
  colorInterpolationFilters: ["auto", "sRGB", "linearRGB", "inherit"],
  tabIndex: "number",
};

/**
 * The name of an attribute of SVG in JSX: `stroke-width` → `strokeWidth`, `xlink:href` →
 * `xlinkHref`.
 */
export const toSvgJsxName = (name: string): string =>
  name === "class"
    ? "className"
    : name === "tabindex"
      ? "tabIndex"
      : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An attribute of SVG as JSX has it, if the types know it. */
export function findSvgAttribute(attribute: string): KnownAttribute | undefined {
  const name = toSvgJsxName(attribute);
  const kind = enumeratedAttributes[name] ?? (textAttributes.has(name) ? "text" : undefined);
  return kind === undefined ? undefined : { name, kind };
}
