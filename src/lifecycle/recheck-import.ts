import { auditMarkup, type MarkupAuditInput } from "#/audit/audit-markup";
import { cleanHtml } from "#/html/clean-html";
import type { Finding } from "#/model/audit-report";
import { type ArtifactContent, isUnsafe } from "#/model/external-artifact";
import type { ImportToRecheck, RecheckedImport } from "#/lifecycle/recheck-import-job";
import { parsePart } from "#/store/parse-part";
import { packContent } from "#/store/packed-content";

const maxFindings = 40;

/** The body of `recheckImportJob`. A pure function. */
export function recheckImport({ name, content, tokens, mark }: ImportToRecheck): RecheckedImport {
  const full: ArtifactContent = JSON.parse(new TextDecoder().decode(content));
  if (full.kind === "asset") return { checks: [] };
  const ruleContext = { tokens: parsePart("tokens", tokens), ...(mark && { mark: parsePart("mark", mark) }) };
  const checks = checkMarkup(name, full, ruleContext);
  if (isUnsafe({ checks })) return { checks };
  return { checks, canonical: packContent(JSON.stringify(toCanonicalContent(full)), "application/json") };
}

type Markup = Exclude<ArtifactContent, { readonly kind: "asset" }>;

/** The findings of all texts of an import, safety errors first. */
function checkMarkup(name: string, content: Markup, ruleContext: Pick<MarkupAuditInput, "tokens" | "mark">): readonly Finding[] {
  const texts =
    content.kind === "page"
      ? [{ name, html: content.html }]
      : [{ name, html: content.html }, ...content.variants.map((one) => ({ name: `${name}, ${one.name}`, html: one.html }))];
  const checks = texts.flatMap(({ name: subject, html }) =>
    auditMarkup(html, { kind: content.kind, name: subject, ...ruleContext }),
  );
  const isSafetyError = ({ safety, severity }: Finding) => safety && severity === "error";
  return [...checks.filter(isSafetyError), ...checks.filter((finding) => !isSafetyError(finding))].slice(0, maxFindings);
}

function toCanonicalContent(content: Markup): Markup {
  if (content.kind === "page") return { ...content, html: cleanHtml(content.html, { isDocument: true }).html };
  const clean = (html: string) => cleanHtml(html, { isDocument: false }).html;
  return {
    ...content,
    html: clean(content.html),
    variants: content.variants.map((variant) => ({ ...variant, html: clean(variant.html) })),
  };
}
