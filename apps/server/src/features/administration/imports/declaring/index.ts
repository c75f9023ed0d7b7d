export { meaningOf } from '../answers.ts';
export type { Problem } from '../field-problem.ts';
export type { RowVerdict } from '../import-rows.repository.ts';
export type { ListedRows, ListKind } from '../list-kind.ts';
export { findNamedMembers, lockNamedMembers, peopleOfRows, type Sheet } from '../member-of-row.ts';
export { type Reader, readCompleted } from '../read-cells.ts';
export { type Values, valuesOf } from '../sheet.ts';
export { whySkipped } from '../skipped-rows.ts';
