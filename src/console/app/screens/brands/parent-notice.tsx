import type { Brand } from "#data/console-api";
import { ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

type ParentNoticeProps = { readonly parent: NonNullable<Brand["parent"]> };

/** What a person should know about the parent of a brand; nothing where all is as it was taken. */
export function ParentNotice({ parent }: ParentNoticeProps) {
  if (parent.notice === null && parent.newerVersion === null) return null;
  return (
    <div className="parent-notice">
      {parent.notice === null ? <NewerVersion parent={parent} /> : <Notice tone="warning">{parent.notice}</Notice>}
    </div>
  );
}

const NewerVersion = ({ parent }: ParentNoticeProps) => (
  <Notice
    tone="info"
    title={`${parent.name} ${parent.newerVersion} is published`}
    action={
      <ButtonAnchor href="#family" size="small">
        See what changes
      </ButtonAnchor>
    }
  >
    This brand has parts of version {parent.takenVersion}.
  </Notice>
);
