import { CopyButton } from "#/console/app/components/copy-button";

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

/** Scrollable areas must be reachable by keyboard. */
export const scrollableProps = { tabIndex: 0 } as const;
