import { isLocalUrl, isSafeLink, isSafeMediaUrl, getLenientScheme, normalizeUrl, scriptSchemes } from "#/html/urls";
import { cleanCss } from "#/html/clean-css";

/**
 * The allowlist for third-party markup. Raw text, MathML, animation, foreign objects and templates
 * let one text parse into two different documents (mutation XSS), so they are not on it. The one
 * exception is the style element of HTML.
 */

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Allowed HTML elements. */
export const htmlElements = toWordSet(`
  a abbr acronym address area article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup
  data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header
  hgroup hr html i img input ins kbd label legend li link main map mark marquee menu meta meter nav nobr ol optgroup option output p
  picture pre progress q rp rt ruby s samp search section select slot small source span strike strong style sub summary sup table tbody
  td textarea tfoot th thead time title tr track tt u ul var video wbr`);

/** Allowed SVG elements (SVG 2), in the case that the parser returns. */
export const svgElements = toWordSet(`
  a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata path
  pattern polygon polyline radialGradient rect stop svg switch symbol text textPath title tspan use view`);

/**
 * Elements that run code, load a document or change what URLs mean. They are rejected in comments
 * and attribute values too.
 */
export const activeElements = toWordSet(`
  script iframe frame frameset noframes object embed applet base portal fencedframe plaintext xmp noembed noscript handler listener
  template math foreignobject animate animatemotion animatetransform set feimage mglyph malignmark annotation-xml isindex`);

/** Whether a name is that of a custom element. These do nothing without a script. */
export const isCustomElement = (name: string): boolean => /^[a-z][a-z0-9]{0,40}(?:-[a-z0-9]{1,40}){1,6}$/.test(name);

/** Keep the attribute with this value, drop it, or reject the markup. */
export type AttributeDecision =
  | { readonly value: string }
  | { readonly dropped: true }
  /** `isActive` if it can run code or load a document. */
  | { readonly refused: string; readonly isActive: boolean };

const droppedAttribute: AttributeDecision = { dropped: true };
const refuse = (reason: string, isActive = true): AttributeDecision => ({ refused: reason, isActive });

const htmlName = /^[a-z_][a-z0-9_.-]{0,100}$/;
const svgName = /^[a-zA-Z_][a-zA-Z0-9_.-]{0,100}$/;
const allowedPrefixedNames = toWordSet(
  "xlink:href xlink:title xlink:type xlink:role xlink:show xml:lang xml:space xmlns xmlns:xlink",
);
/** Attributes whose value is text or data, even if it looks like a URL. */
export const textAttributes =
  /^(?:aria-|data-|alt$|title$|placeholder$|value$|content$|label$|summary$|abbr$|name$|id$|class$|d$|points$)/;
const mediaAttributes = toWordSet("src poster background lowsrc dynsrc");
const alwaysDropped = toWordSet(
  "srcdoc is nonce http-equiv attributionsrc ping codebase classid archive data manifest profile longdesc",
);
const cssAttributes = toWordSet(`
  fill stroke filter mask clip-path marker marker-start marker-mid marker-end cursor color-profile mask-image shape-inside
  shape-subtract`);
const sourceSetAttributes = toWordSet("srcset imagesrcset");

/**
 * Decides about an attribute of an allowed element. `name` is lower case for HTML, and as written
 * for SVG.
 */
export function validateAttribute(element: string, name: string, value: string, isSvg: boolean): AttributeDecision {
  const lower = name.toLowerCase();
  if (lower.startsWith("on")) return refuse(`the event handler ${lower.slice(0, 40)}`);
  if (lower === "srcdoc") return refuse("a document in an attribute (srcdoc)");
  if (lower === "is") return refuse("a customized built-in element (is)", false);
  if (/["'<=`\\\u0000-\u0020]/.test(name)) return refuse(`an attribute with an unusual name (${toPrintable(name)})`, false);
  // Names with a prefix or special characters belong to drawing programs and script libraries.
  if (name.includes(":") ? !allowedPrefixedNames.has(lower) : !(isSvg ? svgName : htmlName).test(name)) return droppedAttribute;
  if (lower === "xmlns" || lower === "xmlns:xlink") return validateNamespace(lower, value);
  if (alwaysDropped.has(lower)) return droppedAttribute;
  if (!textAttributes.test(lower) && scriptSchemes.has(getLenientScheme(value) ?? "")) return refuse("a script URL");
  if (lower === "style") return { value: cleanCss(value).text };
  if (lower === "href" || lower === "xlink:href") return validateHref(element, value, isSvg);
  if (lower === "action" || lower === "formaction") {
    const decision = validateLink(value);
    return "value" in decision && !isLocalUrl(normalizeUrl(value)) ? droppedAttribute : decision;
  }
  if (mediaAttributes.has(lower)) return isSafeMediaUrl(normalizeUrl(value)) ? { value } : droppedAttribute;
  if (sourceSetAttributes.has(lower))
    return parseSourceSet(value).every((each) => isSafeMediaUrl(normalizeUrl(each))) ? { value } : droppedAttribute;
  if (cssAttributes.has(lower) || (isSvg && /url|image|src|\\/i.test(value) && !textAttributes.test(lower)))
    return validatePaint(value);
  return { value };
}

const toPrintable = (name: string) => name.slice(0, 40).replace(/[^\x21-\x7e]/g, "?");

function validateNamespace(name: string, value: string): AttributeDecision {
  const allowed =
    name === "xmlns" ? ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"] : ["http://www.w3.org/1999/xlink"];
  return allowed.includes(value) ? { value } : refuse("a namespace other than SVG, XHTML or XLink", false);
}

function validateHref(element: string, value: string, isSvg: boolean): AttributeDecision {
  const url = normalizeUrl(value);
  if (element === "a" || element === "area") return validateLink(value);
  if (!isSvg) return element === "link" ? { value } : droppedAttribute;
  if (element === "image") return isSafeMediaUrl(url) ? { value } : droppedAttribute;
  return url === "" || url.startsWith("#") ? { value } : droppedAttribute;
}

const validateLink = (value: string): AttributeDecision => {
  const url = normalizeUrl(value);
  if (isSafeLink(url)) return { value };
  return refuse(`a link to ${toPrintable(url.slice(0, url.indexOf(":") + 1))}`);
};

/** CSS in SVG attributes may only refer to the same document. */
function validatePaint(value: string): AttributeDecision {
  const { text, urls } = cleanCss(value);
  if (urls.length === 0) return { value };
  return urls.every(({ value: url }) => url.startsWith("#")) ? { value: text } : droppedAttribute;
}

/** Lists the URLs of a `srcset`. A comma in a data: URL does not end it. */
export const parseSourceSet = (value: string): readonly string[] =>
  value
    .split(/\s+/)
    .flatMap((word) => (/^,{0,9}data:/i.test(word) ? [word.replace(/^,{1,9}/, "")] : word.split(",")))
    .filter((word) => word !== "" && !/^[\d.]{1,20}[wxh]$/i.test(word));

/** Link types that load nothing. */
const inertLinkTypes = toWordSet(
  "alternate author canonical help license me next prev privacy-policy search tag terms-of-service",
);

/** Whether a link element only describes relations between documents. */
export const isInertLink = (rel: string, href: string): boolean => {
  const kinds = rel.toLowerCase().split(/\s+/).filter(Boolean);
  return kinds.length > 0 && kinds.every((kind) => inertLinkTypes.has(kind)) && isSafeLink(normalizeUrl(href));
};

/** Harmless values of `http-equiv`. They are omitted but not reported. */
export const inertMetaTypes = toWordSet("content-type x-ua-compatible content-language content-security-policy default-style");

/** Allowed names of `meta` elements. */
export const allowedMetaNames = toWordSet(`
  description author generator keywords viewport theme-color color-scheme application-name robots format-detection
  apple-mobile-web-app-title`);
