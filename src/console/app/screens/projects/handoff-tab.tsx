import type { DesignDetails } from "#data/console-api";
import { CodeBlock } from "#/console/app/components/code-block";
import { CopyButton } from "#/console/app/components/copy-button";
import { Section } from "#/console/app/components/section";
import { getServerUrl } from "#/console/app/router/urls";
import { HandoffKeys } from "#/console/app/screens/projects/handoff-keys";
import { HandoffKit } from "#/console/app/screens/projects/handoff-kit";
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

/** Commands for terminals and agents. */
function HandoffCommands({ design: { id } }: { readonly design: DesignDetails }) {
  const serverUrl = new URL(getServerUrl("/"), location.origin).href.replace(/\/$/, "");
  return (
    <Section title="For terminals and agents" lead="Replace the dots with a handoff key.">
      <CodeBlock
        label="Design context over REST"
        text={`curl -H "Authorization: Bearer lvh_…" ${serverUrl}/api/v1/designs/${id}/handoff`}
      />
      <CodeBlock label="MCP tools on this server" text={`LIVERY_API_KEY=lvh_… livery mcp --server ${serverUrl}`} />
      <CodeBlock label="Write the rules into a repository, on this server" text={`livery rules ${id} --dir . --write`} />
      <CodeBlock label="Check files against this design, on this server" text={`livery check ${id} src/**/*.html`} />
      <p className="handoff-id">
        <span className="quiet">Design ID</span> <code>{id}</code> <CopyButton text={id} label="Copy ID" variant="quiet" />
      </p>
    </Section>
  );
}
