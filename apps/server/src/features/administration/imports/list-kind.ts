import type { Action } from '@doselore/contract';
import type {
  addImportEvidence,
  addResultsScan,
  ImportDetail,
  ImportEndpoints,
  ImportKind,
  ImportQuestions,
} from '@doselore/contract/imports';
import type { Actor, CheckedPlace } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { Route } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { WordMeanings } from './answers.ts';
import type { RowFile } from './evidence/import-files.repository.ts';
import type { JudgedRow, RowVerdict, SheetRow } from './import-rows.repository.ts';
import type { ImportData, Ref } from './imports.repository.ts';
import type { Sheet } from './member-of-row.ts';
import type { Reader } from './read-cells.ts';

/** Rows of a list, with the place, the person and the facts by which they are read. */
export type ListedRows<Row extends SheetRow = SheetRow> = {
  list: ImportData;
  place: CheckedPlace;
  /** Person who uploaded the list, in the role of the upload. */
  actor: Actor;
  reader: Reader;
  /** Evidence by row number. Empty where the kind takes none. */
  files: ReadonlyMap<number, RowFile>;
  rows: readonly Row[];
  /** All rows of the list, when only some are checked. At an import only where rows become members. */
  all?: readonly SheetRow[] | undefined;
};

type Person = { first_name: string; last_name: string; email: string };

/** Stock from which an import can issue licences to people who have none. */
type Stock = {
  list: (db: Queries, list: ImportData) => Promise<NonNullable<ImportQuestions['licences']>['sources']>;
  /** Returns the question about these people. Null when everybody has a licence. */
  ask: (db: Queries, listed: ListedRows) => Promise<ImportQuestions['licences']>;
};

/**
 * Everything in which one kind of list differs from the others. Its room declares it, and `kinds.ts` lists it. What is
 * left out, the kind does not have.
 */
export type ListKind = {
  kind: ImportKind;
  /** Steps of a list, for each kind of place where one can be uploaded. */
  endpoints: readonly ImportEndpoints[];
  /** Calls that only lists of this kind have. */
  routes?: readonly Route[];
  /** Call that adds a zip with evidence to the rows. */
  evidence?: typeof addImportEvidence;
  /** Call that adds the scan of the signed list. */
  scan?: typeof addResultsScan;
  /** Right that a list needs, at its upload and at its import. */
  action: Action;
  /** Says how many rows were imported, and as what. */
  doneWords: (done: number) => string;
  /** True where a row can change the verdict on any other: a correction then checks all rows again. */
  comparesAll: boolean;
  /** True where rows become members: rows can name leavers, and people with an account elsewhere. */
  addsPeople: boolean;
  /** True where an imported row states the outcome for its person. */
  showsOutcomes: boolean;
  /** Throws unless a list can be uploaded here. */
  checkUpload?: (tx: Tx, ref: Ref) => Promise<void>;
  /** Finds the meanings of words in fields that only this kind has. */
  openMeanings?: (db: Queries) => Promise<Partial<WordMeanings>>;
  /** Checks rows against people and places as they are now, and writes nothing. */
  check: (tx: Tx, listed: ListedRows) => Promise<RowVerdict[]>;
  /**
   * Checks rows that were ready once more, under locks, and imports them in the same transaction. Imported rows are
   * `done`. A row with any other verdict was left out.
   */
  run: (services: Services, tx: Tx, listed: ListedRows<JudgedRow>) => Promise<RowVerdict[]>;
  /** Finds the members whom rows are about, by row number. */
  findPeople?: (db: Queries, sheet: Sheet, rows: readonly SheetRow[]) => Promise<ReadonlyMap<number, Person>>;
  /** Returns the course of a list of results. */
  describe?: (db: Queries, list: ImportData) => Promise<ImportDetail['results']>;
  stock?: Stock;
};
