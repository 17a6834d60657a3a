/** What is wrong with the storage as a whole, in order of weight. */
export type StorageFault = {
  /** `damaged`: pages of the database are broken. `newer_schema`: another program has brought it to a schema that this one does not know. `full`, `unwritable`: writes fail, reads go on. */
  readonly code: "damaged" | "newer_schema" | "full" | "unwritable";
  /** What it is and what to do, safe to show. */
  readonly message: string;
};
