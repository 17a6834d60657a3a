import type { Guide } from "#/documents/guides/guides";
import { type DocsSection, renderDocsPage } from "#/documents/site-layout/docs-page";
import { docsPages, hasMarkdownTwin } from "#/documents/site-layout/docs-pages";
import { escapeMarkup, html, trustMarkup } from "#/kernel/markup";

/** The address of a server as the sources write it, so that their commands run as they are. */
const sourceBaseUrl = "http://localhost:4600";

/** A guide as one HTML document that needs nothing but Livery's own fonts, and no script. */
export function renderGuidePage({ path, title, lead, body }: Guide, baseUrl: string): string {
  const { markup, sections } = renderSections(body.replaceAll(sourceBaseUrl, baseUrl));
  return renderDocsPage({
    title,
    current: path,
    lead,
    more: html`<p>The same <a href="${path}.md">as Markdown</a>.</p>`,
    sections,
    body: html`<div class="guide">
${trustMarkup(markup)}</div>`,
    styles: [guideCss],
  });
}

/** A guide as Markdown with absolute links, to other Markdown where there is a twin. */
export function renderGuideMarkdown({ title, lead, body }: Guide, baseUrl: string): string {
  const twins = docsPages.flatMap(({ path }) => (hasMarkdownTwin(path) ? [path] : []));
  const linked = twins.reduce((text, path) => text.replace(RegExp(`\\]\\(${path}(?=[)#])`, "g"), `](${path}.md`), body);
  return `# ${title}\n\n${lead}\n\n${linked.replaceAll(sourceBaseUrl, baseUrl).replaceAll("](/", `](${baseUrl}/`)}`;
}

/** Markdown of our own as HTML, and its headings of level two with those of level three in them. */
function renderSections(markdown: string): { readonly markup: string; readonly sections: readonly DocsSection[] } {
  const sections: { id: string; name: string; items: { id: string; name: string }[] }[] = [];
  let headingId = "";
  // Children come before their parents: a row follows its cells, a table its rows.
  let columns: string[] = [];
  let column = 0;
  const toName = (markup: string) =>
    markup.replace(/<[^<>]+>/g, "").replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  const markup = Bun.markdown.render(
    markdown,
    {
      text: escapeMarkup,
      heading(content, { level, id = "" }) {
        headingId = id;
        if (level === 2) sections.push({ id, name: toName(content), items: [] });
        else sections.at(-1)?.items.push({ id, name: toName(content) });
        return `<h${level} id="${id}">${content}</h${level}>\n`;
      },
      paragraph: (content) => `<p>${content}</p>\n`,
      code: (content) => `<pre tabindex="0"><code>${content}</code></pre>\n`,
      list: (content, { ordered }) => (ordered ? `<ol>\n${content}</ol>\n` : `<ul>\n${content}</ul>\n`),
      listItem: (content) => `<li>${content}</li>\n`,
      table(content) {
        columns = [];
        return `<div class="table" role="group" aria-labelledby="${headingId}" tabindex="0"><table>${content}</table></div>\n`;
      },
      thead: (content) => `<thead>${content}</thead>`,
      tbody: (content) => `<tbody>${content}</tbody>`,
      tr(content) {
        column = 0;
        return `<tr>${content}</tr>\n`;
      },
      th(content) {
        columns.push(content.replace(/<[^<>]+>/g, ""));
        return `<th scope="col">${content}</th>`;
      },
      td: (content) => `<td data-label="${columns[column++] ?? ""}">${content}</td>`,
      blockquote: (content) => `<blockquote>${content}</blockquote>\n`,
      strong: (content) => `<strong>${content}</strong>`,
      emphasis: (content) => `<em>${content}</em>`,
      codespan: (content) => `<code>${content}</code>`,
      link: (content, { href }) => `<a href="${escapeMarkup(href)}">${content}</a>`,
    },
    { headings: { ids: true } },
  );
  return { markup, sections };
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

const guideCss = `.guide h3 {
  margin-top: 2.25rem;
}
.guide :is(li, td) code {
  padding: 0.1em 0.3em;
  background: var(--tint);
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
}
.guide .table {
  margin: 1rem 0 0;
  overflow-x: auto;
}
.guide .table:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}
.guide table {
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
}
.guide :is(th, td) {
  padding: 0.5rem 1.5rem 0.5rem 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
  overflow-wrap: break-word;
}
.guide th {
  color: var(--quiet);
  font-weight: 500;
}
.guide td:not(:last-child) code {
  white-space: nowrap;
}
@media (max-width: 48rem) {
  .guide :is(table, tbody, tr, td) {
    display: block;
  }
  .guide thead {
    display: none;
  }
  .guide tr {
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
  .guide td {
    padding: 0;
    border: 0;
  }
  .guide td:not(:first-child)::before {
    content: attr(data-label) ": ";
    color: var(--quiet);
  }
}
`;
