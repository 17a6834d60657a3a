import { parsePageSelector, matchesSelector } from "#/brand-import/web-page/page-selector";
import { type CssDeclaration, readDeclarations } from "#/brand-import/css/read-declarations";
import { readVariables } from "#/brand-import/css/read-css";
import { defaultMode, type FoundToken, type LeftItem, type Reading, type TextFile } from "#/brand-import/found-token";
import { maxImportTextBytes } from "#/brand-import/import-limits";
import { findLogos, type FoundLogos } from "#/brand-import/web-page/find-logo";
import { cleanFamily, observePage } from "#/brand-import/web-page/observe-page";
import { getAttribute, getClasses, isHeader, listAncestors } from "#/brand-import/web-page/page-elements";
import { PageResources, type WantedFile } from "#/brand-import/web-page/page-resources";
import { PageStyles } from "#/brand-import/web-page/page-styles";
import { type FontFaceRule, readRules, type PageRule, type SheetRules } from "#/brand-import/web-page/read-rules";
import { resolveAddress, toName, type WebPage } from "#/brand-import/web-page/web-page";
import { Failure } from "#/kernel/errors";
import { getText } from "#/html/clean-html";
import { type HtmlElement, type HtmlNode, type HtmlParent, parseHtml, walkElements } from "#/html/parse-html";

/** A font file of a page with the family that its style sheets give it. */
export type PageFont = { readonly path: string; readonly family: string; readonly bytes: Uint8Array };

/** What a web page says about a brand. */
export type PageReading = {
  /** The name of the site, if the page has one. */
  readonly name: string | undefined;
  readonly logos: FoundLogos;
  readonly fonts: readonly PageFont[];
  /** The files that a live page needs in addition to those that it came with. */
  readonly wanted: readonly WantedFile[];
  /** The paths of the files that belong to the page. */
  readonly usedPaths: ReadonlySet<string>;
  /** The tokens of its style sheets and elements, with the colours of the logo that was taken. */
  readTokens(logoColors: readonly string[]): Reading;
};

/** Tags, attributes and comments of one page. */
const maxPageItems = 250_000;
const maxSheets = 200;

/**
 * Reads a web page as a browser would show it without scripts: its style sheets, variables, fonts,
 * logo and icon, and the colours of its elements. Nothing is run or loaded. Throws `invalid` for a
 * page that is too large. The page is untrusted: call it in a job process.
 */
export function readPage(page: WebPage): PageReading {
  const html = decodePage(page.bytes);
  const { root, isCut } = parseHtml(html, { isDocument: true, budget: { left: maxPageItems }, hasLocations: false });
  if (isCut)
    throw new Failure(
      "invalid",
      `${page.path} has too many or too deeply nested elements. Save a smaller page of the same site.`,
    );
  const elements = listShownElements(root);
  const all = [...walkElements(root)].map(({ element }) => element);
  const base = elements.map((element) => (element.tagName === "base" ? getAttribute(element, "href") : undefined)).find(Boolean);
  const baseUrl = base === undefined ? undefined : resolveAddress(base, page.url);
  const resources = new PageResources(page, [...(baseUrl === undefined ? [] : [baseUrl]), page.url], all);
  const left: LeftItem[] = [];
  const sheets = collectSheets(page, elements, resources, left);
  const styles = new PageStyles(sheets.rules);
  const origin = findOrigin(html) ?? page.url;
  const drawn = elements.filter((element) => !isInDrawing(element));
  const logos = findLogos(drawn, styles, resources, origin);
  const fonts = collectFonts(sheets.fontFaces, resources, left);
  left.push(...describeUnread(all));
  return {
    name: readName(elements, origin),
    logos,
    fonts,
    usedPaths: resources.used,
    wanted: resources.wanted,
    readTokens(logoColors) {
      const variables = readPageVariables(sheets.texts, elements);
      const observed = observePage({ path: page.path, elements: drawn.filter(isPartOfPage), styles, logoColors });
      return {
        format: "Web page",
        files: [page.path],
        tokens: [...variables.tokens, ...observed],
        left: [...left, ...variables.left],
        notices: [
          `What was read from ${page.path} is guessed: check what each value becomes.`,
          ...(fonts.length > 0
            ? ["Its fonts come from a web page. Use them only if you may: their licence may be for that site alone."]
            : []),
          ...variables.notices,
        ],
      };
    },
  };
}

function decodePage(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The elements of a page that are shown with scripts on. */
function listShownElements(root: HtmlParent): readonly HtmlElement[] {
  const hidden = new Set<HtmlParent | null>();
  const elements: HtmlElement[] = [];
  for (const { element } of walkElements(root)) {
    if (hidden.has(element.parentNode) || element.tagName === "noscript" || element.tagName === "template") hidden.add(element);
    else elements.push(element);
  }
  return elements;
}

const isInDrawing = ({ parentNode }: HtmlElement): boolean => {
  const parent = parentNode as HtmlNode | null;
  return (
    parent !== null &&
    "tagName" in parent &&
    (parent.tagName === "svg" || (parent.namespaceURI.endsWith("/svg") && isInDrawing(parent)))
  );
};

const consentName = /cookie|consent|onetrust|gdpr|didomi|usercentrics|cky-/i;

/** Whether an element belongs to the page and not to a dialog of another company on it. */
function isPartOfPage(element: HtmlElement): boolean {
  for (let at: HtmlElement | undefined = element; at; at = getParentElement(at)) {
    if (at.tagName === "body" || at.tagName === "html") return true;
    if (consentName.test(`${getAttribute(at, "id")?.slice(0, 100) ?? ""} ${[...getClasses(at)].slice(0, 6).join(" ")}`))
      return false;
  }
  return true;
}

const getParentElement = ({ parentNode }: HtmlElement): HtmlElement | undefined =>
  parentNode && "tagName" in parentNode ? (parentNode as HtmlElement) : undefined;

/** Where a browser saved the page from; undefined if it does not say. */
function findOrigin(html: string): string | undefined {
  const [, address] = /<!-- saved from url=\(\d{1,6}\)(https?:\/\/[^\s<>]{1,2000})/i.exec(html.slice(0, 4000)) ?? [];
  return address !== undefined && URL.canParse(address) ? address : undefined;
}

type Sheets = {
  readonly texts: readonly TextFile[];
  readonly rules: readonly PageRule[];
  readonly fontFaces: readonly (FontFaceRule & { readonly base: string | undefined })[];
};

/** The style sheets of a page in their order, with those that they import before them. */
function collectSheets(page: WebPage, elements: readonly HtmlElement[], resources: PageResources, left: LeftItem[]): Sheets {
  const texts: TextFile[] = [];
  const rules: PageRule[] = [];
  const fontFaces: (FontFaceRule & { base: string | undefined })[] = [];
  const seen = new Set<string>();
  let bytes = 0;
  const add = (text: TextFile, base: string | undefined, depth: number): void => {
    bytes += text.text.length;
    if (texts.length >= maxSheets || bytes > maxImportTextBytes) {
      left.push({
        source: text.path,
        reason: `A page's style sheets are read up to ${maxSheets} files and ${maxImportTextBytes / 1_000_000} MB.`,
      });
      return;
    }
    const sheet: SheetRules = readRules(text);
    for (const address of sheet.imports) if (depth < 5) addLinked(address, base, depth + 1);
    texts.push(text);
    for (const rule of sheet.rules) rules.push(rule);
    fontFaces.push(...sheet.fontFaces.map((face) => ({ ...face, base })));
  };
  const addLinked = (address: string, base: string | undefined, depth: number): void => {
    const file = resources.find(address, base);
    if (!file) {
      resources.want(address, "style", base);
      left.push({ source: address.slice(0, 200), reason: "This style sheet of the page is not among the files." });
    } else if (!seen.has(file.path)) {
      seen.add(file.path);
      const from = base ?? page.url;
      add({ path: file.path, text: new TextDecoder().decode(file.bytes) }, resolveAddress(address, from), depth);
    }
  };
  for (const element of elements) {
    const media = getAttribute(element, "media") ?? "";
    if (/^\s{0,9}print\s{0,9}$/i.test(media)) continue;
    if (element.tagName === "style") add({ path: page.path, text: getText(element) }, undefined, 0);
    const href = element.tagName === "link" ? getAttribute(element, "href") : undefined;
    const rel = (getAttribute(element, "rel") ?? "").toLowerCase();
    if (href !== undefined && rel.split(/\s+/).includes("stylesheet") && !rel.includes("alternate"))
      addLinked(href, undefined, 0);
  }
  return { texts, rules, fontFaces };
}

/** One file for each font face: the first of its addresses that came with the page. */
function collectFonts(faces: Sheets["fontFaces"], resources: PageResources, left: LeftItem[]): PageFont[] {
  const fonts = new Map<string, PageFont>();
  const missing = new Map<string, string>();
  for (const { family, addresses, base } of faces) {
    const found = addresses.flatMap((address) => resources.find(address, base) ?? []).find(({ bytes }) => bytes.length > 100);
    const preferred = addresses.find((address) => /\.woff2(?:\?|$)/i.test(address)) ?? addresses[0] ?? "";
    if (!found) {
      resources.want(preferred, "font", base);
      missing.set(family, preferred);
    }
    if (found && fonts.size < 60) {
      const path = found.path.startsWith("data:") ? `${family} (${found.path}, ${fonts.size + 1})` : found.path;
      fonts.set(path, { path, family: cleanFamily(family), bytes: found.bytes });
    }
  }
  const held = new Set([...fonts.values()].map(({ family }) => family));
  for (const [family, address] of missing)
    if (!held.has(cleanFamily(family)))
      left.push({
        source: `${family}: ${toName(address)}`,
        reason: "This font file of the page is not among the files. Bring it in beside the page.",
      });
  return [...fonts.values()];
}

/** What a page has and a brand is not made of. */
function describeUnread(elements: readonly HtmlElement[]): LeftItem[] {
  const counts: readonly (readonly [what: string, count: number, reason: string])[] = [
    [
      "scripts",
      elements.filter(({ tagName }) => tagName === "script").length,
      "Scripts are never run, and what they change is not seen.",
    ],
    [
      "pictures",
      elements.filter(({ tagName }) => tagName === "img").length,
      "Pictures of a page are not taken over. Bring in those that belong to the brand.",
    ],
    ["frames", elements.filter(({ tagName }) => tagName === "iframe").length, "Pages inside the page are not read."],
  ];
  return counts.flatMap(([what, count, reason]) =>
    count > 0 ? [{ source: `${count} ${count === 1 ? what.slice(0, -1) : what}`, reason }] : [],
  );
}

/** The name of the site: as the page states it for other sites, or the part of its title. */
function readName(elements: readonly HtmlElement[], origin: string): string | undefined {
  const stated = elements.find(
    (element) =>
      element.tagName === "meta" &&
      /^(?:og:site_name|application-name)$/i.test(getAttribute(element, "property") ?? getAttribute(element, "name") ?? ""),
  );
  const title = elements.find(({ tagName }) => tagName === "title");
  const parts = (title ? getText(title).slice(0, 400) : "")
    .split(/\s[|–—·-]\s|:\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  // A title has the name of the site before or after that of the page: the host or the header repeats it.
  const labels = elements
    .filter((element) => listAncestors(element).slice(0, 8).some(isHeader))
    .slice(0, 200)
    .flatMap((element) => ["aria-label", "alt", "title"].map((attribute) => toPlainName(getAttribute(element, attribute) ?? "")));
  const host = toPlainName(URL.parse(origin)?.host ?? "");
  const repeated = parts.find(
    (part) => toPlainName(part).length > 1 && (host.includes(toPlainName(part)) || labels.includes(toPlainName(part))),
  );
  const shortest = parts.toSorted((one, other) => one.length - other.length)[0];
  const name = (stated && getAttribute(stated, "content")?.trim()) || (repeated ?? shortest);
  const plain = name
    ?.replaceAll(/[\u0000-\u001f\u007f]/g, " ")
    .trim()
    .slice(0, 80);
  return plain === "" ? undefined : plain;
}

const toPlainName = (text: string) =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Variables that frameworks set for themselves. */
const internalName = /^--(?:tw-|swiper-|wp-admin|fa-|toastify-|plyr-|rdp-|radix-|vp-|animate-|mdc-)/i;

/** The variables of the page itself that anything uses, as tokens. */
function readPageVariables(texts: readonly TextFile[], elements: readonly HtmlElement[]): Reading {
  const roots = elements.filter(({ tagName }) => tagName === "html" || tagName === "body");
  const pageOwners = new Map<string, boolean>();
  const isOfPage = (owner: string) => {
    const known = pageOwners.get(owner);
    if (known !== undefined) return known;
    const selector = owner.length < 100 ? parsePageSelector(owner) : undefined;
    const isMatch =
      selector !== undefined && selector.state === undefined && roots.some((element) => matchesSelector(element, selector));
    pageOwners.set(owner, isMatch);
    return isMatch;
  };
  const read = texts.map(readDeclarations);
  const used = new Set<string>();
  for (const { declarations } of read)
    for (const { value } of declarations)
      for (const [, name = ""] of value.matchAll(/var\(\s{0,9}(--[\w-]{1,200})/g)) used.add(name);
  const modes = new Set([defaultMode, "light", "dark", "high-contrast", "high-contrast-dark"]);
  let unused = 0;
  const declarations = read.flatMap(({ declarations: own }) =>
    own.flatMap((declaration): CssDeclaration[] => {
      const { property, scope } = declaration;
      if (!property.startsWith("--") || !modes.has(scope.mode) || internalName.test(property)) return [];
      if (scope.owner !== "" && !isOfPage(scope.owner)) return [];
      if (!used.has(property)) {
        unused++;
        return [];
      }
      return [{ ...declaration, scope: { mode: scope.mode, owner: "" } }];
    }),
  );
  const reading = readVariables(declarations);
  const tokens = reading.tokens.map((token): FoundToken => ({ ...token, isGuess: true }));
  const left = unused > 0 ? [{ source: `${unused} variables`, reason: "No rule of the page's style sheets uses them." }] : [];
  return {
    ...reading,
    tokens: tokens.slice(0, 5000),
    left: [...reading.left.slice(0, 50), ...left],
    notices: read.flatMap(({ notices }) => notices),
  };
}
