/**
 * Normalizes a URL as browsers do (URL standard, basic URL parser): removes control characters and
 * spaces at both ends and tabs and line breaks anywhere, and turns backslashes into slashes.
 */
export function normalizeUrl(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && value.charCodeAt(start) <= 32) start++;
  while (end > start && value.charCodeAt(end - 1) <= 32) end--;
  return value
    .slice(start, end)
    .replace(/[\t\r\n]/g, "")
    .replaceAll("\\", "/");
}

/** Returns the scheme in lower case. Undefined for a relative URL. */
export const getScheme = (url: string): string | undefined => /^([a-z][a-z0-9+.-]{0,40}):/i.exec(url)?.[1]?.toLowerCase();

/**
 * Returns the scheme after removing invisible characters, which some parsers ignore although
 * browsers do not.
 */
export const getLenientScheme = (url: string): string | undefined =>
  getScheme(url.slice(0, 400).replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, ""));

/** Schemes of URLs that run a script. */
export const scriptSchemes: ReadonlySet<string> = new Set(["javascript", "vbscript", "livescript", "mocha"]);

/** Schemes allowed in links. */
const linkSchemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel", "sms", "geo", "webcal"]);

/** Whether a link or form may point to a URL. */
export function isSafeLink(url: string): boolean {
  const scheme = getLenientScheme(url);
  return scheme === undefined || linkSchemes.has(scheme);
}

/** Whether a URL is relative: a path, a query or a fragment. */
export const isLocalUrl = (url: string): boolean => getLenientScheme(url) === undefined && !/^\/\//.test(url);

const imageDataUrl = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon|svg\+xml)[;,]/i;
const mediaDataUrl = /^data:(?:audio|video)\/[a-z0-9.+-]{1,40}[;,]/i;
const fontDataUrl = /^data:(?:font\/[a-z0-9.+-]{1,40}|application\/(?:x-)?font-[a-z0-9]{1,20})[;,]/i;

/**
 * Whether an image, audio or video may be loaded from a URL: a relative one, or a data: URL of
 * these types.
 */
export const isSafeMediaUrl = (url: string): boolean => isLocalUrl(url) || imageDataUrl.test(url) || mediaDataUrl.test(url);

/** Whether CSS may load a URL: a relative one, or a data: URL of an image or font. */
export const isSafeCssUrl = (url: string): boolean => isLocalUrl(url) || imageDataUrl.test(url) || fontDataUrl.test(url);
