import type { Deliverable } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { Badge, StateBadge } from "#/console/app/components/badge";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Time } from "#/console/app/components/time";

type DeliverableDetailProps = {
  readonly row: Deliverable;
  readonly canDecide: boolean;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
};

/** One import: how it looks, shut in a sandbox, what the audit says of it, and the decision. */
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
        {kindLabels[kind]} <code>{slug}</code>, {formatSize(bytes)}, came in <Time at={createdAt} />
        {decidedBy && decidedAt && (
          <>
            , decided by {decidedBy} <Time at={decidedAt} />
          </>
        )}
      </p>
      {reason && <Notice title="Why it was rejected">{reason}</Notice>}
      {status === "DRAFT" && !acceptable && (
        <Notice tone="danger" title="Nobody can accept this">
          It does something that is not safe. What has to be mended stands below; send it again then.
        </Notice>
      )}
      {!canDecide && status === "DRAFT" && <Notice>An owner or an admin of the workspace decides on it.</Notice>}
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
          In a window of its own
        </ButtonAnchor>
      </div>
      {checks.length > 0 && (
        <ul className="finding-list">
          {checks.map(({ rule, severity, subject, message, fix }) => (
            <li key={`${rule} ${subject} ${message}`} className="finding">
              <div className="finding-head">
                <Badge tone={severity === "error" ? "danger" : severity === "warning" ? "warning" : "neutral"}>
                  {severity === "info" ? "Remark" : severity.charAt(0).toUpperCase() + severity.slice(1)}
                </Badge>
                <code className="finding-rule">{rule}</code>
              </div>
              <p>{message}</p>
              <p>
                <span className="quiet">Mend: </span>
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

const formatSize = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`);
