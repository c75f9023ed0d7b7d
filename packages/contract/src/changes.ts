/** Value of one field, as it is stored. */
export type Stored = string | number | boolean | null;
export type StoredValues = Readonly<Record<string, Stored>>;

/** Details of a refused change: somebody else has changed the same fields since the form was opened. */
export type EditConflict = {
  /** Name of the other person. Null when the caller may not see it: organisations know site admins only as that. */
  by: string | null;
  at: string | null;
  /** Fields that both people changed. */
  fields: string[];
  /** Current values of all fields of the form. */
  now: StoredValues;
};
