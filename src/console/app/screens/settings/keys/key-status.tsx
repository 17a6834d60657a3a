import type { ApiKey } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { Time } from "#/console/app/components/time";

/** Whether a key is neither revoked nor expired. */
export const isKeyActive = ({ revokedAt, expiresAt }: ApiKey, nowMs = Date.now()) =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > nowMs);

const expiresSoonMs = 14 * 86_400_000;

/** When a key expires, or when it was revoked or expired. */
export function KeyExpiry({ apiKey: key }: { readonly apiKey: ApiKey }) {
  const { revokedAt, expiresAt } = key;
  if (revokedAt !== null)
    return (
      <Badge>
        <span>
          Revoked <Time at={revokedAt} />
        </span>
      </Badge>
    );
  if (expiresAt === null) return <span className="quiet">Never</span>;
  if (!isKeyActive(key))
    return (
      <Badge>
        <span>
          Expired <Time at={expiresAt} />
        </span>
      </Badge>
    );
  if (Date.parse(expiresAt) - Date.now() < expiresSoonMs)
    return (
      <Badge tone="warning">
        <Time at={expiresAt} />
      </Badge>
    );
  return <Time at={expiresAt} />;
}
