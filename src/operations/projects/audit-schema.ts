import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { type AuditReport, severities } from "#/model/audit-report";

/** What the coherence audit found, as the review shows it. */
export const AuditReportResponse = Type.Object(
  {
    rules: Type.Array(Type.String(), { description: "Every rule that was asked" }),
    findings: Type.Array(
      Type.Object({
        rule: Type.String({ description: "The rule's id" }),
        severity: StringEnum(severities, { description: "Open errors keep a design from being approved" }),
        safety: Type.Boolean({ description: "Whether nobody can waive it as an error" }),
        subject: Type.String({ description: "The token, component, page or asset" }),
        place: Type.Optional(Type.String({ description: "The place in it, such as line and column" })),
        message: Type.String({ description: "What was found" }),
        fix: Type.String({ description: "The exact mend" }),
        count: Type.Optional(Type.Integer({ description: "How many places of the subject it holds for" })),
        waived: Type.Optional(Type.String({ description: "Why a person lets it stand" })),
      }),
      { description: "The gravest first; waived ones stay" },
    ),
    counts: Type.Object(
      { error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() },
      { description: "Open findings" },
    ),
  },
  { title: "AuditReport" },
);

/** A report as its answer. */
export const toAuditReportResponse = ({ rules, findings, counts }: AuditReport): Static<typeof AuditReportResponse> => ({
  rules: [...rules],
  findings: findings.map((finding) => ({ ...finding })),
  counts: { ...counts },
});

/** An example for the API description. */
export const auditExample: Static<typeof AuditReportResponse> = {
  rules: ["token-contrast", "markup-safe"],
  findings: [
    {
      rule: "token-contrast",
      severity: "error",
      safety: false,
      subject: "tokens, dark: link on card",
      message: "The contrast is 4.31:1 and has to be 4.5:1.",
      fix: "Move link away from card in lightness.",
      waived: "The card is never shown with links.",
    },
  ],
  counts: { error: 0, warning: 0, info: 0 },
};
