import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { getErrorMessage } from "#/console/app/api/request-failure";
import { useQuery } from "#/console/app/api/use-query";
import { Button, ButtonAnchor } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";

/** The texts to paste into agents and design tools. */
export function HandoffPrompts({ design: { id, direction } }: { readonly design: DesignDetails }) {
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
      It is being written…
    </p>
  ) : (
    <CodeBlock label={`${title}, Markdown`} text={data} wraps />
  );
}
