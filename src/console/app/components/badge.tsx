import type { ReactNode } from "react";
import type { Tone } from "#/console/app/components/notice";

/** A status in one or two words. Colour is never the only signal. */
export function Badge({ tone = "neutral", children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** Labels and tones of the API's states. */
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

/** The state of a design, system, project or import. An unknown state is shown in sentence case. */
export function StateBadge({ state }: { readonly state: string }) {
  const [label, tone] = stateBadges[state] ?? [toSentenceCase(state), "neutral"];
  return <Badge tone={tone}>{label}</Badge>;
}

/** `COHERENCE_AUDIT` → “Coherence audit”. */
export const toSentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll("_", " ");
