import { type AdjustmentList, type AdjustmentOf, areSameAdjustments } from "#/console/app/screens/edit/adjustment-list";
import type { ShownPreview } from "#/console/app/screens/edit/use-edits-preview";

/** Edits to show in a page that does not have them yet. */
export type FrameEdits = {
  /** The edits that the page has. */
  readonly saved: AdjustmentList;
  /** The edits to show. */
  readonly list: AdjustmentList;
  readonly preview: ShownPreview | undefined;
  /** The preview's style sheet, with the URLs of this server. */
  readonly css: string;
  /** Slug of the page. */
  readonly page: string | undefined;
};

const styleId = "livery-edits";

const normalize = (text: string) => text.trim().split(/\s+/u).join(" ");

const isText = (one: AdjustmentList[number]): one is AdjustmentOf<"text"> => one.kind === "text";

/**
 * The texts of a page that edits have changed: what each said when it was generated, and what it
 * says.
 */
function listTexts(list: AdjustmentList, page: string | undefined): ReadonlyMap<string, string> {
  const texts = list.filter(isText).filter((one) => one.page === undefined || one.page === page);
  return new Map(texts.map(({ from, to }) => [normalize(from), to]));
}

/** What texts of a page with the saved edits have to say instead: by the text that they show. */
export function listTextChanges(
  saved: AdjustmentList,
  list: AdjustmentList,
  page: string | undefined,
): ReadonlyMap<string, string> {
  const before = listTexts(saved, page);
  const after = listTexts(list, page);
  const changes = new Map<string, string>();
  for (const from of new Set([...before.keys(), ...after.keys()])) {
    const shown = normalize(before.get(from) ?? from);
    const wanted = after.get(from) ?? from;
    if (shown !== wanted) changes.set(shown, wanted);
  }
  return changes;
}

/** Shows edits in a loaded page: their style sheet after the page's own, and their texts. */
export function paintFrame(frame: HTMLIFrameElement | undefined, { saved, list, preview, css, page }: FrameEdits): void {
  const shown = frame?.contentDocument;
  // The empty page before the first load has the policy of the console, which forbids styles.
  if (!shown?.head || shown.URL === "about:blank") return;
  const style = shown.getElementById(styleId) ?? shown.createElement("style");
  const wantedCss = preview === undefined || areSameAdjustments(preview.list, saved) ? "" : css;
  if (style.textContent !== wantedCss) style.textContent = wantedCss;
  style.id = styleId;
  if (shown.head.lastElementChild !== style) shown.head.append(style);
  paintTexts(shown, listTextChanges(saved, list, page));
}

/** What the nodes said before edits were shown in them. */
const originals = new WeakMap<Node, string>();
const paintedPages = new WeakSet<Document>();

function paintTexts(page: Document, changes: ReadonlyMap<string, string>): void {
  if (changes.size === 0 && !paintedPages.has(page)) return;
  paintedPages.add(page);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const original = originals.get(node) ?? node.nodeValue ?? "";
    const wanted = changes.get(normalize(original)) ?? original;
    if (node.nodeValue === wanted) continue;
    originals.set(node, original);
    node.nodeValue = wanted;
  }
}
