import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Badge } from "#/doors/console/app/parts/badge";
import { Button, ButtonAnchor } from "#/doors/console/app/parts/button";
import { CodeBlock } from "#/doors/console/app/parts/code-block";
import { CopyButton } from "#/doors/console/app/parts/copy-button";
import { Notice } from "#/doors/console/app/parts/notice";
import { Section } from "#/doors/console/app/parts/section";
import { HandoffKeys } from "#/doors/console/app/screens/projects/handoff-keys";

type HandoffTabProps = { readonly design: DesignDetails };

/** Everything that somebody outside needs: a key that reaches this design alone, prompts, the kit, and the lines for a terminal. */
export function HandoffTab({ design }: HandoffTabProps) {
  return (
    <>
      <HandoffKeys design={design} />
      <Prompts design={design} />
      {design.parts.includes("components") && <Kit design={design} />}
      <Lines design={design} />
    </>
  );
}

function Prompts({ design: { id, direction } }: HandoffTabProps) {
  return (
    <Section
      title="Prompts"
      lead="Text to paste into an agent or a design tool. It is written anew from the design whenever it is asked for."
    >
      <ul className="handoff-list">
        <Prompt
          title="Continue this design"
          hint="The whole contract in one document: brief, tokens, rules, what is there already, and how to send work back."
          operation="get_handoff_prompt"
          input={{ id }}
          file="handoff.md"
        />
        <Prompt
          title="Prompt pack"
          hint="Anchor sheet, component sheets and pages, in the order in which a design tool takes them."
          operation="get_design_prompt_pack"
          input={{ id }}
          file="prompt-pack.md"
        />
        <Prompt
          title="Explore three directions"
          hint="The first of two passes: a board of each direction to choose from."
          operation="get_design_prompt_pack"
          input={{ id, pass: "explore" }}
          file="explore.md"
        />
        <Prompt
          title="Lock this direction"
          hint="The second pass, with the direction that this design has."
          operation="get_design_prompt_pack"
          input={{ id, pass: "lock", direction }}
          file="lock.md"
        />
        <Prompt
          title="Copy map"
          hint="Every text of every page."
          operation="get_design_prompt_pack"
          input={{ id, format: "copy-map" }}
          file="copy-map.md"
        />
      </ul>
    </Section>
  );
}

type PromptProps = {
  readonly title: string;
  readonly hint: string;
  readonly operation: "get_handoff_prompt" | "get_design_prompt_pack";
  readonly input: {
    readonly id: string;
    readonly pass?: "explore" | "lock";
    readonly direction?: string;
    readonly format?: "copy-map";
  };
  readonly file: string;
};

/** One text to copy; it is fetched when it is first looked at. */
function Prompt({ title, hint, operation, input, file }: PromptProps) {
  const [isShown, setShown] = useState(false);
  return (
    <li>
      <div className="handoff-words">
        <h3>{title}</h3>
        <p className="quiet">{hint}</p>
      </div>
      <div className="page-actions">
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide" : "Show and copy"}
        </Button>
        <ButtonAnchor
          size="small"
          icon="download"
          href={addressOf(operation, input)}
          download={file}
          aria-label={`Download ${title}`}
        >
          {file}
        </ButtonAnchor>
      </div>
      {isShown && <PromptText operation={operation} input={input} title={title} />}
    </li>
  );
}

function PromptText({ operation, input, title }: Pick<PromptProps, "operation" | "input" | "title">) {
  const { data, failure } = useAnswer(operation, input);
  if (failure !== undefined)
    return <Notice tone="danger">{failure instanceof Error ? failure.message : "It cannot be shown."}</Notice>;
  return data === undefined ? (
    <p className="quiet" role="status">
      It is being written…
    </p>
  ) : (
    <CodeBlock label={`${title}, Markdown`} text={data} wraps />
  );
}

function Kit({ design: { id } }: HandoffTabProps) {
  const { data } = useAnswer("get_partner_design_kit", { id });
  const bytes = data?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  return (
    <Section
      title="Kit for a design tool"
      lead="The design system as a design tool keeps one: tokens, components with their states, and the rules, in one archive."
      actions={
        <ButtonAnchor icon="download" href={addressOf("download_partner_design_kit", { id })} download>
          Download the kit
        </ButtonAnchor>
      }
    >
      {data && (
        <details className="brief-more">
          <summary>
            {data.files.length} files, {Math.round(bytes / 1000)} KB{" "}
            <Badge tone={data.validation.ok ? "success" : "danger"}>{data.validation.ok ? "Checked" : "Has problems"}</Badge>
          </summary>
          <ul className="kit-files">
            {data.files.map(({ path, bytes: size }) => (
              <li key={path}>
                <code>{path}</code>
                <span className="quiet">{size < 1000 ? `${size} B` : `${Math.round(size / 1000)} KB`}</span>
              </li>
            ))}
          </ul>
          {data.validation.checks
            .filter(({ ok }) => !ok)
            .map(({ id: check, message }) => (
              <Notice key={check} tone="warning">
                {message}
              </Notice>
            ))}
        </details>
      )}
    </Section>
  );
}

function Lines({ design: { id } }: HandoffTabProps) {
  const server = location.origin;
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
