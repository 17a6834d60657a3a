import type { ReactNode } from "react";
import type { Tone } from "#/console/app/components/notice";

/** A state in a word or two. The word says it; the colour only helps. */
export function Badge({ tone = "neutral", children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** The states that the API knows, as people read them. */
const stateBadges: Readonly<Record<string, readonly [word: string, tone: Tone]>> = {
  DRAFT: ["Draft", "neutral"],
  IN_REVIEW: ["In review", "info"],
  APPROVED: ["Approved", "success"],
  PUBLISHED: ["Published", "success"],
  ARCHIVED: ["Archived", "neutral"],
  ACTIVE: ["Live", "success"],
  ACCEPTED: ["Accepted", "success"],
  REJECTED: ["Rejected", "danger"],
  SUPERSEDED: ["Superseded", "neutral"],
  FINALIZED: ["Finished", "success"],
  FAILED: ["Failed", "danger"],
  CANCELLED: ["Cancelled", "neutral"],
  FOUNDATION_REVIEW: ["Foundation review", "info"],
  DESIGN_REVIEW: ["Design review", "info"],
  EXTERNAL_DESIGN: ["External design", "info"],
};

/** The state of a design, a system, a project or an import. A state that is not listed is shown as the words it is made of. */
export function StateBadge({ state }: { readonly state: string }) {
  const [label, tone] = stateBadges[state] ?? [toSentenceCase(state), "neutral"];
  return <Badge tone={tone}>{label}</Badge>;
}

/** `COHERENCE_AUDIT` as “Coherence audit”. */
export const toSentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll("_", " ");
