import type { DesignDetails } from "#data/console-api";
import { CodeBlock } from "#/doors/console/app/parts/code-block";
import { CopyButton } from "#/doors/console/app/parts/copy-button";
import { serverAddress } from "#/doors/console/app/router/address";
import { Section } from "#/doors/console/app/parts/section";

/** The lines for a terminal and for agents. */
export function HandoffLines({ design: { id } }: { readonly design: DesignDetails }) {
  const server = new URL(serverAddress("/"), location.origin).href.replace(/\/$/, "");
  return (
    <Section title="From a terminal or an agent" lead="Put a hand-off key in the place of the dots.">
      <CodeBlock
        label="Design context over REST"
        text={`curl -H "Authorization: Bearer lvh_…" ${server}/api/v1/designs/${id}/handoff`}
      />
      <CodeBlock label="Agent tools, over this server" text={`LIVERY_API_KEY=lvh_… livery mcp --server ${server}`} />
      <CodeBlock label="Rules into a repository, on this server's machine" text={`livery rules ${id} --dir . --write`} />
      <CodeBlock label="Check files against this design, on this server's machine" text={`livery check ${id} src/**/*.html`} />
      <p className="handoff-id">
        <span className="quiet">Design id</span> <code>{id}</code> <CopyButton text={id} label="Copy the id" variant="quiet" />
      </p>
    </Section>
  );
}
