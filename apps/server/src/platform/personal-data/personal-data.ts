import type { DataClass } from '@doselore/contract/personal-data';
import type { DB } from '../db/database.generated.ts';

export type Table = keyof DB;
type Column<T extends Table> = keyof DB[T] & string;

/**
 * Column that says which person a row is about: the person's id, their address or username, or the id of a row in
 * another table.
 */
export type Owner<C extends string = string> = C | { name: C } | { by: C; of: Table };

/** Value of a column after erasure. `{}` is empty JSON; # in a `numbered` text is the id of the row. */
export type Blank = null | string | { numbered: string } | Readonly<Record<string, never>>;

/** A table with rows about people. Where rows stay, each column is listed as blanked or as staying. */
export type PersonalTable<C extends string = string> = {
  about: Owner<C>;
  class: DataClass;
  /** Treatment of the rows by erasure. `specially` means a statement of its own. */
  erase: 'rows' | 'specially' | { readonly [K in C]?: Blank };
  stays?: readonly C[];
  /** Columns left out of exports: they would open the account, or are about other people. */
  withheld?: readonly C[];
  /** True for a candidate's answers, which an answer to an access request may leave out. */
  isAnswers?: true;
  /** Number of days after this moment at which the daily job deletes a row. */
  ends?: { days: number; after: C };
};

/** A table whose rows may mention people. Exports leave it out. */
export type PassingTable = { class: DataClass; erase: 'specially' };

/** A table that names people only as actors. */
export type ActorTable<C extends string = string> = { actors: readonly C[] };

export type PersonalData = {
  readonly [T in Table]: PersonalTable<Column<T>> | PassingTable | ActorTable<Column<T>> | 'nothing';
};
