import type { Deliverable } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { Badge, StateBadge } from "#/console/app/components/badge";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Time } from "#/console/app/components/time";
import { formatBytes } from "#/console/app/components/format";

type DeliverableDetailProps = {
  readonly row: Deliverable;
  readonly canDecide: boolean;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
};

/** One import: its preview in a sandbox, its audit findings, and the decision. */
export function DeliverableDetail({ row, canDecide, isBusy, onAccept, onReject }: DeliverableDetailProps) {
  const { id, name, kind, slug, status, checks, acceptable, reason, decidedBy, decidedAt, createdAt, bytes } = row;
  const url = getOperationUrl("preview_artifact", { id });
  return (
    <section className="deliverable-detail" aria-label={name}>
      <div className="deliverable-head">
        <h2>{name}</h2>
        <StateBadge state={status} />
        {canDecide && status === "DRAFT" && (
          <div className="page-actions">
            <Button onClick={onReject}>Reject</Button>
            {acceptable && (
              <Button variant="primary" onClick={onAccept} isBusy={isBusy}>
                Accept
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="quiet">
        {kindLabels[kind]} <code>{slug}</code>, {formatBytes(bytes)}, imported <Time at={createdAt} />
        {decidedBy && decidedAt && (
          <>
            , decided by {decidedBy} <Time at={decidedAt} />
          </>
        )}
      </p>
      {reason && <Notice title="Reason for rejection">{reason}</Notice>}
      {status === "DRAFT" && !acceptable && (
        <Notice tone="danger" title="This import is blocked">
          It is not safe to use. Fix the problems below and import it again.
        </Notice>
      )}
      {!canDecide && status === "DRAFT" && <Notice>Waiting for an owner or admin to accept or reject it.</Notice>}
      <div className="deliverable-preview">
        <PreviewFrame
          title={`${name}, in a sandbox`}
          url={url}
          pageWidth={kind === "page" ? 1280 : 720}
          ratio={kind === "page" ? 0.7 : 0.45}
        />
      </div>
      <div>
        <ButtonAnchor size="small" variant="quiet" icon="external" href={url} target="_blank">
          Open in a new window
        </ButtonAnchor>
      </div>
      {checks.length > 0 && (
        <ul className="finding-list">
          {checks.map(({ rule, severity, subject, message, fix }) => (
            <li key={`${rule} ${subject} ${message}`} className="finding">
              <div className="finding-head">
                <Badge tone={severity === "error" ? "danger" : severity === "warning" ? "warning" : "neutral"}>
                  {severity === "info" ? "Info" : severity.charAt(0).toUpperCase() + severity.slice(1)}
                </Badge>
                <code className="finding-rule">{rule}</code>
              </div>
              <p>{message}</p>
              <p>
                <span className="quiet">Fix: </span>
                {fix}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const kindLabels: Readonly<Record<Deliverable["kind"], string>> = {
  component: "Component",
  page: "Page",
  asset: "Picture",
};
