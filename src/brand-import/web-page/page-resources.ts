import type { ImportFile } from "#/brand-import/recognize-files";
import { getAttribute } from "#/brand-import/web-page/page-elements";
import { resolveAddress, toName, type WebPage } from "#/brand-import/web-page/web-page";
import { type HtmlElement, parseHtml, walkElements } from "#/html/parse-html";
import { createMarkupBudget } from "#/html/limits";

/** A file that a live page needs to be read, and what it is. */
export type WantedFile = { readonly url: string; readonly kind: "style" | "font" | "drawing" };

/** Bytes that one `data:` URL may have. */
const maxDataBytes = 12_000_000;

/** Finds the files that addresses of a page name, among those that came with it. */
export class PageResources {
  /** Paths of the files that were asked for. */
  readonly used = new Set<string>();
  readonly #wanted = new Map<string, WantedFile>();
  readonly #byName = new Map<string, ImportFile>();
  readonly #sprites = new Map<string, ReadonlyMap<string, HtmlElement>>();
  readonly #ids: ReadonlyMap<string, HtmlElement>;

  constructor(
    readonly page: WebPage,
    readonly bases: readonly string[],
    elements: readonly HtmlElement[],
  ) {
    for (const [url, file] of page.resources) this.#byName.set(decodeName(toName(url)), file);
    this.#ids = listIds(elements);
  }

  /**
   * The file at an address, relative to the page or to `base`. Browsers save files under their
   * names alone, so that the name counts where there is no file at the address itself.
   */
  find(address: string, base?: string): ImportFile | undefined {
    if (/^\s{0,20}data:/i.test(address)) return readDataUrl(address.trim());
    for (const from of base === undefined ? this.bases : [base]) {
      const url = resolveAddress(address, from);
      if (url === undefined) continue;
      const file =
        this.page.resources.get(url) ??
        this.page.resources.get(url.split("?")[0] ?? url) ??
        this.#byName.get(decodeName(toName(url)));
      if (!file) continue;
      this.used.add(file.path);
      return file;
    }
    return undefined;
  }

  /** The files that were asked for and did not come with the page. */
  get wanted(): readonly WantedFile[] {
    return [...this.#wanted.values()];
  }

  /** Notes that a file at an https address would be read if it came with the page. */
  want(address: string, kind: WantedFile["kind"], base?: string): void {
    const url = resolveAddress(address, base ?? this.bases[0] ?? this.page.url);
    if (url?.startsWith("https://") && url.length <= 2048 && this.#wanted.size < 200) this.#wanted.set(url, { url, kind });
  }

  /** The element that `use` refers to: in the page, or in a file of symbols. */
  findDrawingPart(href: string): HtmlElement | undefined {
    const [address = "", id = ""] = href.split("#");
    if (address === "") return this.#ids.get(id);
    const file = this.find(address);
    if (!file || file.bytes.length > 4_000_000) return undefined;
    const known = this.#sprites.get(file.path);
    if (known) return known.get(id);
    const { root } = parseHtml(new TextDecoder().decode(file.bytes), {
      isDocument: false,
      budget: createMarkupBudget(),
      hasLocations: false,
    });
    const ids = listIds([...walkElements(root)].map(({ element }) => element));
    this.#sprites.set(file.path, ids);
    return ids.get(id);
  }
}

function listIds(elements: readonly HtmlElement[]): ReadonlyMap<string, HtmlElement> {
  const ids = new Map<string, HtmlElement>();
  for (const element of elements) {
    const id = getAttribute(element, "id");
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  return ids;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function readDataUrl(address: string): ImportFile | undefined {
  const comma = address.indexOf(",");
  const head = address.slice(5, comma).toLowerCase();
  if (comma < 0 || comma > 400 || address.length > maxDataBytes * 1.4) return undefined;
  const content = address.slice(comma + 1);
  const bytes = head.includes("base64") ? Buffer.from(content, "base64") : Buffer.from(decodeName(content), "utf8");
  return { path: `data:${head.split(";")[0] ?? ""}`, bytes: new Uint8Array(bytes) };
}
