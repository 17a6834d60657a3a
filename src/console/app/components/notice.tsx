import type { ReactNode } from "react";
import { Icon, type IconName } from "#/console/app/components/icon";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

const icons: Readonly<Record<Tone, IconName>> = {
  neutral: "info",
  info: "info",
  success: "check",
  warning: "danger",
  danger: "danger",
};

type NoticeProps = {
  readonly tone?: Tone | undefined;
  readonly title?: string | undefined;
  /** A button that resolves it. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** A problem, status or hint. Problems are announced to screen readers. */
export function Notice({ tone = "neutral", title, action, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "danger" ? "alert" : undefined}>
      <Icon name={icons[tone]} />
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  );
}
