import type { DesignAuditRule } from "#/audit/rule";

export const wordmarkOutlined: DesignAuditRule = {
  id: "wordmark-outlined",
  summary: "Wordmarks are outlined; live text is used only if no bundled font has all letters.",
  severity: "info",
  safety: false,
  *check({ mark }) {
    const live = mark.assets.filter(({ outlined }) => !outlined).map(({ slug }) => slug);
    if (live.length > 0)
      yield {
        subject: `asset ${live.join(", ")}`,
        message: "The name is live text, because no bundled font has all its letters; devices display it in different fonts.",
        fix: "Import an outlined wordmark if the name must look the same everywhere.",
      };
  },
};
