import { Elysia } from "elysia";
import { html, trusted } from "#/kernel/markup";
import { version } from "#/kernel/version";
import { operations } from "#/operations/index";
import type { Operation } from "#/operations/operation";

const style = trusted(`
:root{color-scheme:light dark;--line:color-mix(in oklab,CanvasText 16%,Canvas);--soft:color-mix(in oklab,CanvasText 68%,Canvas)}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem 5rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}h2{font-size:1.25rem;margin:3rem 0 0}
.lead{color:var(--soft);max-width:65ch;margin:0}article{padding:1.5rem 0;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:0}code{font:.9375rem/1.5 ui-monospace,monospace}.path{display:block;margin:.25rem 0}
p{margin:.25rem 0;max-width:70ch}dl{display:grid;grid-template-columns:minmax(6rem,10rem) 1fr;gap:.25rem 1rem;margin:.75rem 0 0}dd{margin:0;color:var(--soft)}
`);

/** Where the API description is served. */
export const descriptionPath = "/api/v1/openapi.json";

/** The API for machines and for people, each made when it is first asked for: the OpenAPI description, and a reference that needs no network at `/docs`. */
export function apiReference(baseUrl: string) {
  let description: Promise<string> | undefined;
  let page: string | undefined;
  const describe = async () => (await import("#/doors/rest/openapi")).descriptionOf(baseUrl);
  const common = { "x-content-type-options": "nosniff", "cache-control": "no-cache" };
  return new Elysia()
    .get(descriptionPath, async () => {
      description ??= describe();
      return new Response(await description, {
        headers: { ...common, "content-type": "application/json", "access-control-allow-origin": "*" },
      });
    })
    .get("/docs", () => {
      page ??= referencePage(operations.filter(({ rest }) => rest && !rest.hidden));
      return new Response(page, {
        headers: {
          ...common,
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        },
      });
    });
}

function referencePage(listed: readonly Operation[]): string {
  const tags = [...new Set(listed.map(({ tag }) => tag))];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference · Livery</title><style>${style}</style></head>
<body><main>
<h1>API reference</h1>
<p class="lead">Livery ${version}. The same as a machine reads it: <a href="${descriptionPath}">OpenAPI</a>. Published systems need no key; every refusal is a JSON object with an <code>error</code> to read. What Livery sends you: <a href="/docs/webhooks">webhooks</a>. How agents are connected: <a href="/docs/agents">agents</a>.</p>
${tags.map((tag) => html`<h2>${tag}</h2>${listed.filter((operation) => operation.tag === tag).map(entry)}`)}
</main></body></html>`.text;
}

const entry = ({ title, summary, input, rest, name }: Operation) => html`<article id="${name}">
<h3>${title}</h3>
<code class="path">${rest?.method} ${rest?.path.replace(/:(\w+)/g, "{$1}")}</code>
<p>${summary}</p>
<dl>${Object.entries(input.properties).map(
  ([property, schema]) =>
    html`<dt><code>${property}</code></dt><dd>${schema.description ?? ""}${Array.isArray(schema.enum) && html`: ${schema.enum.map((word: string, index: number) => html`${index > 0 && ", "}<code>${word}</code>`)}`}</dd>`,
)}</dl>
</article>`;
