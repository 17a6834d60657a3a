import { useState } from "react";
import type { Member } from "#data/console-api";
import { updateOptimistically, useList } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { PageHeader } from "#/console/app/components/page-header";
import { Section } from "#/console/app/components/section";
import { InlineSelect } from "#/console/app/components/select";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { Invitations } from "#/console/app/screens/settings/invitations";
import { MemberKeys } from "#/console/app/screens/settings/member-keys";
import { InviteDialog } from "#/console/app/screens/settings/invite-dialog";
import { ResetLinkDialog } from "#/console/app/screens/settings/reset-link-dialog";
import { navigate } from "#/console/app/router/location";
import { refreshSession, useSession } from "#/console/app/state/session";
import { isAtLeast, type Role, roleLabels, useWorkspace } from "#/console/app/state/workspace";

const roleChoices = (["OWNER", "ADMIN", "MEMBER"] as const).map((value) => ({ value, label: roleLabels[value] }));

/** The members of the workspace and its invitations. */
export function Members() {
  const { id, name, role, hasRole } = useWorkspace();
  const { user } = useSession();
  const members = useList(
    "list_members",
    { id },
    (page) => page.members,
    (page) => page.nextCursor,
  );
  const [isInviting, setInviting] = useState(false);
  const [removed, setRemoved] = useState<Member>();
  const [isLeaving, setLeaving] = useState(false);
  const [resetFor, setResetFor] = useState<Member>();
  const [demoted, setDemoted] = useState<{ readonly member: Member; readonly to: Role }>();
  const roleChange = useMutation("set_member_role", {
    // The dialog shows the failure of a demotion.
    inForm: demoted !== undefined,
    applyOptimistically: ({ userId, role: next }) =>
      updateOptimistically("list_members", { id }, (page) => ({
        ...page,
        members: page.members.map((member) => (member.id === userId ? { ...member, role: next } : member)),
      })),
    successMessage: ({ email, role: next }) => `${email} is now ${roleLabels[next].toLowerCase()}.`,
    invalidates: ["list_members"],
  });
  const remove = useMutation("remove_member", {
    inForm: true,
    successMessage: () => `${removed?.email} was removed from ${name}.`,
    invalidates: ["list_members"],
  });
  const leave = useMutation("leave_workspace", { inForm: true, successMessage: () => `You left ${name}.` });
  const canManage = (other: Role) => role === "OWNER" || (role === "ADMIN" && other !== "OWNER");
  const [keys, setKeys] = useState<ReadonlySet<string>>();
  const revoke = useMutation("revoke_api_key", { invalidates: ["list_api_keys"] });
  /** Revokes the selected keys; resolves to whether all are revoked. */
  const revokeChosen = async () => {
    const done = await Promise.all([...(keys ?? [])].map((keyId) => revoke.run({ id, keyId })));
    return done.every((page) => page !== undefined);
  };
  const applyRole = async (member: Member, next: Role) => {
    const changed = await roleChange.run({ id, userId: member.id, role: next });
    if (changed && member.id === user.id) await refreshSession();
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
  const getActions = (member: Member): readonly MenuItem[] => [
    ...(canManage(member.role)
      ? [{ label: "Create reset link", icon: "key", hint: "For a forgotten password", run: () => setResetFor(member) } as const]
      : []),
    ...(member.id === user.id
      ? [{ label: "Leave workspace", icon: "sign-out", isDanger: true, run: () => setLeaving(true) } as const]
      : canManage(member.role)
        ? [{ label: "Remove from workspace", icon: "remove", isDanger: true, run: () => startRemoving(member) } as const]
        : []),
  ];
  return (
    <>
      <PageHeader
        title="Members"
        lead={
          hasRole("ADMIN")
            ? "Owners and admins approve, publish and manage the workspace. Members create and edit brands and run projects."
            : "Owners and admins approve, publish and manage the workspace. Members create and edit brands and run projects. " +
              "Ask an owner or admin to invite someone."
        }
        actions={
          hasRole("ADMIN") && (
            <Button variant="primary" icon="add" onClick={() => setInviting(true)}>
              Invite a member
            </Button>
          )
        }
      />
      <Section title="Members">
        <QueryBoundary query={members}>
          {() => (
            <Table
              caption={`Members of ${name}`}
              rows={members.rows ?? []}
              getRowKey={(member) => member.id}
              columns={[
                {
                  id: "email",
                  label: "Email address",
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
                    canManage(member.role) ? (
                      <InlineSelect
                        aria-label={`Role for ${member.email}`}
                        options={roleChoices.filter(({ value }) => canManage(value))}
                        value={member.role}
                        onChange={(next) => setRole(member, next)}
                      />
                    ) : (
                      roleLabels[member.role]
                    ),
                },
                { id: "joined", label: "Joined", cell: ({ joinedAt }) => <Time at={joinedAt} /> },
                {
                  id: "actions",
                  label: "Actions",
                  hidesLabel: true,
                  align: "end",
                  cell: (member) => {
                    const items = getActions(member);
                    return items.length > 0 && <Menu label={`Actions for ${member.email}`} items={items} />;
                  },
                },
              ]}
              foot={
                members.loadMore && (
                  <Button onClick={() => void members.loadMore?.()} isBusy={members.isLoadingMore}>
                    Show more members
                  </Button>
                )
              }
            />
          )}
        </QueryBoundary>
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
          They lose access to {name} immediately, and their pending invitations, reset links and connected clients stop working.
          Keys that you do not revoke keep working.
        </p>
        {removed && <MemberKeys member={removed} chosen={keys} onChange={setKeys} />}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Make ${demoted?.member.email} ${demoted?.to === "MEMBER" ? "a member" : "an admin"}?`}
        confirm="Change role"
        isOpen={demoted !== undefined}
        problem={roleChange.problem}
        onClose={() => {
          roleChange.clear();
          setDemoted(undefined);
        }}
        onConfirm={async () => demoted !== undefined && (await applyRole(demoted.member, demoted.to)) && (await revokeChosen())}
      >
        <p>
          They lose the rights of their current role, and their pending invitations and reset links stop working. Keys that you do
          not revoke keep their permissions.
        </p>
        {demoted && <MemberKeys member={demoted.member} chosen={keys} onChange={setKeys} />}
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
          await refreshSession();
          navigate("/", { replace: true });
        }}
      >
        <p>You lose access immediately, and so do the clients that you connected. You need an invitation to return.</p>
      </ConfirmDialog>
    </>
  );
}
