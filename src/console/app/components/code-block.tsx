import { CopyButton } from "#/console/app/components/copy-button";
import { scrollableProps } from "#/console/app/components/scrollable-props";

type CodeBlockProps = {
  readonly text: string;
  /** The kind of text: “Shell”, “tokens.css”. */
  readonly label: string;
  /** Wraps long lines instead of scrolling. */
  readonly wraps?: boolean | undefined;
};

/** Text to copy, such as code or a prompt. */
export function CodeBlock({ text, label, wraps = false }: CodeBlockProps) {
  return (
    <figure className="code-block">
      <figcaption>
        <span>{label}</span>
        <CopyButton text={text} variant="quiet" />
      </figcaption>
      <pre {...scrollableProps} className={wraps ? "code-wraps" : undefined}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
