import type { DesignDetails } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { moved } from "#/doors/console/app/screens/projects/decisions";

type PublishDesignProps = { readonly design: DesignDetails; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before a design becomes a release. */
export function PublishDesign({ design, isOpen, onClose }: PublishDesignProps) {
  const publish = useChange("publish_design", {
    inForm: true,
    refreshes: [...moved, "list_system_versions"],
    says: ({ name, version }) => `${name} is published as ${version}.`,
  });
  const release = design.version?.replace(/-.*$/, "");
  return (
    <ConfirmDialog
      title={`Publish ${design.name}?`}
      confirm={release ? `Publish ${release}` : "Publish"}
      isDanger={false}
      isOpen={isOpen}
      onClose={() => {
        publish.clear();
        onClose();
      }}
      onConfirm={async () => (await publish.run({ id: design.id })) !== undefined}
      problem={publish.problem}
    >
      <p>
        Everyone who follows the brand gets this release, unless another design is pinned, and webhooks tell of it. A release
        cannot be called back, only followed by another.
      </p>
    </ConfirmDialog>
  );
}
