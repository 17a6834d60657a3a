import { useMemo } from "react";
import type { Board, DesignDetails } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { wordsOf } from "#/doors/console/app/parts/badge";
import { ButtonAnchor } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PreviewFrame } from "#/doors/console/app/parts/preview-frame";
import { Section } from "#/doors/console/app/parts/section";
import { useQueryWord } from "#/doors/console/app/router/location";

type Component = Board["components"][number];

/** Every component by its use; one of them large, with all its variants, at an address of its own. */
export function ComponentsTab({ design }: { readonly design: DesignDetails }) {
  const board = useAnswer("get_design_board", { id: design.id });
  const [open, setOpen] = useQueryWord("component");
  return (
    <Loaded known={board}>
      {({ components }) => (
        <>
          <Groups components={components} designId={design.id} onOpen={setOpen} />
          <One component={components.find(({ slug }) => slug === open)} designId={design.id} onClose={() => setOpen("")} />
        </>
      )}
    </Loaded>
  );
}

type GroupsProps = {
  readonly components: readonly Component[];
  readonly designId: string;
  readonly onOpen: (slug: string) => void;
};

function Groups({ components, designId, onOpen }: GroupsProps) {
  const groups = useMemo(() => Map.groupBy(components, ({ category }) => category), [components]);
  return [...groups].map(([category, inIt]) => (
    <Section key={category} title={wordsOf(category.toUpperCase())}>
      <ul className="component-grid">
        {inIt.map((component) => (
          <li key={component.slug} className="component-card">
            <div className="component-thumb">
              <PreviewFrame
                isThumbnail
                title={component.name}
                address={addressOf("preview_component", { id: designId, name: component.slug })}
                pageWidth={560}
                ratio={1.05}
              />
            </div>
            <button type="button" onClick={() => onOpen(component.slug)}>
              <span>{component.name}</span>
              <span className="quiet">
                {component.variants.length === 1 ? "1 variant" : `${component.variants.length} variants`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

type OneProps = { readonly component: Component | undefined; readonly designId: string; readonly onClose: () => void };

function One({ component, designId, onClose }: OneProps) {
  const address = component ? addressOf("preview_component", { id: designId, name: component.slug }) : "";
  return (
    <Dialog
      title={component?.name ?? "Component"}
      isOpen={component !== undefined}
      onClose={onClose}
      width="wide"
      actions={
        <ButtonAnchor href={address} icon="external" target="_blank">
          In a window of its own
        </ButtonAnchor>
      }
    >
      {component && (
        <>
          <p className="quiet">{component.summary}</p>
          <div className="component-large">
            <PreviewFrame title={`${component.name}: every variant`} address={address} pageWidth={860} ratio={0.75} />
          </div>
        </>
      )}
    </Dialog>
  );
}
