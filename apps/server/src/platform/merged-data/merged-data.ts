import type { DB } from '../db/database.generated.ts';

/**
 * Table with rows that a merge or a repair changes. A merge of organisations changes the column `organisation`, a merge
 * of people the column `person`, or each of them; the rows of a table without the column stay or have a statement of their own.
 */
export type MovedTable<C extends string = string> = {
  /** Name of one row in messages to the person who undoes the merge. */
  record: string;
  /** Treatment of a moved row that has been deleted: the undo leaves it out, or refuses. */
  whenGone: 'skip' | 'refuse';
  /** Primary key, where it is not `id`. */
  key?: readonly C[];
  /** The undo leaves rows alone that have been changed since the merge. */
  keepsChanges?: true;
  organisation?: C;
  person?: C | readonly C[];
  stays?: readonly C[];
};

/** Table that no merge changes. `stays` lists the columns that go on naming a dropped organisation or person. */
type HistoryTable<C extends string> = { stays: readonly C[] };

/** Treatment by merges of the tables of a room that refer to organisations or people. */
export type MergedData = {
  readonly [T in keyof DB]?: MovedTable<keyof DB[T] & string> | HistoryTable<keyof DB[T] & string>;
};
