import { useEffect } from "react";
import type { ApiKey, Member } from "#data/console-api";
import { useList } from "#/console/app/api/use-list";
import { Button } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { useWorkspace } from "#/console/app/state/workspace";

type MemberKeysProps = {
  readonly member: Member;
  /** Ids of the keys that are to be revoked; undefined until the keys are known, when all of them are chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

const isKeyActive = ({ revokedAt, expiresAt }: ApiKey) =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());

/** The keys that a person made and that still work, each to be revoked or kept. */
export function MemberKeys({ member, chosen, onChange }: MemberKeysProps) {
  const { id } = useWorkspace();
  const keys = useList(
    "list_api_keys",
    { id, limit: 200 },
    (page) => page.apiKeys,
    (page) => page.nextCursor,
  );
  const activeKeys = keys.rows?.filter((key) => key.createdBy === member.id && isKeyActive(key)) ?? [];
  const isKnown = keys.data !== undefined;
  useEffect(() => {
    if (isKnown && chosen === undefined) onChange(new Set(activeKeys.map(({ id: key }) => key)));
  });
  return (
    <QueryBoundary query={keys}>
      {() =>
        activeKeys.length === 0 && !keys.more ? (
          <p className="quiet">No key of this person works.</p>
        ) : (
          <fieldset className="member-keys">
            <legend className="field-label">Revoke the keys that this person made</legend>
            {activeKeys.map((key) => (
              <Checkbox
                key={key.id}
                label={
                  <>
                    {key.name} <code className="quiet">{key.prefix}…</code>
                  </>
                }
                hint={key.lastUsedAt === null ? "Never used" : undefined}
                isChecked={chosen?.has(key.id) ?? true}
                onChange={(isChecked) => {
                  const next = new Set(chosen);
                  if (isChecked) next.add(key.id);
                  else next.delete(key.id);
                  onChange(next);
                }}
              />
            ))}
            {keys.more && (
              <Button size="small" variant="quiet" onClick={() => void keys.more?.()} isBusy={keys.isLoadingMore}>
                Look through older keys
              </Button>
            )}
          </fieldset>
        )
      }
    </QueryBoundary>
  );
}
