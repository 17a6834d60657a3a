import { type ReactNode, useEffect, useRef } from "react";
import { Breadcrumb, type Crumb } from "#/console/app/components/breadcrumb";
import { shouldTakeFocus } from "#/console/app/router/location";

type PageHeaderProps = {
  /** What the screen is; the window's title begins with it. */
  readonly title: string;
  /** A sentence on what the screen is for, where that is not plain. */
  readonly lead?: ReactNode;
  /** The screens above this one, from the top down. */
  readonly trail?: readonly Crumb[] | undefined;
  /** A state beside the title. */
  readonly state?: ReactNode;
  /** What can be done here, the main thing last. */
  readonly actions?: ReactNode;
};

/** The head of a screen. Every screen has one: it names the window, and takes the focus when a person comes here by a link. */
export function PageHeader({ title, lead, trail, state, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Livery`;
  }, [title]);
  useEffect(() => {
    if (shouldTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="page-header">
      {trail && <Breadcrumb trail={trail} />}
      <div className="page-headline">
        <div className="page-name">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {state}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {lead && <div className="page-lead">{lead}</div>}
    </header>
  );
}
