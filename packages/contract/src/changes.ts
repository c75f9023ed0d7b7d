/** A field of a record as it is stored. */
export type Stored = string | number | boolean | null;
export type StoredValues = Readonly<Record<string, Stored>>;

/** Why a change was refused: somebody else had changed the same fields since the form was opened. */
export type EditConflict = {
  /** Null where the one who asks knows no name: site admins are known to organisations as that. */
  by: string | null;
  at: string | null;
  /** Those that both changed. */
  fields: string[];
  /** What all fields of the form hold now. */
  now: StoredValues;
};
