import type { EditProposal } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { getProposerName } from "#/console/app/screens/edit/proposal-panel";

type ProposalNoticeProps = { readonly proposals: readonly EditProposal[]; readonly onReview: (id: string) => void };

/** Says that edits were proposed, and by what or by a person. */
export function ProposalNotice({ proposals, onReview }: ProposalNoticeProps) {
  const [first] = proposals;
  if (first === undefined) return null;
  return (
    <Notice
      tone="info"
      title={
        proposals.length === 1
          ? `${getProposerName(first)} proposes ${pluralize(first.edits.length, "edit")}`
          : `${pluralize(proposals.length, "proposal")} to edit this draft`
      }
      action={<Button onClick={() => onReview(first.id)}>Review</Button>}
    >
      {first.note ?? "Nothing changes until you accept it."}
    </Notice>
  );
}
