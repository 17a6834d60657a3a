import type { ReactNode } from "react";
import type { Tone } from "#/doors/console/app/parts/notice";

/** A state in a word or two. The word says it; the colour only helps. */
export function Badge({ tone = "neutral", children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** The states that the API knows, as people read them. */
const states: Readonly<Record<string, readonly [word: string, tone: Tone]>> = {
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
  const [word, tone] = states[state] ?? [wordsOf(state), "neutral"];
  return <Badge tone={tone}>{word}</Badge>;
}

/** `COHERENCE_AUDIT` as “Coherence audit”. */
export const wordsOf = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll("_", " ");
