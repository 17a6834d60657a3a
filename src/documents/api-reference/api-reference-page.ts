import { html, type Markup } from "#/kernel/markup";
import { version } from "#/kernel/version";
import { apiReferenceCss } from "#/documents/api-reference/api-reference-css";
import type { ReferenceEntry, ReferenceField } from "#/documents/api-reference/reference-entry";
import { docsPage } from "#/documents/livery-frame/docs-page";
import { inlineCode } from "#/documents/livery-frame/inline-code";

/** What the reference is made of. */
export type ApiReference = {
  /** Where the same is for machines. */
  readonly descriptionHref: string;
  readonly entries: readonly ReferenceEntry[];
};

/** The API reference as one HTML document that needs nothing but Livery's own fonts, and no script. */
export function apiReferencePage({ descriptionHref, entries }: ApiReference): string {
  const tags = [...Map.groupBy(entries, ({ tag }) => tag)];
  return docsPage({
    title: "API reference",
    current: "/docs",
    lead: "Everything that Livery does over HTTP. Published systems need no key; the rest takes an API key or a person's session.",
    more: html`<p>Livery ${version}. The same for machines: <a href="${descriptionHref}">OpenAPI</a>. A key goes into the header <code>Authorization: Bearer &lt;API_KEY&gt;</code>; bodies and answers are JSON. Every refusal is a JSON object with an <code>error</code> that says what to do. Lists come in pages: <code>nextCursor</code> of one answer is the <code>cursor</code> of the next question.</p>`,
    parts: tags.map(([tag, inIt]) => ({ id: idOf(tag), name: tag, items: inIt.map(({ id, title }) => ({ id, name: title })) })),
    body: html`${tags.map(
      ([tag, inIt]) => html`<section id="${idOf(tag)}"><h2>${tag}</h2>
${inIt.map(route)}</section>
`,
    )}`,
    styles: [apiReferenceCss],
  });
}

const idOf = (tag: string) => `tag-${tag.toLowerCase()}`;

const route = (entry: ReferenceEntry): Markup => html`<article id="${entry.id}">
<h3>${entry.title}</h3>
<div class="route"><code class="method">${entry.method}</code><code>${entry.path}</code></div>
<p>${inlineCode([entry.summary, entry.description ?? ""].join(" ").trim())}</p>
<p class="access">${entry.access}</p>
${fields("Path", entry.inPath)}${fields("Query", entry.inQuery)}${fields("Body", entry.inBody)}${answer(entry)}${example(entry)}
</article>
`;

const fields = (title: string, rows: readonly ReferenceField[]) =>
  rows.length > 0 &&
  html`<h4>${title}</h4><dl class="fields">${rows.map(
    ({ name, type, says, isRequired }) =>
      html`<div><dt><code>${name}</code><span class="type">${type}${isRequired && ", required"}</span></dt><dd>${inlineCode(says)}</dd></div>`,
  )}</dl>`;

const answer = ({ success, answer: rows, media }: ReferenceEntry) =>
  rows.length > 0
    ? fields(`Answer ${success}`, rows)
    : media !== undefined && html`<h4>Answer ${success}</h4><p>${inlineCode(media)}</p>`;

const example = ({ example: given }: ReferenceEntry) =>
  given !== undefined &&
  html`<details><summary>Example</summary><pre tabindex="0"><code>${given.request}</code></pre>${
    given.answer !== undefined && html`<pre tabindex="0"><code>${given.answer}</code></pre>`
  }</details>`;
