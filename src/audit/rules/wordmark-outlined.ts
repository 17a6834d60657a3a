import type { DesignAuditRule } from "#/audit/rule";

/** Says where a wordmark is live text, because no bundled face has the letters of the name. */
export const wordmarkOutlined: DesignAuditRule = {
  id: "wordmark-outlined",
  summary: "Says where a wordmark is live text, because no bundled face has the letters of the name.",
  severity: "info",
  safety: false,
  *check({ mark }) {
    const live = mark.assets.filter(({ outlined }) => !outlined).map(({ slug }) => slug);
    if (live.length > 0)
      yield {
        subject: `asset ${live.join(", ")}`,
        message: "The name is live text: no bundled face has all its letters, so the reader's system draws it.",
        fix: "Bring an outlined wordmark of your own if the name has to look the same everywhere.",
      };
  },
};
