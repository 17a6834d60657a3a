import { auditMarkup } from "#/audit/audit-markup";
import { sound } from "#test/audit/planted";

/** A whole page without findings that has some markup and some styles in it. */
export const smallPage = ({
  body = "",
  css = "",
  title = "Prices of Audited",
}) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main><h1>Prices</h1>${body}</main></body></html>`;

/** The system's style sheet stands beside the page and sets nothing but its own variables. */
const beside: ReadonlySet<string> = new Set();

/** What the audit finds in a page, as `rule severity`, each once. */
export const foundIn = (html: string): string[] => [
  ...new Set(
    auditMarkup(html, { kind: "page", tokens: sound.tokens, mark: sound.mark, beside }).map(
      ({ rule, severity }) => `${rule} ${severity}`,
    ),
  ),
];

/** The same for a page with some markup and some styles. */
export const foundWith = (parts: Parameters<typeof smallPage>[0]): string[] => foundIn(smallPage(parts));
