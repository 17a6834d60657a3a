import type { ProjectDetails } from "#data/console-api";
import { toSentenceCase } from "#/console/app/components/badge";
import { pluralize } from "#/console/app/components/format";
import { Time } from "#/console/app/components/time";
import { Link } from "#/console/app/router/link";
import { getEditorPath } from "#/console/app/screens/edit/editor-panels";
import { useWorkspace } from "#/console/app/state/workspace";

type ChangeRequest = ProjectDetails["changeRequests"][number];

/** Whether a note left the project where it was. */
const isNote = ({ stage }: ChangeRequest) => stage === "FOUNDATION_REVIEW" || stage === "DESIGN_REVIEW";

/** `page:landing` → “landing”. */
const toSubjectName = (about: string) => about.slice(about.indexOf(":") + 1).replaceAll("-", " ");

/** The notes and requests of reviewers, newest first. */
export function ChangeRequests({ project: { changeRequests, designId, state } }: { readonly project: ProjectDetails }) {
  const { getPath } = useWorkspace();
  if (changeRequests.length === 0) return null;
  const isOpen = state !== "FINALIZED" && state !== "CANCELLED";
  const notes = changeRequests.filter(isNote).length;
  const requests = changeRequests.length - notes;
  const title = [
    ...(requests > 0 ? [`${pluralize(requests, "change")} requested`] : []),
    ...(notes > 0 ? [pluralize(notes, "note")] : []),
  ].join(", ");
  return (
    <details className="change-requests" open={changeRequests.length === 1}>
      <summary>{title}</summary>
      <ol>
        {changeRequests.toReversed().map((request) => (
          <li key={request.id}>
            <p className="change-note">{request.note}</p>
            <p className="quiet">
              {request.requestedBy}
              {!isNote(request) && `, back to ${toSentenceCase(request.stage).toLowerCase()}`}, <Time at={request.createdAt} />
              {request.about !== null && (
                <>
                  , about {toSubjectName(request.about)}
                  {isOpen && (
                    <>
                      .{" "}
                      <Link
                        to={getPath(getEditorPath(designId, request.about))}
                        aria-label={`Edit ${toSubjectName(request.about)}`}
                      >
                        Edit
                      </Link>
                    </>
                  )}
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
