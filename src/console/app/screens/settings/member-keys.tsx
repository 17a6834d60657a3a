import { useEffect } from "react";
import type { Member } from "#data/console-api";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { useWorkspace } from "#/console/app/state/workspace";
import { isKeyActive } from "#/console/app/screens/settings/keys/key-status";

type MemberKeysProps = {
  readonly member: Member;
  /** Ids of the keys to revoke; undefined until the keys are loaded, which selects all of them. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** A person's active keys, each with a checkbox to revoke it. */
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
        activeKeys.length === 0 && !keys.loadMore ? (
          <p className="quiet">This person has no active keys.</p>
        ) : (
          <fieldset className="member-keys">
            <legend className="field-label">Revoke keys that this person created</legend>
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
            {keys.loadMore && (
              <Button size="small" variant="quiet" onClick={() => void keys.loadMore?.()} isBusy={keys.isLoadingMore}>
                Load older keys
              </Button>
            )}
          </fieldset>
        )
      }
    </QueryBoundary>
  );
}
