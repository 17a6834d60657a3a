import { useMemo, useState } from "react";
import type { Brand } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useList } from "#/doors/console/app/api/use-list";
import { Badge, StateBadge } from "#/doors/console/app/parts/badge";
import { ButtonLink } from "#/doors/console/app/parts/button";
import { Menu, type MenuItem } from "#/doors/console/app/parts/menu";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { goTo } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { BrandDesigns } from "#/doors/console/app/screens/brands/brand-designs";
import { BrandFace } from "#/doors/console/app/screens/brands/brand-face";
import { BrandVersions } from "#/doors/console/app/screens/brands/brand-versions";
import { DeleteBrand } from "#/doors/console/app/screens/brands/delete-brand";
import { EditBrand } from "#/doors/console/app/screens/brands/edit-brand";
import { PublicFaceDialog } from "#/doors/console/app/screens/brands/public-face-dialog";
import { SystemStanding } from "#/doors/console/app/screens/brands/system-standing";
import { Found } from "#/doors/console/app/screens/found";
import { useCommands } from "#/doors/console/app/state/commands";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** One brand: what the public sees of it, its designs and its versions. */
export function BrandScreen() {
  const brand = useAnswer("get_brand", { id: useParam("brand") });
  return (
    <Found known={brand} missing="No such brand">
      {(data) => <Shown brand={data} />}
    </Found>
  );
}

type Asking = "edit" | "delete" | "standing" | "visibility";

function Shown({ brand }: { readonly brand: Brand }) {
  const { path, may } = useWorkspace();
  const { id, name, tagline, system } = brand;
  const [asking, setAsking] = useState<Asking>();
  const designs = useList(
    "list_brand_designs",
    { id, order: "newest", limit: 50 },
    (answer) => answer.designs,
    (answer) => answer.nextCursor,
  );
  const isLive = system.status === "ACTIVE";
  const newDesign = path(`/brands/${id}/designs/new`);
  useCommands(
    useMemo(
      () => [
        { label: "New design", group: name, icon: "add", run: () => goTo(newDesign) },
        { label: "Edit the brand", group: name, icon: "settings", run: () => setAsking("edit") },
      ],
      [name, newDesign],
    ),
  );
  const deeds: readonly MenuItem[] = [
    { label: "Edit the brand", icon: "settings", run: () => setAsking("edit") },
    ...(may("ADMIN")
      ? [
          {
            label: "Who can see it",
            icon: "members",
            hint: brand.visibility === "PRIVATE" ? "Private now" : "Public now",
            run: () => setAsking("visibility"),
          } as const,
        ]
      : []),
    ...(may("ADMIN") && system.status !== "DRAFT"
      ? [
          {
            label: isLive ? "Withdraw from the public" : "Make public again",
            icon: "archive",
            hint: isLive ? "Its pages and exports answer 404" : "As it was before",
            isDanger: isLive,
            run: () => setAsking("standing"),
          } as const,
        ]
      : []),
    ...(system.status === "DRAFT"
      ? [
          {
            label: "Delete the brand",
            icon: "remove",
            isDanger: true,
            beginsGroup: true,
            run: () => setAsking("delete"),
          } as const,
        ]
      : []),
  ];
  const close = () => setAsking(undefined);
  return (
    <>
      <PageHeader
        title={name}
        lead={tagline}
        trail={[{ label: "Brands", to: path() }]}
        state={
          <>
            <StateBadge state={system.status} />
            {brand.visibility === "PRIVATE" && <Badge tone="info">Private</Badge>}
          </>
        }
        actions={
          <>
            <Menu label={`Actions for ${name}`} items={deeds} />
            <ButtonLink to={newDesign} variant={designs.rows?.length === 0 || isLive ? "primary" : "secondary"} icon="add">
              New design
            </ButtonLink>
          </>
        }
      />
      <BrandFace brand={brand} designs={designs.rows} />
      <BrandDesigns brand={brand} designs={designs} newDesign={newDesign} />
      <BrandVersions brand={brand} designs={designs.rows ?? []} />
      <EditBrand brand={brand} isOpen={asking === "edit"} onClose={close} />
      <DeleteBrand brand={brand} isOpen={asking === "delete"} onClose={close} />
      <PublicFaceDialog brand={brand} isOpen={asking === "visibility"} onClose={close} />
      <SystemStanding brand={brand} isOpen={asking === "standing"} onClose={close} />
    </>
  );
}
