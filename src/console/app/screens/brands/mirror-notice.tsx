import type { Brand } from "#data/console-api";
import { Notice } from "#/console/app/components/notice";
import { Time } from "#/console/app/components/time";

/** Where a brand comes from that is a copy of one in another Livery. */
export const MirrorNotice = ({ mirror }: { readonly mirror: NonNullable<Brand["mirror"]> }) => (
  <div className="mirror-notice">
    <Notice tone="info" title={`A copy from ${mirror.source}`}>
      Since <Time at={mirror.since} />, last updated <Time at={mirror.pulledAt} />,{" "}
      {mirror.fingerprint === null ? "not signed" : <>signed with {mirror.fingerprint}</>}. It cannot be edited here:{" "}
      <code>livery pull</code> brings newer versions, and a duplicate is your own.
    </Notice>
  </div>
);
