/**
 * The value type of an attribute in React's types: any text, a number, a boolean, or one of several
 * strings.
 */
export type AttributeKind = "text" | "number" | "flag" | readonly string[];

/** An attribute in JSX: `colspan` → `colSpan`, a number. */
export type KnownAttribute = { readonly name: string; readonly kind: AttributeKind };

const booleanValues = ["true", "false"];

/**
 * Lines of `element …: attribute=jsxName:kind …`, where `*` is every element. The default kind is
 * `text`; several strings are separated by `|`. Indented lines continue the line before.
 */
const table = `*: class=className id title lang dir slot part role rel itemprop=itemProp itemid=itemID itemref=itemRef itemtype=itemType
  accesskey=accessKey hidden:flag inert:flag autofocus=autoFocus:flag itemscope=itemScope:flag tabindex=tabIndex:number
  translate:yes|no draggable:true|false spellcheck=spellCheck:true|false
  contenteditable=contentEditable:true|false|plaintext-only enterkeyhint=enterKeyHint:enter|done|go|next|previous|search|send
  inputmode=inputMode:none|text|tel|url|email|numeric|decimal|search popover:auto|manual|hint popovertarget=popoverTarget
  popovertargetaction=popoverTargetAction:toggle|show|hide
a area: href target hreflang=hrefLang type media ping
area img: alt
area: coords shape
blockquote q del ins: cite
del ins time: datetime=dateTime
button input select textarea fieldset optgroup option: disabled:flag
button input select textarea fieldset output meter: form
button input select textarea fieldset output form details map: name
button: type:submit|reset|button
button data li meter option progress: value
input: type accept alt list max maxlength=maxLength:number min minlength=minLength:number multiple:flag pattern placeholder
  readonly=readOnly:flag required:flag size:number src step width height value checked:flag
input select textarea form: autocomplete=autoComplete
textarea: cols:number rows:number maxlength=maxLength:number minlength=minLength:number placeholder readonly=readOnly:flag
  required:flag wrap
select: multiple:flag required:flag size:number
option optgroup: label
label output: for=htmlFor
form: action method enctype=encType novalidate=noValidate:flag target accept-charset=acceptCharset
progress meter: max
meter: min high:number low:number optimum:number
img: src srcset=srcSet sizes width height usemap=useMap loading:eager|lazy decoding:async|auto|sync
source: src srcset=srcSet sizes media type width height
video audio: src controls:flag loop:flag muted:flag autoplay=autoPlay:flag preload
video: poster width height playsinline=playsInline:flag
track: src kind label srclang=srcLang default:flag
td th: colspan=colSpan:number rowspan=rowSpan:number headers scope
th: abbr
col colgroup: span:number
ol: reversed:flag start:number type:1|a|A|i|I
details: name open:flag
dialog: open:flag closedby:any|closerequest|none
canvas: width height`;

const attributesByElement = new Map<string, Map<string, KnownAttribute>>();
for (const line of table.replaceAll("\n  ", " ").split("\n")) {
  const [elements = "", attributes = ""] = line.split(": ");
  for (const element of elements.split(" ")) {
    const elementAttributes = attributesByElement.get(element) ?? new Map<string, KnownAttribute>();
    attributesByElement.set(element, elementAttributes);
    for (const entry of attributes.split(" ")) {
      const [names = "", kindText = "text"] = entry.split(":");
      const [name = "", jsx = name] = names.split("=");
      elementAttributes.set(name, {
        name: jsx,
        kind: kindText === "text" || kindText === "number" || kindText === "flag" ? kindText : kindText.split("|"),
      });
    }
  }
}

/**
 * The JSX form of an HTML attribute on an element. Undefined if React's types do not include it.
 */
export const findHtmlAttribute = (element: string, name: string): KnownAttribute | undefined =>
  attributesByElement.get(element)?.get(name) ?? attributesByElement.get("*")?.get(name);

const ariaEnumerations: Readonly<Record<string, readonly string[]>> = {
  autocomplete: ["none", "inline", "list", "both"],
  checked: [...booleanValues, "mixed"],
  current: [...booleanValues, "page", "step", "location", "date", "time"],
  haspopup: [...booleanValues, "menu", "listbox", "tree", "grid", "dialog"],
  invalid: [...booleanValues, "grammar", "spelling"],
  live: ["off", "assertive", "polite"],
  orientation: ["horizontal", "vertical"],
  pressed: [...booleanValues, "mixed"],
  relevant: ["additions", "additions removals", "additions text", "all", "removals", "text"],
  sort: ["none", "ascending", "descending", "other"],
};
const ariaBooleanAttributes = new Set(
  "atomic busy disabled expanded hidden modal multiline multiselectable readonly required selected".split(" "),
);
const ariaNumberAttributes = new Set(
  "colcount colindex colspan level posinset rowcount rowindex rowspan setsize valuemax valuemin valuenow".split(" "),
);
const ariaTextAttributes = new Set(
  (
    "label labelledby describedby controls owns details errormessage activedescendant keyshortcuts placeholder " +
    "roledescription valuetext description"
  ).split(" "),
);

/** The kind of an ARIA attribute. Undefined if React's types do not include it. */
export function getAriaKind(name: string): AttributeKind | undefined {
  const shortName = name.replace(/^aria-/, "");
  if (ariaTextAttributes.has(shortName)) return "text";
  if (ariaNumberAttributes.has(shortName)) return "number";
  return ariaBooleanAttributes.has(shortName) ? booleanValues : ariaEnumerations[shortName];
}

/** SVG attributes whose value is any text or number, with their JSX names. */
const svgTextAttributes = new Set(
  (
    "className id role lang tabIndex height width max min media method name target type href d fill filter mask " +
    "transform points viewBox xmlns xmlnsXlink xlinkHref xmlSpace xmlLang x y x1 x2 y1 y2 z r rx ry cx cy fx fy fr dx " +
    "dy offset opacity order orient origin overflow path pathLength preserveAspectRatio result rotate scale seed stroke " +
    "to from by begin end dur values version visibility display direction cursor color in in2 k1 k2 k3 k4 operator " +
    "radius mode refX refY stdDeviation spacing speed slope spreadMethod startOffset stitchTiles surfaceScale " +
    "tableValues textLength lengthAdjust gradientTransform gradientUnits patternContentUnits patternTransform " +
    "patternUnits clipPathUnits maskContentUnits maskUnits filterUnits primitiveUnits markerHeight markerUnits " +
    "markerWidth baseFrequency numOctaves xChannelSelector yChannelSelector attributeName attributeType calcMode " +
    "keyPoints keySplines keyTimes repeatCount repeatDur restart edgeMode diffuseConstant specularConstant " +
    "specularExponent kernelMatrix kernelUnitLength limitingConeAngle clipPath clipRule colorInterpolation " +
    "colorRendering fillOpacity floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle " +
    "fontVariant fontWeight imageRendering letterSpacing lightingColor markerEnd markerMid markerStart paintOrder " +
    "pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity " +
    "strokeWidth textDecoration textRendering unicodeBidi vectorEffect wordSpacing writingMode baselineShift"
  ).split(" "),
);
const svgEnumerations: Readonly<Record<string, AttributeKind>> = {
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

/** The JSX name of an SVG attribute: `stroke-width` → `strokeWidth`, `xlink:href` → `xlinkHref`. */
export const toSvgJsxName = (name: string): string =>
  name === "class"
    ? "className"
    : name === "tabindex"
      ? "tabIndex"
      : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The JSX form of an SVG attribute. Undefined if React's types do not include it. */
export function findSvgAttribute(attribute: string): KnownAttribute | undefined {
  const name = toSvgJsxName(attribute);
  const kind = svgEnumerations[name] ?? (svgTextAttributes.has(name) ? "text" : undefined);
  return kind === undefined ? undefined : { name, kind };
}
