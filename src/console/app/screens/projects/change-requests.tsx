import type { ProjectDetails } from "#data/console-api";
import { toSentenceCase } from "#/console/app/components/badge";
import { Time } from "#/console/app/components/time";
import { pluralize } from "#/console/app/components/format";

/** The requests of reviewers, newest first. */
export function ChangeRequests({ project: { changeRequests } }: { readonly project: ProjectDetails }) {
  if (changeRequests.length === 0) return null;
  return (
    <details className="change-requests" open={changeRequests.length === 1}>
      <summary>{pluralize(changeRequests.length, "change")} requested</summary>
      <ol>
        {changeRequests.toReversed().map(({ id, note, stage, requestedBy, createdAt }) => (
          <li key={id}>
            <p className="change-note">{note}</p>
            <p className="quiet">
              {requestedBy}, back to {toSentenceCase(stage).toLowerCase()}, <Time at={createdAt} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
