import { useEffect } from "react";
import type { ApiKey, Member } from "#data/console-api";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { Checkbox } from "#/doors/console/app/parts/checkbox";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type KeysOfMemberProps = {
  readonly member: Member;
  /** Ids of the keys that are to be revoked; undefined until the keys are known, when all of them are chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

const isWorking = ({ revokedAt, expiresAt }: ApiKey) =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());

/** The keys that a person made and that still work, each to be revoked or kept. */
export function KeysOfMember({ member, chosen, onChange }: KeysOfMemberProps) {
  const { id } = useWorkspace();
  const keys = useList(
    "list_api_keys",
    { id, limit: 200 },
    (answer) => answer.apiKeys,
    (answer) => answer.nextCursor,
  );
  const own = keys.rows?.filter((key) => key.createdBy === member.id && isWorking(key)) ?? [];
  const isKnown = keys.data !== undefined;
  useEffect(() => {
    if (isKnown && chosen === undefined) onChange(new Set(own.map(({ id: key }) => key)));
  });
  return (
    <Loaded known={keys}>
      {() =>
        own.length === 0 && !keys.more ? (
          <p className="quiet">No key of this person works.</p>
        ) : (
          <fieldset className="member-keys">
            <legend className="field-label">Revoke the keys that this person made</legend>
            {own.map((key) => (
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
    </Loaded>
  );
}
