import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { publicOnValues, type Role, roles, type Workspace } from "#/model/workspace";

/** A workspace as it is shown to somebody who belongs to it. */
export const WorkspaceResponse = Type.Object(
  {
    id: Type.String({ description: "The workspace's id" }),
    name: Type.String({ description: "Its name" }),
    slug: Type.String({ description: "Its name in addresses and on the command line; it never changes" }),
    publicOn: StringEnum(publicOnValues, {
      description: "When a design goes public: as soon as it is approved, or once it is published",
    }),
    role: StringEnum(roles, { description: "What the caller may do in it" }),
    createdAt: Type.String({ format: "date-time", description: "When it was made" }),
  },
  { title: "Workspace" },
);
export type WorkspaceResponse = Static<typeof WorkspaceResponse>;

/** What the API description shows. */
export const workspaceExample: WorkspaceResponse = {
  id: "ws_01kaph4c7jfzn9p8vdq1m2b6te",
  name: "Acme",
  slug: "acme",
  publicOn: "APPROVAL",
  role: "OWNER",
  createdAt: "2026-11-21T10:00:00.000Z",
};

export const toWorkspaceResponse = ({ id, name, slug, publicOn, createdAt }: Workspace, role: Role): WorkspaceResponse => ({
  id,
  name,
  slug,
  publicOn,
  role,
  createdAt,
});
