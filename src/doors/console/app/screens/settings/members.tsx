import { useState } from "react";
import type { Member } from "#data/console-api";
import { expect } from "#/doors/console/app/api/answers";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Menu, type MenuItem } from "#/doors/console/app/parts/menu";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Section } from "#/doors/console/app/parts/section";
import { BareSelect } from "#/doors/console/app/parts/select";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { Invitations } from "#/doors/console/app/screens/settings/invitations";
import { KeysOfMember } from "#/doors/console/app/screens/settings/keys-of-member";
import { InviteDialog } from "#/doors/console/app/screens/settings/invite-dialog";
import { ResetLinkDialog } from "#/doors/console/app/screens/settings/reset-link-dialog";
import { goTo } from "#/doors/console/app/router/location";
import { askSession, useSession } from "#/doors/console/app/state/session";
import { isAtLeast, type Role, roleWords, useWorkspace } from "#/doors/console/app/state/workspace";

const roleChoices = (["OWNER", "ADMIN", "MEMBER"] as const).map((value) => ({ value, label: roleWords[value] }));

/** Who belongs to the workspace, as what, and who is invited. */
export function Members() {
  const { id, name, role, may } = useWorkspace();
  const { user } = useSession();
  const members = useList(
    "list_members",
    { id },
    (answer) => answer.members,
    (answer) => answer.nextCursor,
  );
  const [isInviting, setInviting] = useState(false);
  const [removed, setRemoved] = useState<Member>();
  const [isLeaving, setLeaving] = useState(false);
  const [resetFor, setResetFor] = useState<Member>();
  const [demoted, setDemoted] = useState<{ readonly member: Member; readonly to: Role }>();
  const change = useChange("set_member_role", {
    // A refused demotion is said in the dialog that asked for it.
    inForm: demoted !== undefined,
    expects: ({ userId, role: next }) =>
      expect("list_members", { id }, (answer) => ({
        ...answer,
        members: answer.members.map((member) => (member.id === userId ? { ...member, role: next } : member)),
      })),
    says: ({ email, role: next }) => `${email} is ${roleWords[next].toLowerCase()} now.`,
    refreshes: ["list_members"],
  });
  const remove = useChange("remove_member", {
    inForm: true,
    says: () => `${removed?.email} does not belong to ${name} any more.`,
    refreshes: ["list_members"],
  });
  const leave = useChange("leave_workspace", { inForm: true, says: () => `You have left ${name}.` });
  const manages = (other: Role) => role === "OWNER" || (role === "ADMIN" && other !== "OWNER");
  const [keys, setKeys] = useState<ReadonlySet<string>>();
  const revoke = useChange("revoke_api_key", { refreshes: ["list_api_keys"] });
  /** Revokes what was chosen; gives whether all of it is revoked. */
  const revokeChosen = async () => {
    const done = await Promise.all([...(keys ?? [])].map((keyId) => revoke.run({ id, keyId })));
    return done.every((answer) => answer !== undefined);
  };
  const applyRole = async (member: Member, next: Role) => {
    const changed = await change.run({ id, userId: member.id, role: next });
    if (changed && member.id === user.id) await askSession();
    return changed !== undefined;
  };
  const setRole = (member: Member, next: Role) => {
    if (isAtLeast(next, member.role)) return void applyRole(member, next);
    setKeys(undefined);
    setDemoted({ member, to: next });
  };
  const startRemoving = (member: Member) => {
    setKeys(undefined);
    setRemoved(member);
  };
  const deedsFor = (member: Member): readonly MenuItem[] => [
    ...(manages(member.role)
      ? [{ label: "Make a reset link", icon: "key", hint: "For a forgotten password", run: () => setResetFor(member) } as const]
      : []),
    ...(member.id === user.id
      ? [{ label: "Leave the workspace", icon: "sign-out", isDanger: true, run: () => setLeaving(true) } as const]
      : manages(member.role)
        ? [{ label: "Remove from the workspace", icon: "remove", isDanger: true, run: () => startRemoving(member) } as const]
        : []),
  ];
  return (
    <>
      <PageHeader
        title="Members"
        lead={
          may("ADMIN")
            ? "Owners and admins approve, publish and manage; members create, edit and run."
            : "Owners and admins approve, publish and manage; members create, edit and run. Ask one of them to invite somebody."
        }
        actions={
          may("ADMIN") && (
            <Button variant="primary" icon="add" onClick={() => setInviting(true)}>
              Invite somebody
            </Button>
          )
        }
      />
      <Section title="People">
        <Loaded known={members}>
          {() => (
            <Table
              caption={`People of ${name}`}
              rows={members.rows ?? []}
              keyOf={(member) => member.id}
              columns={[
                {
                  id: "email",
                  label: "E-mail address",
                  isName: true,
                  cell: ({ id: memberId, email }) => (
                    <>
                      {email}
                      {memberId === user.id && <span className="quiet"> (you)</span>}
                    </>
                  ),
                },
                {
                  id: "role",
                  label: "Role",
                  cell: (member) =>
                    manages(member.role) ? (
                      <BareSelect
                        aria-label={`Role of ${member.email}`}
                        options={roleChoices.filter(({ value }) => manages(value))}
                        value={member.role}
                        onChange={(next) => setRole(member, next)}
                      />
                    ) : (
                      roleWords[member.role]
                    ),
                },
                { id: "joined", label: "Joined", cell: ({ joinedAt }) => <Time at={joinedAt} /> },
                {
                  id: "deeds",
                  label: "Actions",
                  hidesLabel: true,
                  align: "end",
                  cell: (member) => {
                    const items = deedsFor(member);
                    return items.length > 0 && <Menu label={`Actions for ${member.email}`} items={items} />;
                  },
                },
              ]}
              foot={
                members.more && (
                  <Button onClick={() => void members.more?.()} isBusy={members.isLoadingMore}>
                    Show more people
                  </Button>
                )
              }
            />
          )}
        </Loaded>
      </Section>
      <Invitations />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <ResetLinkDialog member={resetFor} onClose={() => setResetFor(undefined)} />
      <ConfirmDialog
        title={`Remove ${removed?.email}?`}
        confirm="Remove"
        isOpen={removed !== undefined}
        problem={remove.problem}
        onClose={() => {
          remove.clear();
          setRemoved(undefined);
        }}
        onConfirm={async () => (await remove.run({ id, userId: removed?.id ?? "" })) !== undefined && (await revokeChosen())}
      >
        <p>
          The person loses access to {name} at once, and open invitations and links that they made stop working. Keys that are not
          revoked go on working.
        </p>
        {removed && <KeysOfMember member={removed} chosen={keys} onChange={setKeys} />}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Make ${demoted?.member.email} ${demoted?.to === "MEMBER" ? "a member" : "an admin"}?`}
        confirm="Change the role"
        isOpen={demoted !== undefined}
        problem={change.problem}
        onClose={() => {
          change.clear();
          setDemoted(undefined);
        }}
        onConfirm={async () => demoted !== undefined && (await applyRole(demoted.member, demoted.to)) && (await revokeChosen())}
      >
        <p>
          The person can do less from then on, and open invitations and links that they made stop working. Keys that are not
          revoked keep their permissions.
        </p>
        {demoted && <KeysOfMember member={demoted.member} chosen={keys} onChange={setKeys} />}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Leave ${name}?`}
        confirm="Leave"
        isOpen={isLeaving}
        problem={leave.problem}
        onClose={() => {
          leave.clear();
          setLeaving(false);
        }}
        onConfirm={async () => {
          if ((await leave.run({ id })) === undefined) return false;
          await askSession();
          goTo("/", { replace: true });
        }}
      >
        <p>You lose access at once. To come back you need an invitation.</p>
      </ConfirmDialog>
    </>
  );
}
