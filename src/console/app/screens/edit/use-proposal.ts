import { useMemo, useState } from "react";
import type { EditProposal } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useAutoRefresh } from "#/console/app/api/refresh";
import { useQueryParam } from "#/console/app/router/location";
import { type AdjustmentList, setAdjustment } from "#/console/app/screens/edit/adjustment-list";
import type { ProposalSide } from "#/console/app/screens/edit/proposal-panel";

const noProposals: readonly EditProposal[] = [];

/** In the URL in place of an id: the first open proposal, whichever that is. */
const firstOpen = "open";

/**
 * The open proposals of a design, the one that is reviewed, and the edits that the canvas shows:
 * those of the draft, with the proposed ones on the side after.
 */
export function useProposal(id: string, list: AdjustmentList) {
  const query = useQuery("list_edit_proposals", { id, status: ["OPEN"], limit: 50 });
  useAutoRefresh(query.reload, true);
  const [param, setParam] = useQueryParam("proposal", "");
  const [side, setSide] = useState<ProposalSide>("after");
  const proposals = query.data?.proposals ?? noProposals;
  const proposal = param === firstOpen ? proposals[0] : proposals.find((one) => one.id === param);
  const isAfter = proposal !== undefined && side === "after";
  const open = isAfter ? proposal.edits.filter(({ decision }) => decision === "OPEN") : [];
  // The list is loaded again and again; the edits in it rarely change.
  const key = JSON.stringify(open.map(({ adjustment }) => adjustment));
  const shown = useMemo(() => {
    const proposed: AdjustmentList = JSON.parse(key);
    return proposed.length === 0 ? list : proposed.reduce<AdjustmentList>(setAdjustment, list);
  }, [key, list]);
  return { proposals, proposal, side, setSide, isAfter, shown, review: setParam, close: () => setParam("") };
}
