import type { DesignDetails } from "#data/console-api";
import { HandoffKeys } from "#/console/app/screens/projects/handoff-keys";
import { HandoffKit } from "#/console/app/screens/projects/handoff-kit";
import { HandoffCommands } from "#/console/app/screens/projects/handoff-commands";
import { HandoffPrompts } from "#/console/app/screens/projects/handoff-prompts";

/** Everything for working on the design elsewhere: handoff keys, prompts, the kit and commands. */
export const HandoffTab = ({ design }: { readonly design: DesignDetails }) => (
  <>
    <HandoffKeys design={design} />
    <HandoffPrompts design={design} />
    {design.parts.includes("components") && <HandoffKit design={design} />}
    <HandoffCommands design={design} />
  </>
);
