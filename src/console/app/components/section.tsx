import { type ReactNode, useId } from "react";

type SectionProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Its id in links to it. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
};

/** A section of a screen with its own heading. */
export function Section({ title, lead, actions, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id} {...(anchor && { id: anchor })}>
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className="section-lead">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
