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

/**
 * How to connect agents to the workspace's brands: a key, the client's configuration, and first
 * prompts.
 */
export function Agents() {
  const { hasRole, getPath } = useWorkspace();
  const [clientId, setClientId] = useQueryParam("client", clients[0]?.id);
  const client = clients.find(({ id }) => id === clientId) ?? clients[0];
  return (
    <>
      <PageHeader
        title="Agents"
        lead="Coding agents and design tools use your brands through the Model Context Protocol and send back their work as drafts."
        actions={
          <ButtonAnchor href={getServerUrl("/docs/agents")} icon="external">
            Tools and guide
          </ButtonAnchor>
        }
      />
      <Section
        title="1. A key"
        lead="The READ permission is enough to build with a brand. Live systems need no key."
        actions={
          <ButtonLink to={getPath(hasRole("ADMIN") ? "/keys?new=key" : "/keys")} icon="key">
            {hasRole("ADMIN") ? "New API key" : "API keys"}
          </ButtonLink>
        }
      >
        <p className="prose">
          {hasRole("ADMIN")
            ? "The key is shown once, when you create it. Set it in the environment of your client."
            : "Owners and admins create keys. Ask one of them for a key and set it in the environment of your client."}
        </p>
        <CodeBlock label="Shell" text={`export ${agentKeyVariable}=lv_…`} />
        <p className="prose">
          A client that signs in for you needs no key. Give it this address alone, and it asks you for access.{" "}
          <a href={getServerUrl("/docs/remote-clients")}>How remote clients connect</a>
        </p>
        <CodeBlock label="Address" text={`${baseUrl}/mcp`} />
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
      <Section title="3. First prompts">
        <div className="stack">
          {firstPrompts.map(({ description: says, prompt }) => (
            <CodeBlock key={says} label={says} text={prompt} wraps />
          ))}
        </div>
      </Section>
    </>
  );
}
