import type { DesignAuditRule } from "#/audit/rule";
import { maxMarkLikeness, measureMarkLikeness } from "#/model/system-signatures";

export const markOfItsOwn: DesignAuditRule = {
  id: "mark-of-its-own",
  summary: "The mark is not nearly the figure of another system of the workspace.",
  severity: "warning",
  safety: false,
  *check(_, { signatures, otherSystems = [] }) {
    const own = signatures?.mark ?? null;
    if (own === null) return;
    const likeness = Math.max(0, ...otherSystems.map(({ mark }) => (mark === null ? 0 : measureMarkLikeness(own, mark))));
    if (likeness <= maxMarkLikeness) return;
    yield {
      subject: "mark",
      message:
        `Its figure agrees by ${Math.round(likeness * 100)} % with the mark of another system of the workspace. ` +
        `Up to ${Math.round(maxMarkLikeness * 100)} % keeps two marks apart.`,
      fix: "Choose another of the mark's candidates, or rework the design with another seed.",
    };
  },
};
