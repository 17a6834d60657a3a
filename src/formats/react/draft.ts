/** What a prop contains: text, the props of an element, the items of a list, or an image. */
export type SlotKind = "text" | "props" | "list" | "picture";

/** A prop of a component, or a field of a list item, collected while the variants are written. */
export type Slot = {
  readonly name: string;
  readonly kind: SlotKind;
  /** Names of the elements that receive the props, or of the main elements of list items. */
  readonly tags: Set<string>;
  /** Fields of list items other than the attributes of their main elements. */
  readonly slots: Map<string, Slot>;
  /** Whether the component sets the ids of those elements. */
  ownsId: boolean;
  /** The indexes of the variants that use it. */
  readonly variants: Set<number>;
};

/**
 * The props of a component. Variants share slots of the same name and kind. `itemIds` has for each
 * variant the ids of list items, as contents of template literals, for references from elsewhere.
 */
export type Draft = {
  readonly slots: Map<string, Slot>;
  readonly itemIds: Map<number, Map<string, string>>;
  usesId: boolean;
};

export const createDraft = (): Draft => ({ slots: new Map(), itemIds: new Map(), usesId: false });

const kindSuffixes: Readonly<Record<SlotKind, string>> = { text: "Text", props: "Props", list: "List", picture: "Picture" };

/** Gets or creates a slot. If the name is used for another kind, a suffix is added. */
export function getSlot(slots: Map<string, Slot>, requestedName: string, kind: SlotKind): Slot {
  const existing = slots.get(requestedName);
  if (existing && existing.kind !== kind) return getSlot(slots, requestedName + kindSuffixes[kind], kind);
  const slot: Slot = existing ?? {
    name: requestedName,
    kind,
    tags: new Set(),
    slots: new Map(),
    ownsId: false,
    variants: new Set(),
  };
  slots.set(requestedName, slot);
  return slot;
}

/** Makes names unique: the second `title` of a variant becomes `title2`. */
export function createNameCounter(): (requestedName: string) => string {
  const counts = new Map<string, number>();
  return (requestedName) => {
    const count = (counts.get(requestedName) ?? 0) + 1;
    counts.set(requestedName, count);
    return count === 1 ? requestedName : `${requestedName}${count}`;
  };
}
