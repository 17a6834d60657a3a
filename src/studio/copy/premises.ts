import type { Brief } from "#/model/brief";
import { type ContactChannel, isForEmergencies } from "#/studio/copy/contact-channel";
import { isOpenPlace } from "#/studio/copy/find-activity";
import { findPhoneNumber } from "#/studio/copy/phone-number";
import { getWordingKind, isByAppointment, isWalkIn } from "#/studio/copy/wording-kind";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** Kinds to which people come when they are open. */
const visitedKinds: ReadonlySet<OrganizationKind> = new Set(["shop", "producer", "culture"]);

/** Where an organisation is and when it is open, in the words of the brief. */
export type Stated = { readonly places: readonly string[]; readonly hours: readonly string[] };

/** What stands where others have a form, and whether people come without a call or a message. */
export type Premises = Stated & { readonly isOpen: boolean };

/** Whether people come without a call or a message to an organisation that says where or when. */
const isVisited = (brief: Brief, channel: ContactChannel | undefined): boolean =>
  channel?.by !== "message" &&
  !isByAppointment(brief) &&
  (isOpenPlace(brief) || isWalkIn(brief) || visitedKinds.has(getWordingKind(brief)));

/**
 * Where and when people come, or call a number that the brief states; `undefined` where they write a message first.
 * A brief with an action of its own needs a form for it, unless it has a number.
 */
export function findPremises(brief: Brief, channel: ContactChannel | undefined, stated: Stated): Premises | undefined {
  if (stated.places.length + stated.hours.length === 0) return undefined;
  const hasOwnAction = (brief.copy?.cta ?? "").trim() !== "";
  const hasPhone = findPhoneNumber(brief) !== undefined;
  // In an emergency people call, whatever the hours are.
  const isCalled = hasPhone && channel?.by === "telephone" && isForEmergencies(brief);
  const isOpen = !hasOwnAction && !isCalled && isVisited(brief, channel);
  return isOpen || hasPhone ? { ...stated, isOpen } : undefined;
}
