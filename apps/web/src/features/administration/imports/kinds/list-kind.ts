import { plural } from '@doselore/contract';
import type { Columns, ImportEndpoints, RowStatus } from '@doselore/contract/imports';
import { formatNumber } from '../../../../ui/formats/index.ts';

/** Everything in which one kind of list differs from the others on its pages. */
export type ListKind = {
  /** Steps of a list at an organisation, and at a service where it has its own. */
  endpoints: { group: ImportEndpoints; subgroup?: ImportEndpoints };
  /** Route of the upload page. The route of a list has the suffix `-step`. */
  routeName:
    | 'bulk-upload-new-users'
    | 'bulk-upload-edit-users'
    | 'bulk-upload-delegates'
    | 'bulk-upload-external-courses'
    | 'bulk-upload-results';
  /** Page with the people of the list. */
  peoplePage: 'members' | 'delegates';
  /** Room whose cached data an import changes, besides members. */
  alsoChanges?: string;
  /** Lead of the upload page: the changes that the list makes. */
  lead: (place: string) => string;
  /** Explains how rows with these columns are read. */
  columnsNote: (columns: Columns) => string | undefined;
  /** Heading of the names of rows. */
  nameHeader: string;
  /** Heading of the column with the changes, problems or notes of a checked row. */
  checkHeader: string;
  /** True where a row that is ready shows each value before and after the change. */
  showsBefore: boolean;
  /** Text of a ready row that needs no correction. */
  nothingToFix: string;
  /** Words after a number of rows with an account elsewhere, of rows that need nothing, and of imported rows. */
  elsewhere: string;
  same: (count: number) => string;
  done: string;
  /** Text of a row that needs no import. */
  nothingToDo: string;
  /** Label of the button that starts the import. */
  start: (ready: number) => string;
  ready: (ready: number) => string;
  nothingToImport: string;
  /** Statuses of the rows in the result, the label of the list, and the heading of its reason column. */
  resultRows: { statuses: readonly RowStatus[]; label: string; header: string };
  /** Label of the link to the changed records. */
  see: string;
  /** Last sentence of the result: sent emails, or the next step. */
  sent: string;
};

export const people = (count: number) => `${formatNumber(count)} ${plural(count, 'person', 'people')}`;

const leftOut = ['problem', 'elsewhere', 'failed'] as const satisfies RowStatus[];

/** Result with the rows that were not imported. */
export const resultOfLeftOut: ListKind['resultRows'] = {
  statuses: leftOut,
  label: 'Rows that were not imported',
  header: 'Reason',
};

/** Result that also states the outcome for each imported person. */
export const resultOfEverybody: ListKind['resultRows'] = {
  statuses: ['done', ...leftOut],
  label: 'Rows, and what each person was told',
  header: 'Result',
};

/** Explains leavers where the list can name some. */
export const noteOnLeavers: ListKind['columnsNote'] = (columns) =>
  columns.includes('status') || columns.includes('left_on')
    ? 'People who have left by their status or leaving date are not invited. People with a future leaving date are invited.'
    : undefined;
