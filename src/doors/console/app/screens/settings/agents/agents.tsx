import { agentClients, agentKeyVariable, firstPrompts } from "#/documents/agents/agent-clients";
import { ButtonAnchor, ButtonLink } from "#/doors/console/app/parts/button";
import { CodeBlock } from "#/doors/console/app/parts/code-block";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Section } from "#/doors/console/app/parts/section";
import { Tabs } from "#/doors/console/app/parts/tabs";
import { serverAddress } from "#/doors/console/app/router/address";
import { useQueryWord } from "#/doors/console/app/router/location";
import { useWorkspace } from "#/doors/console/app/state/workspace";

const baseUrl = location.origin + serverAddress("/").replace(/\/$/, "");
const clients = agentClients(baseUrl);

/** How agents come to the workspace's brands: a key, the set-up of each client, and what to ask first. */
export function Agents() {
  const { may, path } = useWorkspace();
  const [chosen, choose] = useQueryWord("client", clients[0]?.id);
  const client = clients.find(({ id }) => id === chosen) ?? clients[0];
  return (
    <>
      <PageHeader
        title="Agents"
        lead="Coding agents and design tools read brands, design contexts and tokens through the Model Context Protocol, and bring back what they made as drafts."
        actions={
          <ButtonAnchor href={serverAddress("/docs/agents")} icon="external">
            Tools and guide
          </ButtonAnchor>
        }
      />
      <Section
        title="1. A key"
        lead="READ is enough to build in a brand. Published systems can be read without a key."
        actions={
          <ButtonLink to={path(may("ADMIN") ? "/keys?new=key" : "/keys")} icon="key">
            {may("ADMIN") ? "New API key" : "API keys"}
          </ButtonLink>
        }
      >
        <p className="prose">
          {may("ADMIN")
            ? "Put the key where the client looks for it; it is shown once, when it is made."
            : "Owners and admins make keys. Ask one of them for a key, and put it where the client looks for it."}
        </p>
        <CodeBlock label="Shell" text={`export ${agentKeyVariable}=lv_…`} />
      </Section>
      <Section title="2. The client">
        {client && (
          <Tabs label="Client" tabs={clients.map(({ id, name }) => ({ id, label: name }))} selected={client.id} onSelect={choose}>
            <div className="stack">
              <CodeBlock label={client.snippet.place} text={client.snippet.text} />
              <p className="prose quiet">{client.note}</p>
            </div>
          </Tabs>
        )}
      </Section>
      <Section title="3. The first things to ask">
        <div className="stack">
          {firstPrompts.map(({ says, prompt }) => (
            <CodeBlock key={says} label={says} text={prompt} wraps />
          ))}
        </div>
      </Section>
    </>
  );
}
