import { createNameCounter, getSlot, type Draft, type Slot, type SlotKind } from "#/formats/react/draft";
import type { ElementNode } from "#/formats/react/fragment";

/**
 * What an id of the markup is in each copy of the component: the inside of a template literal;
 * undefined for one that stays as it is.
 */
export type IdReader = (id: string) => string | undefined;

/**
 * One thing of a list as its component gives it: the code of each field, by the field's name or as
 * a spread. `prefix` and `ids` are as those of the scope, with numbers in place.
 */
export type Row = {
  readonly fields: Map<string, string>;
  readonly prefix: string;
  readonly ids: IdReader;
};

/**
 * Where markup stands: in the component itself or in the things of a list, whose markup is written
 * once for all its rows. `prefix` is the inside of a template literal.
 */
export type Scope = {
  /** The place of the variant among all. */
  readonly variant: number;
  readonly depth: number;
  readonly prefix: string;
  readonly ids: IdReader;
  readonly rows: readonly Row[] | undefined;
  /** The chief elements of the rows, which take `item`. */
  readonly main: ReadonlySet<ElementNode>;
  readonly item: string;
  /** The prop or field for what stands here. */
  slot(wanted: string, kind: SlotKind): Slot;
};

/**
 * One variant on its way into code. `draft` gathers the props; `before` is what an earlier pass
 * over all variants gathered.
 */
export type Variant = {
  readonly slug: string;
  readonly index: number;
  readonly root: ElementNode;
  /** The element that gets what the component is given besides its own props. */
  readonly target: ElementNode;
  /** Whether that is not the same kind of element in every variant. */
  readonly isMixed: boolean;
  readonly draft: Draft;
  readonly before: Draft | undefined;
  /** The one text of the component, whose place its children take. */
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
    slot(wanted, kind) {
      const slot = getSlot(draft.slots, countName(wanted), kind);
      slot.variants.add(index);
      return slot;
    },
  };
}
