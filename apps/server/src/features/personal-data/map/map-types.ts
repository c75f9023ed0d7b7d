import type { DataClass } from '@doselore/contract/personal-data';
import type { DB } from '../../../platform/db/database.generated.ts';

export type Table = keyof DB;
type Column<T extends Table> = keyof DB[T] & string;

/**
 * Where a row says whom it is about: a column with the person's id, one that holds their address or sign-in name, or one
 * that leads to a row of another table.
 */
export type Owner<C extends string = string> = C | { name: C } | { by: C; of: Table };

/** What a column holds afterwards; `{}` is empty JSON, and # of a `numbered` text the id of the row. */
export type Blank = null | string | { numbered: string } | Readonly<Record<string, never>>;

/** A table with rows about people. Where rows stay, each column is either blanked or stays. */
export type PersonalTable<C extends string = string> = {
  about: Owner<C>;
  class: DataClass;
  /** What becomes of the rows; `specially` by a statement of its own. */
  erase: 'rows' | 'specially' | { readonly [K in C]?: Blank };
  stays?: readonly C[];
  /** Left out of exports: it would open the account, or is about somebody else. */
  withheld?: readonly C[];
  /** Answers of a candidate, which an answer to an access request may leave out. */
  isAnswers?: true;
  /** Deleted by the daily job so many days after this moment. */
  ends?: { days: number; after: C };
};

/** Rows that may name people in passing, and are no part of an export. */
export type PassingTable = { class: DataClass; erase: 'specially' };

/** Names people only as those who did something. */
export type ActorTable<C extends string = string> = { actors: readonly C[] };

export type PersonalData = {
  readonly [T in Table]: PersonalTable<Column<T>> | PassingTable | ActorTable<Column<T>> | 'nothing';
};
