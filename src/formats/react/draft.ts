/**
 * What a component can be given: text, the props of one of its elements, the things of a list, or
 * another picture.
 */
export type SlotKind = "text" | "props" | "list" | "picture";

/**
 * One prop of a component, or one field of a list's things, gathered while the variants are
 * written.
 */
export type Slot = {
  readonly name: string;
  readonly kind: SlotKind;
  /** Names of the elements that take the props, or that are the chief ones of the list's things. */
  readonly tags: Set<string>;
  /** Fields of the list's things besides the attributes of their chief elements. */
  readonly slots: Map<string, Slot>;
  /** Whether the component gives those elements their ids itself. */
  ownsId: boolean;
  /** The variants that it is a part of. */
  readonly variants: Set<number>;
};

/** What is known of a component's props. Slots of one name and kind in several variants are one. */
export type Draft = { readonly slots: Map<string, Slot>; usesId: boolean };

export const createDraft = (): Draft => ({ slots: new Map(), usesId: false });

const kindSuffixes: Readonly<Record<SlotKind, string>> = { text: "Text", props: "Props", list: "List", picture: "Picture" };

/**
 * The slot of that name and kind, made where it is missing. A name that stands for something of
 * another kind gets a word added.
 */
export function getSlot(slots: Map<string, Slot>, wantedName: string, kind: SlotKind): Slot {
  const existing = slots.get(wantedName);
  if (existing && existing.kind !== kind) return getSlot(slots, wantedName + kindSuffixes[kind], kind);
  const slot: Slot = existing ?? {
    name: wantedName,
    kind,
    tags: new Set(),
    slots: new Map(),
    ownsId: false,
    variants: new Set(),
  };
  slots.set(wantedName, slot);
  return slot;
}

/** Gives names out: the second `title` of a variant is `title2`. */
export function createNameCounter(): (wantedName: string) => string {
  const counts = new Map<string, number>();
  return (wantedName) => {
    const count = (counts.get(wantedName) ?? 0) + 1;
    counts.set(wantedName, count);
    return count === 1 ? wantedName : `${wantedName}${count}`;
  };
}
