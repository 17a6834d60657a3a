import { auditMarkup } from "#/audit/audit-markup";
import { soundDesign } from "#test/audit/sound-design";

/** A page without findings, with additional markup and styles. */
export const createSmallPage = ({
  body = "",
  css = "",
  title = "Prices of Audited",
}) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main><h1>Prices</h1>${body}</main></body></html>`;

/** The page is used together with the system's style sheet, which defines no further variables. */
const siblingVariables: ReadonlySet<string> = new Set();

/** The distinct findings in a page, as `rule severity`. */
export const listPageFindings = (html: string): string[] => [
  ...new Set(
    auditMarkup(html, { kind: "page", tokens: soundDesign.tokens, mark: soundDesign.mark, siblingVariables }).map(
      ({ rule, severity }) => `${rule} ${severity}`,
    ),
  ),
];

/** The distinct findings in the small page with additional markup and styles. */
export const listSmallPageFindings = (input: Parameters<typeof createSmallPage>[0]): string[] =>
  listPageFindings(createSmallPage(input));
