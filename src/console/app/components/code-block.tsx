import { CopyButton } from "#/console/app/components/copy-button";

type CodeBlockProps = {
  readonly text: string;
  /** What it is: “Shell”, “tokens.css”. */
  readonly label: string;
  /** Whether long lines are broken rather than scrolled. */
  readonly wraps?: boolean | undefined;
};

/** What scrolls has to be reached by the keyboard, whatever it is. */
const scrollableProps = { tabIndex: 0 } as const;

/** Text for a machine, to be copied whole. */
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
