import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import type { SignatureContent } from "#/documents/signature/design-view";
import { getSignature } from "#/documents/signature/signature";

/**
 * What makes a design recognisable, as Markdown list entries, the strongest first. The code is in
 * the section `signature` of `get_design_context`.
 */
export const formatSignatureLines = (content: SignatureContent, count: number): readonly string[] =>
  getSignature(content)
    .traits.slice(0, count)
    .map(({ name, measured }) => `- ${name}: ${formatRuleMarkdown(measured)}`);
