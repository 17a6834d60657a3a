import { createNameCounter, getSlot, type Draft, type Slot, type SlotKind } from "#/formats/react/draft";
import type { ElementNode } from "#/formats/react/fragment";

/**
 * Maps an id in the markup to the content of a template literal. Undefined for ids that are not
 * mapped.
 */
export type IdReader = (id: string) => string | undefined;

/**
 * The default value of a list item: the code of each field. `prefix` and `ids` contain the number
 * of the item.
 */
export type Row = {
  readonly fields: Map<string, string>;
  readonly prefix: string;
  readonly ids: IdReader;
};

/**
 * Where markup is written: in the component itself, or in the items of a list, whose markup is
 * written once for all rows. `prefix` is the content of a template literal.
 */
export type Scope = {
  /** The index of the variant. */
  readonly variant: number;
  readonly depth: number;
  readonly prefix: string;
  readonly ids: IdReader;
  readonly rows: readonly Row[] | undefined;
  /** The main elements of the rows, which receive `item`. */
  readonly main: ReadonlySet<ElementNode>;
  readonly item: string;
  /** Keeps the id of a list item for references from elsewhere. */
  keepItemId(id: string, inner: string): void;
  /** Gets or creates the prop or field with this name. */
  slot(requestedName: string, kind: SlotKind): Slot;
};

/**
 * The state of writing one variant. `draft` collects the props; `before` has those of the first
 * pass.
 */
export type Variant = {
  readonly slug: string;
  readonly index: number;
  readonly root: ElementNode;
  /** The element that receives the remaining props. */
  readonly target: ElementNode;
  /** Whether the target has different names in different variants. */
  readonly isMixed: boolean;
  readonly draft: Draft;
  readonly before: Draft | undefined;
  /** The slot of the only text of the component, which is passed as children. */
  readonly childrenSlot: string | undefined;
};

/** The scope of the component itself. */
export function createRootScope({ draft, index }: Variant, ids: IdReader): Scope {
  const countName = createNameCounter();
  return {
    variant: index,
    depth: 0,
    prefix: "\u0024{id}",
    ids,
    rows: undefined,
    main: new Set(),
    item: "",
    keepItemId(id, inner) {
      const kept = draft.itemIds.get(index) ?? new Map<string, string>();
      draft.itemIds.set(index, kept.set(id, inner));
    },
    slot(requestedName, kind) {
      const slot = getSlot(draft.slots, countName(requestedName), kind);
      slot.variants.add(index);
      return slot;
    },
  };
}
