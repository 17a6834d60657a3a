import { auditMarkup } from "#/audit/audit-markup";
import { soundDesign } from "#test/audit/sound-design";

/** A whole page without findings that has some markup and some styles in it. */
export const createSmallPage = ({
  body = "",
  css = "",
  title = "Prices of Audited",
}) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main><h1>Prices</h1>${body}</main></body></html>`;

/** The system's style sheet stands beside the page and sets nothing but its own variables. */
const siblingVariables: ReadonlySet<string> = new Set();

/** What the audit finds in a page, as `rule severity`, each once. */
export const listPageFindings = (html: string): string[] => [
  ...new Set(
    auditMarkup(html, { kind: "page", tokens: soundDesign.tokens, mark: soundDesign.mark, siblingVariables }).map(
      ({ rule, severity }) => `${rule} ${severity}`,
    ),
  ),
];

/** The same for a page with some markup and some styles. */
export const listSmallPageFindings = (input: Parameters<typeof createSmallPage>[0]): string[] =>
  listPageFindings(createSmallPage(input));
