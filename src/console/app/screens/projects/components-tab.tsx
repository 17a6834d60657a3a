import { useMemo } from "react";
import type { Board, DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { toSentenceCase } from "#/console/app/components/badge";
import { ButtonAnchor } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PreviewFrame } from "#/console/app/components/preview-frame";
import { Section } from "#/console/app/components/section";
import { useQueryParam } from "#/console/app/router/location";
import { pluralize } from "#/console/app/components/format";

type Component = Board["components"][number];

/** Every component by category. A selected one opens large with all variants, at its own URL. */
export function ComponentsTab({ design }: { readonly design: DesignDetails }) {
  const board = useQuery("get_design_board", { id: design.id });
  const [openSlug, setOpenSlug] = useQueryParam("component");
  return (
    <QueryBoundary query={board}>
      {({ components }) => (
        <>
          <ComponentGroups components={components} designId={design.id} onOpen={setOpenSlug} />
          <ComponentDialog
            component={components.find(({ slug }) => slug === openSlug)}
            designId={design.id}
            onClose={() => setOpenSlug("")}
          />
        </>
      )}
    </QueryBoundary>
  );
}

type ComponentGroupsProps = {
  readonly components: readonly Component[];
  readonly designId: string;
  readonly onOpen: (slug: string) => void;
};

function ComponentGroups({ components, designId, onOpen }: ComponentGroupsProps) {
  const groups = useMemo(() => Map.groupBy(components, ({ category }) => category), [components]);
  return [...groups].map(([category, groupComponents]) => (
    <Section key={category} title={toSentenceCase(category.toUpperCase())}>
      <ul className="component-grid">
        {groupComponents.map((component) => (
          <li key={component.slug} className="component-card">
            <div className="component-thumb">
              <PreviewFrame
                isThumbnail
                title={component.name}
                url={getOperationUrl("preview_component", { id: designId, name: component.slug })}
                pageWidth={560}
                ratio={1.05}
              />
            </div>
            <button type="button" onClick={() => onOpen(component.slug)}>
              <span>{component.name}</span>
              <span className="quiet">{pluralize(component.variants.length, "variant")}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

type ComponentDialogProps = {
  readonly component: Component | undefined;
  readonly designId: string;
  readonly onClose: () => void;
};

function ComponentDialog({ component, designId, onClose }: ComponentDialogProps) {
  const url = component ? getOperationUrl("preview_component", { id: designId, name: component.slug }) : "";
  return (
    <Dialog
      title={component?.name ?? "Component"}
      isOpen={component !== undefined}
      onClose={onClose}
      width="wide"
      actions={
        <ButtonAnchor href={url} icon="external" target="_blank">
          Open in a new window
        </ButtonAnchor>
      }
    >
      {component && (
        <>
          <p className="quiet">{component.summary}</p>
          <div className="component-large">
            <PreviewFrame title={`${component.name}: every variant`} url={url} pageWidth={860} ratio={0.75} />
          </div>
        </>
      )}
    </Dialog>
  );
}
