import { listAgentClients, agentKeyVariable, firstPrompts } from "#/documents/agents/agent-clients";
import { ButtonAnchor, ButtonLink } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { Tabs } from "#/console/app/components/tabs";
import { getServerUrl } from "#/console/app/router/urls";
import { useQueryParam } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

const baseUrl = location.origin + getServerUrl("/").replace(/\/$/, "");
const clients = listAgentClients(baseUrl);

/** How agents come to the workspace's brands: a key, the set-up of each client, and what to ask first. */
export function Agents() {
  const { may, path } = useWorkspace();
  const [clientId, setClientId] = useQueryParam("client", clients[0]?.id);
  const client = clients.find(({ id }) => id === clientId) ?? clients[0];
  return (
    <>
      <PageHeader
        title="Agents"
        lead="Coding agents and design tools read brands, design contexts and tokens through the Model Context Protocol, and bring back what they made as drafts."
        actions={
          <ButtonAnchor href={getServerUrl("/docs/agents")} icon="external">
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
          <Tabs
            label="Client"
            tabs={clients.map(({ id, name }) => ({ id, label: name }))}
            selected={client.id}
            onSelect={setClientId}
          >
            <div className="stack">
              <CodeBlock label={client.snippet.location} text={client.snippet.text} />
              <p className="prose quiet">{client.note}</p>
            </div>
          </Tabs>
        )}
      </Section>
      <Section title="3. The first things to ask">
        <div className="stack">
          {firstPrompts.map(({ description: says, prompt }) => (
            <CodeBlock key={says} label={says} text={prompt} wraps />
          ))}
        </div>
      </Section>
    </>
  );
}
