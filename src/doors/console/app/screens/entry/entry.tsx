import type { ReactNode } from "react";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { BrandMark } from "#/doors/console/app/shell/brand-mark";

type EntryProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode; readonly foot?: ReactNode };

/** The frame of screens that stand before the sign-in. */
export function Entry({ title, lead, children, foot }: EntryProps) {
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

/** The token of a one-time link, from the address. */
export const tokenOfLink = () => new URLSearchParams(location.search).get("token") ?? "";
