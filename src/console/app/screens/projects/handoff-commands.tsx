import type { DesignDetails } from "#data/console-api";
import { CodeBlock } from "#/console/app/components/code-block";
import { CopyButton } from "#/console/app/components/copy-button";
import { getServerUrl } from "#/console/app/router/urls";
import { Section } from "#/console/app/components/section";

/** The lines for a terminal and for agents. */
export function HandoffCommands({ design: { id } }: { readonly design: DesignDetails }) {
  const serverUrl = new URL(getServerUrl("/"), location.origin).href.replace(/\/$/, "");
  return (
    <Section title="From a terminal or an agent" lead="Put a hand-off key in the place of the dots.">
      <CodeBlock
        label="Design context over REST"
        text={`curl -H "Authorization: Bearer lvh_…" ${serverUrl}/api/v1/designs/${id}/handoff`}
      />
      <CodeBlock label="Agent tools, over this server" text={`LIVERY_API_KEY=lvh_… livery mcp --server ${serverUrl}`} />
      <CodeBlock label="Rules into a repository, on this server's machine" text={`livery rules ${id} --dir . --write`} />
      <CodeBlock label="Check files against this design, on this server's machine" text={`livery check ${id} src/**/*.html`} />
      <p className="handoff-id">
        <span className="quiet">Design id</span> <code>{id}</code> <CopyButton text={id} label="Copy the id" variant="quiet" />
      </p>
    </Section>
  );
}
