import type { ReactNode } from "react";
import { PageHeader } from "#/console/app/components/page-header";
import { BrandMark } from "#/console/app/layout/brand-mark";

type AuthPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
};

/** The layout of the screens that need no session. */
export function AuthPage({ title, lead, children, foot }: AuthPageProps) {
  return (
    <div className="entry">
      <header className="entry-brand">
        <BrandMark size={28} />
        <span>Livery</span>
      </header>
      <main className="entry-main">
        <PageHeader title={title} lead={lead} />
        {children}
        {foot && <div className="entry-foot">{foot}</div>}
      </main>
    </div>
  );
}

/** The token of a one-time link, from the URL. */
export const getLinkToken = () => new URLSearchParams(location.search).get("token") ?? "";
