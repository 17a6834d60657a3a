import { auditMarkup, type MarkupToAudit } from "#/audit/audit-markup";
import { cleanHtml } from "#/html/clean-html";
import type { Finding } from "#/model/audit-report";
import { type ArtifactContent, isUnsafe } from "#/model/external-artifact";
import type { ImportToRejudge, Rejudged } from "#/pipeline/rejudge-job";
import { readPart } from "#/store/design-contents";
import { packContent } from "#/store/packed-content";

const maxChecks = 40;

/** The work of `rejudgeImportJob`: a pure function of what is stored. */
export function rejudgeImport({ name, content, tokens, mark }: ImportToRejudge): Rejudged {
  const full: ArtifactContent = JSON.parse(new TextDecoder().decode(content));
  if (full.kind === "asset") return { checks: [] };
  const yardstick = { tokens: readPart("tokens", tokens), ...(mark && { mark: readPart("mark", mark) }) };
  const checks = checksOf(name, full, yardstick);
  if (isUnsafe({ checks })) return { checks };
  return { checks, canonical: packContent(JSON.stringify(canonicalContent(full)), "application/json") };
}

type Markup = Exclude<ArtifactContent, { readonly kind: "asset" }>;

/** What the audit says of each of an import's texts, errors of safety first. */
function checksOf(name: string, content: Markup, yardstick: Pick<MarkupToAudit, "tokens" | "mark">): readonly Finding[] {
  const texts =
    content.kind === "page"
      ? [{ name, html: content.html }]
      : [{ name, html: content.html }, ...content.variants.map((one) => ({ name: `${name}, ${one.name}`, html: one.html }))];
  const checks = texts.flatMap(({ name: subject, html }) =>
    auditMarkup(html, { kind: content.kind, name: subject, ...yardstick }),
  );
  const isGrave = ({ safety, severity }: Finding) => safety && severity === "error";
  return [...checks.filter(isGrave), ...checks.filter((finding) => !isGrave(finding))].slice(0, maxChecks);
}

function canonicalContent(content: Markup): Markup {
  if (content.kind === "page") return { ...content, html: cleanHtml(content.html, { isDocument: true }).html };
  const clean = (html: string) => cleanHtml(html, { isDocument: false }).html;
  return {
    ...content,
    html: clean(content.html),
    variants: content.variants.map((variant) => ({ ...variant, html: clean(variant.html) })),
  };
}
