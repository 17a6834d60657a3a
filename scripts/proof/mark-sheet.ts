import { baseCss } from "#/documents/base-css";
import { renderDocument } from "#/documents/render-document";
import { renderGlobalsRules } from "#/formats/globals-css";
import { html, trustMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";

const sheetCss = `
.marks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1.5rem; padding: 1.5rem; }
.marks > h1 { grid-column: 1 / -1; margin: 0; font-size: 1.25rem; }
.marks figure { margin: 0; }
.marks figcaption { font-size: 0.8rem; }
.marks .ground { display: grid; place-items: center; height: 12rem; padding: 1.5rem; border: 1px solid var(--border); background: #fff; }
.marks .ground--dark { background: #111; }
.marks .ground > svg { width: 100%; height: 100%; }
.marks .row { display: flex; align-items: end; gap: 1.5rem; flex-wrap: wrap; grid-column: 1 / -1; }
`;

/**
 * A page with every drawing of a system, on white or on black if it is made for that, and the
 * symbol at tab and list sizes.
 */
export function renderMarkSheet({ mark, imagery, tokens, brief, pages }: DesignContent): string {
  const onDark = new Set(["symbol-white", "reversed"]);
  const drawing = (svg: string) => trustMarkup(svg.slice(svg.indexOf("<svg")));
  const symbol = mark.assets.find(({ kind }) => kind === "symbol");
  const sized = (px: number) =>
    symbol && drawing(symbol.svg.replace(/<svg\b/, `<svg style="width:${px}px;height:${px}px" data-size="${px}"`));
  const body = html`<main class="marks"><h1>${brief.name}: ${mark.recipe}</h1><div class="row">${[16, 24, 32, 48, 96].map(sized)}</div>${[
    ...mark.assets,
    ...imagery.assets,
  ].map(
    ({ svg, kind, name }) =>
      html`
        <figure>
          <div class="ground${onDark.has(kind) && " ground--dark"}">${drawing(svg)}</div>
          <figcaption>${name}</figcaption>
        </figure>`,
  )}</main>`;
  return renderDocument({
    lang: pages[0]?.lang ?? "en",
    title: brief.name,
    description: "",
    styles: [renderGlobalsRules(tokens), baseCss, sheetCss],
    body: body.text,
  });
}
