import { arePageTwins } from "#/audit/page-signature";
import type { DesignAuditRule } from "#/audit/rule";

export const pageOfItsOwn: DesignAuditRule = {
  id: "page-of-its-own",
  summary: "The landing page does not repeat the sections, direction and colours of another system of the workspace.",
  severity: "warning",
  safety: false,
  *check(_, { signatures, otherSystems = [] }) {
    const own = signatures?.page ?? null;
    if (own === null || !otherSystems.some(({ page }) => page !== null && arePageTwins(own, page))) return;
    yield {
      subject: "page landing",
      message: "Another system of the workspace has the same sections in the same direction and nearly the same colours.",
      fix: "Choose another direction or brand colour, or rework the design with another seed.",
    };
  },
};
