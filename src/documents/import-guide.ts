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
 * How to send externally created design work back: the steps, the rejected inputs, and the schema.
 * Markdown, the same for every design.
 */
export function renderImportGuide(baseUrl: string): string {
  return `# Import design work

For agents and tools that design outside Livery and send the result back. URL of this installation: ${baseUrl}

## Steps

1. Call \`get_design_context\` with the designId. Follow the hard floor in its continuation contract: imports are checked against it. \
The project must be in EXTERNAL_DESIGN.
2. Design. ${componentFormat} Pages are complete documents. Use the variables of the design for colours, sizes and spacing.
3. Call \`import_design_artifacts\` with \`components\` and \`pages\`, in one or more calls. Send each picture in a separate call, as \
\`asset\`.
4. Read \`checks\` of each import in the response. Fix what they report and send the item again under the same name: it replaces the \
earlier draft.
5. Call \`finish_external_design\` when at least one component and one page are imported. \`acceptDrafts: true\` accepts drafts without \
safety errors; otherwise a person reviews them first.

Over HTTP, use \`POST ${baseUrl}/api/v1/designs/{designId}/external-artifacts\` (permission ARTIFACTS_WRITE) and \
\`POST ${baseUrl}/api/v1/designs/{designId}/finish-external\` (permission PIPELINE).

## Example

${formatCodeBlock(JSON.stringify(example, null, 2), "json")}

## Rejected requests

- A request of ${formatNumber(artifactsBodyBytes)} bytes or more: 413. Send fewer items per call.
- A picture that is not a PNG, or is larger than ${formatNumber(maxAssetDataBytes)} bytes when decoded: 400. By https URL, a picture can \
be a PNG, WebP or JPEG of up to ${formatNumber(maxFetchedAssetBytes)} bytes.
- A picture together with components or pages, or an empty request: 400.
- Any import into a project that is FINALIZED: 400.
- If one item is invalid, the whole request is rejected and nothing is stored. The message names the item, such as \`components[1].name\`.

## Rules for every item

- No scripts, event handler attributes or form targets. Nothing is loaded from elsewhere.
- Every item is imported as a DRAFT. Tools cannot approve drafts; people approve them in the console.
- Identical content is stored once. Rejected content can be sent again.

## Schema

JSON Schema 2020-12. Keywords that begin with \`x-\` describe limits and the rows that are stored.

${formatCodeBlock(JSON.stringify(createImportContract(), null, 1), "json")}
`;
}
