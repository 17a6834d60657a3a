import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { getErrorMessage, getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";

/** Prompts for agents and design tools. */
export function HandoffPrompts({ design: { id, direction } }: { readonly design: DesignDetails }) {
  return (
    <Section title="Prompts" lead="Paste them into an agent or design tool. They always describe the current design.">
      <ul className="handoff-list">
        <Prompt
          title="Continue this design"
          hint="Brief, tokens, rules and existing work in one document, and how to send work back."
          operation="get_handoff_prompt"
          input={{ id }}
          file="handoff.md"
        />
        <Prompt
          title="Prompt pack"
          hint="An anchor sheet, component sheets and pages, in the order that design tools need."
          operation="get_design_prompt_pack"
          input={{ id }}
          file="prompt-pack.md"
        />
        <Prompt
          title="Explore three directions"
          hint="First pass: one mood board per direction to choose from."
          operation="get_design_prompt_pack"
          input={{ id, pass: "explore" }}
          file="explore.md"
        />
        <Prompt
          title="Lock this direction"
          hint="Second pass, with this design's direction."
          operation="get_design_prompt_pack"
          input={{ id, pass: "lock", direction }}
          file="lock.md"
        />
        <Prompt
          title="Copy map"
          hint="All text on every page."
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

/** A prompt; it is loaded when it is first opened. */
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
          <span className="unseen">: {title}</span>
        </Button>
        <ButtonAnchor size="small" icon="download" href={getOperationUrl(operation, input)} download={file}>
          <span className="unseen">Download </span>
          {file}
        </ButtonAnchor>
      </div>
      {isShown && <PromptText operation={operation} input={input} title={title} />}
    </li>
  );
}

function PromptText({ operation, input, title }: Pick<PromptProps, "operation" | "input" | "title">) {
  const { data, failure } = useQuery(operation, input);
  if (failure !== undefined) return <Notice tone="danger">{getErrorMessage(failure)}</Notice>;
  return data === undefined ? (
    <p className="quiet" role="status">
      Loading…
    </p>
  ) : (
    <CodeBlock label={`${title}, Markdown`} text={data} wraps />
  );
}
