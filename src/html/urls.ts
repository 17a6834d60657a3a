/**
 * An address as a browser reads it: control characters and spaces at the ends and tabs and line ends anywhere are dropped, a backslash is
 * a slash (URL standard, basic URL parser).
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

/** The scheme of an address in lower case; undefined where it has none. */
export const getScheme = (url: string): string | undefined => /^([a-z][a-z0-9+.-]{0,40}):/i.exec(url)?.[1]?.toLowerCase();

/** The scheme with everything removed that is invisible, for readers that are more lenient than browsers. */
export const getLenientScheme = (url: string): string | undefined =>
  getScheme(url.slice(0, 400).replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, ""));

/** Schemes of addresses that run a script. */
export const scriptSchemes: ReadonlySet<string> = new Set(["javascript", "vbscript", "livescript", "mocha"]);

/** Schemes that links may have. */
const linkSchemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel", "sms", "geo", "webcal"]);

/** Whether a person may be sent to an address by a link or a form. */
export function isSafeLink(url: string): boolean {
  const scheme = getLenientScheme(url);
  return scheme === undefined || linkSchemes.has(scheme);
}

/** Whether an address names something on this server or beside this file, or a place in the document. */
export const isLocalUrl = (url: string): boolean => getLenientScheme(url) === undefined && !/^\/\//.test(url);

const imageDataUrl = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon|svg\+xml)[;,]/i;
const mediaDataUrl = /^data:(?:audio|video)\/[a-z0-9.+-]{1,40}[;,]/i;
const fontDataUrl = /^data:(?:font\/[a-z0-9.+-]{1,40}|application\/(?:x-)?font-[a-z0-9]{1,20})[;,]/i;

/** Whether a picture, sound or film may be loaded from an address: from beside the file or out of the address itself. */
export const isSafeMediaUrl = (url: string): boolean => isLocalUrl(url) || imageDataUrl.test(url) || mediaDataUrl.test(url);

/** Whether a style sheet may load something from an address. */
export const isSafeCssUrl = (url: string): boolean => isLocalUrl(url) || imageDataUrl.test(url) || fontDataUrl.test(url);
