import { useMemo, useState } from "react";
import type { Brand } from "#data/console-api";
import { useList, useQuery } from "#/console/app/api/queries";
import { Badge, StateBadge } from "#/console/app/components/badge";
import { ButtonLink } from "#/console/app/components/button";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate, useParam } from "#/console/app/router/location";
import { BrandDesigns } from "#/console/app/screens/brands/brand-designs";
import { BrandFamilySections } from "#/console/app/screens/brands/brand-family";
import { BrandOverview } from "#/console/app/screens/brands/brand-overview";
import { BrandVersions } from "#/console/app/screens/brands/brand-versions";
import { DeleteBrand } from "#/console/app/screens/brands/delete-brand";
import { DuplicateBrand } from "#/console/app/screens/brands/duplicate-brand";
import { EditBrand } from "#/console/app/screens/brands/edit-brand";
import { ParentDialog } from "#/console/app/screens/brands/parent-dialog";
import { MirrorNotice } from "#/console/app/screens/brands/mirror-notice";
import { ParentNotice } from "#/console/app/screens/brands/parent-notice";
import { VisibilityDialog } from "#/console/app/screens/brands/visibility-dialog";
import { SystemArchiveDialog } from "#/console/app/screens/brands/system-archive-dialog";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useCommands } from "#/console/app/state/commands";
import { useWorkspace } from "#/console/app/state/workspace";

/** A brand: its live page, its designs and its versions. */
export function BrandScreen() {
  const brand = useQuery("get_brand", { id: useParam("brand") });
  return (
    <ResourceScreen query={brand} notFoundTitle="Brand not found">
      {(data) => <BrandView brand={data} />}
    </ResourceScreen>
  );
}

type OpenDialog = "edit" | "parent" | "duplicate" | "delete" | "archive" | "visibility";

function BrandView({ brand }: { readonly brand: Brand }) {
  const { getPath, hasRole } = useWorkspace();
  const { id, name, tagline, system } = brand;
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const designs = useList(
    "list_brand_designs",
    { id, order: "newest", limit: 50 },
    (page) => page.designs,
    (page) => page.nextCursor,
  );
  const isLive = system.status === "ACTIVE";
  const isMirror = brand.mirror !== null;
  const newDesign = getPath(`/brands/${id}/designs/new`);
  useCommands(
    useMemo(
      () => [
        ...(isMirror
          ? []
          : [
              { label: "New design", group: name, icon: "add", run: () => navigate(newDesign) } as const,
              { label: "Edit brand", group: name, icon: "settings", run: () => setOpenDialog("edit") } as const,
            ]),
      ],
      [name, newDesign, isMirror],
    ),
  );
  const actions: readonly MenuItem[] = [
    ...(isMirror
      ? []
      : [
          { label: "Edit brand", icon: "settings", run: () => setOpenDialog("edit") } as const,
          {
            label: brand.parent ? "Change parent" : "Make a sub-brand",
            icon: "brands",
            hint: brand.parent ? `Sub-brand of ${brand.parent.name}` : "Takes parts from another brand",
            run: () => setOpenDialog("parent"),
          } as const,
        ]),
    { label: "Duplicate brand", icon: "copy", run: () => setOpenDialog("duplicate") },
    ...(hasRole("ADMIN")
      ? [
          {
            label: "Change visibility",
            icon: "members",
            hint: brand.visibility === "PRIVATE" ? "Private" : "Public",
            run: () => setOpenDialog("visibility"),
          } as const,
        ]
      : []),
    ...(hasRole("ADMIN") && system.status !== "DRAFT"
      ? [
          {
            label: isLive ? "Archive brand" : "Restore brand",
            icon: "archive",
            hint: isLive ? "Takes its pages and exports offline" : "Makes it live again",
            isDanger: isLive,
            run: () => setOpenDialog("archive"),
          } as const,
        ]
      : []),
    ...(system.status === "DRAFT"
      ? [
          {
            label: "Delete brand",
            icon: "remove",
            isDanger: true,
            beginsGroup: true,
            run: () => setOpenDialog("delete"),
          } as const,
        ]
      : []),
  ];
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <PageHeader
        title={name}
        lead={tagline}
        trail={[{ label: "Brands", to: getPath() }]}
        state={
          <>
            <StateBadge state={system.status} />
            {brand.visibility === "PRIVATE" && <Badge tone="info">Private</Badge>}
          </>
        }
        actions={
          <>
            <Menu label={`Actions for ${name}`} items={actions} />
            {!isMirror && (
              <ButtonLink to={newDesign} variant={designs.rows?.length === 0 || isLive ? "primary" : "secondary"} icon="add">
                New design
              </ButtonLink>
            )}
          </>
        }
      />
      {brand.mirror && <MirrorNotice mirror={brand.mirror} />}
      {brand.parent && <ParentNotice parent={brand.parent} />}
      <BrandOverview brand={brand} designs={designs.rows} />
      <BrandDesigns brand={brand} designs={designs} newDesign={newDesign} />
      <BrandFamilySections
        brand={brand}
        hasDesigns={designs.rows?.some(({ status }) => status !== "ARCHIVED") ?? false}
        onChangeParent={() => setOpenDialog("parent")}
      />
      <BrandVersions brand={brand} designs={designs.rows ?? []} />
      <EditBrand brand={brand} isOpen={openDialog === "edit"} onClose={close} />
      <ParentDialog brand={brand} isOpen={openDialog === "parent"} onClose={close} />
      <DuplicateBrand brand={brand} isOpen={openDialog === "duplicate"} onClose={close} />
      <DeleteBrand brand={brand} isOpen={openDialog === "delete"} onClose={close} />
      <VisibilityDialog brand={brand} isOpen={openDialog === "visibility"} onClose={close} />
      <SystemArchiveDialog brand={brand} isOpen={openDialog === "archive"} onClose={close} />
    </>
  );
}
