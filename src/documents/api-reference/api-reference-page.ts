import { html, type Markup } from "#/kernel/markup";
import { version } from "#/kernel/version";
import { apiReferenceCss } from "#/documents/api-reference/api-reference-css";
import type { ReferenceEntry, ReferenceField } from "#/documents/api-reference/reference-entry";
import { renderGuideList } from "#/documents/guides/guide-index";
import { renderDocsPage } from "#/documents/site-layout/docs-page";
import { renderInlineCode } from "#/documents/site-layout/inline-code";

/** The content of the API reference. */
export type ApiReference = {
  /** URL of the OpenAPI document. */
  readonly descriptionHref: string;
  readonly entries: readonly ReferenceEntry[];
};

/**
 * The API reference as one HTML document that loads only Livery's own fonts and runs no scripts.
 */
export function renderApiReferencePage({ descriptionHref, entries }: ApiReference): string {
  const tags = [...Map.groupBy(entries, ({ tag }) => tag)];
  return renderDocsPage({
    title: "API reference",
    current: "/docs",
    lead:
      "Every endpoint of the Livery HTTP API. Published systems need no key. All other endpoints require an API key or " +
      "a signed-in session.",
    more: html`
      <p>
        Livery ${version}. Machine-readable: <a href="${descriptionHref}">OpenAPI</a>. Send the API key
        in the header <code>Authorization: Bearer &lt;API_KEY&gt;</code>. Request and response bodies are
        JSON. Errors are JSON objects: <code>error</code> says what happened and how to fix it, <code>code</code> is
        a stable identifier, and <code>requestId</code> identifies the request in the server log. Lists are
        paginated: pass <code>nextCursor</code> of one response as <code>cursor</code> of the next request.
      </p>`,
    sections: [
      { id: "guides", name: "Guides" },
      ...tags.map(([tag, tagEntries]) => ({
        id: getTagId(tag),
        name: tag,
        items: tagEntries.map(({ id, title }) => ({ id, name: title })),
      })),
    ],
    body: html`${renderGuideList()}${tags.map(
      ([tag, tagEntries]) => html`<section id="${getTagId(tag)}"><h2>${tag}</h2>\n
        ${tagEntries.map(renderRoute)}</section>\n`,
    )}`,
    styles: [apiReferenceCss],
  });
}

const getTagId = (tag: string) => `tag-${tag.toLowerCase()}`;

const renderRoute = (entry: ReferenceEntry): Markup => html`
  <article id="${entry.id}">\n
    <h3>${entry.title}</h3>\n
    <div class="route"><code class="method">${entry.method}</code><code>${entry.path}</code></div>\n
    <p>${renderInlineCode([entry.summary, entry.description ?? ""].join(" ").trim())}</p>\n
    <p class="access">${entry.access}</p>\n
    ${renderFields("Path", entry.inPath)}
    ${renderFields("Query", entry.inQuery)}
    ${renderFields("Body", entry.inBody)}
    ${renderResponse(entry)}
    ${renderExample(entry)}\n
  </article>\n`;

const renderFields = (title: string, rows: readonly ReferenceField[]) =>
  rows.length > 0 &&
  html`<h4>${title}</h4><dl class="fields">${rows.map(
    ({ name, type, description, isRequired }) =>
      html`
        <div>
          <dt><code>${name}</code><span class="type">${type}${isRequired && ", required"}</span></dt>
          <dd>${renderInlineCode(description)}</dd>
        </div>`,
  )}</dl>`;

const renderResponse = ({ success, response: rows, media }: ReferenceEntry) =>
  rows.length > 0
    ? renderFields(`Response ${success}`, rows)
    : media !== undefined && html`<h4>Response ${success}</h4><p>${renderInlineCode(media)}</p>`;

const renderExample = ({ example: sample }: ReferenceEntry) =>
  sample !== undefined &&
  html`<details><summary>Example</summary><pre tabindex="0"><code>${sample.request}</code></pre>${
    sample.response !== undefined && html`<pre tabindex="0"><code>${sample.response}</code></pre>`
  }</details>`;
