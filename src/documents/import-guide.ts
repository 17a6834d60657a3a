import { componentFormat } from "#/model/component-format";
import { formatCodeBlock } from "#/documents/markdown";
import { groupDigits } from "#/kernel/decimal";
import { createImportContract } from "#/model/import-contract";
import { artifactsBodyBytes, maxAssetDataBytes, maxFetchedAssetBytes } from "#/model/limits";

const formatNumber = (count: number) => groupDigits(String(count), ",");

const example = {
  components: [
    {
      name: "Opening hours",
      category: "display",
      html: '<section class="hours"><style>.hours{color:var(--foreground);background:var(--card)}</style><h3>Open today</h3></section>',
      variants: [{ name: "Closed", html: "<section><h3>Closed today</h3></section>" }],
    },
  ],
  pages: [{ name: "Contact", path: "/contact", html: '<!doctype html><html lang="en">…</html>' }],
};

/**
 * How design work that was made elsewhere is sent back: the order of the steps, what is taken, why
 * something is refused, and the schema. Markdown, the same for every design.
 */
export function renderImportGuide(baseUrl: string): string {
  return `# Sending design work back

For agents and tools that design outside Livery and bring the result home. Address of this installation: ${baseUrl}

## In order

1. \`get_design_context\` with the designId. Keep the hard floor of its continuation; it is what imports are checked by. The project has to be in EXTERNAL_DESIGN.
2. Design. ${componentFormat} Pages are whole documents. Colours, sizes and distances come from the design's variables.
3. \`import_design_artifacts\` with \`components\` and \`pages\`, in one call or in several. A picture goes alone, as \`asset\`.
4. Read \`checks\` of each row in the answer. Correct what they say and send it again under the same name: the older draft is superseded.
5. \`finish_external_design\` once at least one component and one page are there. \`acceptDrafts: true\` accepts what has no safety error; without it people decide first.

Over HTTP the same is \`POST ${baseUrl}/api/v1/designs/{designId}/external-artifacts\` (permission ARTIFACTS_WRITE) and \`POST ${baseUrl}/api/v1/designs/{designId}/finish-external\` (permission PIPELINE).

## An example

${formatCodeBlock(JSON.stringify(example, null, 2), "json")}

## What is refused

- A request of ${formatNumber(artifactsBodyBytes)} bytes or more: 413. Send fewer pieces in one call.
- A picture that is no PNG, or over ${formatNumber(maxAssetDataBytes)} bytes once decoded: 400. By https address it may be PNG, WebP or JPEG, up to ${formatNumber(maxFetchedAssetBytes)} bytes.
- A picture together with components or pages, or nothing at all: 400.
- Anything for a project that is FINALIZED: 400.
- One bad piece refuses the whole request and stores nothing. The message names the piece, such as \`components[1].name\`.

## What holds of every piece

- No script, no event handler attributes, no forms that send anywhere, nothing loaded from elsewhere.
- Everything lands as DRAFT. No tool approves it; a person does, in the console.
- The same content sent twice is one row. Content that was rejected may be sent again.

## The schema

JSON Schema 2020-12. Keywords that begin with \`x-\` tell limits and what becomes of the rows.

${formatCodeBlock(JSON.stringify(createImportContract(), null, 1), "json")}
`;
}
