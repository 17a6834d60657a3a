import type { DesignDetails } from "#data/console-api";
import { HandoffKeys } from "#/doors/console/app/screens/projects/handoff-keys";
import { HandoffKit } from "#/doors/console/app/screens/projects/handoff-kit";
import { HandoffLines } from "#/doors/console/app/screens/projects/handoff-lines";
import { HandoffPrompts } from "#/doors/console/app/screens/projects/handoff-prompts";

/** Everything that somebody outside needs: a key that reaches this design alone, prompts, the kit, and the lines for a terminal. */
export const HandoffTab = ({ design }: { readonly design: DesignDetails }) => (
  <>
    <HandoffKeys design={design} />
    <HandoffPrompts design={design} />
    {design.parts.includes("components") && <HandoffKit design={design} />}
    <HandoffLines design={design} />
  </>
);
